### Stół, zapisy partii i to, czego odmawiają.

## O co ktoś prosił i czego teraz nie może dostać.

refused-match-over = Ta partia jest skończona.
refused-stale = Na stole zaszły tymczasem zmiany: popatrz jeszcze raz.
refused-act-first = Najpierw trzeba wybrać; kostki czekają.
refused-throw-first = Najpierw trzeba rzucić kostkami.
refused-not-your-throw = Teraz rzuca ktoś inny.
refused-throw-by-hand = W tej partii gra się prawdziwymi kostkami: rzuć nimi i wpisz, co pokazały.
refused-no-real-dice = W tej partii kostkami rzuca program, więc oczek nie można wpisywać.
refused-real-throw =
    { $dice ->
        [one] Wpisz jedną liczbę od 1 do { $sides }, tak jak pokazuje kostka.
        [few] Wpisz { $dice } liczby od 1 do { $sides }, tak jak pokazują kostki.
        [many] Wpisz { $dice } liczb od 1 do { $sides }, tak jak pokazują kostki.
       *[other] Wpisz { $dice } liczby od 1 do { $sides }, tak jak pokazują kostki.
    }
refused-undo = Nie ma czego cofnąć: wybór można cofnąć tylko do następnego rzutu albo ruchu kolejnego gracza.
refused-no-action = Trzeba tu czegoś wybranego, i to krótkiego.
refused-command-id =
    { $most ->
        [one] Oznaczenie polecenia może mieć najwyżej { $most } znak.
        [few] Oznaczenie polecenia może mieć najwyżej { $most } znaki.
        [many] Oznaczenie polecenia może mieć najwyżej { $most } znaków.
       *[other] Oznaczenie polecenia może mieć najwyżej { $most } znaku.
    }
refused-too-busy = Zbyt wiele osób naraz wykonuje ruchy w tej partii; spróbuj ponownie.
refused-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
refused-nobody-there = Miejsce { $seat } należy do człowieka, a nie ma tu kogo zapytać.
refused-name-turns = Imię na miejscu { $seat } zawiera znak, który zmienia kierunek pisma. Wpisz je bez niego.
refused-name =
    { $most ->
        [one] Imię na miejscu { $seat } musi mieć jeden widoczny znak.
        [few] Imię na miejscu { $seat } musi mieć od 1 do { $most } widocznych znaków.
        [many] Imię na miejscu { $seat } musi mieć od 1 do { $most } widocznych znaków.
       *[other] Imię na miejscu { $seat } musi mieć od 1 do { $most } widocznych znaków.
    }
refused-player = Na miejscu { $seat } podaj „person” albo „bot:” i nazwę strategii.
refused-no-such-policy = Do tej gry nie ma bota „{ $policy }”; wybierz { OR($known) }.
refused-no-such-match = Nie ma tu partii { $match }.

## Ziarna, które przynoszą gracze.

refused-seed = Z tego miejsca nie można teraz podać ziarna.
refused-seed-early = Ziarna odsłania się dopiero wtedy, gdy każdy gracz złożył zobowiązanie.
refused-seed-other = To nie jest ziarno, do którego złożono zobowiązanie.
refused-seeds-missing = Partia zacznie się, gdy odsłonią swoje ziarna wszyscy, którzy je przynoszą.
refused-hex =
    { $most ->
        [one] Wpisz szesnastkowo, małymi literami, od { $least } do { $most } bajta.
        [few] Wpisz szesnastkowo, małymi literami, od { $least } do { $most } bajtów.
        [many] Wpisz szesnastkowo, małymi literami, od { $least } do { $most } bajtów.
       *[other] Wpisz szesnastkowo, małymi literami, od { $least } do { $most } bajta.
    }

## Czego dziennik ani zapis nie mogą mówić.

refused-record-empty = Zapis jest pusty.
refused-record-begins = Zapis zaczyna się od założenia partii, a ten nie.
refused-record-format = Zapis ma układ { $format }; ta wersja czyta układy od 0 do { $known }.
refused-record-game = To zapis innej gry niż { $game }.
refused-record-ruleset = Według zasad z tego zapisu nie da się grać. { $key }: { $wrong }
refused-event-number = Zdarzenie { $number } stoi na miejscu zdarzenia { $expected }.
refused-event-order = To nie może się zdarzyć w tym miejscu partii.
refused-throw-number = Rzut numer { $number } stoi na miejscu rzutu numer { $expected }.
refused-still-sealed = Zakrytego wyboru nigdzie nie odsłonięto, więc dalej partii nie da się odtworzyć.
refused-opening = To, co odsłonięto jako tajemnicę zdarzenia { $number }, nie jest tym, co w nim zakryto, albo odsłonięto je już wcześniej.
refused-not-over = Zapis kończy partię, ale według zasad gra trwa dalej.

## Pliki z zapisami.

fault-record-size =
    { $size ->
        [one] Zapis jest za duży: { $size } bajt.
        [few] Zapis jest za duży: { $size } bajty.
        [many] Zapis jest za duży: { $size } bajtów.
       *[other] Zapis jest za duży: { $size } bajta.
    }
right-record-size = Zapis może mieć najwyżej { $most } KiB.
fault-record-events =
    { $most ->
        [one] Zapis może mieć najwyżej { $most } zdarzenie.
        [few] Zapis może mieć najwyżej { $most } zdarzenia.
        [many] Zapis może mieć najwyżej { $most } zdarzeń.
       *[other] Zapis może mieć najwyżej { $most } zdarzenia.
    }
fault-record-utf8 = Zapis nie jest tekstem UTF-8.
right-record-utf8 = Zapisz plik w kodowaniu UTF-8.
fault-record-header = Nagłówek „{ $name }” nie pasuje w tym miejscu.
fault-record-header-value = Nagłówek { $name } ma wartość, której mieć nie może.
fault-record-missing = Brakuje nagłówka { $name }.
fault-record-two-rulesets = Zapis podaje dwa zestawy zasad naraz.
fault-record-path = Zapis nazywa swoje zasady identyfikatorem, nigdy plikiem.
fault-record-line = Tego wiersza nie da się odczytać: „{ $text }”.
right-record-line = Najpierw nagłówki, na przykład [Ruleset "classic"] i [Seat "Anna"], potem wiersze takie jak: 0 3-5: 8
right-record-format = Aby odczytać ten zapis, zainstaluj nowszą wersję.
right-record-event = Zdarzenie ma pola, które przewodnik po zapisach podaje dla jego rodzaju, i kolejny numer.
right-record-json = Zapis to jeden obiekt JSON: format, events, head.

unreadable-json =
    { $kind ->
        [broken] Od kolumny { $column } wiersza { $line } to już nie jest JSON.
        [cut] JSON urywa się w wierszu { $line }.
       *[odd] To nie jest JSON, który da się odczytać.
    }
unreadable-json-value =
    { $kind ->
        [missing] Brakuje pola { $name }.
        [missing-at] W { $place } brakuje pola { $name }.
        [unknown] Nie może tu być pola { $name }.
        [unknown-at] W { $place } nie może być pola { $name }.
        [type] Ma tu stać { OR($wanted) }, a nie { $found }.
        [type-at] W miejscu { $place } ma stać { OR($wanted) }, a nie { $found }.
        [least] Ma tu stać liczba nie mniejsza niż { $name }.
        [least-at] W miejscu { $place } ma stać liczba nie mniejsza niż { $name }.
        [most] Ma tu stać liczba nie większa niż { $name }.
        [most-at] W miejscu { $place } ma stać liczba nie większa niż { $name }.
        [value-at] W { $place } jest wartość, której tam być nie może: { $name }.
        [other-at] W { $place } jest wartość, której tam być nie może.
        [value] Jest tu wartość, której być nie może: { $name }.
       *[any] Jest tu wartość, której być nie może.
    }
json-kind =
    { $kind ->
        [string] tekst
        [integer] liczba całkowita
        [number] liczba
        [fraction] liczba niecałkowita
        [boolean] true albo false
        [object] obiekt w klamrach
        [array] lista w nawiasach kwadratowych
        [null] null
       *[odd] coś innego
    }
unreadable-key = Kolumna { $place }: nie ma słowa „{ $key }”; wybierz { OR($known) }.
unreadable-key-twice = Kolumna { $place }: „{ $key }” podano dwa razy.

## Co dzieje się z partią oprócz ruchów.

match-undone = { $name } cofa ostatni wybór.
match-stand-in = Za gracza { $name } gra teraz bot.
match-back = { $name } znowu gra.
match-broken-off = Partia została przerwana.
match-given-up = { $name } poddaje partię.
