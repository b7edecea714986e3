# Temple: its terms and its rules, a message a paragraph (in one line, but for lists).

## Terms. The aliases are other words by which a search finds the term, and its forms in the text

term-floor-name = Boden
term-floor = Ein Plättchen, das flach auf dem Tisch liegt.
term-floor-aliases = Boden, Böden, Fußboden
term-wall-name = Wand
term-wall = Ein aufrechtes Plättchen, das steht oder hängt.
term-wall-aliases = Wand, Wände, Mauer
term-top-name = Dach
term-top = Ein liegendes Plättchen über dem Tisch.
term-top-aliases = Dach, Dächer, Decke
term-corner-wall-name = Eckwand
term-corner-wall = Zwei neue Wände im rechten Winkel, die beide einen Boden berühren.
term-corner-wall-aliases = Eckwand, Eckwände
term-single-wall-name = Einzelwand
term-single-wall = Eine neue Wand, die eine andere berührt und dazu einen Boden oder ein Dach.
term-single-wall-aliases = Einzelwand, Einzelwände
term-tunnel-name = Tunnel
term-tunnel = Ein Dach, das eine Wand berührt, mit einer neuen Wand an der Kante gegenüber.
term-tunnel-aliases = Tunnel, Tunnels, Bogen
term-single-top-name = Einzeldach
term-single-top = Ein Dach, das zwei oder mehr Wände berührt.
term-single-top-aliases = Einzeldach, Einzeldächer
term-corner-top-name = Eckdach
term-corner-top = Ein Dach, das zwei oder mehr Dächer berührt, mit neuen Wänden an seinen freien Kanten.
term-corner-top-aliases = Eckdach, Eckdachs, Eckdächer
term-storey-name = Stockwerk
term-storey = Die Höhe eines Plättchens.
term-storey-aliases = Stockwerk, Stockwerke, Etage, Stock
term-value-name = Wert
term-value = Die Zahl der Augen auf einem Plättchen, 1 bis 6.
term-value-aliases = Wert, Werte, Werten, Augen, Zahl

## 1

temple-minute = Das Spiel in einer Minute
temple-minute-goal = **Temple** ist ein Spiel für zwei. Aus Plättchen, die liegend und stehend ineinandergreifen, baut ihr gemeinsam einen Tempel. Wer zuerst alle dreißig eigenen verbaut hat, gewinnt.
temple-figure-building = Nach elf Zügen: vorn drei Dächer auf ihren Wänden, dahinter Böden. Die hellen Plättchen gehören der ersten Person, die dunklen der zweiten.
temple-minute-turn = Wenn du dran bist, baust du ein bis drei Plättchen an, in einer von [sechs Bauweisen](rule:temple-turn-ways): Böden, Wände und Dächer, einzeln oder zusammen.
temple-minute-values = Jedes Plättchen muss eins berühren, dessen [Wert](rule:temple-values) nicht größer ist. Deine [Farben](rule:temple-colours) verbaust du eine nach der anderen.
temple-minute-end = Kannst du in deinem Zug nicht bauen, hast du verloren.

## 2

temple-start = Vor dem Spiel
temple-start-tiles = Ihr braucht ein Set **nestortiles**: sechzig quadratische Platten in zehn Farben mit den Werten 1 bis 6, deren Kanten flach oder im rechten Winkel ineinandergreifen.
temple-start-colours = Beide suchen sich je fünf Farben aus und nehmen deren **dreißig Plättchen**. Du baust nur mit deinen eigenen, und jedes gibt es einmal.
temple-start-alike = Im Spiel sind alle Farben gleich. Es zählt nur, in welcher Reihenfolge du deine verbaust.
temple-start-first = Eine Person beginnt und legt **ein Plättchen vom Wert 1** flach auf den Tisch. Das ist der erste [Boden](term:floor) und schon der ganze erste Zug.

## 3

temple-tiles = Böden, Wände, Dächer
temple-tiles-kinds =
    Wo ein Plättchen ist, sagt auch, was es ist:
    - Ein **Boden** liegt flach auf dem Tisch.
    - Eine **Wand** ist aufrecht.
    - Ein **Dach** liegt flach und weiter oben.
temple-tiles-touch = Zwei Plättchen **berühren** sich, wenn sie eine Kante gemeinsam haben, egal in welchem Winkel. An einer Kante können sich bis zu vier treffen.
temple-tiles-height = Eine [Wand](term:wall) kann auf einem Boden oder einem [Dach](term:top) stehen oder unter einem Dach hängen. Ein [Stockwerk](term:storey) ist so hoch wie ein Plättchen.
temple-tiles-place = An jeden Platz passt nur ein Plättchen. Was verbaut ist, bleibt, wo es ist.
temple-tiles-above = Die Augen eines Dachs zeigen nach oben. Deshalb darf kein liegendes Plättchen genau ein Stockwerk über einem anderen liegen; zwei Stockwerke darüber geht es.
temple-figure-above = So nicht: Das Dach läge genau über einem Boden.

## 4

temple-turn = Dein Zug
temple-turn-order = Ihr zieht abwechselnd. Wer bauen kann, muss auch bauen.
temple-turn-ways =
    Es gibt sechs Bauweisen. In deinem Zug baust du eins davon:
    - einen [Boden](rule:temple-floor-way),
    - eine [Eckwand](rule:temple-walls-corner) aus zwei Plättchen,
    - eine [Einzelwand](rule:temple-walls-single),
    - einen [Tunnel](rule:temple-tops-tunnel) aus zwei Plättchen,
    - ein [Einzeldach](rule:temple-tops-single),
    - ein [Eckdach](rule:temple-tops-corner) aus ein bis drei Plättchen.
temple-turn-before = Jede Bauweise sagt, was ihre Plättchen berühren müssen. Dafür zählen nur Plättchen, die schon vor deinem Zug da waren.

## 5

temple-floor = Boden
temple-floor-way = Leg ein Plättchen so auf den Tisch, dass es **mindestens ein Plättchen** des Tempels **berührt**: einen Boden daneben oder eine Wand, die an seiner Kante auf dem Tisch steht.
temple-figure-floor = Der neue Boden berührt einen anderen Boden. Eine Seite genügt.
temple-floor-below = Es darf unter einem Dach liegen, wenn das mindestens zwei Stockwerke darüber ist.

## 6

temple-walls = Wände
temple-walls-corner = Eine **Eckwand** besteht aus zwei neuen Wänden, die eine Kante gemeinsam haben und einen rechten Winkel bilden. **Jede der beiden muss einen Boden berühren**: beide denselben oder jede ihren eigenen.
temple-figure-corner-wall = Zwei Wände auf einem Boden. An seiner Ecke haben sie die aufrechte Kante gemeinsam.
temple-walls-single = Eine **Einzelwand** ist eine neue Wand, die **eine andere Wand berührt und dazu einen Boden oder ein Dach**.
temple-figure-single-wall = Die neue Wand berührt neben sich eine Wand und unter sich einen Boden.
temple-walls-hang = Eine Einzelwand darf stehen oder unter einem Dach hängen.

## 7

temple-tops = Dächer
temple-tops-touch = Was ein Dach berührt, entscheidet über seine Bauweise. Es braucht mindestens eine Wand oder zwei andere Dächer.
temple-tops-tunnel = **Tunnel:** Das Dach berührt eine einzige Wand, aber beliebig viele Dächer. An seine Kante gegenüber kommt eine zweite Wand, das Spiegelbild der ersten: Hängt die eine, hängt auch die andere; steht die eine, steht auch die andere.
temple-figure-tunnel = Das Dach berührt die Wand rechts, und am anderen Ende hängt die neue Wand.
temple-tops-single = **Einzeldach:** Das Dach berührt zwei oder mehr Wände. Es kommt allein.
temple-figure-single-top = Zwei Wände bilden eine Ecke, und das Dach liegt auf beiden.
temple-tops-corner = **Eckdach:** Das Dach berührt zwei oder mehr Dächer und keine Wand. An jede Kante, an der es kein Plättchen berührt, hängst du eine neue Wand.
temple-figure-corner-top = Das Dach berührt zwei Dächer. An seine beiden freien Kanten kommen Wände: drei Plättchen in einem Zug.
temple-tops-many = Bei zwei Dächern sind das also zwei neue Wände, bei dreien eine, bei vieren keine.

## 8

temple-colours = Farbe für Farbe
temple-colours-open = Mit deinem ersten Plättchen beginnst du dessen Farbe. Du baust mit keiner anderen, bis **alle sechs** verbraucht sind. Dann beginnst du die nächste von deinen.
temple-colours-turn = Alle Plättchen eines Zugs haben dieselbe Farbe.
temple-colours-few = Hast du von deiner Farbe weniger Plättchen übrig, als eine Bauweise braucht, geht diese vorerst nicht.
temple-colours-each = Das gilt für euch beide getrennt. Welche Farbe dein Gegenüber gerade verbaut, ist für dich egal.

## 9

temple-values = Werte
temple-values-rule = Jedes Plättchen muss mindestens eins berühren, dessen [Wert](term:value) **gleich oder kleiner** ist. Nur das allererste braucht keins.
temple-figure-value = So nicht: Die neue 2 berührt nur eine 3 und eine 4.
temple-values-turn = Das andere kann schon da gewesen sein oder im selben Zug dazukommen.
temple-values-small = Kleine Werte sind schwer unterzubringen: Eine 1 braucht eine andere 1. Behalt im Auge, wo deine noch hinpassen.

## 10

temple-end = Das Ende
temple-end-win = Wer das letzte von seinen dreißig Plättchen verbaut, gewinnt.
temple-end-over = Wer am Zug ist und nicht bauen kann, verliert. So oder so ist das Spiel dann aus.

## 11

temple-edited = Die geänderten Regeln
temple-edited-why = Der Autor hat seine Regeln später geändert. Vor dem Spiel sucht ihr euch aus, ob ihr nach den **ursprünglichen** oder den **geänderten** spielt. Das sind die Unterschiede.
temple-edited-walls = Ein Eckdach darf auch Wände berühren. Neue Wände hängen an den Kanten, an denen es kein Plättchen berührt.
temple-edited-colours = Geht dir im Zug die begonnene Farbe aus, baust du im selben Zug mit einer neuen weiter. Erst kommt, was von der begonnenen übrig ist, dann kommen Plättchen aus **einer** neuen Farbe.
temple-edited-values = Bei den Werten zählt der Moment, in dem ein Plättchen dazukommt. Es muss eine Reihenfolge geben, die begonnene Farbe zuerst, in der jedes Plättchen eins vorfindet, das klein genug ist.

## 12

temple-words = Wörter
temple-words-floor = **Boden:** { term-floor }
temple-words-wall = **Wand:** { term-wall }
temple-words-top = **Dach:** { term-top }
temple-words-corner-wall = **Eckwand:** { term-corner-wall }
temple-words-single-wall = **Einzelwand:** { term-single-wall }
temple-words-tunnel = **Tunnel:** { term-tunnel }
temple-words-single-top = **Einzeldach:** { term-single-top }
temple-words-corner-top = **Eckdach:** { term-corner-top }
temple-words-storey = **Stockwerk:** { term-storey }
temple-words-value = **Wert:** { term-value }

## 13

temple-readings = So liest die App die Regeln
temple-readings-why = Die Regeln des Autors lassen manches offen. So entscheidet es die App. An eurem Tisch einigt ihr euch, wie ihr mögt.
temple-readings-above = Dächer zeigen nach oben, also darf keins genau über einem Boden liegen. Aus demselben Grund lässt die App auch keins genau über einem anderen Dach zu.
temple-readings-walls = Die beiden Wände einer Eckwand dürfen denselben Boden berühren.
temple-readings-tunnel = Die neue Wand eines Tunnels spiegelt die, die das Dach berührt, ob hängend oder stehend. Die neuen Wände eines Eckdachs hängen immer.
temple-readings-values = Bei den Werten zählt ein Plättchen desselben Zugs wie eins, das schon da war.

## 14

temple-credits = Wer dahintersteht
temple-credits-game = **Temple** ist ein Spiel von Martin Windischer aus dem Jahr 2010. Die Regeln hat er auf BoardGameGeek veröffentlicht und dort später geändert.
temple-credits-tiles = Gespielt wird mit den **nestortiles** von Néstor Romeral Andrés (nestorgames).
temple-credits-app = Kachel ist eine unabhängige App, ohne Verbindung zu Martin Windischer, Néstor Romeral Andrés oder nestorgames, und wird von ihnen nicht unterstützt.
temple-credits-text = Diese Regeln sind für die App neu geschrieben. Wo sie von denen des Autors abweichen, gelten seine.
