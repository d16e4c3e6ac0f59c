### Why the rules refuse a move, and what can't be read.

post-refused-seats = This variant is for { $fewest } to { $most } players, not for { $seats }.
post-refused-no-deal = No card is dealt now: a player has to choose first.
post-refused-dealt = { $card } is not among the cards that can still be dealt.
post-refused-not-now =
    { $stage ->
        [keep] Choose which of your two cards to keep; if you have chosen, wait for the others.
        [place] Lay a card that you hold; if you have laid both, wait for the others.
        [over] The game is over.
       *[deal] Wait until the cards are dealt.
    }
post-refused-keep = You do not hold { $card }. You can keep { OR($hand) }.
post-refused-laid = { $card } lies on the table already.
post-refused-not-held = You do not hold { $card }. In your hand: { $hand }.
post-refused-turns = A card is turned by 0, 1, 2 or 3 quarter turns, not by { $turns }.
post-refused-half-turn = { $card } looks the same after a half turn: say r{ $turns }.
post-refused-apart = There { $card } would not cover anything. A card has to cover at least one slot of a card on the table.
post-refused-covers-all = There { $card } would only cover slots. At least one of its slots has to lie beside the cards on the table.
post-refused-too-long = There { $card } would make your tableau longer than { $most } slots, the most that this variant allows.

post-unreadable-action = “{ $text }” is not a move. Write “keep A07” to keep a card, or “A07 r1 +2-1” to lay one: card, quarter turns, row and column.
post-unreadable-outcome = “{ $text }” is not a card of this deck.
post-unreadable-value = { $key }={ $value } (at character { $place }) cannot be read.
post-unreadable-card-twice = { $card } is in two places.
post-unreadable-card-not-in-play = { $card } is not among the cards in play.
post-unreadable-passed = { $card } is not where it was passed to.
post-unreadable-layer = { $card } cannot lie where it lies.
post-unreadable-stage = The cards laid and held do not fit stage { $stage } of round { $round }.

post-picture-empty = The drawing shows no card.
post-picture-columns = Line { $line } of the drawing should number the columns one after the other.
post-picture-rows = Line { $line } of the drawing should have the next row’s number.
post-picture-number = Line { $line } of the drawing has “{ $text }” where a number should stand.
post-picture-code = Line { $line } of the drawing has “{ $code }” where a slot should stand.
