### The coach and the reviews of the table in the browser, as its server speaks.

advice-review-waits =
    { $ahead ->
        [0] The review begins in a moment.
        [one] One other calculation comes first.
       *[other] { $ahead } other calculations come first.
    }
advice-review-rules =
    { $seconds ->
        [0] These rules are being solved; it has just begun.
        [one] These rules are being solved, for { $seconds } second now.
       *[other] These rules are being solved, for { $seconds } seconds now.
    }
advice-review-moves =
    { $of ->
        [one] The one move is being weighed.
       *[other] { $done } of { $of } moves are weighed.
    }
advice-note-later = This is a first answer; a better one is still being worked out.
advice-note-cheaper = The whole match is not looked at here. { $reason }
advice-luckless =
    { $games ->
        [one] { $title }: result with luck taken out, one match alone
       *[other] { $title }: best result with luck taken out, { $games } matches alone
    }
advice-objective = What each choice is worth.
