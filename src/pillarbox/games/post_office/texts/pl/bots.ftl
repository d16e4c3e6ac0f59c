# What a bot says about itself before a match.

post-strong-is-rich = Na tym komputerze strong gra jak rich: brakuje numby albo nie mieści ona tej talii.
