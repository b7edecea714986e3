# 화면에 나오는 말과 명령줄의 문장

app-name = Kachel

## 어디서나

back = 뒤로
close = 닫기
undo = 되돌리기
smaller = 작게
larger = 크게
rules = 규칙
settings = 설정
about = Kachel 정보
new-game = 새 게임
per-cent = { $count }%

## 게임

game-textile-line = 조각을 이어 직물을 만들어요
game-noses-line = 코를 이어 무리를 차지해요
game-temple-line = 더 놓을 수 없을 때까지 지어요
players-range = { $from }~{ $to }명
players-exactly = { $count }명
# 이름을 적지 않은 사람의 이름
player-number = 플레이어 { $count }
# The same where there is room for a few letters.
player-short = { $count }번
standing-turn = { $name } 차례
standing-start = { $name } 차례: 시작 타일
standing-count = { $turn }번째 차례
# Tiles, by seat: 23 : 24
standing-left = { $scores }장 남음
standing-won = { JOSA($name, "이/가") } 이겼어요
standing-won-together = { JOSA($names, "이/가") } 이겼어요

## 첫 화면

home-subtitle = 한자리에 모여 즐기는 타일 게임
home-continue = 이어서 하기
home-other-games = 다른 게임 { $count }판
home-saved-games = 저장된 게임 { $count }판

## 게임 준비

setup-title-textile = 새 텍스타일 게임
setup-players = 인원
setup-names = { $count ->
    [2] 이름
   *[other] 이름 (시계 방향)
}
setup-begins = 첫 차례
setup-begins-name = { JOSA($name, "이/가") } 첫 차례
setup-name-of = { $count }번 자리 이름
setup-name-too-long = 이름은 24자까지 쓸 수 있어요.
setup-name-emoji = 이모지는 그릴 수 없는 기기가 있어서 이름에 쓸 수 없어요.
setup-names-equal = 같은 이름을 구별하도록 { JOSA($names, "으로/로") } 표시해요.
setup-first = { JOSA($last, "이/가") } 시작 타일을 놓으면 { $first }부터 시작해요.
setup-teams = 두 팀으로 나누기
setup-teams-on = { JOSA($a, "과/와") } { JOSA($c, "이/가") } 한 팀, { JOSA($b, "과/와") } { JOSA($d, "이/가") } 한 팀이에요. 같은 팀끼리 전략을 의논하지 않아요.
setup-teams-off = 넷이서는 두 팀으로 나누면 더 재미있어요.
setup-length = 색깔별 타일 수
setup-length-sentence = 타일 { $tiles }장, 약 { $minutes }분
setup-two-sets = 실제 타일로 하려면 두 세트가 필요해요.
setup-title-noses = 새 코 게임
setup-first-noses = { JOSA($last, "이/가") } 나눠 주고 { $first }부터 시작해요.
setup-title-temple = 새 템플 게임
setup-first-temple = { JOSA($first, "이/가") } 밝은 타일로 먼저 시작하고, { JOSA($last, "은/는") } 어두운 타일을 써요.
setup-edition = 규칙
setup-edition-original = 처음 규칙
setup-edition-edited = 고친 규칙
setup-edition-original-more = 맨 처음 나온 규칙이에요. 모서리 지붕은 벽과 닿지 않고, 한 차례에는 한 가지 색만 놓아요.
setup-edition-edited-more = 작가가 나중에 고친 규칙이에요. 모서리 지붕이 벽과 닿아도 되고, 쓰던 색이 떨어지면 같은 차례에 새 색으로 이어서 놓아요.
setup-colours = 색
setup-colours-by-chance = 무작위로
setup-colours-in-turns = 번갈아 고르기
setup-colours-chance-more = 열 가지 색을 다섯 가지씩 나눠요. 게임에서는 모두 똑같아요.
setup-colours-turn = { JOSA($name, "이/가") } 고를 차례예요. 고르지 않은 색은 무작위로 나눠요.
setup-colours-done = 다섯 가지씩, 열 가지 색을 모두 골랐어요.
setup-colours-undo = 마지막에 고른 색 무르기
tile-colour = { $colour }
setup-mark-of = { $name }의 표시
mark-0 = 빨간 동그라미
mark-1 = 파란 세모
mark-2 = 갈색 네모
mark-3 = 보라색 마름모
mark-4 = 초록색 별
setup-deal = 나누기
setup-deal-by-chance = 무작위로
setup-deal-by-number = 번호로
setup-deal-number = 나누기 번호
setup-deal-number-more = 같은 번호면 언제나 같은 타일을 나눠요.
setup-deal-chance-even = 타일 54장을 { $tiles }장씩 나누고 모두 펼쳐 놓아요.
setup-deal-chance = 타일 54장을 { $tiles }~{ $more }장씩 나누고 모두 펼쳐 놓아요.
setup-start = 시작하기

## 저장된 게임

games = 저장된 게임
games-none = 저장된 게임이 없어요. 시작한 게임은 모두 여기에 남아요.
games-newer = 더 새로운 버전의 Kachel에서 저장한 게임
games-newer-detail = 앱을 업데이트하면 이어서 할 수 있어요.
games-delete = { $names }의 게임 삭제
games-deleted = { $names }의 게임을 삭제했어요.
when-now = 방금
when-minutes = { $count }분 전
when-hours = { $count }시간 전
when-days = { $count ->
    [1] 어제
   *[other] { $count }일 전
}

## 게임 중 메뉴

menu = 메뉴
menu-new-game-detail = 지금 게임은 그대로 남아요.
menu-leave = 첫 화면으로
menu-leave-detail = 게임은 저장되어 있으니 언제든 다시 열 수 있어요.

## 설정

settings-language = 언어
settings-system-language = 시스템 언어: { $language }
settings-looks = 화면
settings-theme-system = 시스템 설정에 따르기
settings-theme-light = 밝게
settings-theme-dark = 어둡게
settings-contrast = 고대비
settings-motion = 움직임 줄이기
settings-reading-size = 규칙 글자 크기
settings-play = 게임
settings-confirm = 한 번 더 확인하기
settings-confirm-detail = 먼저 보여 주고, 한 번 더 누르면 놓아요. 끄면 바로 놓아요.
settings-keep-screen-on = 게임하는 동안 화면 켜 두기
settings-tiles = 타일 색 표시
settings-patterns = 무늬
settings-letters = 글자
settings-digits = 코마다 번호 표시
settings-thumb = 가로 화면에서 버튼 위치
settings-left = 왼쪽
settings-right = 오른쪽

## 정보

about-version = Kachel { $version }
about-what = 한자리에 모인 사람들을 위한 타일 게임이에요. 인터넷도 계정도 필요 없고, 무료예요.
about-games = 게임
about-games-text = 텍스타일(Textile)은 Dieter Stein, 코 게임(Das Prestel Nasenspiel, 2004)은 Thomas Fackler, 템플(Temple, 2010)은 Martin Windischer가 만든 게임이에요. 텍스타일과 템플은 Néstor Romeral Andrés(nestorgames)의 타일 세트인 nestortiles로 해요. 코 그림은 저희가 그렸어요.
about-not-affiliated = 제휴 관계 없음
about-not-affiliated-text = Kachel은 이 게임들을 좋아하는 사람들이 만들었어요. 게임 작가와 출판사는 이 앱에 참여하지 않았고, 이 앱을 보증하지도 않아요. 규칙은 저희가 새로 쓴 글이에요.
about-licence = 라이선스
about-licence-text = Kachel의 자체 코드는 자유 소프트웨어예요. MIT 라이선스와 Apache 라이선스 2.0 가운데 원하는 쪽을 고르면 돼요.
about-privacy = 내 데이터
about-privacy-text = 이름과 게임, 설정은 이 기기에만 남아요. 앱은 네트워크에 접속하지 않아요.
about-font = 글꼴
about-font-text = 길형진 님의 Pretendard, SIL 오픈 폰트 라이선스 1.1.
about-font-licence = 글꼴 라이선스

## 규칙

reader-where = { $title } · { $chapter }/{ $chapters }
reader-search = 규칙에서 찾기
reader-found = { $count ->
    [0] 찾은 문단이 없어요
   *[other] 문단 { $count }개
}

## 파일에 생긴 일

notice-cannot-save-no-folder = 저장할 수 없어요. 시스템에 앱이 쓸 폴더가 없어요. 앱을 닫기 전까지는 계속할 수 있어요.
notice-cannot-save-in-the-way = 저장할 수 없어요. { $path } 자리에 다른 파일이 있어요. 앱을 닫기 전까지는 계속할 수 있어요.
notice-cannot-save-forbidden = 저장할 수 없어요. { $path }에 쓸 권한이 없어요. 앱을 닫기 전까지는 계속할 수 있어요.
notice-cannot-save-full = 저장 공간이 가득 찼어요. 공간을 비우면 저절로 다시 저장해요.
notice-cannot-save-other = 저장할 수 없어요({ $error }). 앱을 닫기 전까지는 계속할 수 있어요.
notice-game-set-aside = 저장된 게임 하나를 읽을 수 없어요. 지우지 않고 { $path }에 옮겨 두었어요.
notice-settings-set-aside = 설정을 읽을 수 없어 처음 상태로 시작했어요. 예전 파일은 { $path }에 있어요.
notice-game-left = 저장된 게임 하나를 읽을 수 없어요. { $path }에 그대로 두었어요.
notice-settings-left = 설정을 읽을 수 없고, 바꾼 설정도 저장되지 않아요. { $path } 파일을 확인해 주세요.
notice-game-newer = 더 새로운 버전의 Kachel에서 저장한 게임이 있어요 ({ $file }, { $when }). 앱을 업데이트하면 이어서 할 수 있어요. 저장된 게임 목록에 그대로 있어요.
