### Strony wokół stołu: pierwsza strona, menu, co się mówi, gdy coś zawiedzie.

web-language = Język
web-room-morning = Pokój poranny
web-room-evening = Pokój wieczorny
web-nav = Strony
web-nav-rules = Zasady
web-nav-me = Twoje gry
web-menu = Menu
web-close = Zamknij
web-skip = Do treści
web-missing-title = Tu nic nie ma
web-missing-text = Ten adres donikąd nie prowadzi. Może jakaś litera zginęła po drodze.
web-missing-home = Na pierwszą stronę
web-offline = Stół jest teraz nieosiągalny. Czy masz połączenie?
web-offline-banner = Brak połączenia. To, co widać, może być nieaktualne; wróci samo.
web-failed = To się nie udało, a serwer nie powiedział dlaczego. Spróbuj za chwilę jeszcze raz.
web-player = Gracz
web-loading = Chwileczkę …

## Pierwsza strona

web-home-lead = Shut the Box i Post Office według zasad twojego domu. Wyślij link i już gracie: bez instalowania i bez konta.
web-home-start = Otwórz stół
web-home-build = Ułóż własne zasady
web-home-open = Otwórz ten stół
web-home-seats = Miejsca, kostki, zegar …
web-home-alone = Dla jednej osoby, { $minutes } min
web-home-players = { $least }–{ $most } graczy, { $minutes } min
web-home-all = Wszystkie zasady pudełka: { $count }
web-home-all-line = Od szczęśliwej siódemki po trzysta, z szansami dla każdych.
web-home-browse = Przeglądaj i porównuj
web-home-join = Dołącz do stołu
web-home-letter = Litera { $at } kodu
web-home-join-do = Dołącz
web-home-join-hint = Cztery litery od tego, kto otworzył stół.
web-home-lobby = Albo zobacz otwarte stoły.
web-home-carry = Graj dalej
web-home-continue = Dalej
web-home-look = Zajrzyj
web-home-more =
    { $count ->
        [one] Jeszcze jeden stół
        [few] Jeszcze { $count } stoły
       [many] Jeszcze { $count } stołów
       *[other] Jeszcze { $count } stołu
    }
web-home-learn = Pierwszy raz? Trzy rzuty z przewodnikiem
web-home-foot = Pillarbox nie jest związany z wydawcami gier, których zasady wymienia.
web-offer-classic = Klasyczna
web-about-classic = Dziewięć kafelków; wygrywa najniższa suma.
web-offer-post-office = Post Office
web-about-post-office = Nakładaj karty, zbieraj przesyłki, chowaj myszy.
web-offer-pub = Pubowa
web-about-pub = Pula punktów stawki i jedna kostka, gdy 7, 8 i 9 leżą.
web-offer-email-holiday = E-mail świąteczny
web-about-email-holiday = Dziesięć listów, a sąsiad może jeden odesłać.
web-offer-double-shutter = Double Shutter
web-about-double-shutter = Dwa rzędy: najpierw przód, potem tył.
web-daily-title = Pudełko dnia
web-daily-line = Te same kostki dla wszystkich, jedna próba, przeciw doskonałej grze.
web-daily-play = Zagraj
