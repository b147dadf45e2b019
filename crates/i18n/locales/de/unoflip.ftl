# Was in einer Partie UNO FLIP! geschieht.

unoflip-drew-for-deal = { $seat } zieht { $face }, um zu sehen, wer gibt.
    .you = Du ziehst { $face }, um zu sehen, wer gibt.
unoflip-dealer-drawn = { $seat } gibt als Erstes.
    .you = Du gibst als Erstes.
unoflip-round-began = Runde { $round } beginnt auf der hellen Seite. { $dealer } gibt.
    .you = Runde { $round } beginnt auf der hellen Seite. Du gibst.
unoflip-hand-dealt = { $faces ->
    [hidden] { $seat } bekommt { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
   *[other] { $seat } bekommt { $faces }.
}
    .you = { $faces ->
        [hidden] Du bekommst { $count ->
            [one] { $count } Karte.
           *[other] { $count } Karten.
        }
       *[other] Du bekommst { $faces }.
    }
unoflip-first-card = Die erste Karte ist { $face }.
unoflip-put-under = „{ $face }“ darf nicht die erste Karte sein und kommt unter den Ziehstapel.
unoflip-played = { $jumped-in ->
    [yes] { $uno ->
        [yes] { $seat } wirft { $face } dazwischen und ruft UNO!
       *[no] { $seat } wirft { $face } dazwischen.
    }
   *[no] { $uno ->
        [yes] { $seat } spielt { $face } und ruft UNO!
       *[no] { $seat } spielt { $face }.
    }
}
    .you = { $jumped-in ->
        [yes] { $uno ->
            [yes] Du wirfst { $face } dazwischen und rufst UNO!
           *[no] Du wirfst { $face } dazwischen.
        }
       *[no] { $uno ->
            [yes] Du spielst { $face } und rufst UNO!
           *[no] Du spielst { $face }.
        }
    }
unoflip-colour-named = { $seat } wählt die Farbe: { $colour }.
    .you = Du wählst die Farbe: { $colour }.
unoflip-drew = { $seat } zieht { $face ->
    [hidden] eine Karte
   *[other] { $face }
}{ drawn-because }
    .you = Du ziehst { $face ->
        [hidden] eine Karte
       *[other] { $face }
    }{ drawn-because }
# Teile von Sätzen über gezogene und gezeigte Karten
drawn-because = { $because ->
    [turn] .
    [draw_one] {" "}(Zieh eine).
    [draw_five] {" "}(Zieh fünf).
    [wild_draw_two] {" "}(Farbwahl, zieh zwei).
    [wild_draw_color] {" "}(Farbwahl, zieh eine Farbe).
    [challenge] {" "}(nach dem Anzweifeln).
   *[caught] {" "}(UNO vergessen).
}
shown-hand = { $faces ->
    [hidden] .
   *[other] . Die Handkarten: { $faces }.
}
unoflip-nothing-to-draw = Für { $seat } ist keine Karte mehr zum Ziehen da.
    .you = Für dich ist keine Karte mehr zum Ziehen da.
unoflip-passed = { $seat } passt.
    .you = Du passt.
unoflip-skipped = { $seat } setzt aus.
    .you = Du setzt aus.
unoflip-all-skipped = Alle anderen setzen aus: { $seat } ist noch einmal dran.
    .you = Alle anderen setzen aus: Du bist noch einmal dran.
unoflip-reversed = { $direction ->
    [left] Richtungswechsel: jetzt im Uhrzeigersinn.
   *[right] Richtungswechsel: jetzt gegen den Uhrzeigersinn.
}
unoflip-flipped = { $side ->
    [light] Alles dreht sich auf die helle Seite. Oben liegt { $top }.
   *[dark] Alles dreht sich auf die dunkle Seite. Oben liegt { $top }.
}
unoflip-challenged = { $rightly ->
    [yes] { $by } zweifelt zu Recht an: { $of } durfte die Karte nicht spielen
   *[no] { $by } zweifelt zu Unrecht an: { $of } durfte die Karte spielen
}{ shown-hand }
    .you = { $rightly ->
        [yes] Du zweifelst zu Recht an: { $of } durfte die Karte nicht spielen
       *[no] Du zweifelst zu Unrecht an: { $of } durfte die Karte spielen
    }{ shown-hand }
    .to-you = { $rightly ->
        [yes] { $by } zweifelt zu Recht an: Du durftest die Karte nicht spielen
       *[no] { $by } zweifelt zu Unrecht an: Du durftest die Karte spielen
    }{ shown-hand }
unoflip-caught = { $by } erwischt { $seat } ohne UNO-Ruf.
    .you = Du erwischst { $seat } ohne UNO-Ruf.
    .to-you = { $by } erwischt dich ohne UNO-Ruf.
unoflip-reshuffled = Der Ablagestapel wird gemischt und zum neuen Ziehstapel: { count-cards }.
unoflip-round-won = { $seat } hat keine Karte mehr und gewinnt die Runde!
    .you = Du hast keine Karte mehr und gewinnst die Runde!
unoflip-scored = { $own ->
    [yes] { $seat } schreibt sich { count-points } für die eigenen Karten auf, insgesamt { $total }.
   *[no] { $seat } bekommt { count-points }, insgesamt { $total }.
}
    .you = { $own ->
        [yes] Du schreibst dir { count-points } für deine Karten auf, insgesamt { $total }.
       *[no] Du bekommst { count-points }, insgesamt { $total }.
    }
unoflip-tied = Gleichstand bei der niedrigsten Summe ({ $total }): noch eine Runde.
unoflip-won = { $seat } gewinnt mit { $total }.
    .you = Du gewinnst mit { $total }.

# Farben allein
unoflip-colour-r = rot
unoflip-colour-y = gelb
unoflip-colour-g = grün
unoflip-colour-b = blau
unoflip-colour-p = pink
unoflip-colour-t = türkis
unoflip-colour-o = orange
unoflip-colour-v = lila

# Farben im Namen einer Karte
unoflip-tint-r = Rot
unoflip-tint-y = Gelb
unoflip-tint-g = Grün
unoflip-tint-b = Blau
unoflip-tint-p = Pink
unoflip-tint-t = Türkis
unoflip-tint-o = Orange
unoflip-tint-v = Lila

# Karten
unoflip-card-number = { $colour } { $number }
unoflip-card-draw-one = „Zieh eine“ in { $colour }
unoflip-card-draw-five = „Zieh fünf“ in { $colour }
unoflip-card-reverse = Richtungswechsel in { $colour }
unoflip-card-skip = Aussetzen in { $colour }
unoflip-card-skip-everyone = „Alle aussetzen“ in { $colour }
unoflip-card-flip = Flip in { $colour }
unoflip-card-wild = Farbwahl
unoflip-card-wild2 = Farbwahl, zieh zwei
unoflip-card-dwild = dunkle Farbwahl
unoflip-card-dwildc = Farbwahl, zieh eine Farbe
