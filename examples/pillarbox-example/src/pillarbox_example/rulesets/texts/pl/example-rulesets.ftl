ruleset-tuesday-club = Klub wtorkowy
    .about = Klasyczne pudełko, do samego końca dwiema kostkami.
ruleset-long-evening = Długi wieczór
    .about = Siedem rund; wygrywa najniższa suma.
