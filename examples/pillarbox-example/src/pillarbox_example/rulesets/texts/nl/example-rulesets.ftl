ruleset-tuesday-club = De dinsdagclub
    .about = De klassieke doos, tot het eind met beide dobbelstenen.
ruleset-long-evening = De lange avond
    .about = Zeven rondes; het laagste totaal wint.
