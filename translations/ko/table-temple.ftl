# 사원 게임의 진행.

## 묻는 말: 굵은 줄과 옅은 줄

temple-ask-first = { $name } 님, 첫 바닥을 놓아요
temple-ask-first-more = 값이 1인 타일로, 색 하나를 열어요.
temple-ask-place = { $name } 님, 어디에 지을까요?
temple-ask-place-more = 표시된 자리를 눌러요.
temple-ask-place-new = 표시된 자리를 눌러요. 이번 차례에 색을 열어요.
temple-ask-built = 이대로 지을까요?
temple-ask-built-more = 타일을 누르면 바뀌어요.
temple-opens = { JOSA($colour, "을/를") } 열어요.
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

temple-note = { $count }장{ $wins ->
    [yes] : 이겨요
   *[no] , { $left }장 남음
}

## 방법과 색, 타일에 대해

temple-line-any = 모든 방법
temple-line-places = 자리 { $count }곳
temple-line-behind = 같은 곳을 또 누르면 뒤쪽 자리예요.
temple-left = { $count ->
   *[other] 장 남음
}
temple-inside-where = 들여다볼 곳을 눌러요.
temple-way-label = { $way }{ $count ->
    [0] , 지금은 안 돼요
   *[other] , 자리 { $count }곳
}
temple-danger = 놓을 곳 없는 타일 표시
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
    [yes] 열린 색은 { $colour }
   *[no] 열린 색 없음
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
temple-say-shown = { JOSA($name, "이/가") } 지어요: { $tiles } ({ $way }).
temple-board-empty = 아직 탁자에 타일이 없어요
temple-board-seat = { $name }: { $tiles }.
temple-board-label = 타일 { $count }장으로 지은 사원. { $seats }
temple-colour-label = { $colour }, { $count }장 남음{ $state ->
    [open] , 열려 있음
    [used] , 다 씀
   *[new] , 아직 열지 않음
}
temple-tile-label = { $tile }{ $state ->
    [used] , 건물에 있음
    [danger] , 놓을 곳 없음
    [not-now] , 지금은 쓸 수 없음
   *[free] {""}
}
