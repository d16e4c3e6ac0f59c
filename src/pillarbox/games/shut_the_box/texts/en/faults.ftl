### What a ruleset file of Shut the Box may not say: contradictions, and choices that could never take effect.

right-tiles = Write a whole number from 1 to { $most }, or a list of different tile numbers from 1 to { $highest }.
right-limit = Write "auto" or a whole number from { $least } to { $most }.

## The box.

clash-tiles-rows = tiles and rows are both given, and rows take the place of tiles.
    .right = Keep one of the two.
clash-rows-unequal = The rows { $rows } are not equally long.
    .right = Give every row the same number of tiles.
clash-rows-shut-at-start = shut_at_start is for a box of one row, and this one has several.
    .right = Set shut_at_start = [], or give tiles instead of rows.
clash-rows-handicap = handicap_shut is for a box of one row, and this one has several.
    .right = Set handicap_shut = [], or give tiles instead of rows.
clash-rows-first-throw = first_throw_shuts names a tile by its number, and in several rows a number may name several tiles.
    .right = Set first_throw_shuts = 0, or give tiles instead of rows.
clash-weights-one-row = row_weights weighs the rows of a box, and this one has no rows.
    .right = Set row_weights = [], or give rows instead of tiles.
clash-weights-number = row_weights = { $row_weights } does not have one number for each row.
    .right = Give one number for each row, front row first.
clash-rows-score = score = { $score } does not go with rows, where tiles share their numbers.
    .right = Choose score = "sum" or "shut-sum".
clash-weights-score = score = { $score } does not weigh tiles, so row_weights would never count.
    .right = Choose score = "sum" or "shut-sum", or set row_weights = [].
clash-shut-not-in-box = shut_at_start = { $shut_at_start } names a tile that is not in the box.
    .right = Name tiles of the box only: { $tiles }.
clash-all-shut = shut_at_start shuts every tile, which leaves nothing to play for.
    .right = Leave at least one tile open.
clash-handicap-not-in-box = handicap_shut = { $handicap_shut } names a tile that is not in the box.
    .right = Name tiles of the box only: { $tiles }.
clash-handicap-all-shut = handicap_shut = { $handicap_shut } leaves a seat with no open tile at the start.
    .right = Leave every seat at least one open tile.
clash-handicap-seats = handicap_shut has more entries than there can be seats: seats = { $seats }.
    .right = Give at most one entry for each seat.
clash-one-die-seats = handicap_one_die has more entries than there can be seats: seats = { $seats }.
    .right = Give at most one entry for each seat.
clash-seats-order = seats = { $seats } has its larger number first.
    .right = Write the fewest seats first, then the most.

## Dice and sets.

clash-one-die-of-one = There is only one die, so throwing one die instead means nothing.
    .right = Set one_die = "never", or set dice to 2 or more.
clash-one-die-sides = one_die is meant for dice of up to six sides, and these have { $sides }.
    .right = Set one_die = "never", or set sides to 6 or less.
clash-one-die-never = one_die_when = { $one_die_when } can never come true in this box.
    .right = Choose another condition, or set one_die = "never".
clash-doubles-dice = doubles = "twice" speaks of two dice, and here dice = { $dice }.
    .right = Set dice = 2, or set doubles = "plain".
clash-doubles-product = doubles = "twice" doubles the total, which sets = "product" does not look at.
    .right = Set doubles = "plain", or choose other sets.
clash-difference-dice = sets = "difference" speaks of two dice, and here dice = { $dice }.
    .right = Set dice = 2, or choose other sets.
clash-insurance-dice = insurance lives on doubles of two dice, and here dice = { $dice }.
    .right = Set dice = 2, or set insurance = false.
clash-first-throw-tile = first_throw_shuts = { $first_throw_shuts } is not a tile that every seat has open at the start.
    .right = Name a tile that is open at the start, or 0 for none.
clash-deadly-one-die = deadly_totals judges throws of two or more dice, and here dice = 1.
    .right = Set deadly_totals = [], or set dice to 2 or more.
clash-deadly-total = deadly_totals = { $deadly_totals } names a total that cannot be thrown.
    .right = Name totals that can come with dice = { $dice } and sides = { $sides }.
clash-deadly-all = deadly_totals names every total there is, so nothing could ever be shut.
    .right = Leave at least one total out.
clash-too-many-sets = One throw could offer more than { $most } sets of tiles.
    .right = Take fewer tiles, fewer dice or fewer sides, or set most_tiles.
clash-nothing-shuts = No throw can ever shut a single tile of this box.
    .right = Take tiles that the dice can reach, or other dice.
clash-only-the-cap = Some tiles can never be shut, and with stuck = "pass" nothing but the cap would end the game.
    .right = Take tiles that the dice can reach, other dice, or another value for stuck.

## The turn.

clash-pass-whole = stuck = "pass" passes the dice on, which turn = "whole" does not do.
    .right = Set turn = "alternate", or choose another value for stuck.
clash-shared-one-die = With turn = "shared" one throw serves all seats, so none can have one_die.
    .right = Set one_die = "never", or choose another turn.
clash-shared-must-shut = With turn = "shared" one throw serves all seats, so none can stop before it.
    .right = Set must_shut = true, or choose another turn.
clash-shared-insurance = With turn = "shared" one throw serves all seats, so none can earn markers by it.
    .right = Set insurance = false, or choose another turn.
clash-shared-reopen = With turn = "shared" all seats move at once, so there is no neighbour to reopen a tile.
    .right = Set reopen = "never", or choose another turn.
clash-shared-solo-reopen = With turn = "shared" no tile is ever reopened, so solo_reopen would do nothing.
    .right = Set solo_reopen = 0, or choose another turn.
clash-shared-stuck = With turn = "shared" a seat that cannot shut anything is out, so stuck = { $stuck } would do nothing.
    .right = Set stuck = "out", or choose another turn.

## The match.

clash-wins-round = on_shut = "wins-round" makes a shut box the best of the round, against wins = "highest".
    .right = Set on_shut = "ends-turn", or wins = "lowest".
clash-elimination = match = "elimination" drops those with high totals, against wins = "highest".
    .right = Set wins = "lowest", or choose another match.
clash-first-to = match = "first-to" is a race to a high total, against wins = "lowest".
    .right = Set wins = "highest", or choose match = "until".
clash-limit-auto = limit = "auto" is the sum of all tiles, which is no measure for score = { $score }.
    .right = Set limit to a number.
clash-rounds-cap = rounds = { $rounds } is more than cap_rounds = { $cap_rounds } allows.
    .right = Agree on fewer rounds, or raise cap_rounds.
