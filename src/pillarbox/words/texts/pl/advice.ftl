### Trener i analizy partii na stole w przeglądarce: co mówi serwer.

advice-review-waits =
    { $ahead ->
        [0] Analiza zacznie się za chwilę.
        [one] Najpierw skończy się jedno inne obliczenie.
        [few] Najpierw skończą się { $ahead } inne obliczenia.
        [many] Najpierw skończy się { $ahead } innych obliczeń.
       *[other] Najpierw skończy się { $ahead } innych obliczeń.
    }
advice-review-rules =
    { $seconds ->
        [0] Te zasady są właśnie rozwiązywane; dopiero się zaczęło.
        [one] Te zasady są rozwiązywane, trwa to { $seconds } sekundę.
        [few] Te zasady są rozwiązywane, trwa to { $seconds } sekundy.
        [many] Te zasady są rozwiązywane, trwa to { $seconds } sekund.
       *[other] Te zasady są rozwiązywane, trwa to { $seconds } sekundy.
    }
advice-review-moves = Ocenione ruchy: { $done } z { $of }.
advice-note-later = Na razie tylko to, co da się powiedzieć od razu; lepsza odpowiedź jest jeszcze obliczana.
advice-note-cheaper = Cała partia nie jest tu brana pod uwagę. { $reason }
advice-luckless =
    { $games ->
        [one] { $title }: wynik po odjęciu szczęścia, { $games } partia w pojedynkę
        [few] { $title }: najlepszy wynik po odjęciu szczęścia, { $games } partie w pojedynkę
        [many] { $title }: najlepszy wynik po odjęciu szczęścia, { $games } partii w pojedynkę
       *[other] { $title }: najlepszy wynik po odjęciu szczęścia, { $games } partii w pojedynkę
    }
advice-objective = Ile wart jest każdy wybór.
