# What all games share: their names, the colours of tiles, the book of rules.

## Games, as a title

game-textile = 텍스타일

## Colours of tiles, as inside a sentence

colour-A = 남색
colour-B = 개나리색
colour-C = 벽돌색
colour-D = 하늘색
colour-E = 비취색
colour-F = 먹색
colour-G = 분홍색
colour-H = 주황색
colour-I = 자두색
colour-J = 흰색

## The book of rules

reader-title = { $game } 규칙
reader-contents = 차례
reader-figure = 그림 { $number }
reader-read-chapter = 규칙 ‘{ $chapter }’ 읽기
# Below a figure on the screen
reader-legend-offers = 동그라미: 놓을 수 있는 칸
reader-legend-knot = 하얀 땀: 이은 변
# Below a figure in plain text; what stands before the colon is drawn there
reader-text-offers = ( ): 놓을 수 있는 칸
reader-text-knot = [ ]: 조각
reader-text-clash = [ ]: 조각, !: 부딪치는 타일
