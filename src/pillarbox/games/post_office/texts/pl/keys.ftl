### Co znaczą klucze pliku zasad gry Post Office, dla edytorów.

key-set = Którymi kartami gra jedna lub dwie osoby: zestawem A, zestawem B czy dowolnymi 18 z 36.
key-max-extent = Najdłuższy dozwolony bok układu; 0 oznacza brak ograniczenia.
key-open-order = Dla jednej osoby: czy wszystkie karty, które nadejdą, leżą od początku na widoku.
key-peek = Czy wolno oglądać zakryte pola.
key-stand-in = Który bot gra dalej za osobę, która odeszła.
key-deck = Karty: nazwa talii dołączonej do gry albo plik z talią.
