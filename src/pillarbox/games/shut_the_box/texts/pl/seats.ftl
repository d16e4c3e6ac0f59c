### Szanse kilku graczy.

seats-own-circles = Przy kilku graczach tego zestawu zasad nie da się dokładnie obliczyć: gracz bez ruchu otwiera kafelki z powrotem, więc tura może wrócić do punktu wyjścia.
seats-too-big = Przy kilku graczach tego pudełka nie da się dokładnie obliczyć: pozycji jest { $positions }, czyli więcej niż { $most }.
seats-reopen-whole = Przy kilku graczach tego zestawu zasad nie da się dokładnie obliczyć: sąsiad może otwierać kafelki w trakcie całej tury.
seats-reopen-mixed = Przy kilku graczach tego zestawu zasad nie da się dokładnie obliczyć: otwieranie kafelków przez sąsiada razem z rzędami albo znacznikami daje za dużo pozycji.
seats-match-by-throw = Partii z kilkoma rundami, w której gracze rzucają na przemian albo wszyscy naraz, nie da się tu obliczyć; szanse w jednej jej rundzie być może tak.
seats-match-many = Partię z kilkoma rundami oblicza się dla nie więcej niż { $most } graczy.
seats-match-digital = Tej partii nie da się tu obliczyć: wyniki czytane jako liczby prowadzą do zbyt wielu różnych sum. Szanse w jednej rundzie są obliczane.
seats-match-sums = Tej partii nie da się tu obliczyć: sumy rozstrzygające remis nie mają granicy.
seats-match-two-only = Ze stawkami, wyrównaniem szans, dogrywką kostką, rozpoczynającym wskazanym przez ostatnią rundę albo partią przegraną pierwszym rzutem partię z kilkoma rundami oblicza się tylko dla dwóch graczy.
seats-too-long = Obliczenie zajęłoby około { $minutes } min; nie zaczyna się niczego, co trwa dłużej niż { $most } min.
seats-match-endless = Ta partia nie ma wartości: może trwać bez końca, bo jej rundy nie muszą nic dodawać do sum.
seats-in-turn-two-only = Gracze, którzy rzucają na przemian i mają wybór, są dokładnie obliczani tylko we dwoje.
seats-shared-handicap = Z wyrównaniem szans wspólnego rzutu nie da się obliczyć: wybór każdego gracza jest ukryty przed innymi, dopóki wszyscy nie wybiorą.

seats-note-ties = Każdy gracz gra na własny oczekiwany wynik. Spośród równie dobrych zestawów zamyka ten o najmniejszej liczbie kafelków, potem o najwyższych; spośród liczb kostek wybiera mniejszą. Przy trzech i więcej graczach liczby obowiązują przy tej regule; przy dwóch zależą od niej tylko szanse na remis i na zamknięcie pudełka.
seats-note-ties-in-turn = Każdy gracz gra na własny oczekiwany wynik. Spośród równie dobrych zestawów zamyka ten o najmniejszej liczbie kafelków, potem o najwyższych; nie otwiera niczego, jeśli to równie dobre. Szansa na remis obowiązuje przy tej regule, reszta od niej nie zależy.
seats-note-one-round = Liczby dotyczą jednej rundy, a nie całej partii; każdy gra o wygranie rundy.
seats-note-starter = Pierwszy gracz to ten, który zaczyna; kostki, które o tym decydują, są pominięte.
seats-note-value-only = Pudełko jest tak duże, że oblicza się samą wartość, bez szans na remis i na zamknięcie.
seats-note-shared = Jeden rzut służy wszystkim graczom jednakowo, więc nikt nie ma przewagi: każdy oczekuje tyle samo. To, jak często remisują, zależy od odgadywania się nawzajem i nie jest obliczane.
seats-note-estimate = Te liczby są oszacowaniem z gier w liczbie { $games }, w których każdy gracz gra jak bot „perfect”: na własny oczekiwany wynik, bez względu na innych. Błąd standardowy mówi, jak bardzo mogą odbiegać.
solo-too-big = Partii z limitem nie oblicza się dla tego pudełka: pozycji jest { $positions }, czyli więcej niż { $most }. Szanse w jednej turze są obliczane.
