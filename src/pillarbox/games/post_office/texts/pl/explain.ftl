### Zasady wariantu prozą.

post-explain-part-cards = Karty
post-explain-part-set-up = Przygotowanie
post-explain-part-round = Runda
post-explain-part-laying = Wykładanie kart
post-explain-part-score = Wynik

## Karty.

post-explain-seats =
    { $fewest ->
        [one] Dla jednej osoby albo dla większej liczby graczy, najwyżej { $most }.
        [few] Liczba graczy: od { $fewest } do { $most }.
        [many] Liczba graczy: od { $fewest } do { $most }.
       *[other] Liczba graczy: od { $fewest } do { $most }.
    }
post-explain-seats-exactly =
    { $seats ->
        [one] Dla jednej osoby.
        [few] Dla { $seats } osób.
        [many] Dla { $seats } osób.
       *[other] Dla { $seats } osoby.
    }
post-explain-length = Od 8 lat; partia trwa około dziesięciu minut.
post-explain-slots = Jest 36 kart, każda ma sześć pól. Pole jest puste, siedzi na nim mysz albo leży na nim jeden z czterech rodzajów przesyłek: prezent, coś osobistego, coś słodkiego, coś kruchego.
post-explain-own-deck = Te karty powstały dla Pillarbox. Nie są to karty z gry drukowanej, których wyglądu nigdzie nie udało się znaleźć.
post-explain-other-deck = Gra się kartami talii { $deck }.

## Przygotowanie.

post-explain-set = Jedna lub dwie osoby grają 18 kartami zestawu { $set }.
post-explain-set-alone = Gra się 18 kartami zestawu { $set }.
post-explain-set-random-alone = Gra się 18 z 36 kart; nikt nie wie, którymi.
post-explain-set-random = Jedna lub dwie osoby grają 18 z 36 kart; nikt nie wie, którymi.
post-explain-stock-one = W grze dla jednej osoby dziewięć z nich zostaje w pudełku, nieobejrzanych.
post-explain-stock-alone = Dziewięć z nich zostaje w pudełku, nieobejrzanych.
post-explain-stock-three = W grze trzech osób dziewięć z 36 kart wraca do pudełka, nieobejrzanych.
post-explain-stock-four = W grze czterech osób biorą udział wszystkie 36 kart.
post-explain-start-card = Każda osoba dostaje jedną odkrytą kartę: początek swojego układu.
post-explain-start-card-alone = Dostajesz jedną odkrytą kartę: początek swojego układu.
post-explain-open-order = Wszystkie osiem kart, które nadejdą, leży w rzędzie, w kolejności dobierania.

## Runda.

post-explain-rounds = Są cztery rundy, a na końcu każda osoba ma wyłożone dziewięć kart.
post-explain-pass = Każda osoba dobiera dwie karty i ogląda je sama, jedną zatrzymuje, a drugą podaje w lewo. Wszyscy podają jednocześnie, zanim ktokolwiek zobaczy, co dostanie.
post-explain-lay = Potem każda osoba wykłada kartę zatrzymaną i otrzymaną, w dowolnej kolejności. To, co wykładają inni, zostaje pokazane, gdy wszyscy wyłożą obie karty.
post-explain-rounds-alone = Są cztery rundy, a na końcu masz wyłożone dziewięć kart.
post-explain-open-round = W każdej rundzie bierzesz z rzędu dwie następne karty i wykładasz obie, w dowolnej kolejności.
post-explain-lay-alone = W każdej rundzie dobierasz dwie karty i wykładasz obie, w dowolnej kolejności.
post-explain-alone = W grze dla jednej osoby nic się nie podaje: wykłada się obie dobrane karty.

## Wykładanie kart.

post-explain-cover = Karta zakrywa co najmniej jedno pole kart już wyłożonych, a co najmniej jedno jej pole leży obok nich. Zakrytych zostaje więc od jednego do pięciu pól, jednej karty albo kilku.
post-explain-turn = Karty można obracać o ćwierćobroty, nigdy odwrotem do góry, i nie wsuwa się ich pod inne karty.
post-explain-grid = Pola leżą dokładnie na polach. Dziury i długie układy są dozwolone.
post-explain-extent = Najdłuższy bok układu może mieć tyle pól: { $most }.
post-explain-peek = Zakryte pola wolno oglądać, ale już się nie liczą.
post-explain-no-peek = Zakrytych pól nie wolno więcej oglądać.

## Wynik.

post-explain-lines = Na końcu patrzy się na każdy rząd i każdą kolumnę: trzy różne przesyłki są warte 3 punkty, cztery różne 6 punktów. Puste pola, myszy i przerwy pomiędzy nie mają znaczenia, a przesyłka liczy się w swoim rzędzie i w swojej kolumnie.
post-explain-twice = Rząd lub kolumna z dwiema przesyłkami jednego rodzaju nie jest nic warta.
post-explain-mice = Każda widoczna mysz kosztuje 1 punkt. Wynik może być mniejszy od zera.
post-explain-winner = Wygrywa najwyższy wynik; przy równych mniejsza liczba widocznych myszy; jeśli i ona jest równa, zwycięstwo jest wspólne.
post-explain-ranks = W grze dla jednej osoby jest sześć stopni: do 5 punktów, a potem od 6, 11, 16, 21 i 26.
