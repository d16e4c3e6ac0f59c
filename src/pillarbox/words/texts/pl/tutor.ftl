### Doradca przy stole.

cli-help-play-coach = Co robi doradca: off (milczy), ask (odpowiada na „podpowiedź”) albo warn (odzywa się też, zanim policzy się kosztowny wybór). Przy kilku osobach milczy, chyba że podano tę opcję i wszyscy się zgadzają.

tutor-no-such-mode = „{ $text }” to nie sposób działania doradcy: podaj off, ask albo warn.
tutor-warning = { $measure ->
    [share] Doradca ostrzega: { AND($chosen) } kosztuje punkty procentowe szansy na wygraną w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
    [stake] Doradca ostrzega: { AND($chosen) } kosztuje punkty stawki w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
    [rounds] Doradca ostrzega: { AND($chosen) } kosztuje rundy w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
    [throws] Doradca ostrzega: { AND($chosen) } kosztuje rzuty w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
   *[score] Doradca ostrzega: { AND($chosen) } kosztuje punkty w liczbie { $loss }; lepsze jest { AND($best) }. Wybierz to jeszcze raz, jeśli ma zostać.
}
tutor-silent = Doradca milczy.
tutor-silent-people = Doradca milczy, gdy gra kilka osób. Jeśli wszyscy się zgadzają, zacznij z --coach ask albo --coach warn.
tutor-agree = { AND($names) }: czy wszyscy zgadzają się, żeby doradca pomagał każdemu? (tak/nie)
tutor-disagreed = W takim razie doradca milczy.
