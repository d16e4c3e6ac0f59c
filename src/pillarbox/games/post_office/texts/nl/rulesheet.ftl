### Regelbladen: kopjes en wat alleen zij zeggen.

post-rulesheet-part-example = Een voorbeeld
post-rulesheet-example = { AND($cards) } liggen over elkaar. Dit is ervan te zien:
