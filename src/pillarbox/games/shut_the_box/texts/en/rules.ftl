### Why the rules refuse a move.

refused-seats = This variant is for { $fewest } to { $most } players, not for { $seats }.
refused-not-your-turn = It is not this player’s turn.
refused-no-chance = There is nothing to throw now: a player has to choose first.
refused-throw =
    { $dice ->
        [one] That cannot be thrown: it must be one number from 1 to { $sides }.
       *[other] That cannot be thrown: it must be { $dice } numbers from 1 to { $sides }.
    }
refused-outcome = That cannot happen here.

refused-choice-dice = That number of dice cannot be chosen now.
refused-choice-choose = There is a throw on the table: choose the tiles to shut.
refused-choice-reopen = Open one of the tiles just offered, or leave them as they are.
refused-choice-unstick = One shut tile must be opened again.

refused-no-tiles = Something can be shut, so at least one tile must be.
refused-no-such-tile = There is no tile { $tile } in this box.
refused-tile-twice = Tile { $tile } is named twice; each tile can be shut only once.
refused-tile-shut = Tile { $tile } is shut already.
refused-tile-behind = Tile { $tile } still stands behind another tile.
refused-too-many =
    { $most ->
        [one] One throw may shut only one tile.
       *[other] One throw may shut at most { $most } tiles.
    }
refused-sum = These tiles add up to { $sum }, but the throw is { $total }.
refused-first-throw = The first throw must shut tile { $tile }.
refused-not-a-set = The throw { $throw } does not allow these tiles.
