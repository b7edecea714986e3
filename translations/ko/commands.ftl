# 명령줄: 도움말, 그리고 무언가 안 될 때 하는 말

help-title = Kachel: 한자리에 모여 앉아 즐기는 타일 게임
help-commands = 명령
help-window = 창을 열어요
help-options = 옵션
help-lang = 언어를 정해요. 없으면 시스템의 언어를 따라요
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
command-too-much = “{ $text }”까지는 필요 없는 명령이니 “kachel --help”를 봐 주세요.
command-no-output = 결과를 쓸 수 없어요: { $error }

window-not-built = 이 Kachel은 창 없이 빌드되었으니 할 수 있는 일은 “kachel --help”를 봐 주세요.
window-no-display = WAYLAND_DISPLAY도 DISPLAY도 설정되어 있지 않아서 창을 열 화면이 없어요.
window-refused = 창을 열 수 없어요: { $error }
