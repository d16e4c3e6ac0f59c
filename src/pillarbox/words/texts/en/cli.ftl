### The command line: help, refusals, and what commands say besides their data.

## Help. Plain texts without variables: they are copied into an index, so that help needs no Fluent.

cli-help-usage = Usage:
cli-help-usage-options = [OPTIONS]
cli-help-usage-command = [COMMAND ...]
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-examples = Examples:

cli-help-json = Answer with JSON on standard output.
cli-help-lang = Language: en, pl or nl. Otherwise PILLARBOX_LANG or the system's language decides.
cli-help-plain = Lines of text without drawings or colour, for pipes and screen readers.
cli-help-data = The folder that holds your matches. Otherwise PILLARBOX_DATA or the system's usual place.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-ruleset = A ruleset's id, as “pillarbox rulesets” lists them, or a file with one.
cli-help-changes = Change one key of the ruleset, for instance rounds=3. May be given several times.
cli-help-state = A position in the notation of records, for all that --open cannot say.

cli-help-pillarbox = Shut the Box in every variant: play it to the end, and know the odds exactly. Without a command, a table is opened.
cli-help-pillarbox-more = “pillarbox COMMAND --help” tells more about a command.

cli-help-play = Play a whole match here in the terminal.
cli-help-play-more =
    Alone, with friends at one keyboard, or against bots. What you leave out is asked for. Every match is kept as it is played: after “quit”, Ctrl-C or a power cut it goes on with --resume.
    Its record proves the dice afterwards: they are fixed before the first throw, and “pillarbox verify” checks them.
cli-help-play-ruleset = A ruleset's id, any name it goes by, or a file.
cli-help-play-seats = Who takes the next seat: a name, or bot:POLICY. In Shut the Box POLICY is random, highest-first, fewest-tiles, most-tiles or perfect; in Post Office it is random, greedy1, greedy2, potential, rich or strong. Give it once for each seat.
cli-help-play-seed = Take the dice from this text: the same text gives the same dice. The record says so.
cli-help-play-real-dice = Throw your own dice and type what they show. The record says so.
cli-help-play-resume = Go on with a match that was left, by its id or the beginning of it. Without one, list all that can go on.
cli-help-play-abandon = Break off this match for good. Its record is kept, and its seed is revealed.
cli-help-play-record = Write the record of the match to this file as well, at the end or when you leave.

cli-help-rulesets = List the rulesets, find one by any of its names, or check a file.
cli-help-rulesets-more = One exact id, or a file, is shown in full: its rules in plain words, its source and its keys.
cli-help-rulesets-ruleset = An id, a file, or any text to look for in names, such as canoga.
cli-help-rulesets-check = Check this file and list all its faults, with line and key. The exit code is 1 if there are any.
cli-help-rulesets-schema = Print the JSON Schema of ruleset files, for editors.
cli-help-rulesets-hint = “pillarbox rulesets NAME” shows one in full, “pillarbox play NAME” plays it.

cli-help-legal = List what a throw allows in a position.
cli-help-open = The open tiles, such as 1,2,5. In boxes of several rows a9 stands in front of b1.
cli-help-throw = The faces thrown, such as 3+2, or only their total where nothing else matters.
cli-help-first = It is the first throw of the turn. Understood where all tiles of the start are open.

cli-help-advise = Say what each choice in a position is worth, and why.
cli-help-advise-more = Before a throw it compares the numbers of dice, after a throw the sets. Every figure is exact.

cli-help-odds = Work out the exact odds of a turn, of a round among several players, or of a match.
cli-help-odds-objective = What one player plays for: score (the default), shut, reach:K (a score of K or better), reach (all of these) or worst; win with several players.

cli-help-verify = Check the dice, the moves and the result of a record, offline.
cli-help-verify-more = The exit code is 1 if anything in the record is not true.
cli-help-force = Overwrite the file if it is there already.
cli-help-record = A file with a record, a match's id or the beginning of it, or - for standard input.

cli-help-convert = Write a record as notation for people or as JSON for programs.
cli-help-convert-to = notation (the default) or json.
cli-help-convert-output = Write to this file instead of standard output.

cli-help-stats = Show what was played here: matches, wins and scores for each ruleset.
cli-help-stats-player = Only this player. Otherwise everybody.

cli-help-plugins = Show what other packages bring, and what is wrong with it.

## What goes wrong.

cli-empty = { $name } is empty. Leave it out, or write something.
cli-no-such-command = There is no command { $text }. { COUNT($near) ->
        [0] “pillarbox --help” lists them.
       *[other] Did you mean { OR($near) }?
    }
cli-no-such-option = There is no option { $option }. { COUNT($near) ->
        [0] “pillarbox { $command } --help” lists them.
       *[other] Did you mean { OR($near) }?
    }
cli-missing = { $name } is missing. “pillarbox { $command } --help” shows an example.
cli-option-value = { $takes ->
        [no-value] The option { $option } takes no value.
       *[value] The option { $option } needs a value after it.
    }
cli-too-many = There is nothing to be done with “{ $text }”. “pillarbox { $command } --help” shows what can follow.
cli-usage = { $text }
cli-not-whole = { $option } takes a whole number from { $least } to { $most }, not “{ $text }”.
cli-not-both = { $one } and { $other } do not go together: give only one of them.
cli-file-missing = There is no file “{ $file }”.
cli-file-folder = “{ $file }” is a folder; a file is needed.
cli-folder-missing = There is no folder “{ $folder }” to write “{ $file }” into.
cli-file-there = There is a file “{ $file }” already. Give another name, or --force to overwrite it.
cli-file-forbidden = The file “{ $file }” may not be opened: its permissions forbid it.
cli-file-full = The disk is full; nothing more can be written.
cli-file = The file “{ $file }” cannot be used: { $text }.
cli-broken = Pillarbox itself went wrong ({ $kind }: { $text }). Nothing was lost. Please report it with the command you gave and what PILLARBOX_DEBUG=1 adds to it.

## Positions.

cli-with = --with takes a key and its value, such as rounds=3, not “{ $text }”.
cli-too-long = The position is described in more than { $most } characters.
cli-throw-unreadable = “{ $text }” is not a throw. Write its faces, such as 3+2, or its total.
cli-faces-matter = Here it matters which dice make { $throw }: write their faces, such as 3+2.
cli-open-no-tile = There is no tile { $tile } in this box; its tiles are { $tiles }.
cli-open-twice = Tile { $tile } is named twice.
cli-open-none = No tile is open here: the box is shut and the turn is over, so there is nothing left to do.
cli-open-unreadable = “{ $text }” is not a list of tiles; write the open tiles of one box with commas, such as 1,2,5.
cli-no-throw-now = No throw is awaited in this position.
cli-throw-impossible =
    { $dice ->
        [1] The throw { $throw } is impossible here: one die is thrown, showing 1 to { $sides }.
       *[other] The throw { $throw } is impossible here: { OR($counts) } dice are thrown, showing 1 to { $sides }.
    }
cli-total-impossible =
    { $dice ->
        [1] A total of { $total } is impossible here: one die is thrown, showing 1 to { $sides }.
       *[other] A total of { $total } is impossible here: { OR($counts) } dice are thrown, showing 1 to { $sides }.
    }
cli-legal-reopen = One shut tile must be opened again: { OR($tiles) }.

## What is typed at the table.

cli-ambiguous = “{ $text }” can mean { OR($choices) }. Which?
cli-not-understood = { $kind ->
        [tiles] “{ $text }” is not understood. Type tiles, such as 5 4, or ? for what is possible.
       *[anything] “{ $text }” is not understood. Type ? for what is possible.
    }

cli-choose-now = { $kind ->
        [tiles] First say which tiles you shut, such as 5 4; ? shows what is possible.
       *[anything] First make your choice; ? shows what is possible.
    }
cli-throw-now = It is time to throw: press Enter, or type help.
cli-faces-now =
    { $dice ->
        [one] Type the number that your die shows, from 1 to { $sides }.
       *[other] Type the { $dice } numbers that your dice show, each from 1 to { $sides }, such as { $example }.
    }
cli-faces-right =
    { $dice ->
        [one] { $total }? (Enter takes it; or type again.)
       *[other] { AND($faces) }, { $total } together? (Enter takes them; or type again.)
    }
cli-look-away-first = Choosing waits until the others look away: then press Enter.
cli-throw-first = There is nothing to choose before the throw.
cli-no-undo = There is nothing to take back: what stands after a throw or another player's move stays.
cli-enter-throws = (Enter)
cli-type-faces = Type what the dice show.
cli-enter-only = Only { $choice } is possible. (Enter)
cli-enter-takes = (Enter: { $choice })
cli-enter-or-stop = (Enter throws, { $stop } ends the turn)
cli-enter-takes-or-stop = (Enter: { $choice }; { $stop } ends the turn)
cli-possible = Possible: { $choices }.
cli-yes = Yes, { $choice } is possible.
cli-look-away = { $name }, it is your turn to choose in secret. The others look away. (Enter)

cli-word-quit = quit
    .about = { $word }: leave; the match is kept, and can go on later
cli-word-help = help
    .about = { $word }: this list
cli-word-hint = hint
    .about = { $word }: what the coach would do, and why
cli-word-undo = undo
    .about = { $word }: take back the last choice, until the next throw
cli-word-rules = rules
    .about = { $word }: the rules of this match
cli-word-table = table
    .about = { $word }: everybody's box
cli-word-score = score
    .about = { $word }: the score sheet
cli-word-keep = keep
    .about = { $word }: leave the neighbour's tiles as they are
cli-word-stop = stop
    .about = { $word }: end your turn, where the rules allow it
cli-word-throw = throw
cli-word-yes = yes
cli-table-help = Enter throws the dice, or takes what is offered. Type the tiles to shut: 5 4, 5+4 or 54. A question mark alone shows what is possible; 54? asks whether that is.

## A match, from the first question to the last word.

cli-marks = In a box { $shut } is a tile that is shut, { $fixed } one that was never in play, (9) one that stands behind another; { $turn } marks who is asked.
cli-you = Player
cli-welcome = Welcome to Pillarbox, the home of Shut the Box.
cli-unfinished = Not finished yet; type an id to go on:
cli-unfinished-none = No match is waiting to go on here.
cli-unfinished-how = To go on with one, or to break it off for good:
cli-unfinished-more = { $more ->
        [one] One more is not finished. All of them:
       *[other] { $more } more are not finished. All of them:
    }
cli-unfinished-row = { $ruleset }: { AND($names) }, since { $when } UTC
cli-abandon-short = You can’t undo that, so name the match by at least { $least } characters of its id.
cli-abandoned = The match { $match } is broken off for good. Its record is kept, and its dice can be checked now.
cli-kept-as = This match is kept as { $match }.
cli-ask-ruleset = Which rules? (Enter: { $id }. Type part of any name to find it, ? for all.)
cli-ask-seats-two = Who plays? Names with commas between them, { $most } at most; { $bot } is a bot. (Enter: { $name } against it)
cli-ask-seats-one = Who plays? (Enter: { $name })
cli-ask-rounds = How many rounds? (Enter: { $usual })
cli-ask-limit =
    { $auto ->
        [yes] What limit for the totals? The word “auto” stands for the sum of all tiles of the box. (Enter: { $usual })
       *[no] What limit for the totals? (Enter: { $usual })
    }
cli-asked-unfit = “{ $text }” cannot be taken here.
cli-asked-wrong = { $wrong } { $right }
cli-ask-stake = How many stake points each round? (Enter: { $usual })
cli-match-of = { $title }: { AND($names) }.
cli-dice-committed = The dice are fixed from here on. Their seal is a long number that begins { $seal }; the record opens it at the end.
cli-dice-seeded = The dice come from your text, so they could be known beforehand; the record says so.
cli-dice-by-hand = You throw your own dice; the record says so.
cli-bot-instead = { $name } plays as fewest-tiles does. { $why }
cli-alone-no-neighbour = Alone there is no neighbour who could open a tile again: it is played without that. Set solo_reopen to leave it to chance.
cli-alone-no-stakes = Alone there are no stake points.
cli-how = Type help to see what can be typed.
cli-resumed = Going on with { $title }: { AND($names) }.
cli-match-over = The match { $match } is over. “pillarbox verify { $match }” checks it.
cli-left-before = Goodbye.
cli-left = The match is kept. To go on with it:
cli-kept = The match is kept. To check its dice and moves, or to write it out:
cli-record-written = The record is in “{ $file }”.
cli-place = { $place }. { $name }

## Rulesets.

cli-rulesets-none = Nothing is called “{ $text }”. “pillarbox rulesets” lists all there are.
cli-rulesets-also = Also known as { $names }.
cli-rulesets-source = Source: { $source }
cli-check-done = { $faults ->
        [0] “{ $file }” has no faults.
        [one] “{ $file }” has { $faults } fault.
       *[other] “{ $file }” has { $faults } faults.
    }

## Records.

cli-no-record = There is no file “{ $text }”, and no match kept here has an id that begins so.
cli-no-such-form = There is no form “{ $text }”: it is { OR($forms) }.
cli-verify-dice = { $holds ->
        [yes] The dice are those that were sealed before the match.
       *[no] The dice are not true.
    }
cli-verify-deck = { $holds ->
        [yes] The cards are those that were sealed before the match.
       *[no] The cards are not true.
    }
cli-verify-moves = { $holds ->
        [yes] The moves follow the rules.
       *[no] The moves do not follow the rules.
    }
cli-verify-result = { $holds ->
        [yes] The result is right.
       *[no] The result is not right.
    }
cli-verify-chain = { $holds ->
        [yes] Nothing was changed, added or left out afterwards.
       *[no] Something was changed, added or left out afterwards.
    }
cli-verify-at = Event { $event }: { $wrong }
cli-verify-line = Line { $line } (event { $event }): { $wrong }
cli-verify-true = The record is true.
cli-verify-false = The record is not true.
cli-verify-so-far = The record is true as far as it goes.
cli-verify-unread = The record can’t be read to its end, so it is not checked.

## Statistics.

cli-stats-none = No person has played a match to its end here yet.
cli-stats-bots =
    { $matches ->
        [one] One match was played by bots alone and does not count: the figures are of people.
       *[other] { $matches } matches were played by bots alone and do not count: the figures are of people.
    }
cli-stats-none-of = { $player } has not played anything to its end here yet.
cli-stats-unread = These matches cannot be read and do not count: { $matches }.
cli-stats-games = Matches
    .is = { $games }
cli-stats-wins = Won
    .is = { $shared ->
        [0] { $wins } of { $rivals }
        [one] { $wins } of { $rivals }; one was shared and counts one half
       *[other] { $wins } of { $rivals }; { $shared } were shared and count one half each
    }
cli-stats-streak = Won in a row
    .is = { $now } now, { $longest } at most
cli-stats-score = Score
    .is = { $best } at best, { $mean } on average
cli-stats-stakes = Stake points
    .is = { $stakes }

## Odds and advice.

cli-help-odds-exact = Show fractions in full, however long they are.
cli-no-odds = For { $ruleset } no odds are worked out.
cli-number = { $value }
cli-percent = { $value }%
cli-working = Working it out ...
cli-thinking = { $name } is thinking ...
cli-odds-of = { $title }: one turn of one seat, played for { $objective }.
cli-objective = { $objective ->
        [score] the expected score
        [shut] the chance to shut the box
        [worst] the best score that is certain
        [win] the match
       *[reach] the chance of { $goal } or better
    }
cli-odds-reach-head = This or better
cli-odds-worst = Best score that is certain: { $value }
cli-odds-reach = Chance of { $goal } or better: { $value }
cli-odds-exactly = Exactly: { $value }
cli-odds-mean = Expected score: { $mean }, with a spread of { $sd }.
cli-odds-throws-mean = Expected throws: { $mean }, with a spread of { $sd }.
cli-odds-length = Throws in a turn: { $throws } on average.
cli-odds-certificate = The expected value lies between { $lower } and { $upper } for certain.
cli-odds-certain-digits = All digits of the expected value are certain.
cli-odds-score-head = Score
cli-odds-throws-head = Throws
cli-odds-chance-head = Chance
cli-no-coach = For this game there is no coach.
cli-hint-best = The coach would take { $choice }, worth { $value }. { $why }
cli-hint-other = { $choice } loses { $loss } against that.
cli-hint-dice =
    { $dice ->
        [1] One die is worth { $value }.
        [2] Two dice are worth { $value }.
        [3] Three dice are worth { $value }.
       *[4] Four dice are worth { $value }.
    }
cli-hint-stop = Stopping here is worth { $value }.
cli-advise-head = Values: { $objective }.
cli-advise-best = { $value }, the best
cli-advise-loses = { $value }, loses { $loss }
