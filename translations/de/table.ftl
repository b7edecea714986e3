# A game being played.

table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
