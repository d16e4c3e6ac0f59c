### Print-and-play: sheets, and what the command line says of them.

## Help.

cli-help-print = Print a ruleset to cut out and play, or the cards of a deck, as a PDF.
cli-help-print-more = Player cards with a tag for every tile, counters, dice to fold, the rules in short and a score sheet. For Post Office the cards, with backs for printing on both sides (turn over the long edge).
cli-help-print-players = So many player cards, 1 to 12, for no more players than the rules seat; else two.
cli-help-print-paper = a4 or letter.
cli-help-print-title = A title of your own, for a themed event.
cli-help-print-logo = A PNG, JPEG or SVG picture to put beside the title.
cli-help-print-colour = The colour of the accents.
cli-help-print-felt = The colour of the floor of the box.
cli-help-print-theme = How the game looks: box (tiles of wood) or mail (letters to deliver); else as its rules have it.
cli-help-print-low-ink = Outlines instead of filled areas.
cli-help-print-teacher = The teacher’s sheet instead: the exact odds, tables of sums, questions with answers, best moves.
cli-help-print-deck = A file with a deck of your own.
cli-help-print-output = The PDF to write.
cli-print-paper = There is no paper “{ $text }”; choose a4 or letter.
cli-print-written = Written: { $file }

## Refusals.

refused-no-sheet = There is no print sheet for { $game }.
refused-no-lesson = There is no teacher’s sheet for { $game }: leave --teacher out.
refused-no-typst = Printing needs typst: install it with pip install "pillarbox[pdf]".
refused-print-players = Player cards are printed for 1 to { $most } players, not for { $players }.
refused-print-seats =
    { $most ->
        [one] These rules are for one player: player cards for { $players } can’t be printed. Leave the number of players out.
       *[other] These rules seat at most { $most } players: player cards for { $players } can’t be printed. Print for { $most } or fewer.
    }
refused-print-title = A title has at most { $most } characters, in one line.
refused-print-letters = The title has letters that the sheet’s fonts don’t have: { $letters }. Give the title in Latin letters.
refused-print-colour = “{ $text }” is no colour; write it like #af261d.
refused-print-theme = There is no look “{ $text }” for this game; there is { $known }.
refused-print-one-look = There is but one look for this game: leave the look out.
refused-print-felt = This look has no box, so its floor can’t have a colour: leave that out, or choose the look box.
refused-print-no-floor = This game has no box, so its floor can’t have a colour: leave that out.
refused-picture-large = The picture has { NUMBER($size) } bytes; at most { NUMBER($most) } are taken.
refused-picture-wide = The picture is { $width } by { $height } pixels; no side may have more than { $most }.
refused-picture-kind = The file is no PNG, JPEG or SVG picture: other kinds are not taken.
refused-picture-empty = The picture “{ $file }” is empty: give a PNG, JPEG or SVG file.
refused-picture-unreadable = The picture is damaged: it can’t be read.
refused-picture-elsewhere = The drawing points to something outside of itself; only pictures that need nothing else are taken.
refused-picture-drawing = A drawing (SVG) is not taken over the network: send it as a PNG or JPEG picture.

## On the sheets.

print-foot = Made with Pillarbox. Not affiliated with the makers of the games whose rules it names. Print at full size.
print-player = Player { $number }
print-duplex = Print on both sides at full size, turned over the long edge. Cut along the dashed lines.
print-match = Match
print-won = Won
print-stakes = Points
print-part-score = Score
print-part-total = Total
print-part-mice = Mice
print-rules = The rules in short
print-scores = Score sheet
print-total = Total
print-round = Round
print-game = Game
print-felt = Throw here. Lay a tag on each tile that you shut.
    .post = Throw here. Lay a stamp on each letter that you deliver.
print-tags = Tags
    .post = Stamps
print-tags-note = Cut them apart along the dashed lines and lay one on each tile that is shut.
    .post = Cut them apart along the dashed lines and lay one on each letter that is delivered.
print-tag = shut
    .post = delivered
print-counters = Counters
print-counters-note = Stake points to pay with: cut out the squares or the circles.
    .insurance = Markers for insured throws: cut out the squares or the circles.
print-theme-box = Tiles of wood
print-theme-mail = Letters to deliver
print-dice = Dice to fold
print-dice-note = Cut out along the solid line, fold along the dashed ones, glue the flaps or tape the edges.
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
print-match-post-alone = Nine cards; the total tells your rank.
print-part-rank = Rank
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

## The teacher's sheet.

refused-lesson = A teacher’s sheet is made for turns that only get shorter: not for a shared throw, insurance, reopened tiles, or a useless throw that does not end the turn.
lesson-note = Worked out exactly for these rules, by the rules.
lesson-odds = The odds of a turn, played perfectly
lesson-mean = Expected score
lesson-shut = Chance to shut the box
lesson-throws = Throws in a turn
lesson-spread = Spread of the score (standard deviation)
lesson-bars = What is left at the end
lesson-sums =
    { $dice ->
        [one] What one die throws
       *[other] What { $dice } dice throw
    }
lesson-sum = Total
lesson-adding = Two dice added up
lesson-chance = Chance
lesson-openings = The first throw
lesson-openings-note = Choices with the score to expect afterwards, the best first.
lesson-questions = Questions
lesson-answers = Answers
lesson-chart = Best moves
lesson-chart-note = Find the tiles that stand, then the total thrown. An empty field does not come up, or leaves nothing to shut.
lesson-standing = Standing
lesson-chart-covered =
    { $lines ->
        [one] One position, { $percent } % of all choices in a perfect turn.
       *[other] { $lines } positions, { $percent } % of all choices in a perfect turn.
    }
lesson-ask-likeliest =
    { $dice ->
        [one] Which total comes most often with one die, and how often?
       *[other] Which total comes most often with { $dice } dice, and how often?
    }
lesson-tell-likeliest = { $sum }, with a chance of { $chance }. Where others come as often, they are as right.
lesson-ask-outcomes =
    { $dice ->
        [one] One die has { $sides } sides. How many different throws are there?
       *[other] { $dice } dice have { $sides } sides each and can be told apart: how many different throws are there? And if they look the same?
    }
lesson-tell-outcomes = { $whole } if the dice can be told apart, { $kinds } if they look the same.
lesson-ask-sets = These stand: { $tiles }. You throw { $sum }. Which sets of tiles may you shut?
lesson-tell-sets =
    { $count ->
        [one] One: { $sets }.
       *[other] { $count }: { $sets }.
    }
lesson-ask-best = These stand: { $tiles }. You throw { $sum }. What is best, and what does the second best cost?
lesson-tell-best = Shut { $best }: then { $value } is to be expected. The next best, { $next }, costs { $loss } more.
lesson-ask-stuck =
    { $dice ->
        [one] These stand: { $tiles }. With what chance can the next throw of one die shut nothing?
       *[other] These stand: { $tiles }. With what chance can the next throw of { $dice } dice shut nothing?
    }
lesson-tell-stuck = { $chance }, that is { $percent }.

## Over the network.

server-print-with = “{ $text }” is no change of a rule: write key=value.
server-print-logo = The picture can’t be read: it has to come as base64.
