# A game being played.

table-points = { $points }점
