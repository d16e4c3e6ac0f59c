### Wydruki i to, co mówi o nich wiersz poleceń.

## Pomoc.

cli-help-print = Drukuje zasady do wycięcia i gry albo karty talii, w pliku PDF.
cli-help-print-more = Karty graczy ze znacznikiem na każdy kafelek, żetony, kostki do złożenia, zasady w skrócie i arkusz wyników. Dla Post Office karty z rewersami do druku dwustronnego (odwracanego wzdłuż długiej krawędzi).
cli-help-print-players = Tyle kart graczy, od 1 do 12.
cli-help-print-paper = a4 albo letter.
cli-help-print-title = Własny tytuł, na przykład na imprezę z motywem.
cli-help-print-logo = Obraz PNG, JPEG lub SVG obok tytułu.
cli-help-print-colour = Kolor akcentów.
cli-help-print-low-ink = Kontury zamiast wypełnionych pól.
cli-help-print-teacher = Zamiast tego arkusz dla nauczyciela: dokładne szanse, tabele sum, pytania z odpowiedziami, najlepsze ruchy.
cli-help-print-deck = Plik z własną talią.
cli-help-print-output = Plik PDF do zapisania.
cli-print-paper = Nie ma papieru „{ $text }”; wybierz a4 albo letter.
cli-print-written = Zapisano: { $file }

## Odmowy.

refused-no-sheet = Gra { $game } nie ma arkusza do druku.
refused-no-typst = Do druku potrzebny jest typst: zainstaluj go poleceniem pip install "pillarbox[pdf]".
refused-print-players = Karty drukuje się dla 1 do { $most } graczy, a nie dla { $players }.
refused-print-title = Tytuł ma najwyżej { $most } znaków, w jednym wierszu.
refused-print-colour = „{ $text }” to nie kolor; pisze się go jak #af261d.
refused-picture-large = Obraz ma { NUMBER($size) } bajtów; przyjmuje się najwyżej { NUMBER($most) }.
refused-picture-wide = Obraz ma { $width } na { $height } pikseli; żaden bok nie może mieć więcej niż { $most }.
refused-picture-kind = Ten plik to nie obraz: przyjmuje się PNG, JPEG i SVG.
refused-picture-unreadable = Obraz jest uszkodzony: nie da się go odczytać.
refused-picture-elsewhere = Rysunek odwołuje się do czegoś poza sobą; przyjmuje się tylko obrazy, które niczego więcej nie potrzebują.

## Na arkuszach.

print-note =
    { $players ->
        [one] Karta dla jednego gracza. Tnij wzdłuż linii przerywanych.
        [few] Karty dla { $players } graczy. Tnij wzdłuż linii przerywanych.
        [many] Karty dla { $players } graczy. Tnij wzdłuż linii przerywanych.
       *[other] Karty dla { $players } gracza. Tnij wzdłuż linii przerywanych.
    }
print-foot = Wydruk z Pillarbox, który nie jest związany z wydawcami gier, których zasady wymienia.
print-player = Gracz { $number }
print-rules = Zasady w skrócie
print-scores = Arkusz wyników
print-total = Suma
print-round = Runda
print-game = Gra
print-felt = Rzucaj tutaj. Na każdy zamknięty kafelek połóż znacznik.
    .post = Rzucaj tutaj. Na każdy doręczony list połóż znaczek.
print-tags = Znaczniki
    .post = Znaczki
print-tags-note = Rozetnij je i kładź po jednym na każdym zamkniętym kafelku.
    .post = Rozetnij je i kładź po jednym na każdym doręczonym liście.
print-tag = zamknięte
    .post = doręczono
print-counters = Żetony
print-counters-note = Punkty stawki do płacenia: wytnij kwadraty albo kółka.
    .insurance = Znaczniki ubezpieczonych rzutów: wytnij kwadraty albo kółka.
print-dice = Kostki do złożenia
print-dice-note = Wytnij wzdłuż linii ciągłych, zegnij wszystkie linie, sklej zakładki lub brzegi.
print-dice-other = Te zasady wymagają kostek o { $sides } ścianach, które trzeba mieć własne.
print-match-single = Mecz to jedna runda. Każdy wiersz arkusza to osobny mecz.
print-match-rounds =
    { $rounds ->
        [one] Mecz to jedna runda.
        [few] Mecz to { $rounds } rundy; decydują sumy.
        [many] Mecz to { $rounds } rund; decydują sumy.
       *[other] Mecz to { $rounds } rundy; decydują sumy.
    }
print-match-elimination = Kto osiągnie sumę { $limit }, odpada; wygrywa ostatni w grze.
print-match-until = Mecz kończy się rundą, w której czyjaś suma osiąga { $limit }.
print-match-first-to = Wygrywa pierwsza suma { $limit }.
print-match-post = Po dziewięć kart; wygrywa wyższa suma, potem mniej myszy.
print-reference = Co się liczy
print-post-points = Na końcu
print-post-ranks = W pojedynkę
print-post-line =
    { $kinds ->
        [one] Jedna paczka w rzędzie lub kolumnie, nie dwa razy
        [few] { $kinds } różne paczki w rzędzie lub kolumnie, żadna dwa razy
        [many] { $kinds } różnych paczek w rzędzie lub kolumnie, żadna dwa razy
       *[other] { $kinds } paczki w rzędzie lub kolumnie, żadna dwa razy
    }
print-post-twice = Jakakolwiek paczka dwa razy w rzędzie lub kolumnie
print-post-mouse = Każda widoczna mysz
print-post-lowest = do { $most }
