### The rules where a sheet shows letters instead of tiles: to deliver a letter is to shut its tile.

explain-part-box-post = The letters
explain-tiles-run-post =
    { $count ->
        [one] Each player has a single letter, number { $count }.
       *[other] Each player has { $count } letters, numbered from 1 to { $count }.
    }
explain-one-die-must-sum-at-most-post = When the letters left add up to { $sum } or less, only one die is thrown.
explain-one-die-may-sum-at-most-post = When the letters left add up to { $sum } or less, a player may throw one die only, and chooses anew before every throw.
explain-one-die-must-high-shut-post = When every letter of 7 and above is delivered, only one die is thrown.
explain-one-die-may-high-shut-post = When every letter of 7 and above is delivered, a player may throw one die only, and chooses anew before every throw.
explain-sets-sum-post = A throw delivers any letters left that add up to its total.
explain-must-shut-post = Whoever can deliver something must do so.
explain-turn-whole-post = A player throws again and again until the turn ends; then the next player begins with all letters.
explain-turn-alternate-post = All players have letters of their own and throw once each, in turn; those who are finished are passed over.
explain-stuck-out-post = A throw with which a player can deliver nothing ends that player’s turn.
explain-reopen-neighbour-post = After every move that leaves a letter to deliver, the player who comes before the mover may send one of the mover’s delivered letters back, even one just delivered.
explain-on-shut-wins-game-post = Whoever delivers every letter wins at once, and the game is over.
explain-on-shut-wins-round-post = Whoever delivers every letter wins the round at once.
explain-on-shut-ends-turn-post = Whoever delivers every letter has finished; the others play on.
explain-cap-post =
    { $throws ->
        [one] No player throws more than { $throws } time in a round; then the letters left are scored.
       *[other] No player throws more than { $throws } times in a round; then the letters left are scored.
    }
explain-score-sum-post = The score is the sum of the letters left: with { AND($tiles) } left it is { $score }.
explain-score-count-post = The score is the number of letters left: with { AND($tiles) } left it is { $score }.
explain-shut-pays-post =
    { $points ->
        [one] Whoever delivers every letter gets { $points } point from each of the others instead, even from those who had no turn.
       *[other] Whoever delivers every letter gets { $points } points from each of the others instead, even from those who had no turn.
    }
explain-alone-no-neighbour-post = Alone there is nobody who could send a letter back.
rulesheet-options-post = These may be delivered: { $sets }.
rulesheet-options-many-post =
    { $count ->
        [one] One set may be delivered: { $sets }.
       *[other] { $count } sets may be delivered, among them { $sets }.
    }
rulesheet-letters = On this sheet the tiles are letters: to shut a tile is to deliver its letter.
