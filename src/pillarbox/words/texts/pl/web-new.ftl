### Nowy stół i zasady do wyboru.

new-title = Nowy stół
new-rules = Zasady
new-name = Nazwa stołu
new-changed =
    { $count ->
        [one] Z jedną własną zasadą.
        [few] Z { $count } własnymi zasadami.
        [many] Z { $count } własnymi zasadami.
       *[other] Z { $count } własnej zasady.
    }
new-seats = Miejsca
new-seat = Kto siedzi na miejscu { $seat }
new-seat-name = Imię na miejscu { $seat }
new-seat-bot = Siła bota na miejscu { $seat }
new-seat-drop = Zabierz miejsce { $seat }
new-drop = Zabierz
new-add = Dodaj miejsce
new-player = Gracz { $seat }
new-kind-me = Ja
new-kind-here = Ktoś tutaj
new-kind-open = Kto przyjdzie
new-kind-bot = Bot
new-open-hint = Przez link albo kod.
new-strength = Siła { $step } z { $of }
new-handicaps = Fory dla miejsc
new-shut = Zamknięte od początku
new-one = Jedna kostka
new-one-same = jak w zasadach
new-one-never = nigdy
new-one-may = może wybrać
new-one-must = musi wziąć
new-odds = Wynik średnio { $mean }, pudełko zamknięte { $shut } razy na 100, wygrane rundy: { $wins } na 100.
new-dice = Kostki
new-dice-fair = Rzucane tutaj
new-dice-real = Nasze własne
new-dice-fair-hint = Ustalone, zanim ktokolwiek zagra, zmieszane z tajemnic wszystkich, do sprawdzenia po grze.
new-dice-real-hint = Rzucacie prawdziwymi kostkami obok ekranu i wpisujecie, co wypadło.
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-minutes = Minuty
new-clock-days = Dni
new-clock-minutes-each = minut dla każdego gracza
new-clock-days-each = dni na każdy ruch
new-more = Więcej
new-coach = Gracze mogą pytać trenera
new-chat = Gracze mogą pisać, co chcą, nie tylko gotowe zdania
new-private = Prywatny: do znalezienia tylko przez link albo kod

new-ask-rounds = Rundy
new-ask-limit = Limit
new-ask-stake = Punkty stawki

rules-title = Zasady
rules-search = Znajdź zasady
rules-search-hint = Dowolna nazwa: Canoga, Klappenspiel, 2012 …
rules-none = Żadne zasady tak się nie nazywają.
rules-count =
    { $count ->
        [one] { $count } zestaw zasad
        [few] { $count } zestawy zasad
        [many] { $count } zestawów zasad
       *[other] { $count } zestawu zasad
    }
rules-seats =
    { $most ->
        [one] Dla jednej osoby
        [few] Od { $least } do { $most } graczy
        [many] Od { $least } do { $most } graczy
       *[other] Od { $least } do { $most } gracza
    }
rules-also = Inne nazwy: { $names }
rules-change = Zmień je
rules-all = Wszystkie zasady
rules-source = Źródło: { $source }
