# Textile: colours, terms, why something isn't possible, and the rules, a message a paragraph.

## Colours

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
