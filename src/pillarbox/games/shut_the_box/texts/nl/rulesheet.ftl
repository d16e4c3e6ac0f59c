### Regelbladen: kopjes en wat alleen zij zeggen.

rulesheet-part-example = Een voorbeeld
rulesheet-options = Deze mogen dicht: { $sets }.
rulesheet-options-many =
    { $count ->
        [one] Eén combinatie mag dicht: { $sets }.
       *[other] { $count } combinaties mogen dicht, waaronder { $sets }.
    }
