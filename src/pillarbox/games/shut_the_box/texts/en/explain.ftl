### The rules of a variant as prose: one sentence for each choice of a ruleset.

explain-part-box = The box
explain-part-dice = The dice
explain-part-throw = A throw
explain-part-turn = A turn
explain-part-score = The score and the match

## The box.

explain-seats =
    { $fewest ->
        [one] For one player alone, or up to { $most }.
       *[other] For { $fewest } to { $most } players.
    }
explain-seats-exactly =
    { $seats ->
        [one] For { $seats } player.
       *[other] For { $seats } players.
    }
explain-tiles-run = The box has { $count } tiles, numbered from 1 to { $count }.
explain-tiles-list =
    { COUNT($tiles) ->
        [one] The box has a single tile, number { $tiles }.
       *[other] The box has the tiles { AND($tiles) }.
    }
explain-rows =
    { $rows ->
        [2] The tiles stand in two rows of { $columns }, one behind the other.
       *[3] The tiles stand in three rows of { $columns }, one behind the other.
    }
explain-row-front = The front row is row { $row }: { $tiles }.
explain-row = Behind it stands row { $row }: { $tiles }.
explain-rows-order = A tile can be shut once the tile in front of it is down; one throw may shut both. Tiles of the same number in different rows are different tiles and may go down together.
explain-all-open = At the start every tile stands open.
explain-shut-at-start =
    { COUNT($tiles) ->
        [one] Tile { $tiles } is shut from the start, never opens and never counts.
       *[other] Tiles { AND($tiles) } are shut from the start, never open and never count.
    }
explain-no-handicap-shut = All players begin with the same tiles open.
explain-handicap-shut =
    { COUNT($tiles) ->
        [one] Player { $seat } gets a head start: tile { $tiles } is shut from the start and never counts.
       *[other] Player { $seat } gets a head start: tiles { AND($tiles) } are shut from the start and never count.
    }

## The dice.

explain-dice =
    { $dice ->
        [1] One ordinary die is thrown.
        [2] Two ordinary dice are thrown.
        [3] Three ordinary dice are thrown.
       *[4] Four ordinary dice are thrown.
    }
explain-dice-sides =
    { $dice ->
        [1] One die with { $sides } sides is thrown.
        [2] Two dice with { $sides } sides are thrown.
        [3] Three dice with { $sides } sides are thrown.
       *[4] Four dice with { $sides } sides are thrown.
    }
explain-one-die-never = They are always thrown together, never one alone.
explain-one-die-may-sum-at-most = When the open tiles add up to { $sum } or less, a player may throw one die only, and chooses anew before every throw.
explain-one-die-may-sum-free = When the foremost standing tiles of all columns add up to { $sum } or less, a player may throw one die only, and chooses anew before every throw.
explain-one-die-may-high-shut = When every tile of 7 and above is shut, a player may throw one die only, and chooses anew before every throw.
explain-one-die-may-only-one = When only tile 1 is open, a player may throw one die only, and chooses anew before every throw.
explain-one-die-may-last-row = When only the last row still stands, and none of its tiles of 7 and above, a player may throw one die only, and chooses anew before every throw.
explain-one-die-must-sum-at-most = When the open tiles add up to { $sum } or less, only one die is thrown.
explain-one-die-must-sum-free = When the foremost standing tiles of all columns add up to { $sum } or less, only one die is thrown.
explain-one-die-must-high-shut = When every tile of 7 and above is shut, only one die is thrown.
explain-one-die-must-only-one = When only tile 1 is open, only one die is thrown.
explain-one-die-must-last-row = When only the last row still stands, and none of its tiles of 7 and above, only one die is thrown.
explain-no-handicap-one-die = The same holds for all players.
explain-handicap-one-die = Player { $seat } has a rule of their own: “{ $rule }”

## A throw.

explain-sets-sum = A throw shuts any open tiles that add up to its total.
explain-sets-one-tile = A throw shuts exactly one open tile: that of one of the dice, or that of the total.
explain-sets-dice-or-total = A throw shuts the tile of its total or, if all dice show different numbers, the tiles of all the dice.
explain-sets-total-else-dice = If the tile of the total is open, the throw shuts it; if not, it shuts every open tile whose number a die shows. There is nothing to choose.
explain-sets-dice-or-sum = A throw shuts any open tiles that add up to its total, or the tiles of the numbers on the dice; the number of a double needs its tile only once.
explain-sets-difference = A throw shuts any open tiles that add up to its total or to the difference of the two dice.
explain-sets-product = The numbers on the dice are multiplied, and the throw shuts any open tiles that add up to the product.
explain-doubles-plain = A double counts like any other throw.
explain-doubles-twice = A double counts twice: 3 and 3 make 12.
explain-any-number-of-tiles = A throw may shut any number of tiles.
explain-most-tiles =
    { $most ->
        [one] A throw may shut only { $most } tile.
       *[other] A throw may shut at most { $most } tiles.
    }
explain-must-shut = Whoever can shut something must do so.
explain-may-stop = Before every throw but the first of a turn, a player may stop and keep the score.
explain-first-throw-free = The first throw of a turn is like all others.
explain-first-throw-turn = The first throw of a turn must shut tile { $tile }, alone or with others; if it cannot, the turn ends with every tile open.
explain-first-throw-match = The first throw of a turn must shut tile { $tile }, alone or with others; whoever cannot do that is out of the match.
explain-no-deadly = No total is barred.
explain-deadly-turn = A throw of two or more dice with a total of { OR($totals) } ends the turn before anything is shut.
explain-deadly-round = A throw of two or more dice with a total of { OR($totals) } ends the round for everybody before anything is shut.
explain-no-insurance = There are no markers to save a turn.
explain-insurance = Every double earns a marker, which can be used at once. A throw that can shut nothing costs a marker, and the turn goes on; so a useless double costs nothing.

## A turn.

explain-turn-whole = A player throws again and again until the turn ends; then the next player opens the box anew.
explain-turn-alternate = All players have a box of their own and throw once each, in turn; those who are finished are passed over.
explain-turn-shared = All players have a box of their own, and every throw is for everybody. They choose in secret, and all choices are shown together.
explain-stuck-out = A throw with which a player can shut nothing ends that player’s turn.
explain-stuck-pass = A throw with which a player can shut nothing changes nothing; the dice pass on.
explain-stuck-reopen-one = A player who can shut nothing has to open one of the shut tiles again, and goes on; with no tile to open, the turn ends.
explain-stuck-marker-out = A throw with which a player can shut nothing, and has no marker to pay with, ends that player’s turn.
explain-stuck-marker-pass = A player who can shut nothing, and has no marker to pay with, loses nothing; the dice pass on.
explain-stuck-marker-reopen-one = A player who can shut nothing, and has no marker to pay with, has to open one of the shut tiles again, and goes on; with no tile to open, the turn ends.
explain-reopen-never = A shut tile stays shut.
explain-reopen-neighbour = After every move that leaves a tile open, the player who comes before the mover may open one of the mover’s shut tiles again, even one just shut.
explain-reopen-finished-may = Players who are finished keep that right.
explain-reopen-finished-not = Players who are finished lose that right.
explain-no-solo-reopen = When one plays alone, no tile opens by chance.
explain-solo-reopen = When one plays alone, there is a chance of { $percent } per cent after every move that one shut tile, drawn by lot, opens again.
explain-on-shut-wins-game = Whoever shuts every tile wins at once, and the game is over.
explain-on-shut-wins-round = Whoever shuts every tile wins the round at once.
explain-on-shut-ends-turn = Whoever shuts every tile has finished; the others play on.
explain-on-shut-wins-match = Whoever shuts every tile wins the whole match at once.
explain-on-shut-no-turn = Players who had no turn in that round add nothing to their totals.
explain-on-shut-boxes-stand = The other boxes are then scored as they stand.
explain-cap =
    { $throws ->
        [one] No player throws more than { $throws } time in a round; then the box is scored as it stands.
       *[other] No player throws more than { $throws } times in a round; then the box is scored as it stands.
    }
explain-cap-rounds-lowest =
    { $rounds ->
        [one] After { $rounds } round at the latest the lowest total wins.
       *[other] After { $rounds } rounds at the latest the lowest total wins.
    }
explain-cap-rounds-highest =
    { $rounds ->
        [one] After { $rounds } round at the latest the highest total wins.
       *[other] After { $rounds } rounds at the latest the highest total wins.
    }

## The score and the match.

explain-score-weighted = The score is the sum of the tiles left open.
explain-score-sum = The score is the sum of the tiles left open: with { AND($tiles) } open it is { $score }.
explain-score-count = The score is the number of tiles left open: with { AND($tiles) } open it is { $score }.
explain-score-digital = The score is the tiles left open, read from left to right as one number: with { AND($tiles) } open it is { $score }.
explain-score-shut-sum = The score is the sum of the tiles shut.
explain-row-weight =
    { $weight ->
        [1] The tiles of row { $row } count once.
        [2] The tiles of row { $row } count twice.
        [3] The tiles of row { $row } count three times.
       *[0] The tiles of row { $row } count { $weight } times over.
    }
explain-match-single-lowest = One round is played, and the lowest score wins.
explain-match-single-highest = One round is played, and the highest score wins.
explain-match-rounds-lowest =
    { $rounds ->
        [one] The match has { $rounds } round; the lowest total wins.
       *[other] The match has { $rounds } rounds; the scores are added up, and the lowest total wins.
    }
explain-match-rounds-highest =
    { $rounds ->
        [one] The match has { $rounds } round; the highest total wins.
       *[other] The match has { $rounds } rounds; the scores are added up, and the highest total wins.
    }
explain-match-elimination = The scores of the rounds are added up. After each round, whoever has { $limit } or more is out, and the last one left wins; if the last ones go out together, the lowest total wins.
explain-match-until-lowest = The scores of the rounds are added up until somebody has { $limit } or more at the end of a round; then the lowest total wins.
explain-match-until-highest = The scores of the rounds are added up until somebody has { $limit } or more at the end of a round; then the highest total wins.
explain-match-first-to = The scores of the rounds are added up, and the first to have { $limit } or more at the end of a round wins; if several have, the highest total wins.
explain-ties-share = Equal results share the win.
explain-ties-lower-sum = Between equal results the lower sum of the open tiles decides; if that is equal too, they share the win.
explain-ties-roll-off = Between equal results each of the tied throws one die and the highest wins; equal dice are thrown again.
explain-starter-once = The first player begins.
explain-starter-rotate = The first player begins the first round; after that the start passes to the next player still in.
explain-starter-highest-die = Before the first round everybody throws one die, and the highest begins; equal dice are thrown again. After that the start passes to the next player still in.
explain-starter-highest-die-once = Everybody throws one die first, and the highest begins; equal dice are thrown again.
explain-starter-first-seat = The first player still in begins every round.
explain-starter-loser = The first player begins the first round; after that the one with the worst score of the last round does. If several have it, they throw a die for it.
explain-no-stake = Nothing is staked.
explain-stake-pot =
    { $stake ->
        [one] In every round each player puts { $stake } stake point into the pot, and the winner takes it; several winners share it exactly.
       *[other] In every round each player puts { $stake } stake points into the pot, and the winner takes it; several winners share it exactly.
    }
explain-stake-loser-pays =
    { $stake ->
        [one] After every round the player with the worst score pays { $stake } stake point to each of the others; several share the payment exactly.
       *[other] After every round the player with the worst score pays { $stake } stake points to each of the others; several share the payment exactly.
    }
explain-shut-pays =
    { $points ->
        [one] Whoever shuts the box gets { $points } point from each of the others instead, even from those who had no turn.
       *[other] Whoever shuts the box gets { $points } points from each of the others instead, even from those who had no turn.
    }
explain-stake-points = Stake points are only points, never money.

## Alone.

explain-part-alone = Alone
explain-alone-least = Alone you play for a score as low as possible.
explain-alone-most = Alone you play for a score as high as possible.
explain-alone-survive = Alone you try to survive as many rounds as possible before you reach { $limit }.
explain-alone-last = Alone you try to play as many rounds as possible before you reach { $limit }.
explain-alone-fewest-rounds = Alone you try to reach { $limit } in as few rounds as possible.
explain-alone-fewest-throws = Alone you count your throws: the fewer, the better.
explain-alone-no-neighbour = Alone there is nobody who could open a tile again.
explain-alone-no-stake = Alone nothing is staked.
