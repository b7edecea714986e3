# 템플을 하는 동안.

## 묻는 말: 굵은 줄과 옅은 줄

temple-ask-first = { $name } 님, 첫 바닥을 놓아 주세요
temple-ask-first-more = 값이 1인 타일로 색 하나를 시작해요.
temple-ask-place = { $name } 님, 어디에 지을까요?
temple-ask-place-more = 표시된 자리를 누르세요.
temple-ask-place-new = 새 색을 시작하는 차례예요.
temple-ask-built = 이대로 지을까요?
temple-ask-built-more = 타일을 누르면 바꿀 수 있어요.
temple-opens = { JOSA($colour, "을/를") } 시작해요.
temple-confirm = 짓기

## 여섯 가지 방법

temple-way-floor = 바닥
temple-way-corner-wall = 모서리 벽
temple-way-single-wall = 홑벽
temple-way-tunnel = 터널
temple-way-single-top = 홑지붕
temple-way-corner-top = 모서리 지붕

## 그림 아래의 이름: 길면 두 줄

temple-way-floor-short = 바닥
temple-way-corner-wall-short =
    모서리
    벽
temple-way-single-wall-short = 홑벽
temple-way-tunnel-short = 터널
temple-way-single-top-short = 홑지붕
temple-way-corner-top-short =
    모서리
    지붕

## 짓고 있는 타일 옆

temple-note = { $count }장을 놓으면 { $wins ->
    [yes] 이겨요
   *[no] 손에 { $left }장이 남아요
}

## 방법과 색, 타일에 대해

temple-line-any = 모든 방법
temple-line-places = 자리 { $count }곳
temple-line-behind = 또 누르면 다른 자리로 바뀌어요
temple-line-change = 타일을 누르면 바꿀 수 있어요
temple-line-danger = { $all ->
    [0] 막힌 타일 없음: 모두 놓을 곳이 있어요.
   *[other] 막힌 타일: 나 { $mine }장, 상대 { $theirs }장
}
temple-left = { $count ->
   *[other] 장 남음
}
temple-inside-where = 들여다볼 곳을 누르세요.
temple-way-label = { $way }{ $count ->
    [0] , 지금은 안 돼요
   *[other] , 자리 { $count }곳
}
temple-danger = 놓을 곳 없는 타일 보기
temple-danger-short = 막힘
temple-danger-none-title = 막힌 타일이 없어요
temple-danger-none = 내 타일도 { $name }의 타일도 지금은 모두 놓을 곳이 있어요.
temple-danger-title = 막힌 타일이 { $count }장 있어요
temple-danger-some = 지금 놓을 곳이 없는 타일이에요. 나 { $mine }장, { $name } { $theirs }장. 경고 표시가 붙은 내 타일을 누르면 까닭이 나와요.
temple-hand-detail = { $count }장 남음{ $stuck ->
    [0] . 모두 놓을 곳이 있어요.
   *[other] . 그중 { $stuck }장은 지금 놓을 곳이 없어요.
}

## 보는 자리

temple-compass = 보는 방향 고르기
temple-inside = 안쪽 보기
temple-from-above = 위에서
temple-from-south-east = 남동쪽에서
temple-from-south-west = 남서쪽에서
temple-from-north-west = 북서쪽에서
temple-from-north-east = 북동쪽에서

## 듣는 사람에게

temple-seat-label = { $name }, { $count }장 남음, { $open ->
    [yes] 쓰는 색은 { $colour }
   *[no] 쓰는 색 없음
}{ $turn ->
    [yes] , 차례
   *[no] {""}
}
temple-at-floor = 바닥, { $column }열 { $row }행
temple-at-wall-x = { $column }열 { $row }행 서쪽 벽, { $height }층
temple-at-wall-y = { $column }열 { $row }행 북쪽 벽, { $height }층
temple-at-top = 지붕, { $column }열 { $row }행, 높이 { $height }
temple-place-label = { $ways }: { $places }
temple-say-tile = { $tile }: { $place }
temple-say = { JOSA($name, "이/가") } 지어요: { $tiles }.
# The same where one sees the places
temple-say-shown = { JOSA($name, "이/가") } { JOSA($tiles, "으로/로") } { JOSA($way, "을/를") } 지어요.
temple-board-empty = 아직 탁자에 타일이 없어요
temple-board-seat = { $name }: { $tiles }.
temple-board-label = 타일 { $count }장으로 지은 신전. { $seats }
temple-colour-label = { $colour }, { $count }장 남음{ $state ->
    [open] , 쓰는 중
    [used] , 다 씀
   *[new] , 아직 안 씀
}
temple-tile-label = { $tile }{ $state ->
    [used] , 건물에 있음
    [danger] , 놓을 곳 없음
    [not-now] , 지금은 쓸 수 없음
   *[free] {""}
}
