### What can be wrong with a deck, a tableau or a ruleset file of Post Office.

## The ruleset.

right-extent = Write 0 for no limit, or a whole number from { $least } to { $most }.
fault-no-such-deck = There is no deck “{ $deck }”.
right-deck = Name a deck that comes with the game, such as open-post-1, or a deck file.
post-clash-seats-order = seats = { $seats } has more seats at the least than at the most.
    .right = Write the smaller number first.
post-clash-open-order = open_order is for one player, and seats = { $seats } allows more.
    .right = Write seats = [1, 1], or leave open_order out.

## The form of a file.

json-fault-broken = From column { $column } on this is not JSON.
json-fault-absurd = This is not JSON that can be read: brackets without end, or a number without end.
json-right-broken = Look for a missing comma, bracket or quotation mark.
json-fault-no-object = The file holds something other than an object.
json-right-object = Begin with an opening brace and name what follows.
deck-fault-too-long = The file is longer than { $most } kilobytes.
deck-fault-lines = The file has more than { $most } lines.
deck-right-shorter = A deck of 36 cards takes a few kilobytes; take out what does not belong to it.
deck-fault-empty = The file is empty.
deck-right-forms = Write the cards as JSON, as a drawing of each card, or as a table with headings.
deck-fault-key = There is no such key here.
deck-right-keys = The keys are { $keys }.
deck-fault-key-twice = This is given twice.
deck-right-key-once = Keep one of the two.
deck-fault-untrue = { $value } is not true of this deck.
deck-right-true = Write what is so, or leave it out.
deck-fault-line = “{ $text }” does not begin a card.
deck-fault-headings =
    { COUNT($headings) ->
        [one] The only heading of the table is { $headings }.
       *[other] The headings of the table are { $headings }.
    }
deck-right-headings = Give the table the headings id, set and slots, or id, set and 1 to 6.
deck-fault-cells =
    { $count ->
        [one] This line has one cell.
       *[other] This line has { $count } cells.
    }
deck-right-cells = Give it { $headings }, one for each heading.

## The cards of a deck.

deck-fault-size = { $value } is not a number of rows or columns.
deck-fault-shape = { $rows } rows of { $cols } slots do not make six.
deck-right-shape = Write rows and columns that make six together: 3 and 2, 2 and 3, 6 and 1, or 1 and 6.
deck-fault-no-cards = The deck has no list of cards.
deck-right-cards = Write "cards": a list with one object for each card.
deck-fault-too-many = The deck has more than { $most } cards; those from here on were not looked at.
deck-fault-count =
    { $count ->
        [one] Set { $set } has { $count } card.
       *[other] Set { $set } has { $count } cards.
    }
deck-fault-total =
    { $count ->
        [one] The deck has { $count } card.
       *[other] The deck has { $count } cards.
    }
deck-right-count = A deck has 36 cards: 18 of set A and 18 of set B.
deck-fault-card-no-object = This card is not an object.
deck-fault-no-text = A text is missing here.
deck-right-card-object = Write a card like this: id "A01", set "A", slots "f..m..".
deck-fault-id = { $written } cannot be the name of a card.
deck-right-id = Use letters and then digits, 12 at most, such as A01.
deck-fault-id-twice = { $card } is a card already, on line { $first }.
deck-right-id-once = Give each card a name of its own.
deck-fault-set = Card { $card } is of set { $set }, and there is none.
deck-right-set = Write A for one dot on the back, B for two.
deck-fault-slots =
    { $count ->
        [one] Card { $card } has one slot.
       *[other] Card { $card } has { $count } slots.
    }
deck-right-slots = Give each card six slots, row by row.
deck-fault-rows =
    { $count ->
        [one] Card { $card } is drawn in one row.
       *[other] Card { $card } is drawn in { $count } rows.
    }
deck-fault-row =
    { $count ->
        [one] Row { $row } of card { $card } has one slot.
       *[other] Row { $row } of card { $card } has { $count } slots.
    }
deck-right-card-drawn =
    { $rows ->
        [one] Draw a card as its name and its set, then one row of { $cols } slots.
       *[other] Draw a card as its name and its set, then { $rows } rows with { $cols } in each.
    }
deck-fault-code = Slot { $slot } of card { $card } holds “{ $code }”.
deck-right-code = The slot codes are . for empty, m mouse, g gift, p personal, s sweet, f fragile.

## A tableau or a position.

given-fault-none = The file has no placements.
given-fault-list =
    { $most ->
        [one] Here should stand a list of at most one placement.
       *[other] Here should stand a list of at most { $most } placements.
    }
given-right-placements = Write a list of placements, the start card first, such as [["A01", 0, 0, 0], ["A07", 1, 1, -1]].
given-fault-placement = { $value } is not a placement.
given-right-placement = Write the card, its quarter turns from 0 to 3, its row and its column, such as ["A07", 1, 1, -1].
given-fault-card = { $card } is not a card of this deck.
given-right-card = Write the name of a card of the deck.
given-fault-far = { $card } lies too far away.
given-right-near = Keep the start card’s row and column between -{ $most } and { $most }.
given-right-legal = Every card after the first has to cover one to five slots in sight.
given-right-once = Every card is there once: leave it out here, or name the card that was meant.
given-fault-others = This is not one list of placements for each of the other players.
given-right-others =
    { $count ->
        [0] Leave it out, or write an empty list.
        [one] Write a list that holds one list of placements.
       *[other] Write a list that holds { $count } lists of placements, in seat order.
    }
given-right-position = Give round, hand, pending and placements as they stand before a choice.
