### Dokładne szanse i trener.

odds-no-such-objective = Nie ma celu „{ $objective }”: możliwe są score, shut, worst, win albo reach:K z liczbą całkowitą K.
odds-goal-too-high = Żadna tura nie daje wyniku większego niż { $most }: wybierz liczbę całkowitą K od 0 do { $most }.
odds-markers-in-circles = Tej tury nie da się dokładnie obliczyć: kafelki wracają, a znaczników może przybywać bez końca.
odds-circles-too-big = Tej tury nie da się dokładnie obliczyć: kafelki wracają, a pozycji jest { $positions }, czyli więcej niż { $most }, które można wielokrotnie przeliczyć.
odds-no-certificate = Ta tura nie ma pewnej wartości: może trwać bez końca i oba ograniczenia się nie schodzą.
odds-worst-in-circles = Nie ma pewnego najgorszego przypadku: kafelki wracają, więc pech nie ma końca.
odds-counted-in-throws = Tutaj pudełko na pewno zostanie zamknięte i liczą się tylko rzuty, więc „{ $objective }” nie ma osobnej odpowiedzi. Zapytaj o score albo shut.
odds-too-many-scores = Ta tura może się skończyć więcej niż { $most } różnymi wynikami: to za dużo, by podać je pojedynczo.
odds-family-too-big = Każdy z możliwych wyników (jest ich { $scores }) wymagałby osobnego obliczenia na { $positions } pozycjach: zapytaj o jeden przez reach:K.
odds-too-big = Tej tury nie da się dokładnie obliczyć: liczba pozycji { $positions } jest przy takich zasadach za duża.
odds-too-much-work = Tej tury nie da się dokładnie obliczyć w rozsądnym czasie: liczba pozycji to { $positions }, a zestawów do wypróbowania w każdej { $sets }.
odds-needs-library = Pudełko o liczbie pozycji { $positions } oblicza się z biblioteką { $library }, której tu nie ma. Aby ją zainstalować, wpisz: pip install "pillarbox[fast]"
odds-no-memory = Obliczenie tego pudełka wymaga { $needed } MB pamięci, a wolne są { $left } MB.

odds-note-ties = Spośród równie dobrych zestawów zamyka się ten o najmniejszej liczbie kafelków, potem o najwyższych; spośród liczb kostek wybiera się mniejszą. Rozrzut, liczba rzutów i rozkład obowiązują przy tej regule.
odds-note-with-cap =
    { $throws ->
        [one] Tura kończy się najpóźniej po { $throws } rzucie; liczby to uwzględniają.
        [few] Tura kończy się najpóźniej po { $throws } rzutach; liczby to uwzględniają.
        [many] Tura kończy się najpóźniej po { $throws } rzutach; liczby to uwzględniają.
       *[other] Tura kończy się najpóźniej po { $throws } rzutu; liczby to uwzględniają.
    }
odds-note-without-cap =
    { $throws ->
        [one] To nie są całkiem dokładne liczby: według zasad tura kończy się najpóźniej po { $throws } rzucie, czego tu nie uwzględniono.
        [few] To nie są całkiem dokładne liczby: według zasad tura kończy się najpóźniej po { $throws } rzutach, czego tu nie uwzględniono.
        [many] To nie są całkiem dokładne liczby: według zasad tura kończy się najpóźniej po { $throws } rzutach, czego tu nie uwzględniono.
       *[other] To nie są całkiem dokładne liczby: według zasad tura kończy się najpóźniej po { $throws } rzutu, czego tu nie uwzględniono.
    }
odds-note-throws = Tutaj liczy się tylko liczba rzutów: pudełko w końcu na pewno zostanie zamknięte.
odds-note-no-neighbour = W grze solo nie ma sąsiada, więc żaden kafelek nie zostaje ponownie otwarty.
odds-note-one-turn = Liczby dotyczą jednej tury, a nie całej partii.
odds-note-too-many-scores = Wyników jest za dużo, by je wymienić; średnia, rozrzut i szanse są pełne.

bot-perfect-cannot = Doskonały gracz nie umie obliczyć całego tego pudełka; gdzie nie umie, zamyka najmniej kafelków, ile się da. { $reason }

coach-nothing-to-decide = Ten gracz nie ma tu nic do wyboru.
coach-note-own-turn = Wartości dotyczą własnej tury gracza; wyniki pozostałych nie są brane pod uwagę.
coach-note-other-more = Wartości to wyniki, jakich w swojej turze może oczekiwać gracz, którego kafelek jest otwierany: im wyższa wartość, tym lepiej dla tego, kto otwiera. Wyniki pozostałych nie są brane pod uwagę.
coach-note-other-less = Wartości mówią, na co w swojej turze może liczyć gracz, którego kafelek jest otwierany: im niższa wartość, tym lepiej dla tego, kto otwiera. Wyniki pozostałych nie są brane pod uwagę.
coach-note-dead = Tego pudełka nie da się już zamknąć.

coach-shuts = Zamyka pudełko.
coach-last-throw = Otwarte pozostaną: { $tiles }. To był ostatni rzut tej tury.
coach-dead = Otwarte pozostaną: { $tiles }. Wszystkiego nie da się już zamknąć.
coach-safe = Otwarte pozostaną: { $tiles }. Każdy następny rzut coś zamknie.
coach-marker = Otwarte pozostaną: { $tiles }. Z szansą { $percent } % następny rzut nic nie da i będzie kosztował znacznik.
coach-useless-one-die =
    { COUNT($throws) ->
        [one] Otwarte pozostaną: { $tiles }. Przy jednej kostce bezużyteczne byłoby tylko { $throws } ({ $percent } %).
        [few] Otwarte pozostaną: { $tiles }. Przy jednej kostce bezużyteczne byłyby { AND($throws) } (razem { $percent } %).
        [many] Otwarte pozostaną: { $tiles }. Przy jednej kostce bezużyteczne byłyby { AND($throws) } (razem { $percent } %).
       *[other] Otwarte pozostaną: { $tiles }. Przy jednej kostce bezużyteczne byłyby { AND($throws) } (razem { $percent } %).
    }
coach-useless-dice =
    { COUNT($throws) ->
        [one] Otwarte pozostaną: { $tiles }. { $dice ->
            [2] Przy dwóch kostkach
            [3] Przy trzech kostkach
           *[4] Przy czterech kostkach
        } bezużyteczne byłoby tylko { $throws } ({ $percent } %).
        [few] Otwarte pozostaną: { $tiles }. { $dice ->
            [2] Przy dwóch kostkach
            [3] Przy trzech kostkach
           *[4] Przy czterech kostkach
        } bezużyteczne byłyby { AND($throws) } (razem { $percent } %).
        [many] Otwarte pozostaną: { $tiles }. { $dice ->
            [2] Przy dwóch kostkach
            [3] Przy trzech kostkach
           *[4] Przy czterech kostkach
        } bezużyteczne byłyby { AND($throws) } (razem { $percent } %).
       *[other] Otwarte pozostaną: { $tiles }. { $dice ->
            [2] Przy dwóch kostkach
            [3] Przy trzech kostkach
           *[4] Przy czterech kostkach
        } bezużyteczne byłyby { AND($throws) } (razem { $percent } %).
    }
coach-only-one-die = Otwarte pozostaną: { $tiles }. Przy jednej kostce pomogłoby tylko { OR($throws) }; { $percent } % rzutów nic by nie dało.
coach-only-dice =
    Otwarte pozostaną: { $tiles }. { $dice ->
        [2] Przy dwóch kostkach
        [3] Przy trzech kostkach
       *[4] Przy czterech kostkach
    } pomogłoby tylko { OR($throws) }; { $percent } % rzutów nic by nie dało.
coach-useless-chance = Otwarte pozostaną: { $tiles }. Z szansą { $percent } % następny rzut nic nie da.

around-all-had-turns =
    { $scores ->
        [one] Przy { $scores } podanym wyniku nikt z graczy w liczbie { $seats } nie ma już rzutu.
        [few] Przy { $scores } podanych wynikach nikt z graczy w liczbie { $seats } nie ma już rzutu.
        [many] Przy { $scores } podanych wynikach nikt z graczy w liczbie { $seats } nie ma już rzutu.
       *[other] Przy { $scores } podanego wyniku nikt z graczy w liczbie { $seats } nie ma już rzutu.
    }
around-totals = Sumy są potrzebne dla wszystkich graczy albo dla nikogo: sum podano { $totals }, a graczy jest { $seats }.
around-one-round = Partia według tych zasad ma tylko jedną rundę, więc nie ma sum z wcześniejszych rund.
around-no-such-round = Nie ma rundy { $round }: partia według tych zasad ma tylko jedną rundę.
around-which-round = Przy sumach trzeba podać, która z rund trwa (jest ich { $rounds }): dodaj --round.
around-too-many-rounds = Nie ma rundy { $round }: liczba rund w partii to { $rounds }.
around-total-over = Suma { $total } zakończyłaby partię albo wykluczyła tego gracza: limit to { $limit }.
around-no-such-score = Żadna tura nie kończy się wynikiem { $score }: wyniki leżą między { $least } a { $most }.
around-score-says-little = Wynik { $score } nie mówi tu dość, bo równe wyniki rozróżnia się po otwartych kafelkach: podaj wszystkie pudełka przez --state.
around-round-over = Wynik { $score } zakończył rundę: po nim nikt już nie rzuca.

coach-win-alone = W grze solo nie ma z kim wygrać.
coach-note-win = Wartości to część wygranej, jakiej może oczekiwać gracz, gdy odtąd każdy gra na własną.
coach-note-win-stakes = Wartości to punkty stawki, jakich może oczekiwać gracz, gdy odtąd każdy gra na własne.
