### De coach aan tafel.

cli-help-play-coach = Wat de coach doet: off (zwijgt), ask (antwoordt op “tip”) of warn (zegt ook iets voordat een dure keuze telt). Met meer mensen zwijgt hij, tenzij dit gegeven is en iedereen het ermee eens is.

tutor-no-such-mode = “{ $text }” is geen manier van coachen: zeg off, ask of warn.
tutor-warning = { $measure ->
    [share] De coach waarschuwt: { AND($chosen) } kost { $loss } procentpunt winstkans; { AND($best) } is beter. Kies het nog eens om het te houden.
    [stake] De coach waarschuwt: { AND($chosen) } kost { $loss } inzetpunten; { AND($best) } is beter. Kies het nog eens om het te houden.
    [rounds] De coach waarschuwt: { AND($chosen) } kost { $loss } rondes; { AND($best) } is beter. Kies het nog eens om het te houden.
    [throws] De coach waarschuwt: { AND($chosen) } kost { $loss } worpen; { AND($best) } is beter. Kies het nog eens om het te houden.
   *[score] De coach waarschuwt: { AND($chosen) } kost { $loss } punten; { AND($best) } is beter. Kies het nog eens om het te houden.
}
tutor-silent = De coach zwijgt.
tutor-silent-people = De coach zwijgt zolang er meer mensen spelen. Is iedereen het ermee eens, begin dan met --coach ask of --coach warn.
tutor-agree = { AND($names) }: vinden jullie het allemaal goed dat de coach iedereen helpt? (ja/nee)
tutor-disagreed = Dan zwijgt de coach.
