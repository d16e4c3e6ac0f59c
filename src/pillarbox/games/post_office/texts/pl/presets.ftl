### Tytuły wariantów, każdy także w jednym zdaniu.

ruleset-post-office = Post Office
    .about = Zatrzymaj jedną kartę, drugą podaj, wyłóż dwie: rzędy i kolumny z różnymi przesyłkami i jak najmniej myszy.
ruleset-post-office-b = Post Office, drugi zestaw
    .about = Jedna lub dwie osoby biorą drugie 18 kart, te z dwiema kropkami na odwrocie.
ruleset-post-office-random = Post Office, karty zmieszane
    .about = Jedna lub dwie osoby dobierają ze wszystkich 36 kart, a 18 z nich nie bierze udziału w grze.
ruleset-post-office-open = Post Office, jawna kolejność
    .about = Łamigłówka dla jednej osoby: wszystkie karty, które nadejdą, leżą na widoku i nic nie zależy od szczęścia.
