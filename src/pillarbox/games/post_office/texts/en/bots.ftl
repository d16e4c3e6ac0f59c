# What a bot says about itself before a match.

post-strong-is-rich = On this computer strong plays as rich does: numba is missing, or cannot hold this deck.

# Fitting weights to a deck.

post-refused-fit = This deck cannot be fitted here: that takes numba (to install it, type: pip install "pillarbox[fast]"), and cards of three by two slots with no more than fifteen packages of a kind to a line.
post-refused-fit-file = The fitted weights could not be written to { $path }: { $reason }.
post-fit-going =
    Fitting what a tableau is worth after round { $round }: { $done } of { $of ->
        [one] { $of } tableau
       *[other] { $of } tableaus
    }.
post-fit-spread =
    Measuring how far off expected totals are: { $done } of { $of ->
        [one] { $of } match
       *[other] { $of } matches
    }.
post-fit-done = The weights fitted to this deck are in { $path }. The bots use them from now on.
