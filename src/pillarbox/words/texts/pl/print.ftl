### Wydruki i to, co mówi o nich wiersz poleceń.

## Pomoc.

cli-help-print = Drukuje zasady do wycięcia i gry albo karty talii, w pliku PDF.
cli-help-print-more = Karty graczy ze znacznikiem na każdy kafelek, żetony, kostki do złożenia, zasady w skrócie i arkusz wyników. Dla Post Office karty z rewersami do druku dwustronnego (odwracanego wzdłuż długiej krawędzi).
cli-help-print-players = Tyle kart graczy, od 1 do 12, dla nie więcej osób, niż siada według zasad; domyślnie dwie.
cli-help-print-paper = a4 albo letter.
cli-help-print-title = Własny tytuł, na przykład na imprezę z motywem.
cli-help-print-logo = Obraz PNG, JPEG lub SVG obok tytułu.
cli-help-print-colour = Kolor akcentów.
cli-help-print-felt = Kolor dna pudełka.
cli-help-print-theme = Wygląd gry: box (drewniane kafelki) albo mail (listy do doręczenia); inaczej taki, jak w jej zasadach.
cli-help-print-low-ink = Kontury zamiast wypełnionych pól.
cli-help-print-teacher = Zamiast tego arkusz dla nauczyciela: dokładne szanse, tabele sum, pytania z odpowiedziami, najlepsze ruchy.
cli-help-print-deck = Plik z własną talią.
cli-help-print-output = Plik PDF do zapisania.
cli-print-paper = Nie ma papieru „{ $text }”; wybierz a4 albo letter.
cli-print-written = Zapisano: { $file }

## Odmowy.

refused-no-sheet = Gra { $game } nie ma arkusza do druku.
refused-no-lesson = Gra { $game } nie ma arkusza dla nauczyciela: pomiń --teacher.
refused-no-typst = Do druku potrzebny jest typst: zainstaluj go poleceniem pip install "pillarbox[pdf]".
refused-print-players = Karty drukuje się dla 1 do { $most } graczy, a nie dla { $players }.
refused-print-seats =
    { $most ->
        [one] Te zasady są dla jednej osoby: nie da się wydrukować kart dla { $players }. Pomiń liczbę graczy.
        [few] Według tych zasad grają najwyżej { $most } osoby: nie da się wydrukować kart dla { $players }. Drukuj dla { $most } lub mniej.
        [many] Według tych zasad gra najwyżej { $most } osób: nie da się wydrukować kart dla { $players }. Drukuj dla { $most } lub mniej.
       *[other] Według tych zasad gra najwyżej { $most } osoby: nie da się wydrukować kart dla { $players }. Drukuj dla { $most } lub mniej.
    }
refused-print-title = Tytuł ma najwyżej { $most } znaków, w jednym wierszu.
refused-print-letters = Tytuł ma litery, których nie ma w krojach pisma arkusza: { $letters }. Podaj tytuł literami łacińskimi.
refused-print-colour = „{ $text }” to nie kolor; pisze się go jak #af261d.
refused-print-theme = Ta gra nie ma wyglądu „{ $text }”; jest { $known }.
refused-print-one-look = Ta gra ma tylko jeden wygląd: pomiń wybór wyglądu.
refused-print-felt = W tym wyglądzie nie ma pudełka, więc jego dno nie może mieć koloru: pomiń go albo wybierz wygląd box.
refused-print-no-floor = W tej grze nie ma pudełka, więc jego dno nie może mieć koloru: pomiń go.
refused-picture-large = Obraz ma { NUMBER($size) } bajtów; przyjmuje się najwyżej { NUMBER($most) }.
refused-picture-wide = Obraz ma { $width } na { $height } pikseli; żaden bok nie może mieć więcej niż { $most }.
refused-picture-kind = Ten plik to nie obraz PNG, JPEG ani SVG: innych rodzajów się nie przyjmuje.
refused-picture-empty = Obraz „{ $file }” jest pusty: podaj plik PNG, JPEG lub SVG.
refused-picture-unreadable = Obraz jest uszkodzony: nie da się go odczytać.
refused-picture-elsewhere = Rysunek odwołuje się do czegoś poza sobą; przyjmuje się tylko obrazy, które niczego więcej nie potrzebują.
refused-picture-drawing = Rysunku (SVG) nie przyjmuje się przez sieć: prześlij go jako obraz PNG lub JPEG.

## Na arkuszach.

print-foot = Wydruk z Pillarbox. Bez związku z wydawcami gier, których zasady wymienia. Drukuj w pełnym rozmiarze.
print-player = Gracz { $number }
print-duplex = Drukuj dwustronnie w pełnym rozmiarze, odwracając wzdłuż długiej krawędzi. Tnij wzdłuż linii przerywanych.
print-match = Partia
print-won = Wygrane
print-stakes = Punkty
print-part-score = Wynik
print-part-total = Suma
print-part-mice = Myszy
print-rules = Zasady w skrócie
print-scores = Arkusz wyników
print-total = Suma
print-round = Runda
print-game = Gra
print-felt = Rzucaj tutaj. Na każdy zamknięty kafelek połóż znacznik.
    .post = Rzucaj tutaj. Na każdy doręczony list połóż znaczek.
print-tags = Znaczniki
    .post = Znaczki
print-tags-note = Rozetnij je wzdłuż linii przerywanych i kładź po jednym na każdym zamkniętym kafelku.
    .post = Rozetnij je wzdłuż linii przerywanych i kładź po jednym na każdym doręczonym liście.
print-tag = zamknięte
    .post = doręczono
print-counters = Żetony
print-counters-note = Punkty stawki do płacenia: wytnij kwadraty albo kółka.
    .insurance = Znaczniki ubezpieczonych rzutów: wytnij kwadraty albo kółka.
print-theme-box = Drewniane kafelki
print-theme-mail = Listy do doręczenia
print-dice = Kostki do złożenia
print-dice-note = Wytnij wzdłuż linii ciągłej, zegnij wzdłuż przerywanych, sklej zakładki lub brzegi.
print-dice-other = Te zasady wymagają kostek o { $sides } ścianach, które trzeba mieć własne.
print-match-single = Partia to jedna runda. Każdy wiersz arkusza to osobna partia.
print-match-rounds =
    { $rounds ->
        [one] Partia to jedna runda.
        [few] Partia to { $rounds } rundy; decydują sumy.
        [many] Partia to { $rounds } rund; decydują sumy.
       *[other] Partia to { $rounds } rundy; decydują sumy.
    }
print-match-elimination = Kto osiągnie sumę { $limit }, odpada; wygrywa ostatni w grze.
print-match-until = Partia kończy się rundą, w której czyjaś suma osiąga { $limit }.
print-match-first-to = Wygrywa pierwsza suma { $limit }.
print-match-post = Po dziewięć kart; wygrywa wyższa suma, potem mniej myszy.
print-match-post-alone = Dziewięć kart; suma mówi, jaki to stopień.
print-part-rank = Stopień
print-reference = Co się liczy
print-post-points = Na końcu
print-post-ranks = W pojedynkę
print-post-line =
    { $kinds ->
        [one] Jedna przesyłka w rzędzie lub kolumnie, nie dwa razy
        [few] { $kinds } różne przesyłki w rzędzie lub kolumnie, żadna dwa razy
        [many] { $kinds } różnych przesyłek w rzędzie lub kolumnie, żadna dwa razy
       *[other] { $kinds } przesyłki w rzędzie lub kolumnie, żadna dwa razy
    }
print-post-twice = Jakakolwiek przesyłka dwa razy w rzędzie lub kolumnie
print-post-mouse = Każda widoczna mysz
print-post-lowest = do { $most }

## Arkusz dla nauczyciela.

refused-lesson = Arkusz dla nauczyciela powstaje dla tur, które tylko się skracają: nie dla wspólnego rzutu, ubezpieczenia, otwieranych kafelków ani bezużytecznego rzutu, który nie kończy tury.
lesson-note = Policzone dokładnie dla tych zasad, według zasad.
lesson-odds = Szanse w turze granej bezbłędnie
lesson-mean = Oczekiwany wynik
lesson-shut = Szansa zamknięcia pudełka
lesson-throws = Rzuty w turze
lesson-spread = Rozrzut wyniku (odchylenie standardowe)
lesson-bars = Co zostaje na końcu
lesson-sums =
    { $dice ->
        [one] Co wypada na jednej kostce
        [few] Co wypada na { $dice } kostkach
        [many] Co wypada na { $dice } kostkach
       *[other] Co wypada na { $dice } kostki
    }
lesson-sum = Suma
lesson-adding = Suma dwóch kostek
lesson-chance = Szansa
lesson-openings = Pierwszy rzut
lesson-openings-note = Wybory z wynikiem, jakiego można się potem spodziewać, najlepszy pierwszy.
lesson-questions = Pytania
lesson-answers = Odpowiedzi
lesson-chart = Najlepsze ruchy
lesson-chart-note = Znajdź stojące kafelki, potem wyrzuconą sumę. Puste pole nie zdarza się albo nie zostawia nic do zamknięcia.
lesson-standing = Stoją
lesson-chart-covered =
    { $lines ->
        [one] Jedna pozycja, { $percent } % wszystkich wyborów w bezbłędnej turze.
        [few] { $lines } pozycje, { $percent } % wszystkich wyborów w bezbłędnej turze.
        [many] { $lines } pozycji, { $percent } % wszystkich wyborów w bezbłędnej turze.
       *[other] { $lines } pozycji, { $percent } % wszystkich wyborów w bezbłędnej turze.
    }
lesson-ask-likeliest =
    { $dice ->
        [one] Która suma wypada najczęściej na jednej kostce i jak często?
        [few] Która suma wypada najczęściej na { $dice } kostkach i jak często?
        [many] Która suma wypada najczęściej na { $dice } kostkach i jak często?
       *[other] Która suma wypada najczęściej na { $dice } kostki i jak często?
    }
lesson-tell-likeliest = { $sum }, z szansą { $chance }. Jeśli inne wypadają równie często, są równie dobrą odpowiedzią.
lesson-ask-outcomes =
    { $dice ->
        [one] Jedna kostka ma { $sides } ścian. Ile jest różnych rzutów?
        [few] { $dice } kostki mają po { $sides } ścian i da się je odróżnić: ile jest różnych rzutów? A jeśli wyglądają tak samo?
        [many] { $dice } kostek ma po { $sides } ścian i da się je odróżnić: ile jest różnych rzutów? A jeśli wyglądają tak samo?
       *[other] { $dice } kostki ma po { $sides } ścian i da się je odróżnić: ile jest różnych rzutów? A jeśli wyglądają tak samo?
    }
lesson-tell-outcomes = { $whole }, jeśli kostki da się odróżnić, { $kinds }, jeśli wyglądają tak samo.
lesson-ask-sets = Stoją: { $tiles }. Wypada { $sum }. Które zestawy kafelków wolno zamknąć?
lesson-tell-sets =
    { $count ->
        [one] Jeden: { $sets }.
        [few] { $count }: { $sets }.
        [many] { $count }: { $sets }.
       *[other] { $count }: { $sets }.
    }
lesson-ask-best = Stoją: { $tiles }. Wypada { $sum }. Co jest najlepsze i ile kosztuje drugi wybór?
lesson-tell-best = Zamknij { $best }: wtedy można się spodziewać { $value }. Następny wybór, { $next }, kosztuje o { $loss } więcej.
lesson-ask-stuck =
    { $dice ->
        [one] Stoją: { $tiles }. Z jaką szansą następny rzut jedną kostką nie pozwoli nic zamknąć?
        [few] Stoją: { $tiles }. Z jaką szansą następny rzut { $dice } kostkami nie pozwoli nic zamknąć?
        [many] Stoją: { $tiles }. Z jaką szansą następny rzut { $dice } kostkami nie pozwoli nic zamknąć?
       *[other] Stoją: { $tiles }. Z jaką szansą następny rzut { $dice } kostki nie pozwoli nic zamknąć?
    }
lesson-tell-stuck = { $chance }, czyli { $percent }.

## Over the network.

server-print-with = „{ $text }” to nie zmiana zasady: pisze się klucz=wartość.
server-print-logo = Obrazu nie da się odczytać: musi nadejść jako base64.
