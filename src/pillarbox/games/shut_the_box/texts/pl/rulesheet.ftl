### Arkusze zasad: nagłówki i to, co mówią tylko one.

rulesheet-part-example = Przykład
rulesheet-options = Zamknąć można: { $sets }.
rulesheet-options-many =
    { $count ->
        [one] Zamknąć można jeden zestaw: { $sets }.
        [few] Zamknąć można { $count } zestawy, między innymi { $sets }.
        [many] Zamknąć można { $count } zestawów, między innymi { $sets }.
       *[other] Zamknąć można { $count } zestawu, między innymi { $sets }.
    }
