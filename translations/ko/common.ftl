# What all games share: their names, the colours of tiles, lists, the book of rules.

## Games, as a title

game-textile = 텍스타일
game-noses = 코 게임
game-temple = 템플

## Colours of tiles, as inside a sentence

colour-A = 남색
colour-B = 개나리색
colour-C = 벽돌색
colour-D = 하늘색
colour-E = 비취색
colour-F = 먹색
colour-G = 분홍색
colour-H = 주황색
colour-I = 자두색
colour-J = 흰색

## Players without a name, and several things in a sentence

seat-number = 자리 { $number }
list-two = { JOSA($one, "과/와") } { $two }
list-more = { $one }, { $rest }

## Why a step isn't possible, whatever the game

reason-game-over-title = 게임이 끝났어요

## The book of rules

reader-title = { $game } 규칙
reader-contents = 목차
reader-figure = 그림 { $number }
reader-read-chapter = 규칙 ‘{ $chapter }’ 읽기
# Below a figure on the screen
reader-legend-offers = 표시된 곳: 놓을 수 있는 자리
reader-legend-knot = 하얀 땀: 이은 변
reader-legend-laying = 테두리: 새 타일. =: 서로 같은 코.
reader-legend-leaving = 줄이 그어진 점수말: 자리를 떠나요.
reader-legend-turn = 청록색: 이번 차례의 타일.
# Below a figure in plain text; what stands before the colon is drawn there
reader-text-offers = ( ): 놓을 수 있는 칸
reader-text-knot = [ ]: 조각
reader-text-clash = [ ]: 조각, !: 부딪치는 타일
reader-text-laying = [ ]: 새 타일
reader-text-mismatch = !: 서로 다른 코
reader-text-hole = ( ): 구멍
reader-text-stones = { $stones }: 각자의 점수말
reader-text-leaving = <: 자리를 떠나는 점수말
reader-text-plan = 위에서 본 그림: + 넷 사이는 누운 타일, 둘 사이는 벽. A1: 색과 값
reader-text-storeys = (0), (1): 탁자부터 센 높이
reader-text-turn = [ ]: 이번 차례의 타일
reader-text-refused = ! !: 거기 놓을 수 없는 타일

## What is wrong with a record: a game as a text

record-not-json = { $line }번째 줄 { $column }번째 칸부터 JSON이 아니에요.
record-empty = 내용이 비어 있어서 기록이 아니에요.
record-not-an-object = 기록은 JSON 객체여야 하는데 다른 것이 들어 있어요.
record-no-version = ‘kachel’ 항목이 없어서 Kachel의 기록이 아니에요.
record-bad-version = ‘kachel’ 항목은 형식의 버전으로, 1부터의 정수여야 해요.
record-newer = 더 새로운 Kachel에서 쓴 기록이라 읽을 수 없어요(형식 버전 { $version }, 이 앱은 { $known }까지).
record-no-game = ‘game’ 항목이 없어서 어떤 게임인지 알 수 없어요.
record-bad-game = ‘game’ 항목은 글이어야 해요.
record-unknown-game = ‘{ $name }’ 게임은 없어요(있는 게임: { $games }).
record-no-options = ‘options’ 항목이 없어서 게임 설정을 알 수 없어요.
record-bad-options = 이 게임에서 쓸 수 없는 설정이에요.
record-bad-seats = ‘seats’ 항목은 목록이어야 해요.
record-seat-count = 이 게임의 자리는 { $needed }개인데 기록에는 { $given }개가 있어요.
record-seat-not-an-object = { $seat }번 자리는 JSON 객체여야 해요.
record-seat-name = { $seat }번 자리의 이름은 글이어야 해요.
record-seat-player = { $seat }번 자리의 ‘player’는 ‘human’이나 ‘bot’이어야 해요.
record-seat-level = { $seat }번 자리의 수준은 1부터 255까지의 정수여야 해요.
record-no-steps = ‘steps’ 항목이 없어서 진행한 수를 알 수 없어요.
record-bad-steps = ‘steps’ 항목은 목록이어야 해요.
record-step-not-text = { $number }번째 수는 글이어야 해요.
record-illegal-step = { $number }번째 수 ‘{ $step }’: 둘 수 없어요({ $why }).
record-malformed-step = { $number }번째 수 ‘{ $step }’: 이 게임의 수로 읽을 수 없어요.
