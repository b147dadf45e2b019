# Co dzieje się w grze UNO FLIP!

unoflip-drew-for-deal = { $seat } losuje, kto rozdaje: { $face }.
unoflip-dealer-drawn = Krupierem zostaje { $seat }.
unoflip-round-began = Zaczyna się runda { $round }, jasna strona. Krupier: { $dealer }.
unoflip-hand-dealt = { $faces ->
    [hidden] { $seat } dostaje { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
   *[other] { $seat } dostaje karty: { $faces }.
}
unoflip-first-card = Pierwsza karta: { $face }.
unoflip-put-under = „{ $face }” nie może być pierwszą kartą i idzie pod stos dobierania.
unoflip-played = { $jumped-in ->
    [yes] { $uno ->
        [yes] { $seat } wskakuje z kartą: { $face }, i woła UNO!
       *[no] { $seat } wskakuje z kartą: { $face }.
    }
   *[no] { $uno ->
        [yes] { $seat } zagrywa kartę: { $face }, i woła UNO!
       *[no] { $seat } zagrywa kartę: { $face }.
    }
}
unoflip-colour-named = { $seat } wybiera kolor: { $colour }.
unoflip-drew = { $seat } dobiera kartę{ $face ->
    [hidden] {""}
   *[other] {": "}{ $face }
}{ $because ->
    [turn] {""}
    [draw_one] {" "}(Weź jedną)
    [draw_five] {" "}(Weź pięć)
    [wild_draw_two] {" "}(Wybór koloru, weź dwie)
    [wild_draw_color] {" "}(Wybór koloru, weź kolor)
    [challenge] {" "}(po sprawdzeniu)
   *[caught] {" "}(za brak UNO)
}.
unoflip-nothing-to-draw = { $seat } nie ma czego dobrać.
unoflip-passed = { $seat } pasuje.
unoflip-skipped = { $seat } traci kolejkę.
unoflip-all-skipped = Wszyscy stoją: { $seat } gra jeszcze raz.
unoflip-reversed = { $direction ->
    [left] Zmiana kierunku: teraz zgodnie z ruchem wskazówek zegara.
   *[right] Zmiana kierunku: teraz przeciwnie do ruchu wskazówek zegara.
}
unoflip-flipped = { $side ->
    [light] Obrót na jasną stronę. Na wierzchu: { $top }.
   *[dark] Obrót na ciemną stronę. Na wierzchu: { $top }.
}
unoflip-challenged = { $rightly ->
    [yes] { $by } sprawdza i ma rację: { $of } nie ma prawa zagrać tej karty.
   *[no] { $by } sprawdza i nie ma racji: { $of } ma prawo zagrać tę kartę.
}{ $faces ->
    [hidden] {""}
   *[other] {" "}Karty na ręce: { $faces }.
}
unoflip-caught = { $by } zauważa brak UNO. Za karę dobiera { $seat }.
unoflip-reshuffled = Stos odrzucania po potasowaniu staje się nowym stosem dobierania: { count-cards }.
unoflip-round-won = { $seat } nie ma już kart i wygrywa rundę!
unoflip-scored = { $own ->
    [yes] { $seat } zapisuje za karty na ręce { count-points }, razem { $total }.
   *[no] { $seat } zdobywa { count-points }, razem { $total }.
}
unoflip-tied = Remis przy najniższym wyniku ({ $total }): jeszcze jedna runda.
unoflip-won = { $seat } wygrywa z wynikiem { $total }.

# Same kolory
unoflip-colour-r = czerwony
unoflip-colour-y = żółty
unoflip-colour-g = zielony
unoflip-colour-b = niebieski
unoflip-colour-p = różowy
unoflip-colour-t = turkusowy
unoflip-colour-o = pomarańczowy
unoflip-colour-v = fioletowy

# Kolory w nazwie karty (rodzaj żeński)
unoflip-tint-r = czerwona
unoflip-tint-y = żółta
unoflip-tint-g = zielona
unoflip-tint-b = niebieska
unoflip-tint-p = różowa
unoflip-tint-t = turkusowa
unoflip-tint-o = pomarańczowa
unoflip-tint-v = fioletowa

# Karty
unoflip-card-number = { $colour } { $number }
unoflip-card-draw-one = { $colour } „Weź jedną”
unoflip-card-draw-five = { $colour } „Weź pięć”
unoflip-card-reverse = { $colour } Zmiana kierunku
unoflip-card-skip = { $colour } karta Postój
unoflip-card-skip-everyone = { $colour } „Wszyscy stoją”
unoflip-card-flip = { $colour } karta Obrót
unoflip-card-wild = Wybór koloru
unoflip-card-wild2 = Wybór koloru, weź dwie
unoflip-card-dwild = ciemny Wybór koloru
unoflip-card-dwildc = Wybór koloru, weź kolor
