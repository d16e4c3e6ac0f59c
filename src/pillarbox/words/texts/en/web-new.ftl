### A new table, and the rules to choose from.

new-title = A new table
new-rules = Rules
new-name = Name of the table
new-changed =
    { $count ->
        [one] With one house rule of your own.
       *[other] With { $count } house rules of your own.
    }
new-seats = Seats
new-seat = Who sits at seat { $seat }
new-seat-name = Name at seat { $seat }
new-seat-bot = Strength of the bot at seat { $seat }
new-seat-drop = Take away seat { $seat }
new-drop = Take away
new-add = Add a seat
new-player = Player { $seat }
new-kind-me = Me
new-kind-here = Somebody here
new-kind-open = Whoever comes
new-kind-bot = A bot
new-open-hint = By link or code.
new-strength = Strength { $step } of { $of }
new-handicaps = Handicaps by seat
new-shut = Shut from the start
new-one = One die
new-one-same = as the rules say
new-one-never = never
new-one-may = may choose it
new-one-must = must take it
new-odds = Score { $mean } on average, box shut { $shut } times in 100, { $wins } of 100 rounds won.
new-dice = Dice
new-dice-fair = Thrown here
new-dice-real = Our own
new-dice-fair-hint = Fixed before anybody plays, mixed from everybody’s secret, checkable afterwards.
new-dice-real-hint = You throw real dice beside the screen and enter what they show.
new-clock = Clock
new-clock-none = None
new-clock-minutes = Minutes
new-clock-days = Days
new-clock-minutes-each = minutes for each player
new-clock-days-each = days for each turn
new-more = More
new-coach = Players may ask the coach
new-chat = Players may write freely, not only in set phrases
new-private = Private: found only by link or code

new-ask-rounds = Rounds
new-ask-limit = Limit
new-ask-stake = Stake points

rules-title = Rules
rules-search = Find rules
rules-search-hint = Any name: Canoga, Klappenspiel, 2012 …
rules-none = No rules go by that name.
rules-count =
    { $count ->
        [one] { $count } set of rules
       *[other] { $count } sets of rules
    }
rules-seats =
    { $most ->
        [one] For one player
       *[other] For { $least } to { $most } players
    }
rules-also = Also known as { $names }
rules-change = Change them
rules-all = All rules
rules-source = Source: { $source }
