### Exact odds and the coach.

odds-no-such-objective = There is no objective “{ $objective }”: it is score, shut, worst, win, or reach:K with a whole number K.
odds-goal-too-high = No turn scores more than { $most }: choose a whole number K from 0 to { $most }.
odds-markers-in-circles = This turn cannot be solved exactly: tiles come back and markers pile up without limit.
odds-circles-too-big = This turn cannot be solved exactly: its tiles come back, and { $positions } positions are more than the { $most } that can be gone over again and again.
odds-no-certificate = This turn has no certain value: it may go on for ever, and the two bounds do not meet.
odds-worst-in-circles = There is no certain worst case: tiles come back, so bad luck has no end.
odds-counted-in-throws = The box is sure to be shut here and only the throws count, so “{ $objective }” has no answer of its own. Ask for score or shut.
odds-too-many-scores = This turn can end with more than { $most } different scores: too many to list one by one.
odds-family-too-big = Each of the { $scores } scores would be a solution of its own over { $positions } positions: ask for one with reach:K.
odds-too-big = This turn cannot be solved exactly: { $positions } positions are too many for rules like these.
odds-too-much-work = This turn cannot be solved exactly in reasonable time: { $positions } positions with { $sets } sets to try at each.
odds-needs-library = A box of { $positions } positions is solved with { $library }, which is not installed. To install it, type: pip install "pillarbox[fast]"
odds-no-memory = Solving this box takes { $needed } MB of memory, and { $left } MB are free.

odds-note-ties = Among equally good sets the fewest tiles are shut, then the highest; among dice counts the smaller is thrown. Spread, throws and distribution hold under this rule.
odds-note-with-cap =
    { $throws ->
        [one] The turn ends after { $throws } throw at the latest; the figures take that into account.
       *[other] The turn ends after { $throws } throws at the latest; the figures take that into account.
    }
odds-note-without-cap =
    { $throws ->
        [one] Not quite exact: the rules end the turn after { $throws } throw at the latest, and the figures leave that out.
       *[other] Not quite exact: the rules end the turn after { $throws } throws at the latest, and the figures leave that out.
    }
odds-note-throws = Only the number of throws counts here: the box is sure to be shut in the end.
odds-note-no-neighbour = Alone there is no neighbour, so no tile is reopened.
odds-note-one-turn = The figures are of one turn, not of the whole match.
odds-note-too-many-scores = The scores are too many to list; mean, spread and chances are complete.

bot-perfect-cannot = The perfect player cannot calculate the whole of this box; where it cannot, it shuts the fewest tiles it can. { $reason }

coach-nothing-to-decide = There is nothing to decide here for this player.
coach-note-own-turn = The values are those of the player’s own turn; the other players’ scores are not looked at.
coach-note-other-more = The values are the scores that the player whose tile is opened may expect from the own turn: the higher a value, the better for the one who opens. The other players’ scores are not looked at.
coach-note-other-less = The values are what the player whose tile is opened may hope for in the own turn: the lower a value, the better for the one who opens. The other players’ scores are not looked at.
coach-note-dead = This box can no longer be shut.

coach-shuts = Shuts the box.
coach-last-throw = Still open then: { $tiles }. That was the last throw of the turn.
coach-dead = Still open then: { $tiles }. This can never all be shut.
coach-safe = Still open then: { $tiles }. Every next throw shuts something.
coach-marker = Still open then: { $tiles }. With a chance of { $percent }% the next throw is useless and costs a marker.
coach-useless-one-die =
    { COUNT($throws) ->
        [one] Still open then: { $tiles }. With one die only { $throws } would be useless: { $percent }%.
       *[other] Still open then: { $tiles }. With one die { AND($throws) } would be useless: { $percent }% together.
    }
coach-useless-dice =
    { COUNT($throws) ->
        [one] Still open then: { $tiles }. { $dice ->
            [2] With two dice
            [3] With three dice
           *[4] With four dice
        } only { $throws } would be useless: { $percent }%.
       *[other] Still open then: { $tiles }. { $dice ->
            [2] With two dice
            [3] With three dice
           *[4] With four dice
        } { AND($throws) } would be useless: { $percent }% together.
    }
coach-only-one-die = Still open then: { $tiles }. With one die only { OR($throws) } would help; { $percent }% of the throws are useless.
coach-only-dice =
    Still open then: { $tiles }. { $dice ->
        [2] With two dice
        [3] With three dice
       *[4] With four dice
    } only { OR($throws) } would help; { $percent }% of the throws are useless.
coach-useless-chance = Still open then: { $tiles }. With a chance of { $percent }% the next throw is useless.

around-all-had-turns =
    { $scores ->
        [one] With { $scores } score already made, nobody of { $seats } is left to throw.
       *[other] With { $scores } scores already made, nobody of { $seats } is left to throw.
    }
around-totals = Totals are needed for all players or for none: there are { $totals }, and { $seats } players.
around-one-round = A match of this ruleset has one round only, so there are no totals from rounds before.
around-no-such-round = There is no round { $round }: a match of this ruleset has one round only.
around-which-round = With totals it must be said which of the { $rounds } rounds is being played: add --round.
around-too-many-rounds = There is no round { $round }: a match has { $rounds }.
around-total-over = A total of { $total } would have ended the match or put that player out: the limit is { $limit }.
around-no-such-score = No turn ends with a score of { $score }: scores lie between { $least } and { $most }.
around-score-says-little = A score of { $score } does not say enough here, because equal scores are told apart by the open tiles: give all boxes with --state.
around-round-over = A score of { $score } has ended the round: nobody throws after it.

coach-win-alone = Alone there is nobody to win against.
coach-note-win = The values are the player’s part of the win, everyone playing for their own from here on.
coach-note-win-stakes = The values are the stake points that the player may expect, everyone playing for their own from here on.
