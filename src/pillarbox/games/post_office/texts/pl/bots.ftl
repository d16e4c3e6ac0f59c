# What a bot says about itself before a match.

post-strong-is-rich = Na tym komputerze strong gra jak rich: brakuje numby albo nie mieści ona tej talii.

# Fitting weights to a deck.

post-refused-fit = Tej talii nie da się tu dopasować: potrzeba biblioteki numba (aby ją zainstalować, wpisz: pip install "pillarbox[fast]") oraz kart o trzech na dwa polach, z najwyżej piętnastoma przesyłkami jednego rodzaju w linii.
post-refused-fit-file = Nie udało się zapisać dopasowanych wag do { $path }: { $reason }.
post-fit-going =
    Dopasowywanie wartości układu po rundzie { $round }: { $done } z { $of ->
        [one] { $of } układu
        [few] { $of } układów
        [many] { $of } układów
       *[other] { $of } układu
    }.
post-fit-spread =
    Mierzenie błędu oczekiwanych sum: { $done } z { $of ->
        [one] { $of } partii
        [few] { $of } partii
        [many] { $of } partii
       *[other] { $of } partii
    }.
post-fit-done = Wagi dopasowane do tej talii są w { $path }. Boty używają ich od teraz.
