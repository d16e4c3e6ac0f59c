### Plansza gry, która nie ma własnej.

plain-throw = Rzuć
