### The page on which house rules are built.

build-title = House rules
build-name = Name of your rules
build-unnamed = My house rules
build-from = Start from
build-changes =
    { $count ->
        [0] nothing changed yet
        [one] { $count } change
       *[other] { $count } changes
    }
build-over = Start over
build-changed = changed
build-more = More rules
build-less = Fewer rules
build-more-about = first throw, deadly totals, reopening, stakes, starter
build-does = What that does
build-figure = Figure
build-mean = Left standing, on average
build-mean-points = Points of a turn, on average
build-shuts = Boxes shut, in 100 turns
build-throws = Throws in a turn
build-edge = Edge of the first seat, in 100 rounds
build-axis = score at the end of a turn
build-chart = { $name }: scores from { $low } to { $high }, most often around { $top }.
build-working = Working out the odds…
build-same = No difference to { $base } yet: change a rule.
build-far-less = Boxes get shut far less often than in { $base }.
build-less-often = Boxes get shut less often than in { $base }.
build-about = Boxes get shut about as often as in { $base }.
build-more-often = Boxes get shut more often than in { $base }.
build-far-more = Boxes get shut far more often than in { $base }.
build-share = Share
build-shared = The link is copied.
build-share-link = Link to these rules
build-save = Save
build-saved = Saved on this device.
build-open = Open this table
build-kept = Your saved rules
build-forget = Forget { $name }
build-brief-mean = { $mine } left standing, not { $base }
build-brief-shut = { $mine } shut in 100, not { $base }
build-wrong = These rules do not go together
