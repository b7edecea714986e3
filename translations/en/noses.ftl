# The nose game: its noses, why a step isn't possible, and what there is to say about its groups.

## The ten noses, as inside a sentence, by their numbers in the notation

nose-0 = eagle nose
nose-1 = button nose
nose-2 = needle nose
nose-3 = potato nose
nose-4 = broad nose
nose-5 = snub nose
nose-6 = Greek nose
nose-7 = crooked nose
nose-8 = spectacled nose
nose-9 = ring nose

## Why a step isn't possible

reason-noses-game-over = Nobody can lay a tile any more. To try something else, take a turn back.
reason-noses-not-in-hand-title = { $name } has this tile
reason-noses-not-in-hand = You can only lay tiles that lie in front of you.
reason-noses-nobodys-title = Nobody has this tile
reason-noses-nobodys = It is on the table already, or not in this game at all.
reason-noses-not-canonical-title = Written another way
reason-noses-not-canonical = There is only one way to write this: { $step }.
reason-noses-occupied-title = No room here
reason-noses-occupied = A tile lies here already. Yours needs two free squares.
reason-noses-touch-none-title = It touches nothing here
reason-noses-touch-none = The tile would lie on its own. It must touch at least two covered squares; corners don’t count.
reason-noses-touch-one-title = It touches only one square
reason-noses-touch-one = The tile must touch at least two covered squares. Corners don’t count.
reason-noses-no-match-title = No nose matches
reason-noses-no-match = { $beside } At least one nose must lie beside its like.
# A sentence for each of the tile's noses that touches others
noses-beside = Beside your { $nose }: { $others }.
reason-noses-too-wide-title = Too wide
reason-noses-too-wide = All tiles together would be { $count } squares wide. Ten are the most.
reason-noses-too-tall-title = Too tall
reason-noses-too-tall = All tiles together would be { $count } squares tall. Ten are the most.
reason-noses-hole-title = That leaves a hole
reason-noses-hole = { $count ->
    [one] A free square would be enclosed by tiles.
   *[other] { $count } free squares would be enclosed by tiles.
} Every free square needs a way out, and there is none across a corner.
reason-noses-single-title = No group here
reason-noses-single = Beside this nose lies none of its kind, so there is no nose group for a stone.
reason-noses-double-title = One group, one stone
reason-noses-double = Both noses of a double are in the same group, and a group takes only one stone.
reason-noses-no-stone-title = No stone left
reason-noses-no-stone = Your reserve is empty. Move a stone of yours from another group, or put none.
reason-noses-not-there-title = None of your stones is there
reason-noses-not-there = You can only move stones of your own.
reason-noses-returned-title = This stone goes back
reason-noses-returned = It lies on a group that your tile extends, so it goes back to your reserve first. Take it from there.
reason-noses-twice-title = This stone is taken
reason-noses-twice = It goes to the other group already. Take another one, or leave this group without an owner.

## A nose group

group-title = { CAPITAL($nose) } × { $count }
group-owned = The group scores { $count } points for { $name }.
group-free = The group is nobody’s and scores for nobody.
group-grows = It can still grow.
group-done = It can’t grow any more.
