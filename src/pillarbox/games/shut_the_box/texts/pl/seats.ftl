### Szanse kilku graczy.

seats-own-circles = Przy kilku graczach tego zestawu zasad nie da się dokładnie obliczyć: gracz bez ruchu otwiera kafelki z powrotem, więc tura może wrócić do punktu wyjścia.
seats-too-big = Przy kilku graczach tego pudełka nie da się dokładnie obliczyć: pozycji jest { $positions }, czyli więcej niż { $most }.
seats-reopen-whole = Przy kilku graczach tego zestawu zasad nie da się dokładnie obliczyć: sąsiad może otwierać kafelki w trakcie całej tury.
seats-throw-by-throw = Przy kilku graczach tego zestawu zasad nie da się dokładnie obliczyć: gracze rzucają na przemian.
seats-reopen-mixed = Przy kilku graczach tego zestawu zasad nie da się dokładnie obliczyć: otwieranie kafelków przez sąsiada razem z rzędami albo znacznikami daje za dużo pozycji.

seats-note-ties = Każdy gracz gra na własny oczekiwany wynik. Spośród równie dobrych zestawów zamyka ten o najmniejszej liczbie kafelków, potem o najwyższych; spośród liczb kostek wybiera mniejszą. Przy trzech i więcej graczach liczby obowiązują przy tej regule; przy dwóch zależą od niej tylko szanse na remis i na zamknięcie pudełka.
seats-note-ties-in-turn = Każdy gracz gra na własny oczekiwany wynik. Spośród równie dobrych zestawów zamyka ten o najmniejszej liczbie kafelków, potem o najwyższych; nie otwiera niczego, jeśli to równie dobre. Szansa na remis obowiązuje przy tej regule, reszta od niej nie zależy.
seats-note-one-round = Liczby dotyczą jednej rundy, a nie całej partii; każdy gra o wygranie rundy.
seats-note-starter = Pierwszy gracz to ten, który zaczyna; kostki, które o tym decydują, są pominięte.
