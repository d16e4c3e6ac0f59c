### Spojrzenie wstecz na partię.

look-title = Spojrzenie wstecz
look-working = Partia jest przeliczana…
look-leave = Ta strona nie musi być otwarta: analiza trwa dalej i zostanie przy swojej partii.
look-again = Spróbuj ponownie
look-you = Ty
look-seat = Miejsce { $seat }
look-seats = Czyja analiza
look-won-you = Wygrana.
look-lost-you = Tym razem bez wygranej.
look-won = { $name }: wygrana.
look-lost = { $name }: bez wygranej.
look-alone = Wynik: { $score }
look-perfect = Każdy wybór był najlepszy.
look-by-dice =
    { $chance ->
        [cards] Najwięcej zrobiły karty.
       *[dice] Najwięcej zrobiły kostki.
    }
look-despite-dice =
    { $chance ->
        [cards] Mimo kart.
       *[dice] Mimo kostek.
    }
look-by-choices = Najwięcej kosztowały własne wybory.
look-by-others =
    { $count ->
        [1] Najwięcej zrobiły wybory gracza { $other }.
       *[other] Najwięcej zrobiły wybory innych.
    }
look-scores = Wyniki: { $scores }.
look-chance-you = Twoja szansa na wygraną
look-chance = Szansa na wygraną: { $name }
look-value-you =
    { $measure ->
        [stake] Oczekiwane punkty stawki
        [rounds] Oczekiwana liczba rund
        [throws] Oczekiwana liczba rzutów
        [score] Oczekiwany wynik
       *[total] Oczekiwane punkty
    }
look-value =
    { $measure ->
        [stake] Oczekiwane punkty stawki: { $name }
        [rounds] Oczekiwana liczba rund: { $name }
        [throws] Oczekiwana liczba rzutów: { $name }
        [score] Oczekiwany wynik: { $name }
       *[total] Oczekiwane punkty: { $name }
    }
look-chart = { $name }: od { $from } na początku do { $to } na końcu, liczba zdarzeń: { $count }.
look-axis = rzut
look-legend-throw = rzut
look-legend-card = dobrane karty
look-legend-choice = własny wybór
look-legend-lost = strata przez wybór
look-turn-you = Twoja tura
look-turn = Tura: { $name }
look-row-start = Na początku
look-row-dice = Własne kostki
look-row-cards = Własne karty
look-row-choices = Własne wybory
look-row-other = Tury: { $name }
look-row-drawn =
    { $count ->
        [1] Karty gracza { $other }
       *[other] Karty innych graczy
    }
look-row-given =
    { $count ->
        [1] Wybory i karty przekazane: { $other }
       *[other] Wybory i karty przekazane przez innych
    }
look-row-estimate = Reszta z oszacowania
look-row-rest = Nieobliczone
look-row-result = Wynik
look-luckless = Bez szczęścia
look-luckless-share = wygranych na 100, a doskonałe wybory dają { $base }
look-luckless-score = na końcu, a doskonałe wybory dają { $base }
look-perfects =
    { $costly ->
        [0] Każdy wybór był doskonały.
        [one] { $costly } wybór coś kosztował; doskonałych: { $count }.
        [few] { $costly } wybory coś kosztowały; doskonałych: { $count }.
        [many] { $costly } wyborów coś kosztowało; doskonałych: { $count }.
       *[other] { $costly } wyboru coś kosztowało; doskonałych: { $count }.
    }
look-cost-share = Koszt: { $cost } % wygranej
look-cost-beside = W punktach sumy końcowej: { $cost }.
look-cost = Koszt: { $cost }
look-show = Pokaż
look-chosen-you = Twój wybór
look-chosen = Wybrano
look-better = Lepiej
look-faces = Kostki pokazują: { $faces }
look-steps = Krok po kroku
look-start = Partia się zaczyna.
look-at =
    { $unit ->
        [share] Krok { $step } z { $of }: stąd { $value } wygranych na 100.
       *[score] Krok { $step } z { $of }: stąd można oczekiwać { $value }.
    }
look-at-beside = Oczekiwana suma końcowa: { $value }.
look-first = Początek
look-back = Wstecz
look-on = Dalej
look-keys = Strzałki przesuwają o krok.
look-branch = Graj dalej od tego miejsca, na próbę
look-export = Notacja
look-export-json = Eksport
look-share = Udostępnij link
look-copied = Link skopiowany.
look-table = Do stołu
