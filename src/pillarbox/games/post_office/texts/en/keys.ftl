### What the keys of a ruleset file of Post Office mean, for editors.

key-set = Which cards one or two players use: set A, set B, or any 18 of all 36.
key-max-extent = The longest side that a tableau may have; 0 for no limit.
key-open-order = For one player: whether all the cards to come lie in sight from the start.
key-peek = Whether covered slots may be looked at.
key-stand-in = Which bot plays on for a player who has left.
key-deck = The cards: the name of a deck that comes with the game, or a deck file.
