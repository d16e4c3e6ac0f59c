### A table: its fascia, waiting room, score sheet, talk, end.

table-nowhere = No such table
table-home = Pillarbox, to the first page
table-code = Code { $code }: invite others
table-rules = Rules
table-invite = Invite
table-sound-on = Sound on
table-sound-off = Sound off
table-scores = Scores
table-talk = Say something
table-notify = Tell me when it is my turn
table-notify-not = Tell me no more
table-host = Host
table-stop = Stop playing
table-leave = Leave the table
table-leave-text = Your seat becomes free: a bot plays on for it until somebody takes it.
table-resign = Give up
table-resign-text = You give this match up; the others play on.
table-end = Propose to end
table-end-not = Play on after all
table-end-text = The match ends now, without a result, if everybody agrees.
table-last = Look back on the last match
table-projector = Big screen
table-check = Check the dice
table-check-cards = Check the cards
table-help = Keys
table-keys = Keys
table-keys-help = help
table-keys-close = close what is open
table-lost = The line is down. It comes back by itself; nothing is lost.
table-closed = This table is closed.
table-kicked = The host has taken your seat back.
table-again = Open it here again
table-new-pages = Pillarbox was updated while you played.
table-new-pages-do = Reload the page
table-you = You
table-seat = Seat { $seat }
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
table-round-head = Round
table-round-won = won
table-final = Final score
table-total = total
table-won = won
table-stakes = stakes
table-limit = The limit is { $limit }.
table-story = What happened
table-others = The others
table-look = Look from here
table-bot-long =
    { $host ->
        [true] Thinking for long; under Host in the menu a simpler bot can take over
       *[false] Thinking for long; it plays as soon as it can
    }
table-thinking = Still thinking
table-posted = Posted
table-shut = shut the box
table-left = { $score } left
table-standing = { $score } standing
table-letters =
    { $letters ->
        [one] one letter left
       *[other] { $letters } letters left
    }
table-to-play = still to play
table-turn = on turn
table-bot = a bot
table-stand-in = a bot plays for them
table-empty = an empty seat
table-away = away
table-pass = Pass the device to { $name }
table-pass-text = Each hand is for one pair of eyes.
table-pass-do = I am { $name }
table-clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
table-clock-hours = { $hours } h

## The waiting room

lobby-rules = How it is played
lobby-wait = You have a seat. The host begins when everybody is here.
lobby-invite = Bring somebody in
lobby-start = Begin
lobby-start-alone = Play alone
lobby-start-bots =
    { $count ->
        [one] Begin against a bot
       *[other] Begin with { $count } bots
    }
lobby-open =
    { $count ->
        [one] One seat is still free. It fills by itself when somebody comes by the link.
       *[other] { $count } seats are still free. They fill by themselves when people come by the link.
    }
lobby-strength = Strength of the bots
lobby-watching = You are watching
lobby-late = You will sit down in the next match. Until then you are watching.
lobby-free = Free
lobby-host = host
lobby-rename = Rename
lobby-name = Name at this table
lobby-save = Keep
lobby-bot = Seat a bot
lobby-empty = Free the seat
lobby-kick = Send away
lobby-your-name = Your name
lobby-join = Take a seat
lobby-join-late = Join the next match
lobby-join-hint = No account: this browser remembers you.
lobby-full = All seats are taken. You are watching; you can join the next match.
lobby-locked = The host has locked this table.

## How others come

invite-code = The code of this table:
invite-link = Link
invite-copy = Copy
invite-copied = The link is copied.
invite-copy-yourself = The link is marked: copy it with your keys.
invite-send = Send …
invite-share = Come and play. The code is { $code }.
invite-qr = The link as a picture for a phone’s camera
invite-phones = Let phones join
invite-phones-hint = No phone can reach this device’s own address; opened to your home network, the table gets one for them.

## What the host may do

host-lock = Locked: nobody else may sit down
host-coach = Players may ask the coach
host-chat = Players may write freely
host-pause = Paused
host-hand-over = Make host
host-simpler = Let a simpler bot play
host-skip = Play for them once

## After the match

over-aborted = The match was broken off
over-you = You won
over-one = { $name } won
over-several = { $names } share the win
over-alone = Your score: { $total }
over-stakes = { $stakes } points
over-again = Play again
over-review = Look back
over-check = Check the dice
over-daily = Today’s box
over-wait = The host can begin another match.
over-late =
    { $count ->
        [one] One more player waits for the next match.
       *[other] { $count } more players wait for the next match.
    }

## Talk

say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-your-turn = It is your turn.
say-one-moment = One moment, please.
say-again = Another one?
react-clap = Applause
react-laugh = Laughter
react-gasp = Gasp
react-sigh = Sigh
talk-text = Your words
talk-send = Say
talk-says = { $name }: { $text }
talk-mute = Don’t show what { $name } says

## While nobody looks

news-your-turn = It is your turn
news-notify-on = You will be told when it is your turn.
news-notify-no-more = You are told no more when it is your turn.
news-notify-off = Your browser does not allow notifications here.
