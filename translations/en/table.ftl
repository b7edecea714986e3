# A game being played.

table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
