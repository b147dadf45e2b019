# Co dzieje się w grze UNO FLIP!

unoflip-drew-for-deal = { $seat } losuje, kto rozdaje: { $face }.
    .you = Losujesz, kto rozdaje: { $face }.
unoflip-dealer-drawn = Krupierem zostaje { $seat }.
    .you = Zostajesz krupierem.
unoflip-round-began = Zaczyna się runda { $round }, jasna strona. Krupier: { $dealer }.
    .you = Zaczyna się runda { $round }, jasna strona. Rozdajesz ty.
unoflip-hand-dealt = { $faces ->
    [hidden] { $seat } dostaje { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
   *[other] { $seat } dostaje karty: { $faces }.
}
    .you = { $faces ->
        [hidden] Dostajesz { $count ->
            [one] { $count } kartę.
            [few] { $count } karty.
           *[many] { $count } kart.
        }
       *[other] Dostajesz karty: { $faces }.
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
    .you = { $jumped-in ->
        [yes] { $uno ->
            [yes] Wskakujesz z kartą: { $face }, i wołasz UNO!
           *[no] Wskakujesz z kartą: { $face }.
        }
       *[no] { $uno ->
            [yes] Zagrywasz kartę: { $face }, i wołasz UNO!
           *[no] Zagrywasz kartę: { $face }.
        }
    }
unoflip-colour-named = { $seat } wybiera kolor: { $colour }.
    .you = Wybierasz kolor: { $colour }.
unoflip-drew = { $seat } dobiera kartę{ $face ->
    [hidden] {""}
   *[other] {": "}{ $face }
}{ drawn-because }
    .you = Dobierasz kartę{ $face ->
        [hidden] {""}
       *[other] {": "}{ $face }
    }{ drawn-because }
# Części zdań o dobranych i pokazanych kartach
drawn-because = { $because ->
    [turn] .
    [draw_one] {" "}(Weź jedną).
    [draw_five] {" "}(Weź pięć).
    [wild_draw_two] {" "}(Wybór koloru, weź dwie).
    [wild_draw_color] {" "}(Wybór koloru, weź kolor).
    [challenge] {" "}(po sprawdzeniu).
   *[caught] {" "}(za brak UNO).
}
shown-hand = { $faces ->
    [hidden] .
   *[other] . Karty na ręce: { $faces }.
}
unoflip-nothing-to-draw = { $seat } nie ma czego dobrać.
    .you = Nie masz czego dobrać.
unoflip-passed = { $seat } pasuje.
    .you = Pasujesz.
unoflip-skipped = { $seat } traci kolejkę.
    .you = Tracisz kolejkę.
unoflip-all-skipped = Wszyscy stoją: { $seat } gra jeszcze raz.
    .you = Wszyscy stoją: grasz jeszcze raz.
unoflip-reversed = { $direction ->
    [left] Zmiana kierunku: teraz zgodnie z ruchem wskazówek zegara.
   *[right] Zmiana kierunku: teraz przeciwnie do ruchu wskazówek zegara.
}
unoflip-flipped = { $side ->
    [light] Obrót na jasną stronę. Na wierzchu: { $top }.
   *[dark] Obrót na ciemną stronę. Na wierzchu: { $top }.
}
unoflip-challenged = { $rightly ->
    [yes] { $by } sprawdza i ma rację: { $of } nie ma prawa zagrać tej karty
   *[no] { $by } sprawdza i nie ma racji: { $of } ma prawo zagrać tę kartę
}{ shown-hand }
    .you = { $rightly ->
        [yes] Sprawdzasz i masz rację: { $of } nie ma prawa zagrać tej karty
       *[no] Sprawdzasz i nie masz racji: { $of } ma prawo zagrać tę kartę
    }{ shown-hand }
    .to-you = { $rightly ->
        [yes] { $by } sprawdza i ma rację: nie masz prawa zagrać tej karty
       *[no] { $by } sprawdza i nie ma racji: masz prawo zagrać tę kartę
    }{ shown-hand }
unoflip-caught = { $by } zauważa brak UNO. Za karę dobiera { $seat }.
    .you = Zauważasz brak UNO. Za karę dobiera { $seat }.
    .to-you = { $by } zauważa brak UNO. Za karę dobierasz ty.
unoflip-reshuffled = Stos odrzucania po potasowaniu staje się nowym stosem dobierania: { count-cards }.
unoflip-round-won = { $seat } nie ma już kart i wygrywa rundę!
    .you = Nie masz już kart i wygrywasz rundę!
unoflip-scored = { $own ->
    [yes] { $seat } zapisuje za karty na ręce { count-points }, razem { $total }.
   *[no] { $seat } zdobywa { count-points }, razem { $total }.
}
    .you = { $own ->
        [yes] Zapisujesz za karty na ręce { count-points }, razem { $total }.
       *[no] Zdobywasz { count-points }, razem { $total }.
    }
unoflip-tied = Remis przy najniższym wyniku ({ $total }): jeszcze jedna runda.
unoflip-won = { $seat } wygrywa z wynikiem { $total }.
    .you = Wygrywasz z wynikiem { $total }.

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
