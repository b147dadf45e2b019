# Was in einer Partie Flip 7: With a Vengeance geschieht.

vengeance-deck-made = Der Kartenstapel ist gemischt: { count-cards }.
vengeance-round-began = Runde { $round } beginnt. { $dealer } gibt.
    .you = Runde { $round } beginnt. Du gibst.
vengeance-dealt = { $by ->
    [opening] Startkarte für { $seat }: { $card }.
    [hit] { $seat } nimmt noch eine: { $card }.
    [flip_four] { $seat } deckt auf: { $card }.
   *[one_more] { $seat } nimmt nur noch eine: { $card }.
}
    .you = { $by ->
        [opening] Startkarte für dich: { $card }.
        [hit] Du nimmst noch eine: { $card }.
        [flip_four] Du deckst auf: { $card }.
       *[one_more] Du nimmst nur noch eine: { $card }.
    }
vengeance-kept = { $seat } behält { $card } und hat { count-points }.
    .you = Du behältst { $card } und hast { count-points }.
vengeance-wiped = { $cards ->
    [0] Unglücks-7: { $seat } hat nichts zum Ablegen.
   *[other] Unglücks-7: { $seat } legt { count-cards } ab.
}
    .you = { $cards ->
        [0] Unglücks-7: Du hast nichts zum Ablegen.
       *[other] Unglücks-7: Du legst { count-cards } ab.
    }
vengeance-busted = { $seat } hat sich verzockt.
    .you = Du hast dich verzockt.
vengeance-flipped-seven = { $seat } schafft einen Flip 7!
    .you = Du schaffst einen Flip 7!
vengeance-stayed = { $forced ->
    [yes] Für { $seat } heißt es jetzt Stopp: { count-points }.
   *[no] { $seat } sagt Stopp und hat { count-points }.
}
    .you = { $forced ->
        [yes] Für dich heißt es jetzt Stopp: { count-points }.
       *[no] Du sagst Stopp und hast { count-points }.
    }
vengeance-played = { $self ->
    [yes] { $by } nimmt { $card } selbst.
   *[no] { $by } spielt { $card } auf { $on }.
}
    .you = { $self ->
        [yes] Du nimmst { $card } selbst.
       *[no] Du spielst { $card } auf { $on }.
    }
    .to-you = { $by } spielt { $card } auf dich.
vengeance-stolen = { $by } stiehlt { $card } von { $from }.
    .you = Du stiehlst { $card } von { $from }.
    .to-you = { $by } stiehlt { $card } von dir.
vengeance-removed = { $self ->
    [yes] { $by } wirft eine eigene Karte ab: { $card }.
   *[no] { $by } lässt { $from } eine Karte abwerfen: { $card }.
}
    .you = { $self ->
        [yes] Du wirfst eine eigene Karte ab: { $card }.
       *[no] Du lässt { $from } eine Karte abwerfen: { $card }.
    }
    .to-you = { $by } lässt dich eine Karte abwerfen: { $card }.
vengeance-swapped = { $by } tauscht zwei Karten: { $first-card } geht von { $first } an { $second }, { $second-card } von { $second } an { $first }.
    .you = { $mine ->
        [first] Du tauschst { $first-card } gegen { $second-card } von { $second }.
        [second] Du tauschst { $second-card } gegen { $first-card } von { $first }.
       *[none] Du tauschst zwei Karten: { $first-card } geht von { $first } an { $second }, { $second-card } von { $second } an { $first }.
    }
    .to-you = { $mine ->
        [first] { $by } tauscht zwei Karten: Du gibst { $first-card } an { $second } und bekommst { $second-card }.
       *[second] { $by } tauscht zwei Karten: Du gibst { $second-card } an { $first } und bekommst { $first-card }.
    }
vengeance-given = { $self ->
    [yes] { $by } behält { $card }.
   *[no] { $busted ->
        [yes] { $by } gibt { $card } an { $to } (schon verzockt).
       *[no] { $by } gibt { $card } an { $to }.
    }
}
    .you = { $self ->
        [yes] Du behältst { $card }.
       *[no] { $busted ->
            [yes] Du gibst { $card } an { $to } (schon verzockt).
           *[no] Du gibst { $card } an { $to }.
        }
    }
    .to-you = { $busted ->
        [yes] { $by } gibt dir { $card }, obwohl du dich schon verzockt hast.
       *[no] { $by } gibt dir { $card }.
    }
vengeance-set-aside = { $seat } legt { $card } für später beiseite.
    .you = Du legst { $card } für später beiseite.
vengeance-lost = { $because ->
    [no_target] { $card } wird abgelegt: Niemand kommt dafür infrage.
    [owner_busted] { $card } wird abgelegt: Wer sie beiseitegelegt hat, hat sich verzockt.
    [unlucky] { $card } wird abgelegt, wegen der Unglücks-7.
    [flip7] { $card } wird abgelegt: Die Runde endet mit einem Flip 7.
   *[no_cards] { $card } wird abgelegt: Es sind keine Karten mehr da.
}
vengeance-reshuffled = Der Ablagestapel wird gemischt und zum neuen Kartenstapel: { count-cards }.
vengeance-bonus = { $self ->
    [yes] { $by } nimmt sich 15 Punkte für den Flip 7.
   *[no] { $by } zieht { $on } 15 Punkte für den Flip 7 ab.
}
    .you = { $self ->
        [yes] Du nimmst dir 15 Punkte für den Flip 7.
       *[no] Du ziehst { $on } 15 Punkte für den Flip 7 ab.
    }
    .to-you = { $by } zieht dir 15 Punkte für den Flip 7 ab.
vengeance-round-ended = { $because ->
    [flip7] Die Runde ist vorbei: Flip 7!
    [nobody_active] Die Runde ist vorbei: Niemand ist mehr im Spiel.
   *[no_cards] Die Runde ist vorbei: Es sind keine Karten mehr da.
}
vengeance-scored = { $seat }: { count-points } in dieser Runde, insgesamt { $total }.
    .you = Du: { count-points } in dieser Runde, insgesamt { $total }.
vengeance-tied = Gleichstand an der Spitze bei { $total }: noch eine Runde.
vengeance-won = { $seat } gewinnt mit { $total }. Das Ziel wurde erstmals in Runde { $reached } erreicht.
    .you = Du gewinnst mit { $total }. Das Ziel wurde erstmals in Runde { $reached } erreicht.

# Karten
vengeance-card-zero = Die Null
vengeance-card-u7 = Unglücks-7
vengeance-card-l13 = Glücks-13
vengeance-card-one-more = Nur noch eine
vengeance-card-swap = Tauschen
vengeance-card-steal = Stehlen
vengeance-card-discard = Abwerfen
vengeance-card-flip4 = Flip Four
