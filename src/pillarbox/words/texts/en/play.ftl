### The table, its records and what they refuse.

## What a player asked for and can't have now.

refused-match-over = This match is over.
refused-stale = The table has moved on meanwhile: look at it again.
refused-act-first = First there is a choice to make; the dice wait.
refused-throw-first = First the dice must be thrown.
refused-not-your-throw = It is not this player’s turn to throw.
refused-throw-by-hand = This match is played with real dice: throw them and enter what they show.
refused-no-real-dice = The dice of this match are thrown here and cannot be entered.
refused-real-throw =
    { $dice ->
        [one] Enter one number from 1 to { $sides }, as the die shows it.
       *[other] Enter { $dice } numbers from 1 to { $sides }, as the dice show them.
    }
refused-undo = There is nothing to take back: a choice can be taken back only until the next throw or the next player’s move.
refused-no-action = There must be a choice here, and it must be a short one.
refused-command-id =
    { $most ->
        [one] The mark of a command may have { $most } character at most.
       *[other] The mark of a command may have { $most } characters at most.
    }
refused-too-busy = Too many others are moving in this match at once; try again.
refused-no-such-seat = There is no seat { $seat } at this table.
refused-nobody-there = Seat { $seat } is a person’s, and there is nobody here to ask.
refused-name-turns = The name for seat { $seat } holds a character that changes the direction of writing. Write it without.
refused-name =
    { $most ->
        [one] The name for seat { $seat } must have one visible character.
       *[other] The name for seat { $seat } must have 1 to { $most } visible characters.
    }
refused-player = For seat { $seat } say “person”, or “bot:” and the name of a policy.
refused-no-such-policy = There is no bot “{ $policy }” for this game; choose { OR($known) }.
refused-no-such-match = There is no match { $match } here.

## Seeds that players bring.

refused-seed = This seat has no seed to give now.
refused-seed-early = Seeds are opened only when every player has committed to one.
refused-seed-other = This is not the seed that was committed to.
refused-seeds-missing = The match begins when every player who brings a seed has opened it.
refused-hex =
    { $most ->
        [one] Write { $least } to { $most } byte in hexadecimal, in small letters.
       *[other] Write { $least } to { $most } bytes in hexadecimal, in small letters.
    }

## What a log or a record can't say.

refused-record-empty = The record is empty.
refused-record-begins = A record begins with the creation of the match, and this one does not.
refused-record-format = The record has layout { $format }; this version reads layouts 0 to { $known }.
refused-record-game = The record is of another game than { $game }.
refused-record-ruleset = The ruleset in the record is not one that can be played. { $key }: { $wrong }
refused-event-number = Event { $number } stands where event { $expected } should be.
refused-event-order = This cannot happen at this point of a match.
refused-throw-number = Throw number { $number } stands where number { $expected } should be.
refused-still-sealed = A sealed choice is nowhere opened, so the match can’t be followed further.
refused-opening = What is opened as the secret of event { $number } is not what that event hid, or was opened before.
refused-not-over = The record ends the match, but by the rules it goes on.

## Files with records.

fault-record-size = The record is too large: { $size } bytes.
right-record-size = A record may have { $most } KiB at most.
fault-record-events =
    { $most ->
        [one] A record may have { $most } event at most.
       *[other] A record may have { $most } events at most.
    }
fault-record-utf8 = The record is not written in UTF-8.
right-record-utf8 = Save the file as UTF-8.
fault-record-header = A header “{ $name }” does not belong here.
fault-record-header-value = The header { $name } has a value that it can’t have.
fault-record-missing = The header { $name } is missing.
fault-record-two-rulesets = The record speaks of two rulesets at once.
fault-record-path = A record names its ruleset by id, never by a file.
fault-record-line = This line can’t be read: “{ $text }”.
right-record-line = Write headers such as [Ruleset "classic"] and [Seat "Anna"] first, then lines such as: 0 3-5: 8
right-record-format = Install a newer version to read this record.
right-record-event = An event has the fields that the guide to records lists for its kind, and the next number.
right-record-json = A record is one JSON object: format, events, head.

unreadable-json =
    { $kind ->
        [broken] From column { $column } of line { $line } on this is not JSON.
        [cut] The JSON breaks off in line { $line }.
       *[odd] This is not JSON that can be read.
    }
unreadable-json-value =
    { $kind ->
        [missing] The field { $name } is missing.
        [missing-at] In { $place } the field { $name } is missing.
        [unknown] There can’t be a field { $name }.
        [unknown-at] In { $place } there can’t be a field { $name }.
        [type] Here must be { OR($wanted) }, and not { $found }.
        [type-at] At { $place } there must be { OR($wanted) }, and not { $found }.
        [least] Here must be a number of at least { $name }.
        [least-at] At { $place } there must be a number of at least { $name }.
        [most] Here must be a number of at most { $name }.
        [most-at] At { $place } there must be a number of at most { $name }.
        [value-at] At { $place } there is a value that can’t be there: { $name }.
        [other-at] At { $place } there is a value that can’t be there.
        [value] There is a value that can’t be there: { $name }.
       *[any] There is a value that can’t be there.
    }
json-kind =
    { $kind ->
        [string] a text
        [integer] a whole number
        [number] a number
        [fraction] a number that is not whole
        [boolean] true or false
        [object] an object in braces
        [array] a list in brackets
        [null] null
       *[odd] something else
    }
unreadable-key = Column { $place }: there is no word “{ $key }”; choose { OR($known) }.
unreadable-key-twice = Column { $place }: “{ $key }” is said twice.

## What happens to a match beside its moves.

match-undone = { $name } takes the last choice back.
match-stand-in = A bot now plays for { $name }.
match-back = { $name } plays again.
match-broken-off = The match is broken off.
match-given-up = { $name } gives the match up.
