### Odds between several seats.

seats-own-circles = With several seats this ruleset is not solved exactly: a stuck player reopens tiles, so a turn may come back to where it was.
seats-too-big = With several seats this box is not solved exactly: { $positions } positions are more than { $most }.
seats-reopen-whole = With several seats this ruleset is not solved exactly: the neighbour may reopen tiles within a whole turn.
seats-throw-by-throw = With several seats this ruleset is not solved exactly: the seats throw in turn.
seats-reopen-mixed = With several seats this ruleset is not solved exactly: reopening by the neighbour together with rows or markers has too many positions.

seats-note-ties = Every seat plays for its own expected return. Among equally good sets it shuts the fewest tiles, then the highest; among dice counts it throws the smaller. With three or more seats the figures hold under this rule; with two, only the chances of a tie and of shutting depend on it.
seats-note-ties-in-turn = Each seat plays for its own expected return. Among equally good sets it shuts the fewest tiles, then the highest; it reopens nothing where that is as good. The chance of a tie holds under this rule, everything else does not depend on it.
seats-note-one-round = The figures are of one round, not of the whole match; each seat plays to win the round.
seats-note-starter = The first seat is the one that begins; the dice that decide who does are left out.
