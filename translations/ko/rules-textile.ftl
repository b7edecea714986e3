# Textile: its terms, why a step isn't possible, and its rules, a message a paragraph (in one line, but for lists).

## Terms. The aliases are other words by which a search finds the term, and its forms in the text

term-tile-name = 타일
term-tile = 한 가지 색의 정사각형 판이에요. 가장자리의 홈이 이웃 타일과 맞물려요.
term-tile-aliases = 타일, 판, 네스토르타일, 말
term-stack-name = 더미
term-stack = 아직 아무도 가져가지 않은, 한 가지 색의 타일들이에요.
term-stack-aliases = 더미, 무더기, 스택, 공급
term-patch-name = 조각
term-patch = 한 사람 앞에 놓인 타일들이에요. 한 장에서 다섯 장까지 서로 붙어 있어요.
term-patch-aliases = 조각, 패치, 천 조각, 헝겊
term-textile-name = 직물
term-textile = 탁자 가운데에서 모두가 함께 짜 나가는 천이에요.
term-textile-aliases = 직물, 천, 옷감, 텍스타일
term-knot-name = 잇다
term-knot = 조각을 직물에 붙여 점수를 얻는 일이에요.
term-knot-aliases = 잇다, 잇기, 잇거나, 잇고, 이어요, 이으면, 이은, 이을, 매듭, 연결, 엮기, 묶기
term-side-name = 이은 변
term-side = 조각의 타일과 직물의 타일이 맞닿은 변이에요.
term-side-aliases = 이은 변, 매듭변, 솔기, 테두리

## Why a step isn't possible

reason-game-over = 모두 차례를 마쳤어요. 다르게 해 보려면 한 수 물러 보세요.
reason-must-start-title = 시작 타일이 먼저예요
reason-must-start = 게임은 탁자 가운데에 타일 한 장을 놓으며 시작해요. 색을 골라 주세요.
reason-must-draw-title = 먼저 뽑아 주세요
reason-must-draw = 조각을 이었어요. 아무 더미에서나 타일 한 장을 뽑으면 차례가 끝나요.
reason-must-place-title = 조각이 다 찼어요
reason-must-place = 조각은 다섯 장까지예요. 지금 잇거나 버려야 해요.
reason-not-now-start-title = 시작 타일은 이미 있어요
reason-not-now-start = 맨 처음 타일만 탁자 가운데에 바로 놓을 수 있어요.
reason-not-now-draw-title = 지금은 뽑을 때가 아니에요
reason-not-now-draw = 타일은 조각을 이은 바로 다음에만 뽑아요.
reason-stack-empty-title = { JOSA($colour, "이/가") } 다 떨어졌어요
reason-stack-empty = 빈 더미예요. 다른 색을 골라 주세요.
reason-no-patch-title = 아직 조각이 없어요
reason-no-patch-take = 첫 타일은 그냥 앞에 놓으면 돼요. 붙일 데가 아직 없으니까요.
reason-no-patch-knot = 이으려면 조각이 있어야 해요. 먼저 타일을 가져오세요.
reason-no-patch-discard = 버릴 것이 없어요. 먼저 타일을 가져오세요.
reason-occupied-title = 자리가 없어요
reason-occupied-take = 이 칸에는 이미 조각의 타일이 있어요. 새 타일은 빈칸에 놓아야 해요.
reason-occupied-knot = 조각이 직물 위에 겹쳐요. 조각의 타일은 모두 빈칸에 놓아야 해요.
reason-not-joined-title = 맞닿은 변이 없어요
reason-not-joined-take = 새 타일은 조각과 한 변이라도 맞닿아야 해요. 모서리만 닿아서는 붙지 않아요.
reason-not-joined-knot = 조각은 직물과 적어도 한 변이 맞닿아야 해요. 모서리만 닿아서는 이어지지 않아요.
reason-same-colour-title = { $colour }끼리 만나요
reason-same-colour-take-side = 조각 안에서 같은 색 두 장이 변으로 맞닿아요. 한 조각에서 같은 색끼리는 닿으면 안 돼요.
reason-same-colour-take-corner = 조각 안에서 같은 색 두 장이 모서리로 닿아요. 한 조각에서 같은 색끼리는 모서리로도 닿으면 안 돼요.
reason-same-colour-knot-side = 여기서 같은 색 두 장이 변으로 맞닿아요. 이을 때 같은 색끼리는 닿으면 안 돼요.
reason-same-colour-knot-corner = 여기서 같은 색 두 장이 모서리로 닿아요. 이을 때 같은 색끼리는 모서리로도 닿으면 안 돼요.
reason-same-as-title = 덜 돌려도 똑같아요
reason-same-as = 덜 돌려도 조각이 똑같이 놓여요. { JOSA($step, "으로/로") } 적어요.

## 1

textile-minute = 1분 만에 훑어보기
textile-minute-goal = **텍스타일**은 두 명에서 네 명이 하는 게임이에요. 다 함께 색색의 타일로 [직물](term:textile) 하나를 짜 나가고, 저마다 자기가 이은 만큼 점수를 얻어요.
textile-minute-turn = 차례가 오면 셋 중 **하나**를 해요. 타일 한 장을 [가져와](rule:textile-take) 내 앞의 [조각](term:patch)에 붙이거나, 조각을 직물에 [잇거나](rule:textile-knot), 조각을 [버려요](rule:textile-discard).
textile-minute-colours = 모든 것을 좌우하는 규칙은 하나예요. **같은 색끼리는 닿을 수 없어요.** 변으로도, 모서리로도 안 돼요. 조각 안에서도 직물에서도 마찬가지예요.
textile-minute-score = 조각을 이으면 맞닿은 변의 수에 조각의 타일 수를 곱해요. 변 4개에 타일 3장이면 12점이에요.
textile-minute-end = [더미](term:stack)가 모두 비고 조각이 남은 사람도 없으면 점수가 가장 높은 사람이 이겨요.
textile-figure-cloth = 네 번 이어진 직물이에요.

## 2

textile-setup = 준비하기
textile-setup-tiles = 타일 **서른 장**이 필요해요. 다섯 가지 색으로, 색마다 여섯 장씩이에요. 네스토르타일(nestortiles) 한 세트에는 열 가지 색이 있으니 그중 다섯을 골라요. 타일에 찍힌 주사위 눈은 이 게임에서 쓰지 않아요.
textile-setup-stacks = 타일을 색깔별로 나누어 [더미](term:stack) 다섯을 만들고, 모두 손이 닿는 곳에 색이 보이게 놓아요. 탁자 가운데는 넉넉히, 각자 앞은 조금 비워 둬요.
textile-setup-paper = 점수를 적을 종이와 연필도 준비해요.
textile-setup-start = **시작 타일**을 놓을 사람을 정해요. 그 사람은 원하는 색의 더미에서 타일 한 장을 탁자 가운데에 놓아요. 여기서 직물이 시작돼요.
textile-setup-first = 시작 타일을 놓는 것은 차례로 치지 않고 점수도 없어요. 첫 차례는 시계 방향으로 다음 사람이에요.

## 3

textile-turn = 내 차례
textile-turn-order = 시계 방향으로 돌아가며 해요. 차례를 거를 수는 없어요.
textile-turn-choices =
    차례가 오면 다음 가운데 꼭 하나를 해요.
    - **가져오기**: 타일 한 장을 내 조각에 붙여요.
    - **잇기**: 내 조각을 직물에 잇고 새 타일을 뽑아요.
    - **버리기**: 내 조각을 통째로 버려요.
textile-turn-first = 앞에 타일이 없으면 가져오기만 할 수 있어요. 이을 조각도 버릴 조각도 없으니까요.
textile-turn-open = 더미와 조각과 점수는 모두에게 열려 있어요. 누구든 언제나 볼 수 있어요.

## 4

textile-take = 가져오기
textile-take-stack = 타일이 남은 더미에서 한 장을 골라 내 앞에 놓아요. 앞에 아무것도 없었다면 그 타일이 새 [조각](term:patch)이 돼요.
textile-take-side = 이미 조각이 있으면 거기에 붙여요. 조각의 타일과 **적어도 한 변**이 맞닿는 빈칸이어야 해요. 모서리만 닿아서는 붙지 않아요.
textile-figure-take = 두 장짜리 조각이에요. { colour-A } 타일을 붙일 수 있는 칸은 여섯 군데예요.
textile-take-fixed = 한번 놓은 타일은 그 자리에 그대로 있어요. 나중에 조각을 통째로 돌릴 수는 있지만 타일의 자리를 바꿀 수는 없어요.
textile-take-done = 이것으로 차례가 끝나요. 다만 [다섯 번째 타일이면 달라요](rule:textile-patch-five).

## 5

textile-patch = 조각
textile-patch-size = 조각은 타일 한 장에서 다섯 장까지예요. 꼭 다 채우지 않아도 돼요. 한 장짜리 조각도 이을 수 있어요.
textile-patch-colours = 조각 안에서는 같은 색 타일이 서로 닿으면 안 돼요. 변으로도, 모서리로도 안 돼요. 타일을 붙일 때는 **둘레의 여덟 칸**을 살펴보세요.
textile-figure-patch = 이 조각에는 이미 { JOSA(colour-C, "이/가") } 있어요. { colour-C } 타일을 한 장 더 붙일 수 있는 칸은 세 군데뿐이에요.
textile-patch-five = **다섯 번째 타일**을 붙이면 조각이 다 차요. 그러면 차례를 이어서 바로 조각을 [잇거나](rule:textile-knot) [버려야](rule:textile-discard) 해요. 가지고 있을 수는 없어요.

## 6

textile-knot = 잇기
textile-knot-whole = 조각을 통째로 직물에 이어요. 90도씩 **돌려도** 되지만 뒤집거나 다시 맞출 수는 없어요.
textile-knot-side = 적어도 한 변이 직물의 타일과 맞닿아야 해요. 모서리만 닿아서는 이어지지 않아요.
textile-figure-knot = **변 4개 × 타일 3장 = 12점.** 조각을 돌려서 이었어요.
textile-knot-free = 조각의 타일은 모두 빈칸에 놓여야 해요. 다른 타일 위에 겹칠 수 없어요.
textile-knot-colours = 조각의 타일은 직물에 있는 **같은 색** 타일과 닿으면 안 돼요. 변으로도, 모서리로도 안 돼요.
textile-figure-clash = 이렇게는 안 돼요. { colour-C } 타일 두 장이 모서리로 닿아요.
textile-knot-gap = 직물로 둘러싸인 틈도 조각이 꼭 맞으면 메울 수 있어요. 타일은 위에서 끼우니까요.
textile-knot-then = 그런 다음 [점수](rule:textile-score)를 세고 타일을 [뽑아요](rule:textile-draw).

## 7

textile-score = 점수
textile-score-sum = 조각을 이으면 **이은 변의 수 × 조각의 타일 수**만큼 점수를 얻어요.
textile-score-sides = [이은 변](term:side)은 조각의 타일과 직물의 타일이 맞닿은 변이에요. 조각 안에서 맞닿은 변은 세지 않고, 모서리도 세지 않아요.
textile-score-times = 타일 수만큼 곱절이 돼요. 똑같이 변 4개를 이어도 한 장짜리 조각은 4점, 다 찬 조각은 20점이에요.
textile-score-gap = 틈이나 움푹한 곳을 노려 보세요. 작은 조각도 여러 변을 이을 수 있어요.
textile-figure-gap = 두 칸짜리 틈이에요. **변 6개 × 타일 2장 = 12점.**
textile-score-kept = 점수는 바로 적어 두세요. 한번 얻은 점수는 줄지 않아요.

## 8

textile-draw = 뽑기
textile-draw-one = 조각을 이은 다음에는 아무 더미에서나 **타일 한 장**을 뽑아요. 그 타일이 내 앞에서 새 조각이 되고 차례가 끝나요.
textile-draw-empty = 더미가 모두 비었으면 뽑지 않아요.
textile-draw-when = 뽑기는 이은 다음에만 해요. 버린 다음에는 뽑지 않아요.

## 9

textile-discard = 버리기
textile-discard-whole = 가져오거나 잇는 대신 조각을 버릴 수 있어요. 조각은 **통째로** 게임에서 빠져요.
textile-discard-cost = 점수를 얻지 못하고 타일도 뽑지 않아요. 더미에 타일이 남아 있으면 다음 차례에 새 조각을 시작해요.
textile-discard-why = 아쉬운 일이지만, 어디에도 맞지 않는 조각에서 벗어날 수 있어요.

## 10

textile-end = 게임의 끝
textile-end-last = 더미가 모두 비면 마지막 차례가 와요. 조각이 남아 있으면 내 차례에 잇거나 버려야 해요. 가지고 있을 수는 없어요.
textile-end-skip = 더미가 모두 비고 조각도 없으면 차례를 건너뛰어요.
textile-figure-end = 더미는 모두 비었고 조각은 한 사람에게만 남았어요. 마지막으로 이으면 **변 4개 × 타일 4장 = 16점.**
textile-end-over = 차례가 남은 사람이 없으면 게임이 끝나요. **점수가 가장 높은 사람**이 이겨요.
textile-end-ties = 가장 높은 점수가 여럿이면, 그중에서 마지막 차례를 가장 먼저 마친 사람이 이겨요.

## 11

textile-more = 팀 게임과 긴 게임
textile-more-teams = 네 명이라면 두 팀으로 나누어 해 보세요. 같은 팀끼리 마주 앉으면 두 팀이 번갈아 하게 돼요.
textile-more-sum = 조각도 점수도 각자 따로예요. 게임이 끝나면 같은 팀의 점수를 더해요.
textile-more-talk = 게임을 하는 동안 같은 팀끼리 작전을 드러내 놓고 이야기하면 안 돼요.
textile-more-tie = 두 팀의 점수가 같으면 마지막 차례를 견주어요. 팀마다 두 사람 가운데 더 늦은 쪽을 보고, 그 차례가 더 먼저였던 팀이 이겨요.
textile-more-longer = **더 긴 게임**을 하려면 색마다 타일을 늘려요. 이 앱에서는 9장이나 12장을 고를 수 있어요. 진짜 타일로 하려면 한 세트로는 모자라요.

## 12

textile-readings = 이 앱은 규칙을 이렇게 읽어요
textile-readings-why = 원래 규칙은 짧아서 정해 두지 않은 것이 있어요. 이 앱은 다음과 같이 정했어요. 직접 둘러앉아 할 때는 서로 정하기 나름이에요.
textile-readings-start = 누가 첫 차례인지는 게임을 시작하기 전에 골라요. 시작 타일은 그 바로 앞 사람이 놓아요.
textile-readings-gap = 직물로 둘러싸인 틈에도 조각을 이을 수 있어요. 타일은 옆에서 밀어 넣지 않고 위에서 끼워요.
textile-readings-ties = 점수가 같으면 할 차례가 먼저 떨어진 사람이 이겨요. 이 앱은 마지막 차례가 언제였는지를 견주고, 팀에서는 두 사람 가운데 더 늦은 쪽을 봐요.
textile-readings-longer = 긴 게임에는 타일을 더 쓴다고만 되어 있어요. 색마다 9장, 12장은 이 앱이 정한 수예요.

## 13

textile-credits = 만든 사람들
textile-credits-game = **텍스타일**(Textile)은 디터 슈타인(Dieter Stein)이 만든 게임이에요. 우리가 바탕으로 삼은 작가 누리집의 규칙에는 만든 해가 적혀 있지 않아요.
textile-credits-tiles = 타일은 네스토르 로메랄 안드레스(Néstor Romeral Andrés, nestorgames)의 **네스토르타일**(nestortiles)이에요. 정사각형 판 예순 장에 열 가지 색과 1부터 6까지의 눈이 있고, 가장자리가 평평하게도 직각으로도 맞물려요.
textile-credits-app = Kachel은 독립적으로 만든 앱이에요. 디터 슈타인, 네스토르 로메랄 안드레스, nestorgames와는 관계가 없고 이들의 승인을 받지 않았어요.
textile-credits-text = 이 규칙은 앱을 위해 새로 쓴 글이에요. 작가의 규칙과 다른 데가 있으면 작가의 규칙이 맞아요.
