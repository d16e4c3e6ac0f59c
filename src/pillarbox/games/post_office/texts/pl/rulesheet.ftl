### Arkusze zasad: nagłówki i to, co mówią tylko one.

post-rulesheet-part-example = Przykład
post-rulesheet-example = Karty { AND($cards) } leżą jedna na drugiej. Widać z nich:
