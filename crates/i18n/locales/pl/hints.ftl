# Podpowiedzi: ile wart jest wybór, dla tych, którzy chcą wiedzieć.

hint-percent = { $percent }%
hint-must = Jeszcze jedna: na Stop jest za wcześnie.
hint-chance = Jeszcze jedna: przed odpadnięciem chroni Druga szansa.
hint-safe = Jeszcze jedna: następną kartą nie możesz odpaść.
hint-hit = Jeszcze jedna: ryzyko odpadnięcia to { $bust }, ale średnio gra dalej daje więcej (+{ $gain }).
hint-stay = Stop: ryzyko odpadnięcia to { $bust }, a gra dalej średnio kosztuje punkty (−{ $gain }).
hint-even = Jeszcze jedna albo Stop: średnio wychodzi na to samo.
hint-average = Punkty w rundzie, średnio
hint-bust-next = Odpadniesz następną kartą
hint-bust = Odpadniesz w końcu, grając dalej
hint-given = Karta dla wybranej osoby
hint-spread = Punkty w rundzie, jeśli grasz dalej
hint-next = Punkty rzędu po następnej karcie
hint-now = Słupek w paski to tyle, ile daje Stop.
hint-alone = W rundzie nie ma już nikogo innego, więc wszystko to jest dokładne.
hint-among = Policzono każdą kartę. Przyjęto, że Zamroź i Flip 3 trafiają do innych i nikt nie zagrywa ich na ciebie.
hint-open = Policzono każdą kartę. Przyjęto, że modyfikatory i akcje trafiają do innych i nikt nie zagrywa ich na ciebie.
hint-hands = Następna kolej: { $name }; najmniej prawdopodobny tam kolor: { $colour } ({ $chance }).
hint-hands-title = Jak prawdopodobny jest kolor u innych
hint-fits = Pasuje teraz
hint-backs = Na podstawie drugich stron kart, twojej ręki i tego, co leży odkryte. Nie bierze się pod uwagę, kto co wcześniej zagrał albo dobrał.
hint-thinking = Liczenie kart…
hint-large = Przy tylu kartach runda może potoczyć się na zbyt wiele sposobów. Ryzyko odpadnięcia jest podane na stole.
hint-later = Podpowiedzi pojawią się, gdy będziesz wybierać między Jeszcze jedna a Stop.
hint-later-hand = Podpowiedzi pojawią się w twojej kolejce.
hint-lost = W tej przeglądarce nie udało się policzyć podpowiedzi.
