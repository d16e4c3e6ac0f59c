# What a bot says about itself before a match.

post-strong-is-rich = On this computer strong plays as rich does: numba is missing, or cannot hold this deck.
