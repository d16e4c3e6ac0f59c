### Zapis partii: na co nie pozwala dysk lub baza danych i czego nie znaleziono.

store-full = Dysk jest pełny: w { $path } niczego nie zapisano. Zwolnij trochę miejsca i spróbuj ponownie.
store-read-only = Plik { $path } można tylko czytać, więc niczego nie zapisano. Zezwól na zapis pliku i jego folderu albo wskaż inny folder za pomocą --data.
store-forbidden = Nie można utworzyć { $path }: ten użytkownik nie ma tam prawa zapisu. Wskaż inny folder za pomocą --data.
store-no-folder = Nie można utworzyć { $path }: w miejscu jednego z folderów na tej ścieżce leży plik. Wskaż inny folder za pomocą --data.
store-is-folder = { $path } to folder, a partie są przechowywane w pliku o tej nazwie. Przenieś ten folder albo wskaż inny za pomocą --data.
store-data-no-folder = „{ $folder }” to plik, a dane potrzebują katalogu: wybierz go przez --data.
store-no-home = Ten użytkownik nie ma folderu domowego, w którym można by przechowywać partie. Wskaż folder za pomocą --data.
store-not-a-database = Plik { $path } nie jest bazą danych. Przenieś go albo wskaż inny folder za pomocą --data.
store-foreign = { $path } to baza danych innego programu; pozostała bez zmian. Wskaż inny folder za pomocą --data.
store-damaged = Baza danych { $path } jest uszkodzona. Najpierw ją skopiuj, a potem zastąp kopią zapasową.
store-gone = Plik { $path } przeniesiono lub usunięto w trakcie używania, więc nie można w nim już niczego zapisać. Przywróć go i uruchom program ponownie.
store-locked = Inny program zajmuje { $path }. Zamknij go i spróbuj ponownie; niczego nie zmieniono.
store-io = Nie można odczytać lub zapisać { $path }: system zgłasza { $code }. Niczego nie zapisano.
store-newer = { $path } pochodzi z nowszej wersji Pillarbox (krok { $found }; ta zna { $known }). Aby go otworzyć, zainstaluj nowszą wersję.
store-other-history = { $path } nie pasuje do tej wersji Pillarbox: jego krok { $number } ({ $name }) różni się od znanego tutaj. Otwórz go w wersji, która go zapisała.
store-old-sqlite = Potrzebny jest SQLite { $needed } lub nowszy, a ten Python zawiera { $found }. Użyj nowszego Pythona.
store-closed = Zapis partii jest już zamknięty; niczego nie zrobiono.
store-too-large =
    { $size ->
        [one] Zdarzenie o wielkości { $size } bajta przekracza dopuszczalny rozmiar ({ $most }); niczego nie zapisano.
        [few] Zdarzenie o wielkości { $size } bajtów przekracza dopuszczalny rozmiar ({ $most }); niczego nie zapisano.
        [many] Zdarzenie o wielkości { $size } bajtów przekracza dopuszczalny rozmiar ({ $most }); niczego nie zapisano.
       *[other] Zdarzenie o wielkości { $size } bajta przekracza dopuszczalny rozmiar ({ $most }); niczego nie zapisano.
    }
store-which-match = { $more ->
        [0] Kilka partii zaczyna się od { $match }: { AND($matches) }. Podaj dłuższy fragment nazwy.
        [one] Kilka partii zaczyna się od { $match }: { $matches } i jeszcze jedna. Podaj dłuższy fragment nazwy.
        [few] Kilka partii zaczyna się od { $match }: { $matches } i jeszcze { $more }. Podaj dłuższy fragment nazwy.
        [many] Kilka partii zaczyna się od { $match }: { $matches } i jeszcze { $more }. Podaj dłuższy fragment nazwy.
       *[other] Kilka partii zaczyna się od { $match }: { $matches } i jeszcze { $more }. Podaj dłuższy fragment nazwy.
    }
store-log-gap = W dzienniku partii { $match } brakuje zdarzenia { $event }, więc nie można jej odczytać. Zastąp { $path } kopią zapasową.
store-bad-event = Nie można odczytać zdarzenia { $event } partii { $match } w { $path }: { $detail }

stats-no-player = Nikt o imieniu { $player } tu jeszcze nie grał; dotychczasowi gracze: { AND($players) }.
