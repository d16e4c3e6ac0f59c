### What a position of a match is worth.

equity-no-such-box = No play leads to this box, so it has no value in this match.
equity-no-such-totals = No play leads to these totals, so they have no value in this match.
equity-turn-not-over = Seat { $seat } comes before the one on turn, so its turn must be over: no play leads to this position.
equity-alone-in-circles = A lone player's match that counts rounds is not solved here, because tiles come back within a turn.
equity-alone-throws = This match is not solved: it is measured in throws, and not every turn is sure to end with a shut box.
equity-shared = With one throw for all and several seats a position is not solved: what each seat does is hidden from the others until all have chosen.
equity-too-long = Solving this match would take { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}, too long to wait for.
