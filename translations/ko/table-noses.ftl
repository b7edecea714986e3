# The nose game being played.

## What is asked: a bold line and a quiet one

noses-ask-first = { $name } 님, 첫 타일을 놓아 주세요
noses-ask-first-more = 아무 타일이나 괜찮아요.
noses-ask-tile = { $name } 님, 타일을 고르세요
noses-ask-tile-more = 누르거나 놓을 자리로 끌어 보세요.
noses-ask-tile-pale = 지금 놓을 수 없는 타일도 있어요.
noses-ask-nowhere = 지금은 놓을 데가 없어요
noses-ask-nowhere-more = 판을 누르면 이유를 알려 줘요.
noses-ask-place = 표시된 칸을 누르세요
noses-ask-place-more = 타일을 끌어다 놓아도 돼요.
noses-ask-placed = 여기에 놓을까요?
noses-ask-placed-more = 한 번 더 누르면 돌아가요.
noses-confirm = 놓기
noses-confirm-points = 놓기 · { $points }
noses-passed = { JOSA($names, "은/는") } 놓을 타일이 없어서 { $count ->
   *[other] 쉬어요.
}

## The hand

noses-hand = 남은 타일 { $count }장
noses-filter = { $count }장 가능
noses-hand-detail = 타일 { $count }장 중 { $open }장을 지금 놓을 수 있어요. 남은 점수말은 { $stones }개예요.

## Stones

noses-whose = 이 무리는 누구 것으로 할까요?
noses-mine = 내 것
noses-nobodys = 주인 없음
noses-move = 점수말을 여기로 옮기기
noses-which-moves = 어느 점수말을 옮길까요?
# Where the stone lies now, counted from the upper left
noses-stone-at = { $row }행 { $column }열
noses-gives-up = { $count }점을 내놓게 돼요.

## Beside the tile that is being laid

noses-note-formed = 새 무리: { $nose } × { $count }
noses-note-extended = { $nose }: { $sizes } → { $count }
noses-note-linked = { $nose }: { $sizes } → { $count }
noses-note-back = 돌아가는 점수말 { $count }개: { $names }

## What there is to know of a nose

noses-single = { $nose } 하나
noses-single-open = 혼자 있는 코는 무리가 아니라서 점수가 없어요. 아직 무리가 될 수 있어요.
noses-single-closed = 혼자 있는 코는 무리가 아니라서 점수가 없어요. 이제 무리가 될 수 없어요.
noses-tiles-left = 이 코가 있는 타일이 { $count }장 남았어요.

## For those who listen

noses-seat-label = { $name }, { $points }점, 남은 점수말 { $stones }개, 타일 { $tiles }장{ $turn ->
    [yes] , 차례
    [idle] , 지금 놓을 수 없음
   *[no] {""}
}
noses-tile-label = { JOSA($one, "과/와") } { $other }{ $open ->
    [yes] {""}
   *[no] , 지금 놓을 데 없음
}
noses-place-label = { $row }행 { $column }열: { $noses }
noses-stone-label = { $nose } × { $count } 무리의 주인
noses-board-empty = 아직 타일이 없어요
noses-board-label = 타일 { $count }장: { $rows }. { $groups }
noses-board-group = { $nose } × { $count }: { $name }
noses-say-lay = { JOSA($name, "이/가") } { JOSA($one, "과/와") } { JOSA($other, "을/를") } 놓아요.

## The result

noses-result-shared = { JOSA($names, "이/가") } 함께 이겼어요
noses-result-shared-more = { $points }점으로 같아서 함께 이긴 거예요.
noses-result-group = { $name }: { $nose } × { $count }, 점수말을 놓은 순간으로 가기
noses-deal = 나누기 번호 { $number }번.
