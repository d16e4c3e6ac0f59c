### Okno, które pyta, jak ma wyglądać arkusz.

web-print-title = Wydruk: { $name }
web-print-paper = Papier
web-print-players = Karty graczy
web-print-own = Własny tytuł
web-print-theme = Wygląd
web-print-theme-usual = Tak jak w zasadach
web-print-tone-colour = Akcenty
web-print-tone-felt = Dno pudełka
web-print-logo = Obraz obok tytułu
web-print-logo-hint = PNG, JPEG lub SVG. Obraz większy niż { $size } KiB jest przed wysłaniem zmniejszany na tym urządzeniu.
web-print-logo-none = Ten plik nie jest obrazem, który przeglądarka umie odczytać: wybierz PNG, JPEG lub SVG.
web-print-logo-large = Ten obraz jest za duży, nawet zmniejszony: wybierz prostszy albo mniejszy.
web-print-low-ink = Oszczędź tusz: kontury zamiast wypełnionych pól
web-print-teacher = Zamiast tego arkusz dla nauczyciela: dokładne szanse, pytania z odpowiedziami, najlepsze ruchy
web-print-make = Przygotuj PDF
web-print-busy = Arkusz powstaje …
web-print-ready = Arkusz jest gotowy.
web-print-ready-bare = Arkusz jest gotowy, bez obrazu.
web-print-open = Otwórz PDF
web-print-keep = Zapisz
