### The terminal's table of Post Office.

## Before a match.

cards-committed = The order of the cards is fixed from here on. Its seal is a long number that begins { $seal }; the record opens it at the end.
cards-seeded = The cards come from your text, so they could be known beforehand; the record says so.
cards-no-dice = This game has no dice, so --real-dice has no meaning here.
cli-help-play-think = Post Office: let strong think about so many milliseconds a round, 10 to 10000. Otherwise it thinks by count, about a tenth of a second, and the same cards get the same answer.
cli-help-play-deck = Post Office: play with the cards of this deck file.

## Laying cards.

cards-such-as = (such as { $example }; { $card }? shows where it can go)
cards-confirm =
    { $cards ->
        [one] The card is laid as a draft. Enter confirms, { $undo } lifts it again.
       *[other] Both cards are laid as a draft. Enter confirms them, { $undo } lifts the last one.
    }
cards-draft-done = All cards are laid: press Enter to confirm, or type { $undo }.
cards-draft-empty = No card is laid as a draft, so there is nothing to take back.
cards-no-draft = “{ $text }” is not among the cards laid as a draft: { AND($cards) }.
cards-peek-whom = “{ $text }” is not one player’s name. Choose { OR($names) }.
cards-lifted =
    { COUNT($cards) ->
        [one] { $cards } is back in your hand.
       *[other] { AND($cards) } are back in your hand: without the first the other cannot lie there.
    }
cards-not-a-placement = “{ $text }” is not understood. A card is laid like this: { $example }, that is card, quarter turns, row and column of its top-left slot.
cards-where = Where does { $card } go? Add row and column of its top-left slot, such as { $example }.
cards-which = Which card: { OR($cards) }?
cards-spots-count =
    { $count ->
        [one] { $card } can go to one place. Type { $card } r0? or r1, r2, r3 to see the places of one turn.
       *[other] { $card } can go to { $count } places. Type { $card } r0? or r1, r2, r3 to see the places of one turn.
    }
cards-spots-marked =
    { $count ->
        [one] { $card }: its top-left slot can go to one cell, marked by { $open }.
       *[other] { $card }: its top-left slot can go to { $count } cells, marked by { $open }.
    }
cards-spots-listed =
    { $count ->
        [one] { $card } can go to one place, row and column: { $places }.
       *[other] { $card } can go to { $count } places, row and column: { $places }.
    }
cards-count-of = The count of { $name }:

## What can be typed.

cards-help = A card is laid by its name, quarter turns, row and column of its top-left slot as it lies then: A02 r1 +2-1, or A02 r1 2 -1. Both cards of a round are a draft until Enter confirms them. A question mark alone shows what is possible; A02 r1? where that card can go.
cards-word-hint = { $word }: what the coach would do, and why
cards-word-undo = { $word }: lift the last card of the draft; { $word } A02 lifts that one
cards-word-keep = { $word } A02: keep that card and pass the other on
cards-word-peek = { $word }: what lies covered in your tableau; { $word } and a name: in theirs
cards-word-table = { $word }: everybody's tableau
cards-word-score = { $word }: your points line by line, and what the others have
cli-word-peek = peek

## Hints and advice.

cards-hint-best = The coach would take { $choices }: then { $value } points are to be expected at the end.
cards-hint-keep = The coach would keep { $choices }: then { $value } points are to be expected at the end, less what the neighbour gains.
cards-hint-other = { $choices }: that loses { $loss }.
cards-hint-equal = { $choices }: that is just as good.
cards-advise-equal = { $value }, as good as the best for all that can be told
cards-needs-state = For Post Office a position is needed: --state FILE.json with what one player knows.
cli-nobody-thinks = --think has nothing to do here: only bot:strong of Post Office thinks by the clock.
cards-no-meaning = { $option } has no meaning for { $game }.
cards-legal-elsewhere = “pillarbox legal” is about throws, and this game has none; where a card may go, “pillarbox tableau FILE.json --legal CARD” tells.
cards-no-such-card = “{ $text }” is not a card of this deck, nor six slots such as “f..m..”.
cards-named-twice = Card { $card } is named twice.
cards-no-order = More than { $most } cards at once can be weighed only with numba (to install it, type: pip install "pillarbox[fast]"), and only cards of the deck by their names.
cards-too-many =
    { $most ->
        [0] This tableau has nine cards, so no more can be laid.
        [one] Only one card can be weighed here.
       *[other] At most { $most } cards can be weighed at once.
    }
cards-rank = Alone that is { $rank }.

cli-help-tableau = Post Office: what a tableau is worth, where a card may go, where cards do best.
cli-help-tableau-more = The file holds the placements as JSON, the start card first: card, quarter turns, row and column.
cli-help-tableau-file = A JSON file with the placements, or - for standard input.
cli-help-tableau-legal = List where this card may go: its name, or its six slots.
cli-help-tableau-best = Say where one or two cards do best, such as A05,A12, and why. More cards come in this order, two a round, and the best way found to lay them all is shown.
cli-help-tableau-deck = The cards are those of this deck file.
cli-help-budget = Post Office: how many samples of look-ahead to spend, 1 to 2000. Otherwise about a tenth of a second's worth.
cli-help-advise-state = A position in the notation of records, for all that --open cannot say. For Post Office a JSON file with what one player knows, or - for standard input.
cli-help-deck = Post Office: what a deck of cards holds, and what is wrong with it.
cli-help-deck-more = A deck is a file of JSON, a drawing of each card, or a table with headings.
cli-help-deck-file = A deck file, - for standard input, or the name of a deck that comes with the game.
cli-help-deck-check = List all faults, card by card. The exit code is 1 if there are any.
cli-help-deck-fit = Work out anew what unfinished lines are worth with these cards, for the bots on this computer. Takes some minutes.
