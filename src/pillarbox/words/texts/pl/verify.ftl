### Co wykazuje sprawdzenie zapisu.

## Co się nie zgadza.

verify-chain-missing = Zapis nie ma łańcucha skrótów, a zapisy tego rodzaju go mają.
verify-chain-broken = Skrót poprzedniego zdarzenia jest inny niż podany w tym: tu albo tuż przedtem coś zmieniono, dodano lub opuszczono.
verify-chain-head = Skrót ostatniego zdarzenia jest inny niż podany w zapisie.
verify-not-revealed = Tajnego ziarna nie ujawniono, więc nie można sprawdzić kostek.
verify-other-seed = Ujawnione ziarno nie jest tym, do którego złożono zobowiązanie przed grą.
verify-other-player-seed = Ziarno odsłonięte z miejsca { $seat } nie jest tym, do którego złożono zobowiązanie.
verify-throw = Losowanie { $number } nie dało tego: z ziaren wynika { $fell }.
verify-throw-kind = Pomieszano tu kostki wpisane ręcznie z rzuconymi przy stole.
verify-scheme = Kostki są według schematu { $scheme }, a ta wersja sprawdza schemat { $known }.
verify-seal = Pieczęć nie pasuje do tego, co pod nią zakryto.
verify-other-key = Klucz odsłaniający zdarzenie { $number } nie jest kluczem jego pieczęci.
verify-still-sealed = Tego, co zakryto w tym zdarzeniu, nigdy nie odsłonięto.
verify-stops = Odtąd takiej partii nie dało się rozegrać. { $why }
verify-result = To nie jest wynik, do którego doprowadziła partia.
verify-no-result = Partię rozegrano do końca, ale zapis nie mówi, jak się skończyła.

## Co się zgadza, ale warto to wiedzieć.

verify-seeded = Kostki albo karty pochodzą z podanego słowa: kto je znał, mógł je przewidzieć.
verify-by-hand = Kostkami rzucano ręcznie, a wyniki wpisał gracz; nie ma ich czym sprawdzić.
verify-no-chain = Zapis nie ma łańcucha skrótów, więc zmiana w nim może nie zostawić śladu.
verify-aborted = Partię przerwano.
verify-unfinished = Partii nie rozegrano do końca.
verify-not-yet-revealed = Tajne ziarno ujawnia się na końcu partii; wcześniej nie można sprawdzić kostek.
verify-maybe-earlier = To, co zmieniono, może stać gdziekolwiek przed miejscem, w którym się to ujawnia.
