# Temple: its terms and its rules, a message a paragraph (in one line, but for lists).

## Terms. The aliases are other words by which a search finds the term, and its forms in the text

term-floor-name = 바닥
term-floor = 탁자에 눕힌 타일이에요.
term-floor-aliases = 바닥, 마루
term-wall-name = 벽
term-wall = 세우거나 매달아 수직으로 선 타일이에요.
term-wall-aliases = 벽, 벽면
term-top-name = 지붕
term-top = 탁자보다 높은 곳에 눕힌 타일이에요.
term-top-aliases = 지붕, 상단, 천장
term-corner-wall-name = 모서리 벽
term-corner-wall = 직각을 이루는 새 벽 두 장으로, 둘 다 바닥과 맞닿아요.
term-corner-wall-aliases = 모서리 벽, 구석 벽
term-single-wall-name = 홑벽
term-single-wall = 다른 벽과 맞닿고, 바닥이나 지붕과도 맞닿는 새 벽 한 장이에요.
term-single-wall-aliases = 홑벽, 단일 벽
term-tunnel-name = 터널
term-tunnel = 벽 하나와 맞닿는 지붕과, 그 맞은편의 새 벽이에요.
term-tunnel-aliases = 터널, 굴
term-single-top-name = 홑지붕
term-single-top = 벽 둘 이상과 맞닿는 지붕이에요.
term-single-top-aliases = 홑지붕, 단일 상단
term-corner-top-name = 모서리 지붕
term-corner-top = 다른 지붕 둘 이상과 맞닿는 지붕과, 비어 있는 변에 매단 새 벽이에요.
term-corner-top-aliases = 모서리 지붕, 모서리 상단
term-storey-name = 층
term-storey = 타일 한 장만큼의 높이예요.
term-storey-aliases = 층, 층수
term-value-name = 값
term-value = 타일에 찍힌 눈의 수로, 1부터 6까지예요.
term-value-aliases = 값, 점수, 숫자

## 1

temple-minute = 1분 만에 훑어보기
temple-minute-goal = **템플**은 두 명이 하는 게임이에요. 눕히고 세워 맞물리는 타일로 둘이서 신전 하나를 지어요. 자기 타일 서른 장을 먼저 다 쓴 사람이 이겨요.
temple-figure-building = 열한 차례가 지난 뒤예요. 앞쪽에는 벽 위에 지붕이 셋 있고, 그 뒤에 바닥이 있어요. 밝은 타일은 먼저 시작한 사람, 어두운 타일은 상대의 것이에요.
temple-minute-turn = 차례가 오면 [여섯 가지 방법](rule:temple-turn-ways) 가운데 하나로 타일을 한 장에서 세 장까지 놓아요. 바닥과 벽과 지붕을 따로 놓거나 함께 놓아요.
temple-minute-values = 타일은 [값](rule:temple-values)이 같거나 더 작은 타일과 맞닿아야 해요. 내 [색](rule:temple-colours)은 하나를 다 쓰고 나서 다음 것을 써요.
temple-minute-end = 내 차례에 지을 수 없으면 져요.

## 2

temple-start = 준비하기
temple-start-tiles = **네스토르타일**(nestortiles) 한 세트가 필요해요. 정사각형 판 예순 장으로, 열 가지 색마다 1부터 6까지의 값이 있어요. 가장자리가 평평하게도 직각으로도 맞물려요.
temple-start-colours = 저마다 색을 다섯 가지 골라 그 **타일 서른 장**을 가져가요. 자기 타일로만 짓고, 같은 타일은 한 장뿐이에요.
temple-start-alike = 게임에서 색은 모두 똑같아요. 어떤 순서로 쓰는지만 중요해요.
temple-start-first = 한 사람이 **값이 1인 타일**을 탁자에 눕혀 놓으며 시작해요. 이것이 첫 [바닥](term:floor)이고, 첫 차례는 이것으로 끝나요.

## 3

temple-tiles = 바닥, 벽, 지붕
temple-tiles-kinds =
    타일은 어디에 있는지에 따라 이름이 달라요.
    - **바닥**은 탁자에 눕힌 타일이에요.
    - **벽**은 수직으로 선 타일이에요.
    - **지붕**은 그보다 높은 곳에 눕힌 타일이에요.
temple-tiles-touch = 두 타일이 한 변에서 만나면 **맞닿은** 거예요. 각도는 상관없어요. 한 변에서 네 장까지 만날 수 있어요.
temple-tiles-height = [벽](term:wall)은 바닥이나 [지붕](term:top) 위에 설 수도 있고 지붕 아래에 매달릴 수도 있어요. 한 [층](term:storey)의 높이는 타일 한 장만큼이에요.
temple-tiles-place = 한 자리에는 타일을 한 장만 놓아요. 한번 놓은 타일은 그 자리에 그대로 있어요.
temple-tiles-above = 지붕은 눈이 위로 보이게 놓아요. 그래서 눕힌 타일의 바로 한 층 위에는 타일을 눕힐 수 없어요. 두 층 위라면 괜찮아요.
temple-figure-above = 이렇게는 안 돼요. 지붕이 바닥의 바로 위에 있어요.

## 4

temple-turn = 내 차례
temple-turn-order = 번갈아 가며 해요. 지을 수 있으면 꼭 지어야 해요.
temple-turn-ways =
    여섯 가지 방법 가운데 하나로 지어요.
    - [바닥](rule:temple-floor-way)
    - [모서리 벽](rule:temple-walls-corner): 두 장
    - [홑벽](rule:temple-walls-single)
    - [터널](rule:temple-tops-tunnel): 두 장
    - [홑지붕](rule:temple-tops-single)
    - [모서리 지붕](rule:temple-tops-corner): 한 장에서 세 장
temple-turn-before = 방법마다 타일이 무엇과 맞닿아야 하는지 정해져 있어요. 이때는 이번 차례 전부터 있던 타일만 따져요.

## 5

temple-floor = 바닥
temple-floor-way = 타일을 탁자에 눕혀 **이미 놓인 타일 하나 이상과 맞닿게** 해요. 옆의 바닥과 맞닿아도 되고, 그 변에서 탁자에 서 있는 벽과 맞닿아도 돼요.
temple-figure-floor = 새 바닥이 다른 바닥과 맞닿았어요. 한 변만 닿아도 돼요.
temple-floor-below = 지붕이 두 층 이상 위에 있으면 그 아래에 놓아도 돼요.

## 6

temple-walls = 벽
temple-walls-corner = **모서리 벽**은 한 변을 맞대고 직각을 이루는 새 벽 두 장이에요. **두 장이 모두 바닥과 맞닿아야** 해요. 같은 바닥이어도 되고 서로 다른 바닥이어도 돼요.
temple-figure-corner-wall = 한 바닥 위에 벽 두 장을 세워요. 두 벽은 바닥의 모서리에서 만나요.
temple-walls-single = **홑벽**은 새 벽 한 장이에요. **다른 벽과 맞닿고, 바닥이나 지붕과도 맞닿아야** 해요.
temple-figure-single-wall = 새 벽이 옆의 벽과도, 아래의 바닥과도 맞닿았어요.
temple-walls-hang = 홑벽은 세워도 되고 지붕 아래에 매달아도 돼요.

## 7

temple-tops = 지붕
temple-tops-touch = 지붕이 무엇과 맞닿는지에 따라 방법이 정해져요. 적어도 벽 하나나 다른 지붕 둘과는 맞닿아야 해요.
temple-tops-tunnel = **터널:** 지붕이 벽 하나하고만 맞닿아요. 다른 지붕과는 몇 개든 맞닿아도 돼요. 지붕의 맞은편 변에는 그 벽과 마주 보는 새 벽을 놓아요. 매달린 벽이면 매달고, 서 있는 벽이면 세워요.
temple-figure-tunnel = 지붕이 오른쪽 벽과 맞닿았고, 반대쪽 끝에 새 벽을 매달아요.
temple-tops-single = **홑지붕:** 지붕이 벽 둘 이상과 맞닿아요. 지붕만 한 장 놓아요.
temple-figure-single-top = 두 벽이 모서리를 이루고, 지붕이 두 벽에 모두 얹혀요.
temple-tops-corner = **모서리 지붕:** 지붕이 다른 지붕 둘 이상과 맞닿고 벽과는 닿지 않아요. 아무 타일도 닿지 않는 변마다 새 벽을 매달아요.
temple-figure-corner-top = 지붕이 다른 지붕 둘과 맞닿았어요. 남은 두 변에 벽을 매달아 한 차례에 세 장을 놓아요.
temple-tops-many = 그래서 지붕 둘과 맞닿으면 새 벽이 두 장, 셋이면 한 장이고, 넷이면 없어요.

## 8

temple-colours = 한 색씩 쓰기
temple-colours-open = 어떤 색의 타일을 처음 놓으면 그 색을 시작한 거예요. **여섯 장을 모두** 쓸 때까지 다른 색은 쓸 수 없어요. 다 쓰면 내 다른 색을 시작해요.
temple-colours-turn = 한 차례에 놓는 타일은 모두 같은 색이에요.
temple-colours-few = 쓰던 색이 어떤 방법에 필요한 것보다 적게 남았으면 당분간 그 방법은 쓸 수 없어요.
temple-colours-each = 이 규칙은 두 사람에게 따로따로 적용돼요. 상대가 어떤 색을 쓰고 있는지는 상관없어요.

## 9

temple-values = 값
temple-values-rule = 타일은 [값](term:value)이 **같거나 더 작은** 타일 하나 이상과 맞닿아야 해요. 맨 처음 타일만 예외예요.
temple-figure-value = 이렇게는 안 돼요. 새로 놓는 2가 3과 4에만 맞닿아요.
temple-values-turn = 전부터 있던 타일이어도 되고, 같은 차례에 함께 놓는 타일이어도 돼요.
temple-values-small = 작은 값은 놓기가 어려워요. 1은 다른 1과 맞닿아야 하니까요. 어디에 놓을 수 있을지 미리 살펴 두세요.

## 10

temple-end = 게임의 끝
temple-end-win = 자기 타일 서른 장을 먼저 다 놓은 사람이 이겨요.
temple-end-over = 내 차례에 지을 수 없으면 져요. 어느 쪽이든 게임은 끝나요.

## 11

temple-edited = 고친 규칙
temple-edited-why = 작가는 나중에 규칙을 고쳤어요. 게임을 시작하기 전에 **처음 규칙**과 **고친 규칙** 가운데 하나를 골라요. 고친 규칙은 다음이 달라요.
temple-edited-walls = 모서리 지붕이 벽과도 맞닿을 수 있어요. 새 벽은 아무 타일도 닿지 않는 변에 매달아요.
temple-edited-colours = 차례 도중에 쓰던 색이 떨어지면 같은 차례에 새 색으로 이어서 놓아요. 쓰던 색을 먼저 다 놓고, 그다음 새 색 **한 가지**를 놓아요.
temple-edited-values = 값은 타일을 놓는 그 순간에 맞아야 해요. 쓰던 색부터 한 장씩 놓을 때, 놓는 타일마다 값이 같거나 더 작은 타일이 옆에 이미 있어야 해요.

## 12

temple-words = 낱말
temple-words-floor = **바닥:** { term-floor }
temple-words-wall = **벽:** { term-wall }
temple-words-top = **지붕:** { term-top }
temple-words-corner-wall = **모서리 벽:** { term-corner-wall }
temple-words-single-wall = **홑벽:** { term-single-wall }
temple-words-tunnel = **터널:** { term-tunnel }
temple-words-single-top = **홑지붕:** { term-single-top }
temple-words-corner-top = **모서리 지붕:** { term-corner-top }
temple-words-storey = **층:** { term-storey }
temple-words-value = **값:** { term-value }

## 13

temple-readings = 이 앱은 규칙을 이렇게 읽어요
temple-readings-why = 원래 규칙에는 정해 두지 않은 것이 있어요. 이 앱은 다음과 같이 정했어요. 직접 둘러앉아 할 때는 서로 정하기 나름이에요.
temple-readings-above = 지붕은 눈이 위로 보여야 해서 바닥 바로 위에는 놓을 수 없어요. 같은 까닭으로 이 앱에서는 다른 지붕 바로 위에도 놓을 수 없어요.
temple-readings-walls = 모서리 벽의 두 벽은 같은 바닥과 맞닿아도 돼요.
temple-readings-tunnel = 터널의 새 벽은 지붕이 맞닿은 벽을 따라 매달거나 세워요. 모서리 지붕의 새 벽은 언제나 매달아요.
temple-readings-values = 값을 견줄 때는 같은 차례에 놓는 타일도 전부터 있던 타일과 똑같이 쳐요.

## 14

temple-credits = 만든 사람들
temple-credits-game = **템플**(Temple)은 마르틴 빈디셔(Martin Windischer)가 2010년에 만든 게임이에요. 규칙은 BoardGameGeek에 올렸고 나중에 거기서 고쳤어요.
temple-credits-tiles = 타일은 네스토르 로메랄 안드레스(Néstor Romeral Andrés, nestorgames)의 **네스토르타일**(nestortiles)이에요.
temple-credits-app = Kachel은 독립적으로 만든 앱이에요. 마르틴 빈디셔, 네스토르 로메랄 안드레스, nestorgames와는 관계가 없고 이들의 승인을 받지 않았어요.
temple-credits-text = 이 규칙은 앱을 위해 새로 쓴 글이에요. 작가의 규칙과 다른 데가 있으면 작가의 규칙이 맞아요.
