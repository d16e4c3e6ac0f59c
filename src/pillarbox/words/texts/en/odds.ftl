### `odds` with several seats, and advice that looks at the other seats.

cli-help-odds-seats = How many players, 2 to 12: the odds of one round among them, each knowing the scores before.
cli-help-odds-match = The odds of the whole match with its own rules, not of one turn or one round.
odds-seats-objective = With several players everyone plays to win: the objective “{ $objective }” is for one player. Leave it out, or say { $win }.
odds-win-alone = Alone there is nobody to win against: ask for the objective { $win } with --seats and a number from 2 on.
odds-seats-cost = This takes about { $seconds } s of work and { $megabytes } MB of memory.
odds-seats-round =
    { $seats ->
        [one] { $title }: one round of { $seats } player, everyone playing for their own expected return.
       *[other] { $title }: one round of { $seats } players, everyone playing for their own expected return.
    }
odds-seats-match =
    { $seats ->
        [one] { $title }: a whole match of { $seats } player, everyone playing for their own expected return.
       *[other] { $title }: a whole match of { $seats } players, everyone playing for their own expected return.
    }
odds-seats-value = Expected return of the first player: { $value }, where winning alone counts +{ $win } and losing -1.
odds-seats-stakes = Expected stake points of the first player: { $value }
odds-seats-certificate = That value lies between { $lower } and { $upper } for certain.
odds-seats-error = Standard error of this estimate: { $error }
odds-seats-tie = Chance of a tie: { $chance }
odds-seats-player = Player
odds-seats-share = Part of the wins
odds-seats-net = Stake points
odds-seats-shut = Shuts the box
odds-match-objective = A whole match is played for its own result: leave the objective “{ $objective }” out.
odds-alone = { $title }: a whole match by one player, played for its result.
odds-alone-shut = Chance to shut the box at least once: { $chance }
odds-alone-length = Throws in the match: { $throws } on average.
odds-rounds-mean = Expected rounds: { $mean }, with a spread of { $sd }.
odds-rounds-head = Rounds

cli-help-advise-objective = What to play for: score (the default), shut, reach:K (a score of K or better), worst, or win (the match).
cli-help-scores = The scores already made in this round, in turn order; then everything is weighed by who wins the match.
cli-help-beat = The score on the table, the same as --scores with one score.
cli-help-totals = The totals of all players before this round, in turn order.
cli-help-advise-seats = How many players there are, where scores and totals don't say it.
cli-help-advise-number = Which round is being played, where a number of rounds was agreed.
advise-not-numbers = { $option } takes up to { $most } whole numbers with commas between them, not “{ $text }”.
advise-state-or-scores = Give either --state, which says all about the other players, or { $option }, not both.
advise-scores-or-beat = Give either --scores or --beat, not both: --beat K is the same as --scores K.
