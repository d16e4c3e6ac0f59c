### The review of a match.

cli-help-review = Say what luck and skill came to in a recorded match, and which choices cost most.
cli-help-review-more = Base, luck, skill and what the others gave away add up to the result. A choice is measured against the best one, a throw against the mean of what might have come, each in the returns that decide the match.
cli-help-review-seat = Only this player, by number: all throws are then counted as they helped or hurt this one.
cli-help-review-html = Write one page with a picture of the match to this file; it needs nothing from elsewhere.
cli-help-review-budget = How much searching to put into estimates, where a game has them.

reviewed-no-judge = Matches of { $game } can't be reviewed.
reviewed-no-seat = There is no seat { $seat } in this match: they go from 1 to { $seats }.

reviewed-head = Review of { $title }
reviewed-unfinished = The match is not over: results are what each player may expect now.
reviewed-measure = { $measure ->
    [share] Figures are percentage points of the winning chance.
    [stake] Figures are stake points.
    [score] Figures are points of the score; more is always better here, so the score of a game that the lowest wins counts as minus.
    [rounds] Figures are rounds.
    [throws] Figures are throws, counted as minus because fewer are better.
   *[total] Figures are points of the final total.
}
reviewed-exact = All values are exact.
reviewed-base = at the start
reviewed-luck = luck
reviewed-skill = own choices
reviewed-given = choices of others
reviewed-estimate = estimate
reviewed-result = result
reviewed-adjusted = without luck
reviewed-with-error = { $value } ± { $error }
reviewed-decision = { $band ->
    [very-bad] Round { $round }, event { $number }: { $chosen } was a very bad choice; { $best } was better by { $loss }.
    [bad] Round { $round }, event { $number }: { $chosen } was a bad choice; { $best } was better by { $loss }.
    [doubtful] Round { $round }, event { $number }: { $chosen } was a doubtful choice; { $best } was better by { $loss }.
   *[small] Round { $round }, event { $number }: { $best } was a little better than { $chosen }, by { $loss }.
}
reviewed-beside-loss = In points of the final total it cost { $loss }.
# Two parts of one choice.
reviewed-then = { $first }, then { $next }
reviewed-costliest = { $name }: the choices that cost most
reviewed-none-lost = { $name }: no choice cost anything.
reviewed-throws-head = What chance changed most
reviewed-throw = { $band ->
    [lucky] Round { $round }, event { $number }: { $outcome } was lucky for { $name }, by { $luck }.
    [unlucky] Round { $round }, event { $number }: { $outcome } was unlucky for { $name }, by { $luck }.
   *[usual] Round { $round }, event { $number }: { $outcome } brought { $name } { $luck }.
}
reviewed-no-throws = Chance brought nothing out of the ordinary.
reviewed-picture = { $measure ->
    [share] The winning chance over the match
    [total] The expected final total over the match
    [score] The expected score over the match
    [rounds] The expected number of rounds over the match
    [throws] The expected number of throws over the match
   *[stake] The expected stake points over the match
}
reviewed-picture-about = From left to right the throws and choices of the match, in their order; from below to above what each player could expect after it.
reviewed-written = Written to { $file }.
reviewed-table = Move by move
reviewed-column-event = Event
reviewed-column-what = What happened
reviewed-column-change = Change
reviewed-column-beside = Expected total
