### Titles of the variants, and each in one sentence.

ruleset-post-office = Post Office
    .about = Keep one card, pass one on, lay two: rows and columns of different packages, and as few mice as you can.
ruleset-post-office-b = Post Office, second set
    .about = One or two players take the other 18 cards, those with two dots on the back.
ruleset-post-office-random = Post Office, mixed cards
    .about = One or two players draw from all 36 cards, and 18 of them stay out of the game.
ruleset-post-office-open = Post Office, open order
    .about = A puzzle for one: all the cards to come lie in sight, and nothing is left to luck.
