### Dokładne szanse i doradca.

odds-no-such-objective = Nie ma celu „{ $objective }”: możliwe są score, shut, worst albo reach:K z liczbą całkowitą K.
odds-markers-in-circles = Tej tury nie da się dokładnie obliczyć: kafelki wracają, a znaczników może przybywać bez końca.
odds-circles-too-big = Tej tury nie da się dokładnie obliczyć: kafelki wracają, a pozycji jest { $positions }, czyli więcej niż { $most }, które można wielokrotnie przeliczyć.
odds-no-certificate = Ta tura nie ma pewnej wartości: może trwać bez końca i oba ograniczenia się nie schodzą.
