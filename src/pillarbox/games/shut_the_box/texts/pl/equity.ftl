### Ile warta jest pozycja w partii.

equity-no-such-box = Do takiego pudełka nie prowadzi żadna gra, więc w tej partii nie ma ono wartości.
equity-no-such-totals = Do takich sum nie prowadzi żadna gra, więc w tej partii nie mają one wartości.
equity-turn-not-over = Miejsce { $seat } jest przed tym, na którym trwa tura, więc jego tura musi być skończona: do takiej pozycji nie prowadzi żadna gra.
equity-alone-in-circles = Partii samotnego gracza, w której liczą się rundy, nie da się tu obliczyć, bo kafelki wracają w trakcie tury.
equity-alone-throws = Tej partii nie da się obliczyć: mierzy się ją rzutami, a nie każda tura na pewno kończy się zamknięciem pudełka.
equity-shared = Przy wspólnym rzucie i kilku graczach pozycji nie da się obliczyć: wybór każdego gracza jest ukryty przed innymi, dopóki wszyscy nie wybiorą.
equity-too-long = Obliczenie tej partii zajęłoby { $minutes ->
    [one] około minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
}, za długo, żeby czekać.
