# Temple: why a step isn't possible, nor a whole way to build, nor any step with a tile.

temple-tile = { $colour } { $value }

reason-temple-game-over = 한 사람이 타일을 모두 놓았거나, 상대가 둘 수 있는 수가 없어요. 다르게 해 보려면 한 수 물러 보세요.
reason-temple-order-title = 적는 차례가 달라요
reason-temple-order = 한 수의 타일은 정해진 차례대로, 자리마다 한 번씩만 적어요.
reason-temple-twice-title = 같은 타일이 두 번 나와요
reason-temple-twice = { JOSA($tile, "은/는") } 한 장뿐이에요.
reason-temple-first-title = 값이 1인 바닥이 먼저예요
reason-temple-first = 게임은 값이 1인 타일 한 장을 탁자에 눕혀 놓으며 시작해요.
reason-temple-other-seat-title = 내 타일이 아니에요
reason-temple-other-seat = { JOSA($tile, "은/는") } 상대의 타일이에요.
reason-temple-put-down-title = 이미 쓴 타일이에요
reason-temple-put-down = { JOSA($tile, "은/는") } 벌써 놓여 있어요.
reason-temple-not-open-title = { $open } 타일이 먼저예요
reason-temple-not-open = 다른 색을 시작하기 전에 { $open } 타일을 다 놓아야 해요. 아직 { $left }장 남았어요.
reason-temple-two-colours-title = 한 차례에 한 가지 색이에요
reason-temple-two-colours = { JOSA($one, "과/와") } { JOSA($other, "을/를") } 한 차례에 함께 쓸 수 없어요.
reason-temple-two-new-title = 새 색은 한 차례에 하나예요
reason-temple-two-new = { JOSA($one, "과/와") } { JOSA($other, "을/를") } 한 차례에 함께 시작할 수 없어요.
reason-temple-occupied-title = 이미 찬 자리예요
reason-temple-occupied = 여기에는 이미 타일이 있어요.
reason-temple-above-title = 바로 위아래로 겹쳐요
reason-temple-above = 눕힌 타일의 한 층 위에는 타일을 눕힐 수 없어요. 두 층 위라면 괜찮아요.
reason-temple-floor-title = 바닥이 아무것에도 닿지 않아요
reason-temple-floor = 바닥은 이미 놓인 타일 하나 이상과 맞닿아야 해요.
reason-temple-no-wall-title = 맞닿은 벽이 없어요
reason-temple-no-wall = 홑벽은 다른 벽과도 맞닿아야 해요. 바닥이나 지붕만으로는 모자라요.
reason-temple-no-flat-title = 바닥에도 지붕에도 닿지 않아요
reason-temple-no-flat = 홑벽은 벽뿐 아니라 바닥이나 지붕과도 맞닿아야 해요.
reason-temple-alone-title = 벽이 아무것에도 닿지 않아요
reason-temple-alone = 홑벽은 다른 벽과 맞닿고, 바닥이나 지붕과도 맞닿아야 해요.
reason-temple-apart-title = 두 벽이 떨어져 있어요
reason-temple-apart = 모서리 벽의 두 벽은 한 변을 맞대고 있어야 해요.
reason-temple-straight-title = 직각이 아니에요
reason-temple-straight = 모서리 벽의 두 벽은 서로 직각으로 서야 해요.
reason-temple-no-floor-title = 바닥에 닿지 않는 벽이 있어요
reason-temple-no-floor = 모서리 벽은 두 벽이 모두, 전부터 있던 바닥과 맞닿아야 해요.
reason-temple-little-title = 지붕이 닿는 데가 모자라요
reason-temple-little = 지붕은 벽 하나나 지붕 둘 이상과 맞닿아야 해요. 여기서는 { $tops ->
    [0] 어느 것과도 닿지 않아요
   *[other] 지붕 하나와만 닿아요
}.
reason-temple-opposite-title = 맞은편 벽이 빠졌어요
reason-temple-opposite = 이 지붕은 벽 하나와 맞닿아요. 터널이 되려면 맞은편 변에 그 벽과 마주 보는 벽을 함께 놓아야 해요.
reason-temple-elsewhere-title = 벽은 맞은편에 놓아요
reason-temple-elsewhere = 터널의 새 벽은 지붕이 맞닿은 벽의 맞은편에, 그 벽과 마주 보게 놓아야 해요.
reason-temple-second-title = 새 벽은 하나면 돼요
reason-temple-second = 터널에는 지붕이 맞닿은 벽의 맞은편에 벽 하나만 새로 놓아요.
reason-temple-bare-title = 새 벽은 놓지 않아요
reason-temple-bare = 이 지붕은 벽 { $walls }개와 맞닿는 홑지붕이라 지붕만 한 장 놓아요.
reason-temple-hanging-title = 벽이 { $count }개 빠졌어요
reason-temple-hanging = 이 지붕은 지붕 { $tops }개와 맞닿으니 모서리 지붕이에요. 아무 타일도 닿지 않는 변마다 벽을 매달아야 해요.
reason-temple-wrong-edge-title = 벽의 자리가 달라요
reason-temple-wrong-edge = 모서리 지붕의 새 벽은 아무 타일도 닿지 않는 변마다, 그리고 거기에만 매달아요.
reason-temple-too-many-title = 벽이 너무 많아요
reason-temple-too-many = 모서리 지붕의 새 벽은 아무 타일도 닿지 않는 변에만 매달아요.
reason-temple-nothing-title = 짓는 방법이 아니에요
reason-temple-nothing = 이 타일들을 함께 놓는 것은 여섯 가지 방법 가운데 없어요.
reason-temple-value-title = 옆에 같거나 작은 값이 없어요
reason-temple-value = { JOSA($tile, "은/는") } 값이 같거나 더 작은 타일과 맞닿아야 해요. 여기서 가장 작은 값은 { JOSA($least, "이에요/예요") }.
reason-temple-value-late = { JOSA($tile, "은/는") } 값이 같거나 더 작은 타일과 맞닿아야 해요. 그런 타일이 여기서는 같은 차례에 더 늦게 놓여요.

## Why a way to build isn’t open

reason-temple-nowhere-title = 지금은 놓을 자리가 없어요
reason-temple-nowhere-corner-wall = 바닥과 맞닿는 벽 두 장을 직각으로 놓을 자리가 없어요.
reason-temple-nowhere-single-wall = 다른 벽과 맞닿으면서 바닥이나 지붕과도 맞닿는 빈자리가 없어요.
reason-temple-nowhere-tunnel = 터널의 지붕은 벽 하나하고만 맞닿고 맞은편에 그 벽과 마주 보는 벽을 놓을 수 있어야 하며, 한 층 위나 아래에 바닥이나 다른 지붕이 있으면 안 돼요. 지금은 그런 빈자리가 없어요.
reason-temple-nowhere-single-top = 지붕이 벽 둘 이상과 맞닿아야 하고, 한 층 위나 아래에 바닥이나 다른 지붕이 있으면 안 돼요. 지금은 그런 빈자리가 없어요.
reason-temple-nowhere-corner-top = 지붕이 벽에는 닿지 않고 다른 지붕 둘 이상과 맞닿으며 남은 변마다 벽을 매달 수 있어야 하고, 한 층 위나 아래에 바닥이나 다른 지붕이 있으면 안 돼요. 지금은 그런 빈자리가 없어요.
reason-temple-nowhere-corner-top-edited = 지붕이 다른 지붕 둘 이상과 맞닿고 남은 변마다 벽을 매달 수 있어야 하며, 한 층 위나 아래에 바닥이나 다른 지붕이 있으면 안 돼요. 지금은 그런 빈자리가 없어요.
reason-temple-few-title = 남은 타일이 모자라요
reason-temple-few = 타일이 { $needed }장 필요한데, 쓰던 색이 { $left }장밖에 남지 않았어요.
reason-temple-no-value = 자리는 있지만, 어디에 놓아도 타일 하나가 더 큰 값하고만 맞닿아요. 그 자리들에서 가장 작은 값은 { JOSA($least, "이에요/예요") }.

## Why a tile can’t go anywhere

unfit-small = { JOSA($tile, "은/는") } 값이 같거나 더 작은 타일과 맞닿아야 해요. 빈자리 옆에는 { $least }보다 작은 값이 없어요.
unfit-few = { JOSA($tile, "은/는") } 다른 타일과 함께 모두 { $needed }장을 놓아야만 들어가는데, 이 색은 { $left }장밖에 남지 않았어요.
unfit-other-title = 함께 놓을 타일이 없어요
unfit-other = { JOSA($tile, "은/는") } 다른 타일과 함께여야만 들어가는데, 내 타일 가운데 함께 놓을 수 있는 것이 없어요.

## The result

temple-result-last = { JOSA($name, "이/가") } 마지막 타일까지 서른 장을 모두 놓았어요.
temple-result-stuck = { $name } 님 차례지만 더 지을 수 없어요.
temple-result-left = { $count }장 남음
temple-result-turn = { $name }: 타일 { $count }장, 이때로 가기
temple-result-hand = { JOSA($name, "이/가") } 남긴 타일
temple-result-small = { $tiles }: 값이 너무 작아요. 빈자리 옆에 { $least }보다 작은 값이 없어요.
temple-result-few = { $tiles }: 타일 { $needed }장을 함께 놓아야만 하는데, 이 색은 그만큼 남지 않았어요.
temple-result-other = { $tiles }: 다른 타일과 함께 놓아야만 하는데, 함께 놓을 타일이 없어요.
temple-result-closed = { $colours }: { JOSA($open, "을/를") } 다 쓴 다음에 놓을 수 있어요.
