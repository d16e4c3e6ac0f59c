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

## Notation: what can't be read.

unreadable-action = “{ $text }” is no choice in this game: write tiles such as 1+4, or 2d, stop, keep, or ^7 to open tile 7 again.
unreadable-outcome = “{ $text }” is no throw: write the faces, such as 3-5.
unreadable-state =
    { $key ->
        [open] Column { $place }: “{ $value }” does not say which tiles are open. Write tiles of this box with commas, such as 1,2,5; all; or - for none; and / between players.
        [seats] Column { $place }: “{ $value }” is not a number of seats from 1 to 12.
        [throw] Column { $place }: “{ $value }” is no throw of these dice. Write the faces, such as 3-5.
        [turn] Column { $place }: “{ $value }” is not one of the seats, which count from 0.
        [starter] Column { $place }: “{ $value }” is not one of the seats, which count from 0.
        [tied] Column { $place }: “{ $value }” is not a list of seats, which count from 0.
        [ranked] Column { $place }: “{ $value }” is not a list of seats, which count from 0.
        [dice] Column { $place }: “{ $value }” is not a number of dice.
        [ends] Column { $place }: “{ $value }” does not say how turns ended. Write stuck, shut, stopped, deadly, capped or - for each seat.
        [stage] Column { $place }: “{ $value }” is nothing that can be awaited, such as throw, choose or reopen.
        [past] Column { $place }: “{ $value }” is not a list of complete rounds.
        [sealed] Column { $place }: “{ $value }” is not a list of sealed choices: tiles such as 1+4, ? or - for each seat.
       *[any] Column { $place }: after { $key }= there must be whole numbers with commas, one for each seat, and not “{ $value }”.
    }
unreadable-state-clash =
    { $key ->
        [open] This position does not hang together: every seat needs a box.
        [gone] This position does not hang together: who dropped out must have done so in a round that is over.
        [turn] This position does not hang together: the seat whose turn it is has finished.
        [tied] This position does not hang together: somebody must be left to throw for it, and only where there is a tie.
        [throw] This position does not hang together: the throw has another number of dice than may be thrown, or lies there when none should.
        [throws] This position does not hang together: more throws were made than a turn may have.
        [stage] This position does not hang together: these rules never ask for that here.
        [dice] This position does not hang together: that number of dice can’t be thrown here.
       *[sealed] This position does not hang together: sealed choices are only for a throw shared by all, and must be legal.
    }
