### Wat een bespreking over keuzes zegt.

judge-own-scores = Hier wordt elke speler aan de eigen score gemeten, niet aan de kans om te winnen. { $reason }
judge-chosen = Zoals gespeeld: { $why }
judge-would = Daarna: { $why }
judge-better = Beter: { $why }
judge-useless = Van alle worpen hier zou { $percent } % niets hebben opgeleverd.
