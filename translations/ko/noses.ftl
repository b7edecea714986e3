# The nose game: its noses, why a step isn't possible, and what there is to say about its groups.

## The ten noses, as inside a sentence, by their numbers in the notation

nose-0 = 매부리코
nose-1 = 단추코
nose-2 = 뾰족코
nose-3 = 딸기코
nose-4 = 벌렁코
nose-5 = 들창코
nose-6 = 그리스코
nose-7 = 휜코
nose-8 = 안경코
nose-9 = 코걸이코

## Why a step isn't possible

reason-noses-game-over = 이제 타일을 놓을 수 있는 사람이 없어요. 다르게 해 보려면 한 수 물러 보세요.
reason-noses-not-in-hand-title = { JOSA($name, "이/가") } 가진 타일이에요
reason-noses-not-in-hand = 내 앞에 있는 타일만 놓을 수 있어요.
reason-noses-nobodys-title = 아무도 갖고 있지 않은 타일이에요
reason-noses-nobodys = 이미 탁자에 놓였거나 이번 게임에 없는 타일이에요.
reason-noses-not-canonical-title = 적는 방법이 달라요
reason-noses-not-canonical = 이 수는 { JOSA($step, "이라고/라고") } 적어요.
reason-noses-occupied-title = 자리가 없어요
reason-noses-occupied = 여기에는 이미 타일이 있어요. 두 칸이 모두 비어 있어야 놓을 수 있어요.
reason-noses-touch-none-title = 닿는 칸이 없어요
reason-noses-touch-none = 타일이 외따로 떨어져요. 타일이 놓인 칸 둘 이상과 변으로 맞닿아야 하고, 모서리로 닿는 것은 치지 않아요.
reason-noses-touch-one-title = 한 칸에만 닿아요
reason-noses-touch-one = 타일이 놓인 칸 둘 이상과 변으로 맞닿아야 해요. 모서리로 닿는 것은 치지 않아요.
reason-noses-no-match-title = 맞는 코가 없어요
reason-noses-no-match = { $beside } 맞닿은 코가 한 군데라도 서로 같아야 해요.
# A sentence for each of the tile's noses that touches others
noses-beside = 내 { $nose } 옆에는 { JOSA($others, "이/가") } 있어요.
reason-noses-too-wide-title = 가로로 너무 길어요
reason-noses-too-wide = 타일 전체의 가로가 { $count }칸이 돼요. 열 칸을 넘을 수 없어요.
reason-noses-too-tall-title = 세로로 너무 길어요
reason-noses-too-tall = 타일 전체의 세로가 { $count }칸이 돼요. 열 칸을 넘을 수 없어요.
reason-noses-hole-title = 구멍이 생겨요
reason-noses-hole = 빈칸 { $count }개가 타일에 둘러싸여요. 빈칸에서는 언제나 변을 건너 바깥으로 나갈 수 있어야 해요. 모서리로는 나갈 수 없어요.
reason-noses-single-title = 코 무리가 아니에요
reason-noses-single = 이 코 옆에 같은 코가 없어서, 점수말을 놓을 코 무리가 생기지 않아요.
reason-noses-double-title = 한 무리에 점수말 하나예요
reason-noses-double = 쌍둥이 타일의 두 코는 같은 무리예요. 한 무리에는 점수말을 하나만 놓아요.
reason-noses-no-stone-title = 남은 점수말이 없어요
reason-noses-no-stone = 다른 코 무리에 있는 내 점수말을 옮겨 오거나, 점수말을 놓지 마세요.
reason-noses-not-there-title = 거기에는 내 점수말이 없어요
reason-noses-not-there = 내 점수말만 옮길 수 있어요.
reason-noses-returned-title = 되돌아오는 점수말이에요
reason-noses-returned = 이 타일로 커지는 무리에 있던 점수말이라 먼저 나에게 돌아와요. 옮기지 말고 남은 점수말을 놓으세요.
reason-noses-twice-title = 이미 옮기기로 한 점수말이에요
reason-noses-twice = 다른 무리로 가는 점수말이에요. 다른 점수말을 쓰거나 이 무리를 주인 없이 두세요.

## A nose group

group-title = { $nose } × { $count }
group-owned = { JOSA($name, "이/가") } 이 무리로 { $count }점을 얻어요.
group-free = 주인이 없어서 아무에게도 점수가 되지 않아요.
group-grows = 아직 더 커질 수 있어요.
group-done = 이제 더 커질 수 없어요.
