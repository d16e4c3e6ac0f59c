### Stół: szyld, poczekalnia, karta wyników, rozmowa, koniec.

table-nowhere = Nie ma takiego stołu
table-home = Pillarbox, na pierwszą stronę
table-code = Kod { $code }: zaproś innych
table-rules = Zasady
table-invite = Zaproś
table-sound-on = Dźwięk włączony
table-sound-off = Dźwięk wyłączony
table-scores = Wyniki
table-talk = Powiedz coś
table-notify = Powiadom, gdy będzie moja kolej
table-notify-not = Nie powiadamiaj więcej
table-host = Gospodarz
table-stop = Zakończ grę
table-leave = Odejdź od stołu
table-leave-text = Twoje miejsce się zwolni: bot gra na nim dalej, aż ktoś je zajmie.
table-resign = Poddaj się
table-resign-text = Poddajesz tę partię; pozostali grają dalej.
table-end = Zaproponuj koniec
table-end-not = Jednak grajmy dalej
table-end-text = Partia kończy się teraz, bez wyniku, jeśli wszyscy się zgodzą.
table-last = Spójrz na ostatnią partię
table-projector = Duży ekran
table-check = Sprawdź kostki
table-check-cards = Sprawdź karty
table-help = Klawisze
table-keys = Klawisze
table-keys-help = pomoc
table-keys-close = zamknij to, co otwarte
table-lost = Połączenie przerwane. Wróci samo; nic nie zginie.
table-closed = Ten stół jest zamknięty.
table-kicked = Gospodarz odebrał ci miejsce.
table-again = Otwórz tutaj ponownie
table-new-pages = Podczas gry zaktualizowano Pillarbox.
table-new-pages-do = Odśwież stronę
table-you = Ty
table-seat = Miejsce { $seat }
table-round = Runda { $round }
table-round-of = Runda { $round } z { $rounds }
table-round-head = Runda
table-round-won = wygrana
table-final = Wynik końcowy
table-total = razem
table-won = wygrane
table-stakes = stawki
table-limit = Limit wynosi { $limit }.
table-story = Co się działo
table-others = Pozostali
table-look = Spójrz stąd
table-bot-long =
    { $host ->
        [true] Długo myśli; w menu gospodarza można dać prostszego bota
       *[false] Długo myśli; zagra, gdy tylko będzie mógł
    }
table-thinking = Jeszcze myśli
table-posted = Wysłane
table-shut = pudełko zamknięte
table-left = zostało { $score }
table-standing = stoi { $score }
table-letters =
    { $letters ->
        [0] nie został żaden list
        [one] został jeden list
        [few] zostały { $letters } listy
        [many] zostało { $letters } listów
       *[other] zostało { $letters } listu
    }
table-to-play = jeszcze zagra
table-turn = gra teraz
table-bot = bot
table-stand-in = gra za nich bot
table-empty = puste miejsce
table-away = poza stołem
table-pass = Urządzenie dostaje { $name }
table-pass-text = Każda ręka jest dla jednej pary oczu.
table-pass-do = To ja, { $name }
table-clock-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
table-clock-hours = { $hours } godz.

## Poczekalnia

lobby-rules = Jak się gra
lobby-wait = Masz miejsce. Gospodarz zacznie, gdy wszyscy będą.
lobby-invite = Zaproś kogoś
lobby-start = Zaczynamy
lobby-start-alone = Graj w pojedynkę
lobby-start-bots =
    { $count ->
        [one] Zacznij z botem
        [few] Zacznij z { $count } botami
        [many] Zacznij z { $count } botami
       *[other] Zacznij z { $count } bota
    }
lobby-open =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne. Zajmie je ten, kto wejdzie przez link.
        [few] { $count } miejsca są jeszcze wolne. Zajmą je ci, którzy wejdą przez link.
        [many] { $count } miejsc jest jeszcze wolnych. Zajmą je ci, którzy wejdą przez link.
       *[other] { $count } miejsca jest jeszcze wolne. Zajmą je ci, którzy wejdą przez link.
    }
lobby-strength = Siła botów
lobby-watching = Oglądasz
lobby-late = Usiądziesz do następnej partii. Do tego czasu oglądasz.
lobby-free = Wolne
lobby-host = gospodarz
lobby-rename = Zmień imię
lobby-name = Imię przy tym stole
lobby-save = Zachowaj
lobby-bot = Posadź bota
lobby-empty = Zwolnij miejsce
lobby-kick = Odeślij
lobby-your-name = Twoje imię
lobby-join = Zajmij miejsce
lobby-join-late = Dołącz do następnej partii
lobby-join-hint = Bez konta: ta przeglądarka cię pamięta.
lobby-full = Wszystkie miejsca są zajęte. Oglądasz; możesz dołączyć do następnej partii.
lobby-locked = Gospodarz zamknął ten stół.

## Jak przychodzą inni

invite-code = Kod tego stołu:
invite-link = Link
invite-copy = Kopiuj
invite-copied = Link skopiowany.
invite-copy-yourself = Link jest zaznaczony: skopiuj go klawiszami.
invite-send = Wyślij …
invite-share = Chodź zagrać. Kod to { $code }.
invite-qr = Link jako obrazek dla aparatu w telefonie
invite-phones = Wpuść telefony
invite-phones-hint = Adres tego urządzenia działa tylko na nim samym; otwarty dla domowej sieci stół dostanie adres dla telefonów.

## Co może gospodarz

host-lock = Zamknięty: nikt więcej nie może usiąść
host-coach = Gracze mogą pytać trenera
host-chat = Gracze mogą pisać, co chcą
host-pause = Przerwa
host-hand-over = Oddaj rolę gospodarza
host-simpler = Niech gra prostszy bot
host-skip = Zagraj raz za tę osobę

## Po partii

over-aborted = Partia została przerwana
over-you = Wygrana jest twoja
over-one = Wygrywa { $name }
over-several = Wygraną dzielą się { $names }
over-alone = Twój wynik: { $total }
over-stakes = Punkty: { $stakes }
over-again = Jeszcze raz
over-review = Spójrz wstecz
over-check = Sprawdź kostki
over-daily = Pudełko dnia
over-wait = Gospodarz może zacząć następną partię.
over-late =
    { $count ->
        [one] Jeszcze jedna osoba czeka na następną partię.
        [few] Jeszcze { $count } osoby czekają na następną partię.
        [many] Jeszcze { $count } osób czeka na następną partię.
       *[other] Jeszcze { $count } osoby czeka na następną partię.
    }

## Rozmowa

say-hello = Cześć!
say-good-luck = Powodzenia!
say-well-played = Dobrze zagrane!
say-thanks = Dziękuję!
say-sorry = Przepraszam!
say-your-turn = Twoja kolej.
say-one-moment = Chwileczkę, proszę.
say-again = Jeszcze raz?
react-clap = Brawa
react-laugh = Śmiech
react-gasp = Och!
react-sigh = Westchnienie
talk-text = Twoje słowa
talk-send = Powiedz
talk-says = { $name }: { $text }
talk-mute = Nie pokazuj, co mówi { $name }

## Gdy nikt nie patrzy

news-your-turn = Twoja kolej
news-notify-on = Dostaniesz wiadomość, gdy będzie twoja kolej.
news-notify-no-more = Nie będzie już wiadomości o twojej kolei.
news-notify-off = Twoja przeglądarka nie pozwala tu na powiadomienia.
