# 명령줄: 도움말, 그리고 무언가 안 될 때 하는 말

help-title = Kachel: 한자리에 모여 앉아 즐기는 타일 게임
help-commands = 명령
help-window = 창을 열어요
help-rules = 게임의 규칙을 보여 줘요 (GAME: { $games })
help-check = 기록을 따라 두어 보고 지금 형세를 보여 줘요 (RECORD: 파일, 표준 입력은 -)
help-picture = 저장한 게임의 판을 그려요 (OUT: .png나 .svg로 끝나는 파일)
help-engine = 표준 입력과 출력으로 다른 프로그램과 명령을 주고받아요
help-options = 옵션
help-lang = 언어를 정해요. 없으면 시스템의 언어를 따라요
help-after = picture: 몇 수까지 그릴지 정해요. 없으면 끝까지 그려요
help-size = picture: 긴 변의 픽셀 수. 없으면 1024
help-theme = picture: 밝게(light) 또는 어둡게(dark). 없으면 밝게 그려요
help-help = 이 도움말을 보여 줘요
help-version = 버전을 보여 줘요
help-variables = 환경 변수
help-lang-variable = 언어. --lang과 같아요
help-home = 게임과 설정을 두는 폴더
help-backend = 창을 그리는 방법: winit-femtovg 또는 winit-software
help-exit-codes = 종료 코드: 0 완료, 1 잘못된 입력, 2 잘못된 명령줄, 3 화면이 없거나 그릴 수 없음

command-no-command = “{ $text }” 명령은 없으니 “kachel --help”에서 모든 명령을 확인해 주세요.
command-no-option = “{ $text }” 옵션은 없으니 “kachel --help”에서 모든 옵션을 확인해 주세요.
command-no-language = “{ $text }” 대신 ko, de, en 중에서 언어를 골라 주세요.
command-no-value = “{ $option }”에는 값이 필요하니 “kachel --help”를 봐 주세요.
command-which-game = 어느 게임의 규칙인지 골라 주세요: { $games }.
command-no-game = “{ $text }” 규칙은 여기에 없어요(있는 규칙: { $games }).
command-which-record = “check”에는 기록 파일이 필요해요(표준 입력은 -).
command-which-picture = “picture”에는 기록 파일과 그림을 담을 파일이 필요해요.
command-no-format = “{ $text }” 파일 이름은 .png나 .svg로 끝나야 해요.
command-no-count = “{ $text }” 자리에는 몇 수인지 숫자를 써 주세요.
command-no-size = “{ $text }” 대신 { $least }에서 { $most } 사이의 픽셀 수를 써 주세요.
command-no-theme = “{ $text }” 대신 light나 dark를 써 주세요.
command-too-much = “{ $text }”까지는 필요 없는 명령이니 “kachel --help”를 봐 주세요.
command-no-output = 결과를 쓸 수 없어요: { $error }

window-not-built = 이 Kachel은 창 없이 빌드되었으니 할 수 있는 일은 “kachel --help”를 봐 주세요.
window-no-display = WAYLAND_DISPLAY도 DISPLAY도 설정되어 있지 않아서 창을 열 화면이 없어요.
window-refused = 창을 열 수 없어요: { $error }

input-missing = “{ $path }” 파일이 없어요.
input-folder = “{ $path }” 자리에는 파일이 아니라 폴더가 있어요.
input-forbidden = “{ $path }” 파일을 읽을 권한이 없어요.
input-too-long = 기록이라기에는 “{ $path }” 파일이 너무 길어요.
input-not-text = “{ $path }” 파일은 UTF-8 텍스트가 아니어서 기록일 수 없어요.
input-unreadable = “{ $path }” 파일을 읽을 수 없어요: { $error }

picture-not-so-far = 기록이 { $steps }수까지라서 { $after }수 뒤의 판은 없어요.
picture-unwritable = “{ $path }” 파일을 쓸 수 없어요: { $error }

check-score = { $name }: { $score }
check-left = { $name }: 남은 타일 { $tiles }장
check-turn = { $steps ->
    [0] 아직 아무것도 두지 않았고, { $name } 님 차례예요.
   *[other] { $steps }수까지 두었고, { $name } 님 차례예요.
}
check-won = { JOSA($names, "이/가") } 이겼어요.
check-nobody-won = 게임이 끝났고, 이긴 사람은 없어요.
