### The rules of a variant as prose.

post-explain-part-cards = The cards
post-explain-part-set-up = Setting up
post-explain-part-round = A round
post-explain-part-laying = Laying cards
post-explain-part-score = The score

## The cards.

post-explain-seats =
    { $fewest ->
        [one] For one player alone, or up to { $most }.
       *[other] For { $fewest } to { $most } players.
    }
post-explain-seats-exactly =
    { $seats ->
        [one] For one player.
       *[other] For { $seats } players.
    }
post-explain-length = From 8 years of age; a match takes about ten minutes.
post-explain-slots = There are 36 cards with six slots each. A slot is empty, holds a mouse, or holds one of four kinds of package: a gift, something personal, something sweet, something fragile.
post-explain-own-deck = These cards were made for Pillarbox. They are not the cards of the printed game, whose faces could be found nowhere.
post-explain-other-deck = The cards are those of the deck { $deck }.

## Setting up.

post-explain-set = One or two players use the 18 cards of set { $set }.
post-explain-set-alone = The 18 cards of set { $set } are used.
post-explain-set-random-alone = 18 of the 36 cards are used; nobody knows which.
post-explain-set-random = One or two players use 18 of the 36 cards; nobody knows which.
post-explain-stock-one = Alone, nine of those stay in the box unseen.
post-explain-stock-alone = Nine of those stay in the box unseen.
post-explain-stock-three = Three players put nine of the 36 cards back unseen.
post-explain-stock-four = Four players use all 36 cards.
post-explain-start-card = Everybody gets one card face up: the beginning of a tableau.
post-explain-start-card-alone = One card is dealt to you face up: the beginning of your tableau.
post-explain-open-order = All eight cards to come are laid out in a row, in the order in which they will be drawn.

## A round.

post-explain-rounds = There are four rounds, and at the end everybody has laid nine cards.
post-explain-pass = Everybody draws two cards and looks at them alone, keeps one and passes the other to the left. All pass at the same time, before anybody sees what comes.
post-explain-lay = Then everybody lays the kept card and the one received, in either order. What the others lay is shown once all have laid both.
post-explain-rounds-alone = There are four rounds, and at the end you have laid nine cards.
post-explain-open-round = In each round you take the next two cards of the row and lay both, in either order.
post-explain-lay-alone = In each round you draw two cards and lay both, in either order.
post-explain-alone = Alone nothing is passed: both cards drawn are laid.

## Laying cards.

post-explain-cover = A card covers at least one slot of the cards already laid, and at least one of its own slots lies beside them. So one to five slots are covered, of one card or of several.
post-explain-turn = Cards may be turned by quarter turns, never face down, and never go under another card.
post-explain-grid = Slots lie exactly on slots. Holes and long tableaus are allowed.
post-explain-extent = No side of a tableau may be longer than { $most } slots.
post-explain-peek = Covered slots may be looked at, but no longer count.
post-explain-no-peek = Covered slots may not be looked at again.

## The score.

post-explain-lines = At the end every row and every column is looked at: three different packages in it are worth 3 points, four different ones 6. Empty slots, mice and gaps in between do not matter, and a package counts in its row and in its column.
post-explain-twice = A row or column with two packages of one kind is worth nothing.
post-explain-mice = Every mouse in sight costs 1 point. Totals may be below zero.
post-explain-winner = The highest total wins; if it is level, fewer mice in sight; if those are level too, the victory is shared.
post-explain-ranks = Alone there are six ranks: up to 5 points, then from 6, 11, 16, 21 and 26 on.
