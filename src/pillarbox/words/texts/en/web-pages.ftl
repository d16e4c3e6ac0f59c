### Pages beside the table: checking dice, the player, today's box, the big screen.

check-title = Check these dice
check-title-cards = Check these cards
check-lead = Everything below is worked out again on this device, from the record alone: you need not trust the server, nor be connected to it.
check-unreadable = This is no record of a match, or not a whole one.
check-good = These dice were honest
check-good-cards = These cards were dealt honestly
check-bad = Something is wrong with this record
check-later = Nothing wrong so far
check-by-hand = Dice thrown by hand
check-seeded = These dice came from a word: whoever knew it could foresee them.
check-commitment-yes = The secret seed is the one that was promised before anybody played.
check-commitment-no = The secret seed is not the one that was promised before anybody played.
check-commitment-daily = The secret seed is not published yet. That of a daily box is, once its day is over and nobody can play it any more.
check-commitment-none = The secret seed is not published yet. That happens at the end of the match.
check-seeds-yes = Every seed that players brought is the one they promised.
check-seeds-no = A seed that a player brought is not the one promised.
check-seeds-none = No player brought a seed.
check-dice-yes = Every throw is what the seeds give.
check-dice-no = A throw is not what the seeds give.
check-dice-none = There is no throw to work out again.
check-deck-yes = Everything drawn is what the seeds give.
check-deck-no = Something drawn is not what the seeds give.
check-deck-none = Nothing else was drawn.
check-chain-yes = No event was changed or left out afterwards: each carries the hash of the one before.
check-chain-no = Events were changed or left out afterwards: a hash does not fit.
check-chain-none = This record has no chain of hashes.
check-keep = Keep the record
check-server = Ask for the moves, too
check-server-yes = The server agrees: moves and result follow the rules.
check-server-no = The server finds faults in the moves or in the result.
check-own = Another record
check-own-text = A record says all that happened in a match. It is kept from the end of a match, or from here.
check-file = A record’s file
check-paste = Or its text
check-throws = All throws
check-number = Throw
check-who = Player
check-said = On the table
check-drawn = Worked out
check-start = start

hall-title = Open tables
hall-lead = Anybody may take a free seat here, or watch.
hall-none = Nobody has an open table just now.
hall-with = With { $names }.
hall-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
hall-full = No seat is free.
hall-watch = Watch
hall-open = Open one yourself

me-title = Your games
me-saved = Kept.
me-tables = Tables
me-none = No table yet.
me-matches = Matches played
me-figures = Your figures
me-device = This device
me-code = Show a code
me-code-text = Go on playing on another device: a code that works once.
me-claim = Code of another device
me-claim-do = Take over
me-claimed = This device now holds those seats, too.
me-export = Take it with me
me-export-text = All that this server knows of you, as a file.
me-erase = Erase
me-erase-text = Erase your name, your seats and your figures from this server.
me-erase-sure = Erase it all
daily-how = One try counts. Tomorrow you see here what perfect play would have left.
daily-past = Days before
daily-day = Day
daily-yours = You left
daily-perfect = Perfect play
projector-join = Join with your phone:

## The guided first round

guide-title = Your first round
guide-objective = left open, on average
guide-begin = Nine tiles stand, two dice lie ready. What the dice show together may be shut, on one tile or several. Throw: press the red button, or the space bar.
guide-begin-touch = Nine tiles stand, two dice lie ready. What the dice show together may be shut, on one tile or several. Throw: press the red button.
guide-first = 1 and 1 make 2, and only the 2 fits: no other tiles add up to it. Press it, then shut it.
guide-on = The 2 lies flat. Your turn goes on as long as a throw lets you shut something. Throw again.
guide-choose = 6 and 3 make 9, and there are five ways to shut that. The coach says what each would leave standing on average. Low tiles go with almost any throw, high ones with few: shut the high ones while you can. Choose one.
guide-best = The best way: on average { $worth } will be left, fewer than with any other. Throw again.
guide-other = That leaves { $worth } on average. The best way would have left { $best }, which is { $loss } less: it keeps the tiles that are easy to shut. Throw again.
guide-own = 2 and 3 make 5. This one is all yours.
guide-stuck = 2 and 3 make 5, but no tiles still open add up to 5: your turn is over, and what stands counts against you, { $sum } in all. That is how every turn ends, unless you shut them all.
guide-end = That is the whole game: throw, choose, shut, until nothing fits. What still stands counts against you; the lowest sum wins, and whoever shuts all nine wins at once.
guide-play = Play against a bot
guide-again = Once more

## Paper.

rules-print = Print it
build-print = Print the sheet
