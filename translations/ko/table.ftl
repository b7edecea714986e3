# A game being played.

## What can be done

table-menu = 메뉴
table-undo = 무르기
table-redo = 다시 두기
table-confirm = 확인
table-turn = 돌리기
table-knot = 잇기
table-discard = 버리기
table-fit = 전체 보기
table-zoom-in = 크게
table-zoom-out = 작게
key-enter = Enter

## What is asked: a bold line and a quiet one

ask-start = { $name } 님, 시작 타일을 놓아 주세요
ask-start-more = 더미 하나를 누르세요.
ask-start-chosen = { JOSA($colour, "으로/로") } 직물을 시작할까요?
ask-first = 타일을 한 장 가져오세요
ask-first-more = 새 조각이 시작돼요.
ask-first-chosen = { JOSA($colour, "을/를") } 가져올까요?
ask-turn = 타일을 한 장 가져오세요
ask-turn-more = 직물을 누르면 조각을 이어요.
ask-turn-nowhere-more = 아직 조각을 이을 자리가 없어요.
ask-square = 칸을 누르세요
ask-square-more = 다른 색을 골라도 돼요.
ask-square-chosen = { JOSA($colour, "을/를") } 여기에 둘까요?
ask-again-more = 한 번 더 누르거나 ✓를 누르세요.
ask-knot = 동그라미를 누르세요
ask-knot-more = 조각이 거기에 놓여요.
ask-knot-chosen = 여기에 이을까요?
ask-knot-five = 다섯 장이에요: 잇거나 버리세요
ask-knot-last = 가져올 타일이 없어요: 잇거나 버리세요
ask-discard = 조각을 버릴까요?
ask-discard-more = 게임에서 빠지고 점수가 없어요.
ask-discard-only = 이을 자리가 없어요
ask-discard-only-more = 이 조각은 버릴 수밖에 없어요.
ask-draw = 타일을 한 장 뽑으세요
ask-draw-more = 새 조각이 시작돼요.
ask-over = 게임이 끝났어요

confirm-knot = 잇기 · { $points }점
confirm-discard = 버리기
confirm-result = 결과 보기

## On the board

table-sum = 변 { $sides }개 × 타일 { $tiles }장 = { $points }
table-your-patch = 내 조각
table-no-patch = 지금은 조각이 없어요
banner-last-turns = 더미가 비어서 마지막 차례예요. 동점이면 차례가 먼저 끝난 사람이 이겨요.
banner-out = { JOSA($names, "은/는") } 차례가 끝났어요.

## For those who listen

seat-label = { $name }, { $points }점{ $team ->
    [none] {""}
   *[other] , 팀 { $team }점
}, { $patch }{ $turn ->
    [yes] , 지금 차례
   *[no] {""}
}
seat-team = 내 점수 { $points }점, { JOSA($mate, "과/와") } 합쳐서 { $sum }점이에요.
patch-none = 조각 없음
patch-of = 조각: { $colours }
stack-label = { $colour }, { $count ->
    [0] 남은 타일 없음
   *[other] 남은 타일 { $count }장
}
square-label = 내 조각의 { $place }번 칸
place-label = { $column }열 { $row }행: 변 { $sides }개, { $points }점
board-label = 타일 { $count }장의 직물: { $rows }
board-row = { $row }행: { $tiles }
board-tile = { $colour } { $column }
board-empty = 아직 타일이 없는 직물
say-start = { JOSA($name, "이/가") } 시작 타일로 { JOSA($colour, "을/를") } 놓아요.
say-take = { JOSA($name, "이/가") } { JOSA($colour, "을/를") } 가져와요.
say-knot = { JOSA($name, "이/가") } 조각을 이어 { $points }점을 얻어요.
say-draw = { JOSA($name, "이/가") } { JOSA($colour, "을/를") } 뽑아요.
say-discard = { JOSA($name, "이/가") } 조각을 버려요.
say-next = { $name } 님 차례예요.
say-undone = 한 수 물렀어요.
say-redone = 다시 두었어요.

## A finished game, a step at a time

review-first = 처음으로
review-back = 한 수 뒤로
review-on = 한 수 앞으로
review-last = 끝으로
review-play-on = 여기서부터 이어 두기
review-at = { $count }수 중 { $step }수

## The result

result-wins = { JOSA($name, "이/가") } 이겼어요
result-team-wins = { JOSA($one, "과/와") } { JOSA($two, "이/가") } 이겼어요
result-lead = { $points }점 앞섰어요.
result-tie = { JOSA($names, "은/는") } 모두 { $points }점이에요. { $winner } 님의 마지막 차례가 더 빨라서 { JOSA($winner, "이/가") } 이겼어요.
result-tie-many = { JOSA($names, "은/는") } 모두 { $points }점이에요. { $winner } 님의 마지막 차례가 가장 빨라서 { JOSA($winner, "이/가") } 이겼어요.
result-team-tie = 두 팀 모두 { $points }점이에요. { JOSA($one, "과/와") } { $two } 님의 차례가 먼저 끝나서 이 팀이 이겼어요.
result-none = 아직 점수가 없어요
result-replay = 한 수씩 보기
result-again = 다시 하기
result-look = 판 보기
result-undo = 마지막 수 무르기
result-turn = { $name }: { $points }점, 이때로 가기
