### Stół gry Post Office w terminalu.

## Przed partią.

cards-committed = Od tej chwili kolejność kart jest ustalona. Jej pieczęć to długa liczba, która zaczyna się od { $seal }; zapis partii otworzy ją na końcu.
cards-seeded = Karty pochodzą z twojego tekstu, więc można je było znać z góry; zapis partii to zaznacza.
cards-no-dice = W Post Office nie ma kostek, więc --real-dice nic tu nie znaczy.
cli-help-play-deck = Post Office: graj kartami z tego pliku talii.

## Wykładanie kart.

cards-such-as = (na przykład { $example }; { $card }? pokazuje, gdzie może leżeć)
cards-confirm =
    { $cards ->
        [1] Karta leży na próbę. Enter zatwierdza, { $undo } podnosi ją z powrotem.
       *[other] Obie karty leżą na próbę. Enter je zatwierdza, { $undo } podnosi ostatnią.
    }
cards-draft-done = Wszystkie karty leżą: naciśnij Enter, żeby zatwierdzić, albo wpisz { $undo }.
cards-no-draft = Takiej karty nie ma wśród wyłożonych na próbę.
cards-lifted =
    { COUNT($cards) ->
        [1] Do ręki wraca { $cards }.
       *[other] Do ręki wracają { AND($cards) }: bez pierwszej druga nie może tam leżeć.
    }
cards-not-a-placement = Nie wiadomo, co znaczy „{ $text }”. Kartę wykłada się tak: { $example }, czyli karta, ćwierćobroty, rząd i kolumna jej lewego górnego pola.
cards-where = Gdzie ma leżeć { $card }? Dodaj rząd i kolumnę lewego górnego pola, na przykład { $example }.
cards-which = Która karta: { OR($cards) }?
cards-spots-count =
    { $count ->
        [one] { $card } może leżeć w jednym miejscu. Wpisz { $card } r0? albo r1, r2, r3, żeby zobaczyć miejsca przy jednym obrocie.
        [few] { $card } może leżeć w { $count } miejscach. Wpisz { $card } r0? albo r1, r2, r3, żeby zobaczyć miejsca przy jednym obrocie.
        [many] { $card } może leżeć w { $count } miejscach. Wpisz { $card } r0? albo r1, r2, r3, żeby zobaczyć miejsca przy jednym obrocie.
       *[other] { $card } może leżeć w { $count } miejsca. Wpisz { $card } r0? albo r1, r2, r3, żeby zobaczyć miejsca przy jednym obrocie.
    }
cards-spots-marked =
    { $count ->
        [one] { $card }: lewe górne pole może leżeć w jednym miejscu, oznaczonym znakiem { $open }.
        [few] { $card }: lewe górne pole może leżeć w { $count } miejscach, oznaczonych znakiem { $open }.
        [many] { $card }: lewe górne pole może leżeć w { $count } miejscach, oznaczonych znakiem { $open }.
       *[other] { $card }: lewe górne pole może leżeć w { $count } miejsca, oznaczonych znakiem { $open }.
    }
cards-spots-listed =
    { $count ->
        [one] { $card } może leżeć w jednym miejscu, rząd i kolumna: { $places }.
        [few] { $card } może leżeć w { $count } miejscach, rząd i kolumna: { $places }.
        [many] { $card } może leżeć w { $count } miejscach, rząd i kolumna: { $places }.
       *[other] { $card } może leżeć w { $count } miejsca, rząd i kolumna: { $places }.
    }
cards-count-of = Liczenie, { $name }:

## Co można wpisać.

cards-help = Kartę wykłada się, podając jej nazwę, ćwierćobroty, rząd i kolumnę lewego górnego pola tak, jak będzie leżało: A02 r1 +2-1 albo A02 r1 2 -1. Obie karty rundy leżą na próbę, póki nie zatwierdzi ich Enter. Sam znak zapytania pokazuje możliwości; A02 r1? pokazuje, gdzie ta karta może leżeć.
cards-word-hint = { $word }: co zrobiłby doradca i dlaczego
cards-word-undo = { $word }: podnieś ostatnią kartę wyłożoną na próbę; { $word } A02 podnosi właśnie tę
cards-word-keep = { $word } A02: zatrzymaj tę kartę i podaj drugą dalej
cards-word-peek = { $word }: co leży zakryte w twoim układzie; { $word } i imię: w czyimś
cards-word-table = { $word }: układy wszystkich graczy
cards-word-score = { $word }: twoje punkty linia po linii i wyniki innych
cli-word-peek = zajrzyj
