### Omówienie partii Post Office.

post-judge-estimated = Wartości to oczekiwane sumy końcowe według przeszukiwania najsilniejszego bota, czyli oszacowanie: to, czego jego części nie wyjaśniają, pokazano jako oszacowanie z błędem standardowym.
post-judge-order = Partii, w których kolejność kart jest znana, się nie omawia.
post-judge-needs = Do omówienia potrzebna jest biblioteka { $library }, której tu nie zainstalowano.
post-judge-laid = Co robią karty tak, jak je położono:
post-judge-would = Co karty zrobiłyby w ten sposób:
post-judge-better = Co daje lepszy sposób:
