### Stół w przeglądarce, słowami serwera: dlaczego czegoś nie można, na co się czeka.

## Przy stole.

server-waiting-for-players = Czekamy, aż gracze zajmą miejsca.
server-waits =
    { $names ->
        [0] Jeszcze chwilę.
       *[any] Czekamy na: { AND($names) }.
    }
server-seeds = Kostki są właśnie pieczętowane; czekamy na: { AND($names) }.
server-over = Partia się skończyła.
server-broken-off = Partia została przerwana.
server-paused-by-host = Gospodarz wstrzymał partię.
server-not-your-seat = To nie jest twoje miejsce.
server-no-match = Na stole nie ma teraz żadnej partii.
server-match-goes-on = Najpierw musi się skończyć partia na stole.
server-seats-open = Na kogoś jeszcze się czeka; posadź tam bota albo zacznij bez tego miejsca.
server-seats-number =
    { $most ->
        [one] To gra dla jednej osoby.
        [few] W tę grę gra od { $fewest } do { $most } osób.
        [many] W tę grę gra od { $fewest } do { $most } osób.
       *[other] W tę grę gra od { $fewest } do { $most } osób.
    }
server-seat-taken = Ktoś już tam siedzi.
server-locked = Gospodarz zamknął ten stół dla nowych osób.
server-sent-away = Gospodarz odesłał cię od tego stołu.
server-seed-one = Wyślij albo obietnicę ziarna, albo samo ziarno.
server-displaced = Ten stół otwarto w innym oknie; gra toczy się dalej tam.

## Co może gospodarz, co mówią gracze, co mówi trener.

server-not-host = To może zrobić tylko gospodarz stołu.
server-no-such-seat = Nie ma takiego miejsca, z którym można to zrobić.
server-not-yourself = Nikt nie odsyła sam siebie; zamiast tego opuść miejsce.
server-is-here = { $name } jest przy stole.
server-no-phrase = Tego nie można tu powiedzieć.
server-no-chat = Gospodarz nie włączył pisania dowolnych słów.
server-no-coach = Gospodarz nie pozwolił na trenera przy tym stole.
server-coach-thinks = Trener zastanawia się jeszcze nad poprzednim pytaniem.
server-advice-dice =
    { $dice ->
        [0] Zakończ tu turę.
        [one] Rzuć jedną kostką.
        [few] Rzuć { $dice } kostkami.
        [many] Rzuć { $dice } kostkami.
       *[other] Rzuć { $dice } kostkami.
    }
server-objective-shut-the-box = Oczekiwany wynik tej tury.
server-objective-post-office = Oczekiwane punkty na koniec.
server-objective-win = Szansa na wygranie partii, w procentach.
server-objective-stakes = Oczekiwane punkty stawki w partii.

## Patrzenie wstecz i to, co własne.

server-no-branch = Tam nikt nie ma nic do wybrania; zacznij od późniejszego miejsca.
server-no-ruleset = Nie ma zasad o takim identyfikatorze.
server-no-odds = W tej grze nie ma szans do obliczenia.
server-fault-of-key = { $key }: { $wrong } { $right }
server-no-device-code = Ten kod jest nieważny albo już stracił ważność.
server-forgotten = Twoje imię i twoje partie zostały stąd usunięte.
server-near-only = To można zrobić tylko z komputera, na którym działa serwer.
server-stats-games = Rozegrane partie
server-stats-wins = Wygrane partie
server-stats-streak = Najwięcej wygranych z rzędu
server-stats-best = { $title }: najlepszy wynik
server-stats-mean = { $title }: średni wynik
server-daily = Dziś te same kostki dla wszystkich tutaj; jedna próba.
server-daily-once = W dzisiejsze pudełko gra się raz. Jutro będzie następne.
server-daily-going = Dzisiejsze pudełko jest zaczęte; czeka na ciebie.
server-daily-done =
    { $score ->
        [0] Dzisiejsze pudełko zamknięte!
        [one] Twój wynik w dzisiejszym pudełku: { $score } punkt.
        [few] Twój wynik w dzisiejszym pudełku: { $score } punkty.
        [many] Twój wynik w dzisiejszym pudełku: { $score } punktów.
       *[other] Twój wynik w dzisiejszym pudełku: { $score } punktu.
    }

## Serwer.

server-no-table = Nie ma stołu o takim kodzie.
server-restarts = Serwer uruchamia się ponownie; za chwilę wszystko potoczy się dalej od tego samego miejsca.
server-fault = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj jeszcze raz.
server-flood = Za dużo wiadomości naraz.
server-frame = To nie jest wiadomość tego stołu.
server-frame-size = Wiadomość może mieć najwyżej { NUMBER($most, useGrouping: 0) } bajtów.
server-hello-first = Strona musi się najpierw przywitać.
server-unknown-device = Ta przeglądarka nie jest tu już znana; wczytaj stronę jeszcze raz.
server-foreign = To żądanie pochodzi ze strony z innego miejsca w sieci.
server-busy = Z twojego adresu otwartych jest za dużo stron; zamknij kilka albo wróć za chwilę.
server-pressed = Serwer jest teraz bardzo obciążony. Spróbuj ponownie za chwilę.
server-too-often = To było za często; spróbuj później.
server-too-much = Obliczanie tego trwa tu zbyt długo.
server-http-400 = Nie da się odczytać żądania: czegoś brakuje, jest czegoś za dużo albo coś jest niewłaściwego rodzaju.
server-http-404 = Pod tym adresem nic nie ma.
server-http-405 = Pod tym adresem nie można tego zrobić.
server-http-413 = To jest za duże: najwyżej 64 KiB.
server-name =
    { $most ->
        [one] Imię ma jeden widoczny znak.
        [few] Imię ma najwyżej { $most } widoczne znaki.
        [many] Imię ma najwyżej { $most } widocznych znaków.
       *[other] Imię ma najwyżej { $most } widocznego znaku.
    }
server-title = Nazwa stołu składa się tylko z widocznych znaków.
server-clock = Podaj albo minuty na partię, albo dni na ruch.
server-no-dice = W tej grze nie ma kostek.
server-changes-size = Zmiany zasad są za długie: najwyżej { $most } KiB.
server-no-code = W tej chwili jest za dużo stołów; spróbuj później.

## Uruchamianie.

server-no-port = Nie można użyć adresu { $host }, port { $port }: { $detail }.
server-setting = Jedno z ustawień serwera jest błędne. { $detail }
server-settings-file =
    { $kind ->
        [line] Nie da się odczytać ustawień z { $path }: od wiersza { $line }, kolumny { $column } to nie jest TOML.
       *[odd] Nie da się odczytać ustawień z { $path }: to nie jest TOML.
    }
server-no-network = Ten komputer nie jest w żadnej sieci lokalnej.
server-not-installed = Stół w przeglądarce wymaga pakietu „{ $package }”: zainstaluj pillarbox[server].

server-open = Stół jest otwarty pod adresem:
server-open-outside = Inni dołączają pod adresem:
server-stop = Ctrl-C go zamyka; partie są zachowane i toczą się dalej następnym razem.
server-closed = Stół jest zamknięty. Każda partia jest zachowana.

cli-help-serve = Otwórz stół w przeglądarce dla innych osób.
cli-help-serve-more = Bez opcji odpowiada tylko temu komputerowi. Z --lan mogą dołączać telefony i komputery w domu; serwer dla wszystkich stoi za pośrednikiem mówiącym po https, a własny adres dostaje przez --public-url. Każde ustawienie można też podać w środowisku albo w pliku; wylicza je przewodnik po serwerze.
cli-help-host = Adres, pod którym serwer nasłuchuje; domyślnie 127.0.0.1.
cli-help-port = Port, na którym serwer nasłuchuje; domyślnie dowolny wolny.
cli-help-public-url = Adres, pod którym inni znajdują ten serwer: do odnośników i kodów QR.
cli-help-lan = Pozwól dołączać telefonom i komputerom z sieci lokalnej.
cli-help-settings = Plik z ustawieniami (TOML).
cli-help-no-browser = Tylko wypisz adres; nie otwieraj przeglądarki.
