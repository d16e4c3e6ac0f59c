### Rules sheets: headings and what only they say.

rulesheet-part-example = An example
rulesheet-options = These may be shut: { $sets }.
rulesheet-options-many =
    { $count ->
        [one] One set may be shut: { $sets }.
       *[other] { $count } sets may be shut, among them { $sets }.
    }
