### Odds between several seats.

seats-own-circles = With several seats this ruleset is not solved exactly: a stuck player reopens tiles, so a turn may come back to where it was.
seats-too-big = With several seats this box is not solved exactly: { $positions } positions are more than { $most }.
seats-reopen-whole = With several seats this ruleset is not solved exactly: the neighbour may reopen tiles within a whole turn.
seats-reopen-mixed = With several seats this ruleset is not solved exactly: reopening by the neighbour together with rows or markers has too many positions.
seats-match-by-throw = A match of several rounds in which the seats throw in turn, or all together, is not solved; the odds of one of its rounds may be.
seats-match-many = A match of several rounds is solved for at most { $most } seats.
seats-match-digital = This match is not solved: scores read as numbers lead to too many different totals. The odds of one of its rounds are.
seats-match-sums = This match is not solved: the sums that decide ties have no bound.
seats-match-two-only = With stakes, handicaps, roll-offs, a beginner found by the last round, or a match lost on the first throw, a match of several rounds is solved for two seats only.
seats-too-long = Solving this would take about { $minutes } minutes; what takes more than { $most } is not begun.
seats-match-endless = This match has no value: it may go on for ever, because its rounds need not add anything to a total.
seats-in-turn-two-only = Seats that throw in turn and have choices are solved exactly for two seats only.
seats-shared-handicap = With handicaps, one throw for all is not solved: what each seat does is hidden from the others until all have chosen.

seats-note-ties = Every seat plays for its own expected return. Among equally good sets it shuts the fewest tiles, then the highest; among dice counts it throws the smaller. With three or more seats the figures hold under this rule; with two, only the chances of a tie and of shutting depend on it.
seats-note-ties-in-turn = Each seat plays for its own expected return. Among equally good sets it shuts the fewest tiles, then the highest; it reopens nothing where that is as good. The chance of a tie holds under this rule, everything else does not depend on it.
seats-note-one-round = The figures are of one round, not of the whole match; each seat plays to win the round.
seats-note-starter = The first seat is the one that begins; the dice that decide who does are left out.
seats-note-value-only = The box is so big that only the value is worked out, not the chances of a tie or of shutting.
seats-note-shared = One throw serves all seats alike, so none has an edge: each expects as much as the others. How often they tie depends on how they guess one another and is not worked out.
seats-note-estimate = These figures are an estimate from { $games } games in which every seat plays as the bot “perfect”: for its own expected score, whatever the others have. The standard error says how far off they may be.
solo-too-big = A match with a limit is not solved for this box: { $positions } positions are more than { $most }. The odds of one turn are.
