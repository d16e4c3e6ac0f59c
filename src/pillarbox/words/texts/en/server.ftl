### The table in the browser, as its server speaks: why something can't be, what is waited for.

## At a table.

server-waiting-for-players = Waiting for players to sit down.
server-waits =
    { $names ->
        [0] A moment, please.
       *[any] Waiting for { AND($names) }.
    }
server-seeds = The dice are being sealed; waiting for { AND($names) }.
server-over = The match is over.
server-broken-off = The match was broken off.
server-paused-by-host = The host has paused the match.
server-not-your-seat = That is not your seat.
server-no-match = There is no match on the table now.
server-match-goes-on = The match on the table must end first.
server-seats-open = Somebody is still waited for; let a bot sit there, or begin without that seat.
server-seats-number =
    { $most ->
        [one] This game is for one player.
       *[other] This game takes { $fewest } to { $most } players.
    }
server-seat-taken = Somebody sits there already.
server-locked = The host has closed this table to newcomers.
server-sent-away = The host has sent you away from this table.
server-seed-one = Send either the promise of a seed or the seed itself.
server-displaced = This table was opened in another window, which goes on from here.

## The server.

server-no-table = There is no table by that code.
server-restarts = The server restarts; in a moment everything goes on where it was.
server-fault = Something went wrong on the server. Nothing was changed; try again.
server-flood = Too many messages at once.
server-frame = That is no message of this table.
server-frame-size = A message may have { NUMBER($most, useGrouping: 0) } bytes at most.
server-hello-first = A page says hello first.
server-unknown-device = This browser is not known here any more; load the page again.
server-foreign = This request comes from a page of another site.
server-busy = Too many pages are open from your address; close some, or come back in a while.
server-pressed = The server is very busy just now. Try again in a moment.
server-too-often = That was too often; try again later.
server-too-much = That takes too long to calculate here.
server-http-400 = The request can’t be read: something is missing, too much, or of the wrong kind.
server-http-404 = There is nothing at this address.
server-http-405 = That can’t be done at this address.
server-http-413 = That is too large: 64 KiB at most.
server-name =
    { $most ->
        [one] A name has one visible character.
       *[other] A name has at most { $most } visible characters.
    }
server-title = A table’s title has visible characters only.
server-clock = Give either minutes for the match or days for a turn.
server-no-dice = There are no dice in this game.
server-changes-size = The changes to the rules are too long: { $most } KiB at most.
server-no-code = There are too many tables just now; try again later.

## What a host may do, what people say, what the coach says.

server-not-host = Only the host of the table can do that.
server-no-such-seat = There is no such seat to do that with.
server-not-yourself = Nobody is sent away by themselves; leave the seat instead.
server-is-here = { $name } is here.
server-no-phrase = That can’t be said here.
server-no-chat = The host has not turned on free text.
server-no-coach = The host has not allowed the coach at this table.
server-coach-thinks = The coach is still thinking about your last question.
server-advice-dice =
    { $dice ->
        [0] End the turn here.
        [one] Throw one die.
       *[other] Throw { $dice } dice.
    }
server-objective-shut-the-box = Expected score of this turn.
server-objective-post-office = Expected points at the end.
server-objective-win = Chance to win the match, in percent.
server-objective-stakes = Expected stake points of the match.

## Looking back, and what is one's own.

server-no-branch = Nobody has anything to choose there; branch from a later point.
server-no-ruleset = There is no ruleset by that id.
server-no-odds = For this game there are no odds to calculate.
server-fault-of-key = { $key }: { $wrong } { $right }
server-no-device-code = That code is not valid, or not any more.
server-forgotten = Your name and your matches were removed here.
server-near-only = That can only be done from the machine that the server runs on.
server-stats-games = Matches played
server-stats-wins = Matches won
server-stats-streak = Most matches won in a row
server-stats-best = { $title }: best result
server-stats-mean = { $title }: result on average
server-daily = The same dice for everybody here today; one try.
server-daily-once = Today’s box is played once. Tomorrow there is another.
server-daily-going = You have begun today’s box; it waits for you.
server-daily-done =
    { $score ->
        [0] You shut today’s box!
        [one] You made { $score } of today’s box.
       *[other] You made { $score } of today’s box.
    }

## Starting it.

server-no-port = The address { $host }, port { $port }, can’t be used: { $detail }.
server-setting = A setting of the server is wrong. { $detail }
server-settings-file =
    { $kind ->
        [line] The settings in { $path } can’t be read: from line { $line }, column { $column } on this is not TOML.
       *[odd] The settings in { $path } can’t be read: this is not TOML.
    }
server-no-network = This machine is on no local network.
server-not-installed = The table in the browser needs the package “{ $package }”: install pillarbox[server].

server-open = The table is open at:
server-open-outside = Others join at:
server-stop = Ctrl-C closes it; matches are kept and go on next time.
server-closed = The table is closed. Every match is kept.

cli-help-serve = Open the table in the browser for other people.
cli-help-serve-more = Without options it answers to this machine only. With --lan phones and computers in the house can join; a server for everybody stands behind a proxy that speaks https, and is told its own address with --public-url. Every setting can also be given in the environment or in a file; the server guide lists them.
cli-help-host = The address to listen at; 127.0.0.1 if not given.
cli-help-port = The port to listen at; any free one if not given.
cli-help-public-url = The address that other people reach this server by, for links and QR pictures.
cli-help-lan = Let phones and computers on the local network join.
cli-help-settings = A file with settings (TOML).
cli-help-no-browser = Only print the address; open no browser.
