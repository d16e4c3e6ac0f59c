ruleset-tuesday-club = The Tuesday Club
    .about = The classic box, with both dice to the very end.
ruleset-long-evening = The Long Evening
    .about = Seven rounds; the lowest total wins.
