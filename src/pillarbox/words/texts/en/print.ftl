### Print-and-play: sheets, and what the command line says of them.

## Help.

cli-help-print = Print a ruleset to cut out and play, or the cards of a deck, as a PDF.
cli-help-print-more = Player cards with a tag for every tile, counters, dice to fold, the rules in short and a score sheet. For Post Office the cards, with backs for printing on both sides (turn over the long edge).
cli-help-print-players = So many player cards, 1 to 12.
cli-help-print-paper = a4 or letter.
cli-help-print-title = A title of your own, for a themed event.
cli-help-print-logo = A PNG, JPEG or SVG picture to put beside the title.
cli-help-print-colour = The colour of the accents.
cli-help-print-low-ink = Outlines instead of filled areas.
cli-help-print-teacher = The teacher’s sheet instead: the exact odds, tables of sums, questions with answers, best moves.
cli-help-print-deck = A file with a deck of your own.
cli-help-print-output = The PDF to write.
cli-print-paper = There is no paper “{ $text }”; choose a4 or letter.
cli-print-written = Written: { $file }

## Refusals.

refused-no-sheet = There is no print sheet for { $game }.
refused-no-typst = Printing needs typst: install it with pip install "pillarbox[pdf]".
refused-print-players = Player cards are printed for 1 to { $most } players, not for { $players }.
refused-print-title = A title has at most { $most } characters, in one line.
refused-print-colour = “{ $text }” is no colour; write it like #af261d.
refused-picture-large = The picture has { NUMBER($size) } bytes; at most { NUMBER($most) } are taken.
refused-picture-wide = The picture is { $width } by { $height } pixels; no side may have more than { $most }.
refused-picture-kind = The file is no picture: PNG, JPEG and SVG are taken.
refused-picture-unreadable = The picture is damaged: it can’t be read.
refused-picture-elsewhere = The drawing points to something outside of itself; only pictures that need nothing else are taken.

## On the sheets.

print-note =
    { $players ->
        [one] Card for one player. Cut along the dashed lines.
       *[other] Cards for { $players } players. Cut along the dashed lines.
    }
print-foot = Made with Pillarbox, which is not affiliated with the makers of the games whose rules it names.
print-player = Player { $number }
print-rules = The rules in short
print-scores = Score sheet
print-total = Total
print-round = Round
print-game = Game
print-felt = Throw here. Lay a tag on each tile that you shut.
    .post = Throw here. Lay a stamp on each letter that you deliver.
print-tags = Tags
    .post = Stamps
print-tags-note = Cut them apart and lay one on each tile that is shut.
    .post = Cut them apart and lay one on each letter that is delivered.
print-tag = shut
    .post = delivered
print-counters = Counters
print-counters-note = Stake points to pay with: cut out the squares or the circles.
    .insurance = Markers for insured throws: cut out the squares or the circles.
print-dice = Dice to fold
print-dice-note = Cut out along the solid lines, fold every line, glue the flaps or tape the edges.
print-dice-other = These rules use dice of { $sides } sides, which you need to bring.
print-match-single = A match is one round. Each line of the sheet is a match.
print-match-rounds =
    { $rounds ->
        [one] A match is one round.
       *[other] A match is { $rounds } rounds; totals decide.
    }
print-match-elimination = Whoever’s total reaches { $limit } is out; the last one in wins.
print-match-until = The match ends with the round in which a total reaches { $limit }.
print-match-first-to = The first total of { $limit } wins.
print-match-post = Nine cards each; the higher total wins, then the fewer mice.
print-reference = What counts
print-post-points = At the end
print-post-ranks = Alone
print-post-line =
    { $kinds ->
        [one] One package in a row or column, not twice
       *[other] { $kinds } different packages in a row or column, none twice
    }
print-post-twice = Any package twice in a row or column
print-post-mouse = Each mouse in sight
print-post-lowest = up to { $most }
