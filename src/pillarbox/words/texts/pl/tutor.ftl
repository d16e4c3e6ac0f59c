### Trener przy stole.

cli-help-play-coach = Co robi trener: off (milczy), ask (odpowiada na „podpowiedź”) albo warn (odzywa się też, zanim policzy się kosztowny wybór). Przy kilku osobach milczy, chyba że podano tę opcję i wszyscy się zgadzają.

tutor-no-such-mode = „{ $text }” to nie sposób działania trenera: podaj off, ask albo warn.
tutor-warning = { $measure ->
    [share] Trener ostrzega: { AND($chosen) } kosztuje punkty procentowe szansy na wygraną w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
    [stake] Trener ostrzega: { AND($chosen) } kosztuje punkty stawki w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
    [rounds] Trener ostrzega: { AND($chosen) } kosztuje rundy w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
    [throws] Trener ostrzega: { AND($chosen) } kosztuje rzuty w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
   *[score] Trener ostrzega: { AND($chosen) } kosztuje punkty w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
}
tutor-silent = Trener milczy.
tutor-silent-people = Trener milczy, gdy gra kilka osób. Jeśli wszyscy się zgadzają, zacznij z --coach ask albo --coach warn.
tutor-agree = { AND($names) }: czy wszyscy zgadzają się, żeby trener pomagał każdemu? (tak/nie)
tutor-disagreed = W takim razie trener milczy.
