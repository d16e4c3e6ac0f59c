### The board of a game that brings none.

plain-throw = Throw
