### Co omówienie mówi o wyborach.

judge-own-scores = Tutaj każdego gracza mierzy się jego własnym wynikiem, a nie szansą na wygraną. { $reason }
judge-chosen = Jak zagrano: { $why }
judge-would = Po tym: { $why }
judge-better = Lepiej: { $why }
judge-useless = Spośród wszystkich rzutów w tym położeniu bezużyteczne byłoby { $percent }%.
