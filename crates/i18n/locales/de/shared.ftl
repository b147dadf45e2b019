# Was die Sätze über alle Spiele und Tische gemeinsam haben.
count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
count-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
game-seat = Platz { $number }
table-somebody = Jemand
list-next = { $list }; { $item }

# Bonuskarten
card-plus = plus { $number }
card-minus = minus { $number }
card-times = mal { $number }
card-divided = geteilt durch { $number }

# Was an einem Tisch geschieht
table-opened = Der Tisch ist offen.
table-joined = { $name } kommt an den Tisch.
table-sat = { $guest } nimmt Platz.
table-stood = { $guest } gibt den Platz frei.
table-left = { $guest } verlässt den Tisch.
table-kicked = { $guest } muss den Tisch verlassen.
table-banned = { $guest } muss den Tisch verlassen und darf nicht zurück.
table-cleared = Alle, die nicht da waren, haben den Tisch verlassen.
table-locked = { $on ->
    [yes] Der Tisch ist abgeschlossen: Niemand kann mehr dazukommen.
   *[no] Der Tisch ist wieder offen.
}
table-bot-sat = { $level ->
    [easy] Ein leichter Bot nimmt Platz.
    [normal] Ein normaler Bot nimmt Platz.
   *[strong] Ein starker Bot nimmt Platz.
}
table-bot-left = { $seat } geht: Der Platz des Bots ist frei.
table-host-changed = { $guest } ist jetzt Host.
table-started = Spiel { $number } beginnt.
table-rested = { $on ->
    [yes] { $away ->
        [yes] { $seat } ist nicht da: Ein Bot spielt weiter.
       *[no] { $seat } lässt einen Bot spielen.
    }
   *[no] { $seat } spielt wieder selbst.
}
    .you = { $on ->
        [yes] { $away ->
            [yes] Du bist nicht da: Ein Bot spielt weiter.
           *[no] Du lässt einen Bot spielen.
        }
       *[no] Du spielst wieder selbst.
    }
table-ended = Das Spiel ist vorbei. { $winner } gewinnt!
    .you = Das Spiel ist vorbei. Du gewinnst!
table-ended-no-winner = Das Spiel wurde abgebrochen. Niemand gewinnt.
table-closed = { $idle ->
    [yes] Der Tisch ist geschlossen: Es war lange niemand da.
   *[no] Der Tisch ist geschlossen.
}

# Am Ende der Geschichte einer Partie, die nicht zu Ende ist
story-seed = Startwert: { $seed }
story-stops = Die Aufzeichnung endet hier. { $name } ist dran.
