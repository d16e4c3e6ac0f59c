### Strona, na której układa się zasady domowe.

build-title = Zasady domowe
build-name = Nazwa twoich zasad
build-unnamed = Moje zasady domowe
build-from = Punkt wyjścia
build-changes =
    { $count ->
        [0] jeszcze bez zmian
        [one] { $count } zmiana
        [few] { $count } zmiany
        [many] { $count } zmian
       *[other] { $count } zmiany
    }
build-over = Od nowa
build-changed = zmienione
build-more = Więcej zasad
build-less = Mniej zasad
build-more-about = pierwszy rzut, zabójcze sumy, otwieranie, stawki, kto zaczyna
build-does = Co to zmienia
build-figure = Liczba
build-mean = Zostaje otwarte, średnio
build-mean-points = Punkty w turze, średnio
build-shuts = Zamknięte pudełka na 100 tur
build-throws = Rzuty w turze
build-edge = Przewaga pierwszego miejsca na 100 rund
build-axis = wynik na koniec tury
build-chart = { $name }: wyniki od { $low } do { $high }, najczęściej około { $top }.
build-working = Liczymy szanse…
build-same = Na razie bez różnicy wobec zasad { $base }: zmień coś.
build-far-less = Pudełko zamyka się dużo rzadziej niż w zasadach { $base }.
build-less-often = Pudełko zamyka się rzadziej niż w zasadach { $base }.
build-about = Pudełko zamyka się mniej więcej tak często jak w zasadach { $base }.
build-more-often = Pudełko zamyka się częściej niż w zasadach { $base }.
build-far-more = Pudełko zamyka się dużo częściej niż w zasadach { $base }.
build-share = Udostępnij
build-shared = Link skopiowany.
build-share-link = Link do tych zasad
build-save = Zapisz
build-saved = Zapisane na tym urządzeniu.
build-open = Otwórz ten stół
build-kept = Twoje zapisane zasady
build-forget = Usuń { $name }
build-brief-mean = { $mine } zostaje, zamiast { $base }
build-brief-shut = { $mine } na 100 zamknięte, zamiast { $base }
build-wrong = Te zasady się wykluczają
