### Raporty: strony z liczbami i wykresami o zasadach oraz zdania, które wynikają z liczb.

report-needs-library = Raport z wykresami wymaga { $library }, a tego nie zainstalowano. Aby zainstalować, wpisz: pip install "pillarbox[plots]"
report-written = Raport jest w „{ $file }”.

report-title-several = { AND($titles) } obok siebie
report-distribution = Czym się to kończy
report-distribution-caption = Jak prawdopodobny jest każdy wynik; gra: { $policy }.
report-distributions-caption = Jak prawdopodobny jest każdy wynik przy najlepszej grze, dla której są liczby.
report-skill = Szczęście a umiejętność
report-skill-caption = Średnia gracza, który losuje, gracza, który trzyma się prostej zasady, i gracza, który gra najlepiej, jak da się obliczyć.
report-skills-caption = Jak prawdopodobny jest każdy wynik każdego z nich: gdzie linie leżą na sobie, umiejętność nie robi różnicy.
report-edge = Czy warto zaczynać?
report-edge-caption = O ile udział pierwszego miejsca w wygranych jest większy lub mniejszy od sprawiedliwego, według liczby miejsc. Każdy zna wcześniejsze wyniki i gra, żeby wygrać.
report-firsts = Najlepsze pierwsze ruchy
report-firsts-about = Po pierwszym rzucie: najlepszy zestaw, ile tura jest wtedy warta i ile traci drugi najlepszy.
report-heat = Ile jest wart kafelek
report-heat-caption-score = Ile punktów daje to, że ten kafelek też jest zamknięty, według kafelka i liczby otwartych kafelków, w położeniach, do których prowadzi najlepsza gra. Poniżej zera lepiej, gdy jest jeszcze otwarty.
report-heat-caption-throws = Ile rzutów daje to, że ten kafelek też jest zamknięty, według kafelka i liczby otwartych kafelków, w położeniach, do których prowadzi najlepsza gra. Poniżej zera lepiej, gdy jest jeszcze otwarty.
report-heat-thousands = W tysiącach punktów.
report-changes = Co zmieniają zasady
report-changes-about = { $title } i { $base } różnią się tymi kluczami pliku zasad:
report-difference-score =
    { $score ->
        [more] Średni wynik jest wyższy o { $by }.
        [less] Średni wynik jest niższy o { $by }.
       *[same] Średni wynik jest taki sam.
    }
report-difference-shut =
    { $shut ->
        [more] Pudełko jest zamykane częściej, o { $points } punktu procentowego.
        [less] Pudełko jest zamykane rzadziej, o { $points } punktu procentowego.
       *[same] Pudełko jest zamykane równie często.
    }
report-notes = Skąd są te liczby
report-note-exact = Wszystkie liczby są dokładne, z wyjątkiem zaokrągleń: pochodzą z rozwiązania gry, a nie z prób.
report-note-mixed = Co stoi ze znakiem ±, pochodzi z symulacji, a po znaku jest błąd standardowy; cała reszta jest dokładna, z wyjątkiem zaokrągleń.
report-note-ties = Spośród równie dobrych zestawów zamykany jest ten o najmniejszej liczbie kafelków, potem najwyższy; średnie od tego nie zależą, ale rozrzut może zależeć. Prosta zasada zamyka zawsze zestaw z najwyższymi kafelkami.

report-mean-score = Średni wynik
report-mean-throws = Średnia liczba rzutów
report-in-throws = rzuty: { $mean }
report-sd = Odchylenie standardowe
report-shut = Zamknięte pudełko
report-throws = Rzuty w turze
report-ruleset-head = Zasady
report-policy-head = Gra
report-key-head = Klucz
report-seats-head =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsc
    }
report-first-throw = Rzut
report-first-chance = Szansa
report-first-best = Najlepszy zestaw
report-first-value = Wartość potem
report-first-loss = Drugi traci

report-axis-score = Wynik
report-axis-throws = Rzuty
report-axis-chance = Szansa
report-axis-mean-score = Średni wynik
report-axis-mean-throws = Średnia liczba rzutów
report-axis-seats = Miejsca
report-axis-edge = Ponad sprawiedliwy udział
report-axis-tile = Kafelek
report-axis-open = Otwarte kafelki
report-axis-gain = Zysk

report-policy =
    { $policy ->
        [random] losowanie
        [highest-first] prosta zasada
        [perfect] najlepsza gra
        [greedy2] najlepsza suma od razu
        [rich] patrzenie naprzód
       *[unknown] { $policy }
    }

## Zdania, które wynikają z liczb.

lab-note-simulated =
    { $games ->
        [one] Liczby bota { $policy } pochodzą z jednej symulowanej gry, ziarno { $seed }.
        [few] Liczby bota { $policy } pochodzą z { $games } symulowanych gier, ziarno { $seed }.
        [many] Liczby bota { $policy } pochodzą z { $games } symulowanych gier, ziarno { $seed }.
       *[other] Liczby bota { $policy } pochodzą z { $games } symulowanych gier, ziarno { $seed }.
    }
lab-says-shut =
    { $games ->
        [one] Najlepsza gra zamyka pudełko prawie w każdej turze.
        [few] Najlepsza gra zamyka pudełko mniej więcej raz na { $games } tury.
        [many] Najlepsza gra zamyka pudełko mniej więcej raz na { $games } tur.
       *[other] Najlepsza gra zamyka pudełko mniej więcej raz na { $games } tur.
    }
lab-says-skill = Od losowania do najlepszej gry różnica w punktach to { NUMBER($gain, maximumFractionDigits: 2) }, a prosta zasada daje { NUMBER($part, maximumFractionDigits: 0) } % tej różnicy.
lab-says-luck =
    { $turns ->
        [one] Samo szczęście przesuwa turę w górę lub w dół o tyle punktów: { NUMBER($sd, maximumFractionDigits: 2) }. Mimo to już po jednej turze najlepsza gra wyprzedza prostą zasadę w 95 przypadkach na 100.
        [few] Samo szczęście przesuwa turę w górę lub w dół o tyle punktów: { NUMBER($sd, maximumFractionDigits: 2) }. Dopiero po mniej więcej { $turns } turach najlepsza gra wyprzedza prostą zasadę w 95 przypadkach na 100.
        [many] Samo szczęście przesuwa turę w górę lub w dół o tyle punktów: { NUMBER($sd, maximumFractionDigits: 2) }. Dopiero po mniej więcej { $turns } turach najlepsza gra wyprzedza prostą zasadę w 95 przypadkach na 100.
       *[other] Samo szczęście przesuwa turę w górę lub w dół o tyle punktów: { NUMBER($sd, maximumFractionDigits: 2) }. Dopiero po mniej więcej { $turns } turach najlepsza gra wyprzedza prostą zasadę w 95 przypadkach na 100.
    }
lab-says-edge =
    { $side ->
        [first] Z dwóch graczy przewagę ma pierwszy: { NUMBER($share, maximumFractionDigits: 2) } % wygranych.
        [second] Z dwóch graczy przewagę ma drugi: { NUMBER($share, maximumFractionDigits: 2) } % wygranych.
       *[level] Z dwóch graczy żaden nie ma przewagi.
    }
lab-says-tiles = Gdy wszystkie kafelki są otwarte, najwięcej daje zamknięcie kafelka { $high } (zysk w punktach: { NUMBER($gain, maximumFractionDigits: 2) }), a najwięcej kosztuje brak kafelka { $low } (strata w punktach: { NUMBER($cost, maximumFractionDigits: 2) }): małe kafelki dopełniają duże rzuty.
