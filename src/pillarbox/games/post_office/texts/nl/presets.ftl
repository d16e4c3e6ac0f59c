### Titels van de varianten, en elk in één zin.

ruleset-post-office = Post Office
    .about = Houd één kaart, geef er één door, leg er twee: rijen en kolommen met verschillende pakjes, en zo weinig muizen als het kan.
ruleset-post-office-b = Post Office, tweede set
    .about = Eén of twee spelers nemen de andere 18 kaarten, die met twee stippen op de rug.
ruleset-post-office-random = Post Office, gemengde kaarten
    .about = Eén of twee spelers trekken uit alle 36 kaarten, en 18 daarvan blijven buiten het spel.
ruleset-post-office-open = Post Office, open volgorde
    .about = Een puzzel voor één: alle kaarten die nog komen liggen in zicht, en niets hangt van geluk af.
