### Omówienie partii Post Office.

post-judge-estimated = Wartości to oczekiwane sumy końcowe według przeszukiwania najsilniejszego bota, czyli oszacowanie: to, czego jego części nie wyjaśniają, pokazano jako oszacowanie z błędem standardowym.
post-judge-chances = Szansa na wygraną jest oszacowaniem według tego, co każdy gracz mógł wiedzieć: własna suma, jakiej spodziewa się przeszukiwanie najsilniejszego bota, sumy innych według układów, które leżały odkryte, oraz to, jak bardzo takie sumy myliły się w partiach bota z samym sobą. To, co inni dobrali i wybrali, liczy się dopiero po odkryciu; to, czego części nie wyjaśniają, pokazano jako oszacowanie z błędem standardowym.
post-judge-open = Wartości to sumy, które można jeszcze osiągnąć, znając kolejność kart: najlepsze, jakie znalazło przeszukiwanie wiązką { $width } układów, czyli dolne ograniczenia. Na początku to średnia po innych rzędach kart; to, co zostaje z części, jest pokazane jako oszacowanie.
post-judge-hindsight = Gdyby znać kolejność tych kart: najlepszy znaleziony wynik to { $total }, wiązką { $width } układów; może być lepszy.
post-judge-hindsight-none = Gdyby znać kolejność tych kart: nie znaleziono nic lepszego niż { $total }, wiązką { $width } układów.
post-judge-needs = Do omówienia potrzebna jest biblioteka { $library }, której tu nie zainstalowano. Aby ją zainstalować, wpisz: pip install "pillarbox[fast]"
post-judge-laid = Co robią karty tak, jak je położono:
post-judge-would = Co karty zrobiłyby w ten sposób:
post-judge-better = Co daje lepszy sposób:
