ruleset-tuesday-club = De dinsdagclub
    .about = De klassieke bak, tot het eind met beide dobbelstenen.
ruleset-long-evening = De lange avond
    .about = Zeven rondes; het laagste totaal wint.
