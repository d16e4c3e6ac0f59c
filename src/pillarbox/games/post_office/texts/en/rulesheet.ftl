### Rules sheets: headings and what only they say.

post-rulesheet-part-example = An example
post-rulesheet-example = { AND($cards) } lie over one another. This is what is seen of them:
