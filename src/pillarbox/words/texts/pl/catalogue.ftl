### Wyszukiwanie zasad i to, co może być źle w pliku z zasadami. Każdy błąd mówi, co jest źle i jak byłoby dobrze.

# Własne zasady nazywają się tak, jak mówi ich plik.
ruleset = { $title }

refused-no-such-ruleset = Nie ma zasad „{ $asked }”. Wszystkie wypisuje „pillarbox rulesets”.
refused-ruleset-meant = Nie ma zasad „{ $asked }”. Może chodzi o { OR($near) }?
refused-no-such-game = Nie ma tu gry „{ $game }”; są: { $games }.
refused-no-such-file = Nie ma pliku „{ $file }”.
refused-file-folder = „{ $file }” to katalog, a potrzebny jest plik.
refused-file-unread = Pliku „{ $file }” nie da się odczytać. Czy to na pewno plik i czy wolno go czytać?
refused-faulty-file = { $file }: { $wrong } { $right }
refused-faulty-line = { $file }, wiersz { $line }: { $wrong } { $right }

## Postać pliku.

fault-too-long = Plik jest dłuższy niż { $most } bajtów.
right-shorter-file = Opuść, co niepotrzebne; w zasadach wszystko, co mówi już ich podstawa.
fault-not-utf8 = Bajt { $byte } w tym miejscu nie należy do tekstu UTF-8.
right-utf8 = Zapisz plik jako zwykły tekst w UTF-8.
fault-control-character = Stoi tu niewidoczny znak { $code }.
right-no-control-character = Usuń go.
fault-key-twice = Klucz { $key } podano już w wierszu { $first }.
right-key-once = Zostaw jeden z tych dwóch wierszy.
fault-too-many = Błędów jest więcej niż te { $most }.
right-mend-these-first = Popraw najpierw te, potem sprawdź plik jeszcze raz.
fault-table = { $text } zaczyna tabelę, a w pliku z zasadami tabel nie ma.
right-no-table = Usuń ten wiersz; klucze stoją same.
fault-dotted-key = { $text } podaje klucz z kropką, a takich nie ma.
right-plain-key = Napisz klucz bez kropek.
fault-no-pair = { $text } nie jest kluczem z wartością.
right-pair = Napisz klucz, znak równości i wartość, na przykład: seats = [1, 4]
fault-too-deep = W sobie nawzajem stoi więcej niż { $most } nawiasów.
right-less-deep = Żaden klucz nie potrzebuje więcej niż listy list.
fault-unclosed = Zaczyna się tu nawias albo tekst, który się nie kończy.
right-closed = Zamknij każdy nawias i każdy tekst.
fault-no-value = Po znaku równości nie ma wartości.
fault-bare-word = { $value } to tekst bez cudzysłowu.
right-in-quotes = Napisz "{ $value }".
fault-value-too-long = Wartość jest dłuższa niż { $most } znaków.
right-shorter-value = Żaden klucz tylu nie potrzebuje: skróć ją.
fault-unreadable-value = { $value } nie da się odczytać jako wartości.
right-readable-value = Napisz liczbę, tekst w cudzysłowie, true lub false albo listę, na przykład [1, 2, 3].

## Klucze i wartości.

fault-unknown-key = Nie ma klucza { $key }.
right-nearest-key = Może chodzi o { $key }.
right-known-key = Klucze to { $keys }.
fault-value = { $value } nie może tu stać.
fault-out-of-range = { $value } wykracza poza zakres.
right-whole = Napisz liczbę całkowitą od { $least } do { $most }.
right-flag = Napisz true albo false.
fault-no-such-option = Nie ma tu możliwości { $value }.
right-option = Wybierz { OR($options) }.
fault-text-too-long = Tekst { $value } jest za długi.
right-text = Napisz tekst w cudzysłowie, najwyżej { $most } znaków.
fault-list-length =
    { $count ->
        [one] Lista ma jeden element.
        [few] Lista ma { $count } elementy.
        [many] Lista ma { $count } elementów.
       *[other] Lista ma { $count } elementu.
    }
right-list = Napisz listę taką jak { $example }, o długości od { $least } do { $most }.
right-list-like = Napisz listę taką jak { $example }.
fault-listed-twice = { $value } jest na liście dwa razy.
right-listed-once = Podaj to raz.

## Zasady, od których plik wychodzi.

fault-no-such-base = Nie ma zasad { $base }, od których można by wyjść.
fault-base-circle = Zasady wychodzą jedne od drugich w kółko: { $bases }.
fault-base-chain = Więcej niż { $most } zasad wychodzi jedne od drugich.
fault-base-faulty = W samych zasadach { $base } jest błąd, w wierszu { $line }.
right-base = Podaj zasady, które istnieją i nie mają błędów, albo opuść base.
right-base-meant = Może chodzi o { OR($near) }.
fault-change-base = Zmiana nie może podać innych zasad jako base.
right-change-base = Podaj zamiast tego od razu tamte zasady.

## Co znaczą klucze wspólne wszystkim grom, dla edytorów.

key-base = Zasady, od których te wychodzą; czego tu nie ma, jest jak tam.
key-title = Nazwa, którą się pokazuje.
key-source = Skąd pochodzi ta zasada.
key-also = Inne nazwy, pod którymi się jej szuka.
key-seats = Najmniejsza i największa liczba miejsc.
