# What a bot says about itself before a match.

post-strong-is-rich = Op deze computer speelt strong zoals rich: numba ontbreekt, of kan dit deck niet aan.
