# 컴퓨터가 함께 할 때.

## How strong it is, as in “Computer, strong”

level-1 = 아주 쉬움
level-2 = 쉬움
level-3 = 보통
level-4 = 강함
level-5 = 아주 강함

## Who plays

seat-person = 사람
seat-bot = 컴퓨터, { $level }
# The computer plays under this name if nobody has given it one; with a number if there are several.
bot-name = 컴퓨터
bot-number = 컴퓨터 { $count }
# The same where there is room for a few letters.
bot-short = 컴 { $count }
# The name and how strong it is, in a field of the setup.
bot-in-setup = { $name }, { $level }
who-plays = 누가 하나요
who-plays-detail = 자리마다 사람이나 컴퓨터를 고를 수 있어요.
who-plays-name = { $name } 자리는 누가 하나요?
setup-who = 누가 하나요
setup-who-of = { $count }번 자리는 누가 하나요
setup-together = 함께
setup-alone = 혼자

## In the computer’s turn

bot-thinks = { JOSA($name, "이/가") } 생각하고 있어요 …
bot-plays = 단계: { $level }
bot-progress = 단계: { $level } · { $percent }%
bot-stop = 멈추기
bot-go-on = 계속하기
bot-stopped = { JOSA($name, "이/가") } 멈췄어요
bot-turn = { $name } 차례예요
bot-turn-more = 이 자리는 컴퓨터가 해요. 멈추게 하거나, 한 수 되돌리거나, 메뉴의 ‘누가 하나요’에서 직접 맡을 수 있어요.
patch-of-name = { $name }의 조각

## Settings

settings-speed = 컴퓨터가 두는 빠르기
settings-speed-slow = 느리게
settings-speed-normal = 보통
settings-speed-fast = 빠르게
settings-speed-at-once = 바로

## A hint

hint = 힌트
hint-detail = 컴퓨터가 찾은 좋은 수를 보여 줘요.
hint-title = 좋은 수 · 이길 가능성
hint-thinks = 좋은 수를 찾고 있어요 …
hint-points = { $count }점을 얻어요
hint-tiles = 손에 든 타일이 { $count }장 줄어요

## A finished game, looked through

analysis-start = 어디에서 갈렸을까요?
# Some of the game was looked through before.
analysis-go-on = 이어서 돌아보기 ({ $count }% 완료)
analysis-thinks = 게임을 돌아보고 있어요 … { $count }%
analysis-title = 한 수마다 이길 가능성
analysis-costly = 가장 아쉬운 수
analysis-even = 크게 아쉬운 수는 없어요.
analysis-cost = { $name }, { $step }번째 수: −{ $percent }%
analysis-better = 더 좋은 수: { $what }
