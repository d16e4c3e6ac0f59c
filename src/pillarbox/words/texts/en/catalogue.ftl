### Finding rulesets, and what can be wrong with a ruleset file. A fault says what is wrong and what would be right.

# An own ruleset is called what its file says.
ruleset = { $title }

refused-no-such-ruleset = There is no ruleset “{ $asked }”. “pillarbox rulesets” lists those there are.
refused-ruleset-meant = There is no ruleset “{ $asked }”. Perhaps { OR($near) } is meant?
refused-no-such-game = There is no game “{ $game }” here; there are { $games }.
refused-no-such-file = There is no file “{ $file }”.
refused-file-folder = “{ $file }” is a folder; a file is needed.
refused-file-unread = The file “{ $file }” cannot be read. Is it a file, and may it be read?
refused-faulty-file = { $file }: { $wrong } { $right }
refused-faulty-line = { $file }, line { $line }: { $wrong } { $right }

## The form of the file.

fault-too-long = The file is longer than { $most } bytes.
right-shorter-file = Leave out what is not needed; of a ruleset that is all that its base says already.
fault-not-utf8 = Byte { $byte } here does not belong to UTF-8 text.
right-utf8 = Save the file as plain text in UTF-8.
fault-control-character = The invisible character { $code } stands here.
right-no-control-character = Take it out.
fault-key-twice = { $key } is already set on line { $first }.
right-key-once = Keep one of the two lines.
fault-too-many = There are more faults than these { $most }.
right-mend-these-first = Mend these first, then check the file again.
fault-table = { $text } begins a table, and a ruleset file has none.
right-no-table = Take this line out; all keys stand by themselves.
fault-dotted-key = { $text } sets a key with a dot in it, and there is none.
right-plain-key = Write a key without dots.
fault-no-pair = { $text } is not a key with a value.
right-pair = Write a key, an equals sign and a value, such as: seats = [1, 4]
fault-too-deep = More than { $most } brackets stand inside one another.
right-less-deep = No key needs more than a list of lists.
fault-unclosed = A bracket or a text that begins here does not end.
right-closed = Close every bracket and every text.
fault-no-value = There is no value after the equals sign.
fault-bare-word = { $value } is a text without quotation marks.
right-in-quotes = Write "{ $value }".
fault-value-too-long = The value is longer than { $most } characters.
right-shorter-value = No key needs as many: shorten it.
fault-unreadable-value = { $value } cannot be read as a value.
right-readable-value = Write a number, a text in quotation marks, true or false, or a list such as [1, 2, 3].

## Keys and values.

fault-unknown-key = There is no key { $key }.
right-nearest-key = Perhaps { $key } is meant.
right-known-key = The keys are { $keys }.
fault-value = { $value } cannot stand here.
fault-out-of-range = { $value } is out of range.
right-whole = Write a whole number from { $least } to { $most }.
right-flag = Write true or false.
fault-no-such-option = There is no option { $value } here.
right-option = Choose { OR($options) }.
fault-text-too-long = The text { $value } is too long.
right-text = Write a text in quotation marks, of at most { $most } characters.
fault-list-length =
    { $count ->
        [one] The list has one entry.
       *[other] The list has { $count } entries.
    }
right-list = Write a list such as { $example }, with { $least } to { $most } entries.
right-list-like = Write a list such as { $example }.
fault-listed-twice = { $value } is in the list twice.
right-listed-once = List it once.

## The ruleset that a file starts from.

fault-no-such-base = There is no ruleset { $base } to start from.
fault-base-circle = The rulesets start from one another in a circle: { $bases }.
fault-base-chain = More than { $most } rulesets start from one another in a row.
fault-base-faulty = The ruleset { $base } has a fault itself, on its line { $line }.
right-base = Name a ruleset that is there and has no faults, or leave base out.
right-base-meant = Perhaps { OR($near) } is meant.
fault-change-base = A change cannot give another base.
right-change-base = Name that ruleset itself instead.

## What the keys of every game mean, for editors.

key-base = The ruleset this one starts from; what is absent here is as there.
key-title = The name that is shown.
key-source = Where the rule comes from.
key-also = Other names it is looked for by.
key-seats = The fewest and the most seats.
