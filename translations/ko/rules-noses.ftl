# The nose game: its terms and its rules, a message a paragraph (in one line, but for lists).

## Terms. The aliases are other words by which a search finds the term, and its forms in the text

term-nose-tile-name = 타일
term-nose-tile = 나란한 두 칸에 코가 하나씩 그려진 판이에요.
term-nose-tile-aliases = 타일, 도미노
term-double-name = 쌍둥이 타일
term-double = 두 칸의 코가 서로 같은 타일이에요.
term-double-aliases = 쌍둥이 타일, 쌍둥이, 더블
term-group-name = 코 무리
term-group = 같은 코가 둘 이상 변으로 이어진 것이에요.
term-group-aliases = 코 무리, 무리, 그룹, 집단
term-stone-name = 점수말
term-stone = 한 사람이 다섯 개씩 갖는 말이에요. 코 무리에 놓으면 그 무리의 주인이 돼요.
term-stone-aliases = 점수말, 점수 말, 마커, 토큰
term-reserve-name = 남은 점수말
term-reserve = 탁자에 놓이지 않은 내 점수말이에요.
term-reserve-aliases = 남은 점수말, 예비
term-hole-name = 구멍
term-hole = 타일로 둘러싸여 바깥으로 나갈 수 없는 빈칸이에요.
term-hole-aliases = 구멍, 틈

## 1

noses-minute = 1분 만에 훑어보기
noses-minute-goal = **코 게임**은 두 명에서 다섯 명이 하는 게임이에요. 코가 두 개씩 그려진 타일을 함께 이어 놓으면서, 같은 코가 모인 [코 무리](term:group)를 내 것으로 만들어요.
noses-figure-table = 타일 일곱 장을 놓았어요. 점수말이 놓인 코 무리가 셋 있고, 각각 2점, 3점, 5점이에요.
noses-minute-turn = 차례가 오면 **타일 한 장**을 [놓아요](rule:noses-lay). 타일이 놓인 칸 둘 이상과 맞닿아야 하고, 맞닿은 코가 한 군데라도 서로 같아야 해요.
noses-minute-stones = 내 타일로 코 무리가 생기거나 커지면 거기에 내 [점수말](term:stone)을 놓을 수 있어요. 그러면 누가 다시 키울 때까지 내 무리예요.
noses-minute-end = 아무도 타일을 놓을 수 없으면 게임이 끝나요. 내 무리의 코는 하나에 1점이고, 점수가 가장 높은 사람이 이겨요.

## 2

noses-setup = 준비하기
noses-setup-tiles = **타일 54장**이 필요해요. 타일은 두 칸이고 칸마다 코가 하나씩 있어요. 코는 모두 열 가지예요. 서로 다른 두 코의 짝마다 타일이 한 장씩 있고, [쌍둥이 타일](term:double)이 아홉 장 있어요.
noses-setup-stones = 저마다 색을 하나 골라 그 색의 **점수말 다섯 개**를 가져가요. 색이 다섯 가지라서 다섯 명까지 할 수 있어요.
noses-setup-deal = 한 사람이 타일을 엎어 놓고 섞은 다음, 왼쪽 사람부터 한 장씩 돌아가며 모두 나누어 줘요. 네 명이나 다섯 명이면 한 장 적게 받는 사람이 있어요.
noses-setup-open = 받은 타일은 코가 보이게 자기 앞에 늘어놓아요. 숨기는 것은 없어요. 누구든 언제나 다 볼 수 있어요.
noses-setup-room = 탁자 가운데에 가로세로 열 칸씩 놓을 자리를 비워 둬요. 한 칸은 타일의 반이에요.
noses-setup-first = 타일을 나누어 준 사람의 왼쪽 사람이 먼저 시작해요.

## 3

noses-turn = 내 차례
noses-turn-order = 시계 방향으로 돌아가며 해요.
noses-turn-steps =
    차례가 오면 순서대로 이렇게 해요.
    - 내 타일 한 장을 **놓아요**.
    - 내 타일로 커진 무리의 점수말이 주인에게 **돌아가요**.
    - 원하면 내 타일로 생기거나 커진 무리마다 **점수말**을 하나씩 놓아요.
noses-turn-lay = 놓을 수 있는 타일이 있으면 꼭 한 장을 놓아야 해요. 어느 타일을 어디에 놓을지는 내가 정해요.
noses-turn-pass = 놓을 수 있는 타일이 없으면 [차례를 건너뛰어요](rule:noses-end-pass).

## 4

noses-lay = 타일 놓기
noses-lay-free = 타일은 나란한 빈칸 둘에 놓아요. 어느 쪽으로 돌려도 되지만 다른 타일 위에 겹칠 수는 없어요.
noses-lay-first = 첫 타일은 탁자 가운데에 놓아요. 다음 규칙은 두 번째 타일부터 지켜요.
noses-lay-two = 타일이 놓인 칸 **둘 이상과 변으로 맞닿아야** 해요. 그 두 칸이 한 타일이어도 괜찮아요. 모서리로 닿는 것은 치지 않아요.
noses-lay-match = 그리고 맞닿은 코가 **한 군데라도 서로 같아야** 해요. 나머지는 달라도 괜찮아요.
noses-figure-touch = 새 타일이 두 칸과 맞닿았고, 그중 한 군데에서 코가 서로 같아요. 이러면 놓을 수 있어요.
noses-figure-match = 이렇게는 안 돼요. 두 칸과 맞닿지만 서로 같은 코가 없어요.

## 5

noses-space = 가로세로 열 칸, 구멍은 없이
noses-space-ten = 타일 전체는 언제나 **가로세로 열 칸** 안에 들어가야 해요.
noses-space-edge = 열 칸이 어디부터 어디까지인지는 놓다 보면 정해져요. 아직 열 칸이 안 되면 양쪽 어디로든 늘어날 수 있어요. 앱에서는 어디까지 놓을 수 있는지 보여 줘요.
noses-figure-wide = 이렇게는 안 돼요. 가로가 열한 칸이 돼요.
noses-space-hole = 타일로 빈칸을 가두면 [구멍](term:hole)이 되어서 안 돼요. 어느 빈칸에서든 변으로 이어진 빈칸을 따라 **바깥으로 나갈 수 있어야** 해요.
noses-figure-hole = 이렇게는 안 돼요. 빈칸 하나가 타일에 둘러싸여요.
noses-space-bay = 가장자리에서 움푹 들어간 곳은 아무리 깊어도 구멍이 아니에요. 다만 모서리로만 이어진 곳으로는 나갈 수 없어요.

## 6

noses-group = 코 무리
noses-group-what = 같은 코가 둘 이상 변으로 이어져 있으면 **코 무리**예요. 혼자 있는 코는 무리가 아니고, 모서리로 닿은 것은 이어진 것이 아니에요.
noses-group-double = [쌍둥이 타일](term:double)의 두 코는 그것만으로 이미 무리예요. 무리가 하나이니 점수말도 하나만 놓을 수 있어요.
noses-group-form = 혼자 있던 같은 코 옆에 놓으면 무리가 새로 **생기고**, 같은 코의 무리 옆에 놓으면 그 무리가 **커져요**. 타일에는 코가 둘이라 한 번에 두 무리를 만들거나 키울 수도 있어요.
noses-figure-group = 한 번에 두 무리예요. 한쪽 코로는 무리가 넷으로 커지고, 다른 쪽 코로는 둘짜리 무리가 새로 생겨요.
noses-group-owner = 한 무리에는 점수말이 하나까지만 놓여요. 점수말의 주인이 무리의 주인이고, 점수말이 없으면 주인 없는 무리예요.

## 7

noses-stone = 점수말
noses-stone-back = **먼저 점수말이 돌아가요.** 내 타일로 커진 무리에 점수말이 있으면, 누구의 것이든 주인에게 돌아가 [남은 점수말](term:reserve)이 돼요. 내 점수말도 마찬가지예요.
noses-stone-put = **그런 다음 점수말을 놓을 수 있어요.** 내 타일로 생기거나 커진 무리마다 하나씩, 방금 타일을 놓은 칸에 놓아요.
noses-figure-extend = 코가 둘이던 무리가 셋으로 커져요. 있던 점수말은 돌아가고 무리의 주인이 바뀌어요.
noses-stone-from = 남은 점수말 가운데 하나를 놓거나, 다른 무리에 있는 내 점수말을 옮겨 와요. 옮겨 오면 거기는 주인 없는 무리가 돼요. 다른 사람의 점수말은 옮길 수 없어요.
noses-figure-move = 점수말 다섯 개가 모두 탁자에 놓여 있어요. 그중 하나를 둘짜리 무리에서 넷짜리 무리로 옮겨요.
noses-stone-to = 점수말은 이번 타일로 생기거나 커진 무리에만 놓을 수 있어요. 점수말 하나를 두 무리에 놓을 수는 없어요.
noses-stone-none = 점수말을 놓지 않으면 누가 다시 키울 때까지 주인 없는 무리로 남아요.
noses-stone-link = 내 타일로 둘 이상의 무리가 이어지면 한 무리가 돼요. 있던 점수말은 모두 주인에게 돌아가고, 합쳐진 무리에 내 점수말을 하나 놓을 수 있어요.
noses-figure-link = 두 무리가 이어져 코가 다섯인 무리가 돼요. 점수말 두 개는 모두 돌아가고 새 점수말이 놓여요.

## 8

noses-end = 게임의 끝
noses-end-pass = 놓을 수 있는 타일이 없으면 차례를 건너뛰어요. 다른 사람들이 타일을 놓다 보면 다시 놓을 자리가 생기기도 해요.
noses-end-over = 아무도 타일을 놓을 수 없으면 게임이 끝나요. 타일이 남을 때도 많아요.
noses-end-points = 내 점수말이 있는 무리의 코는 하나에 **1점**이에요. 혼자 있는 코와 점수말이 없는 무리는 누구에게도 점수가 되지 않아요.
noses-figure-points = 이대로 끝난다면 4 + 2 = **6점**, **5점**, **2점**이에요. 점수말이 없는 무리는 누구에게도 점수가 되지 않아요.
noses-end-win = 점수가 가장 높은 사람이 이겨요. 그런 사람이 여럿이면 함께 이겨요.

## 9

noses-words = 낱말
noses-words-tile = **타일:** { term-nose-tile }
noses-words-double = **쌍둥이 타일:** { term-double }
noses-words-group = **코 무리:** { term-group }
noses-words-stone = **점수말:** { term-stone }
noses-words-reserve = **남은 점수말:** { term-reserve }
noses-words-hole = **구멍:** { term-hole }
noses-words-noses = 이 앱의 **열 가지 코**예요. 숫자는 코 옆에 보이게 할 수 있어요. 0 { nose-0 }, 1 { nose-1 }, 2 { nose-2 }, 3 { nose-3 }, 4 { nose-4 }, 5 { nose-5 }, 6 { nose-6 }, 7 { nose-7 }, 8 { nose-8 }, 9 { nose-9 }.

## 10

noses-readings = 이 앱은 규칙을 이렇게 읽어요
noses-readings-why = 원래 규칙에는 정해 두지 않은 것이 있어요. 이 앱은 다음과 같이 정했어요. 직접 둘러앉아 할 때는 서로 정하기 나름이에요.
noses-readings-tiles = 코가 열 가지면 짝이 45장, 쌍둥이 타일이 10장이라 한 장이 많아요. 이 앱은 쌍둥이 타일 가운데 { JOSA(nose-9, "을/를") } 뺐어요.
noses-readings-players = 두 명부터 할 수 있어요. 타일은 남김없이 나누어 주니, 먼저 받는 사람이 한 장 더 받기도 해요.
noses-readings-corners = 모서리는 어디서도 치지 않아요. 닿는다는 것은 변으로 맞닿는다는 뜻이에요. 그래서 모서리로만 트인 빈칸은 구멍이에요.
noses-readings-link = 무리를 이으면 거기 있던 점수말은 원하든 원하지 않든 모두 돌아가요. 무리를 키울 때도 그렇고, 한 무리의 주인은 한 사람까지니까요.
noses-readings-tie = 점수가 같으면 함께 이긴 것으로 해요.

## 11

noses-credits = 만든 사람들
noses-credits-game = **Das Prestel Nasenspiel**(프레스텔 코 게임)은 토마스 파클러(Thomas Fackler)가 만든 게임이에요. 2004년에 프레스텔(Prestel)에서 나왔어요.
noses-credits-noses = 열 가지 코는 이 앱을 위해 직접 그렸어요. 원래 게임의 그림이 아니에요.
noses-credits-app = Kachel은 독립적으로 만든 앱이에요. 토마스 파클러나 프레스텔과는 관계가 없고 이들의 승인을 받지 않았어요.
noses-credits-text = 이 규칙은 앱을 위해 새로 쓴 글이에요. 원래 규칙과 다른 데가 있으면 원래 규칙이 맞아요.
