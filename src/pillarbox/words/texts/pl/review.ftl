### Omówienie partii.

cli-help-review = Powiedz, ile w zapisanej partii znaczyły szczęście i umiejętności i które wybory kosztowały najwięcej.
cli-help-review-more = Wartość początkowa, szczęście, własne wybory i to, co oddali inni, dają razem wynik. Wybór mierzy się względem najlepszego, rzut względem średniej tego, co mogło wypaść, zawsze w tym, co rozstrzyga partię.
cli-help-review-seat = Tylko ten gracz, według numeru: wszystkie rzuty liczą się wtedy tak, jak pomogły albo zaszkodziły właśnie jemu.
cli-help-review-html = Zapisz do tego pliku jedną stronę z obrazem partii; nie potrzebuje ona niczego z zewnątrz.
cli-help-review-budget = Ile szukania włożyć w oszacowania, jeśli gra je ma.

reviewed-no-judge = Partii { $game } nie da się omówić.
reviewed-no-seat = W tej partii nie ma miejsca { $seat }: są miejsca od 1 do { $seats }.

reviewed-head = Omówienie: { $title }
reviewed-unfinished = Partia nie jest skończona: wyniki to to, czego każdy gracz może się teraz spodziewać.
reviewed-measure = { $measure ->
    [share] Liczby to punkty procentowe szansy na wygraną.
    [stake] Liczby to punkty stawki.
    [score] Liczby to punkty wyniku; tutaj więcej zawsze znaczy lepiej, więc wynik gry, którą wygrywa najniższy, liczy się ze znakiem minus.
    [rounds] Liczby to rundy.
    [throws] Liczby to rzuty ze znakiem minus, bo mniej znaczy lepiej.
   *[total] Liczby to punkty sumy końcowej.
}
reviewed-exact = Wszystkie wartości są dokładne.
reviewed-base = na początku
reviewed-luck = szczęście
reviewed-skill = własne wybory
reviewed-given = wybory innych
reviewed-estimate = oszacowanie
reviewed-result = wynik
reviewed-adjusted = bez szczęścia
reviewed-with-error = { $value } ± { $error }
reviewed-decision = { $band ->
    [very-bad] Runda { $round }, zdarzenie { $number }: { $chosen } to bardzo zły wybór; { $best } było lepsze o { $loss }.
    [bad] Runda { $round }, zdarzenie { $number }: { $chosen } to zły wybór; { $best } było lepsze o { $loss }.
    [doubtful] Runda { $round }, zdarzenie { $number }: { $chosen } to wątpliwy wybór; { $best } było lepsze o { $loss }.
   *[small] Runda { $round }, zdarzenie { $number }: { $best } było trochę lepsze niż { $chosen }, o { $loss }.
}
reviewed-beside-loss = W punktach sumy końcowej kosztowało to { $loss }.
# Two parts of one choice.
reviewed-then = { $first }, a potem { $next }
reviewed-costliest = { $name }: najdroższe wybory
reviewed-none-lost = { $name }: żaden wybór nic nie kosztował.
reviewed-throws-head = Co los zmienił najbardziej
reviewed-throw = { $band ->
    [lucky] Runda { $round }, zdarzenie { $number }: { $outcome } to szczęście, { $name } zyskuje { $luck }.
    [unlucky] Runda { $round }, zdarzenie { $number }: { $outcome } to pech, { $name } traci { $luck }.
   *[usual] Runda { $round }, zdarzenie { $number }: { $outcome }, zmiana dla gracza { $name }: { $luck }.
}
reviewed-no-throws = Los nie przyniósł niczego niezwykłego.
reviewed-picture = { $measure ->
    [share] Szansa na wygraną w ciągu partii
    [total] Oczekiwana suma końcowa w ciągu partii
    [score] Oczekiwany wynik w ciągu partii
    [rounds] Oczekiwana liczba rund w ciągu partii
    [throws] Oczekiwana liczba rzutów w ciągu partii
   *[stake] Oczekiwane punkty stawki w ciągu partii
}
reviewed-picture-about = Od lewej do prawej rzuty i wybory partii w ich kolejności; od dołu do góry to, czego każdy gracz mógł się po nich spodziewać.
reviewed-written = Zapisano do { $file }.
reviewed-table = Ruch po ruchu
reviewed-column-event = Zdarzenie
reviewed-column-what = Co się stało
reviewed-column-change = Zmiana
reviewed-column-beside = Oczekiwana suma
