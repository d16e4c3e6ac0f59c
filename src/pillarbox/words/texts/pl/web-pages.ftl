### Strony obok stołu: sprawdzanie kostek, gracz, pudełko dnia, duży ekran.

check-title = Sprawdź te kostki
check-title-cards = Sprawdź te karty
check-lead = Wszystko poniżej liczy na nowo to urządzenie, z samego zapisu: nie musisz ufać serwerowi ani mieć z nim połączenia.
check-unreadable = To nie jest zapis partii albo nie jest cały.
check-good = Te kostki były uczciwe
check-good-cards = Te karty rozdano uczciwie
check-bad = Z tym zapisem coś jest nie tak
check-later = Jak dotąd wszystko się zgadza
check-by-hand = Kostki rzucane ręką
check-seeded = Te kostki pochodzą ze słowa: kto je znał, mógł je przewidzieć.
check-commitment-yes = Tajne ziarno jest tym, które obiecano, zanim ktokolwiek zagrał.
check-commitment-no = Tajne ziarno nie jest tym, które obiecano, zanim ktokolwiek zagrał.
check-commitment-daily = Tajne ziarno nie jest jeszcze ogłoszone. Ziarno pudełka dnia zostanie ogłoszone, gdy dzień minie i nikt już nie będzie mógł nim grać.
check-commitment-none = Tajne ziarno nie jest jeszcze ogłoszone. Stanie się to na końcu partii.
check-seeds-yes = Każde ziarno wniesione przez graczy jest tym obiecanym.
check-seeds-no = Ziarno wniesione przez gracza nie jest tym obiecanym.
check-seeds-none = Żaden gracz nie wniósł ziarna.
check-dice-yes = Każdy rzut jest tym, co dają ziarna.
check-dice-no = Jeden z rzutów nie jest tym, co dają ziarna.
check-dice-none = Nie ma rzutu do ponownego obliczenia.
check-deck-yes = Wszystko, co wylosowano, jest tym, co dają ziarna.
check-deck-no = Coś wylosowanego nie jest tym, co dają ziarna.
check-deck-none = Nic więcej nie losowano.
check-chain-yes = Niczego później nie zmieniono ani nie pominięto: każde zdarzenie niesie skrót poprzedniego.
check-chain-no = Coś później zmieniono albo pominięto: jeden ze skrótów się nie zgadza.
check-chain-none = Ten zapis nie ma łańcucha skrótów.
check-keep = Zachowaj zapis
check-server = Zapytaj też o ruchy
check-server-yes = Serwer potwierdza: ruchy i wynik są zgodne z zasadami.
check-server-no = Serwer znajduje błędy w ruchach albo w wyniku.
check-own = Inny zapis
check-own-text = Zapis mówi wszystko, co zdarzyło się w partii. Można go zachować po partii albo tutaj.
check-file = Plik zapisu
check-paste = Albo jego tekst
check-throws = Wszystkie rzuty
check-number = Rzut
check-who = Gracz
check-said = Na stole
check-drawn = Obliczone
check-start = początek

hall-title = Otwarte stoły
hall-lead = Każdy może tu zająć wolne miejsce albo popatrzeć.
hall-none = Nikt nie ma teraz otwartego stołu.
hall-with = Grają: { $names }.
hall-free =
    { $count ->
        [one] Jedno miejsce jest wolne.
        [few] { $count } miejsca są wolne.
        [many] { $count } miejsc jest wolnych.
       *[other] { $count } miejsca jest wolne.
    }
hall-full = Nie ma wolnego miejsca.
hall-watch = Popatrz
hall-open = Otwórz własny

me-title = Twoje gry
me-saved = Zachowane.
me-tables = Stoły
me-none = Jeszcze żadnego stołu.
me-matches = Rozegrane partie
me-figures = Twoje liczby
me-device = To urządzenie
me-code = Pokaż kod
me-code-text = Graj dalej na innym urządzeniu: kod działa jeden raz.
me-claim = Kod z innego urządzenia
me-claim-do = Przejmij
me-claimed = To urządzenie ma teraz także tamte miejsca.
me-export = Zabierz ze sobą
me-export-text = Wszystko, co ten serwer o tobie wie, w jednym pliku.
me-erase = Usuń
me-erase-text = Usuń z tego serwera swoje imię, miejsca i liczby.
me-erase-sure = Usuń wszystko
daily-how = Liczy się jedna próba. Jutro zobaczysz tutaj, ile zostawiłaby doskonała gra.
daily-past = Poprzednie dni
daily-day = Dzień
daily-yours = Zostało
daily-perfect = Doskonała gra
projector-join = Dołącz telefonem:

## Pierwsza runda z przewodnikiem

guide-title = Twoja pierwsza runda
guide-objective = zostanie średnio
guide-begin = Stoi dziewięć kafelków, dwie kostki są gotowe. To, co kostki pokażą razem, można zamknąć na jednym kafelku albo na kilku. Rzuć: naciśnij czerwony przycisk albo spację.
guide-begin-touch = Stoi dziewięć kafelków, dwie kostki są gotowe. To, co kostki pokażą razem, można zamknąć na jednym kafelku albo na kilku. Rzuć: naciśnij czerwony przycisk.
guide-first = 1 i 1 to razem 2 i pasuje tylko dwójka: żadne inne kafelki nie dają tej sumy. Naciśnij ją, a potem zamknij.
guide-on = Dwójka leży. Twoja tura trwa, dopóki rzut pozwala coś zamknąć. Rzuć jeszcze raz.
guide-choose = 6 i 3 to razem 9 i jest pięć sposobów, żeby to zamknąć. Trener mówi, ile średnio zostanie po każdym. Niskie kafelki pasują do prawie każdego rzutu, wysokie do niewielu: zamykaj wysokie, póki możesz. Wybierz jeden.
guide-best = Najlepszy sposób: średnio zostanie { $worth }, mniej niż przy każdym innym. Rzuć jeszcze raz.
guide-other = Po tym zostaje średnio { $worth }. Najlepszy sposób zostawiłby { $best }, o { $loss } mniej: zachowuje kafelki, które łatwo zamknąć. Rzuć jeszcze raz.
guide-own = 2 i 3 to razem 5. Ten ruch jest tylko twój.
guide-stuck = 2 i 3 to razem 5, ale żadne otwarte kafelki nie dają sumy 5: tura się kończy, a to, co stoi, liczy się przeciw tobie, razem { $sum }. Tak kończy się każda tura, chyba że zamkniesz wszystkie.
guide-end = To cała gra: rzucasz, wybierasz, zamykasz, aż nic nie pasuje. To, co jeszcze stoi, liczy się przeciw tobie; wygrywa najniższa suma, a kto zamknie wszystkie dziewięć, wygrywa od razu.
guide-play = Zagraj z botem
guide-again = Jeszcze raz

## Paper.

rules-print = Wydrukuj
build-print = Wydrukuj arkusz
