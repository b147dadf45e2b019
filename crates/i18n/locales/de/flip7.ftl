# Was in einer Partie Flip 7 geschieht. Namen können alles sein: Kein Satz
# hängt von ihrem Geschlecht oder einer Endung ab.

flip7-deck-made = Der Kartenstapel ist gemischt: { count-cards }.
flip7-round-began = Runde { $round } beginnt. { $dealer } gibt.
    .you = Runde { $round } beginnt. Du gibst.
flip7-dealt = { $by ->
    [opening] Startkarte für { $seat }: { $card }.
    [hit] { $seat } nimmt noch eine: { $card }.
   *[flip_three] { $seat } deckt auf: { $card }.
}
    .you = { $by ->
        [opening] Startkarte für dich: { $card }.
        [hit] Du nimmst noch eine: { $card }.
       *[flip_three] Du deckst auf: { $card }.
    }
flip7-kept = { $seat } behält { $card } und hat { count-points }.
    .you = Du behältst { $card } und hast { count-points }.
flip7-busted = { $seat } hat sich verzockt: die zweite { $card }.
    .you = Du hast dich verzockt: die zweite { $card }.
flip7-saved = Eine Second Chance rettet { $seat } vor der zweiten { $card }.
    .you = Eine Second Chance rettet dich vor der zweiten { $card }.
flip7-flipped-seven = { $seat } schafft einen Flip 7!
    .you = Du schaffst einen Flip 7!
flip7-stayed = { $seat } sagt Stopp und hat { count-points }.
    .you = Du sagst Stopp und hast { count-points }.
flip7-played = { $alone ->
    [yes] Nur { $by } ist noch im Spiel und muss { $card } selbst nehmen.
   *[no] { $card-code ->
        [second] { $by } gibt { $card } an { $on } weiter.
       *[other] { $self ->
            [yes] { $by } nimmt { $card } selbst.
           *[no] { $by } spielt { $card } auf { $on }.
        }
    }
}
    .you = { $alone ->
        [yes] Nur du bist noch im Spiel und musst { $card } selbst nehmen.
       *[no] { $card-code ->
            [second] Du gibst { $card } an { $on } weiter.
           *[other] { $self ->
                [yes] Du nimmst { $card } selbst.
               *[no] Du spielst { $card } auf { $on }.
            }
        }
    }
    .to-you = { $card-code ->
        [second] { $by } gibt { $card } an dich weiter.
       *[other] { $by } spielt { $card } auf dich.
    }
flip7-frozen = { $seat } ist eingefroren und hat { count-points }.
    .you = Du bist eingefroren und hast { count-points }.
flip7-second-chance-kept = { $seat } behält eine Second Chance.
    .you = Du behältst eine Second Chance.
flip7-set-aside = { $seat } legt { $card } für später beiseite.
    .you = Du legst { $card } für später beiseite.
flip7-discarded = { $because ->
    [done] { $card } ist vorbei und wird abgelegt.
    [nobody_can_take_it] { $card } wird abgelegt: Niemand kann sie nehmen.
    [owner_busted] { $card } wird abgelegt: Wer sie beiseitegelegt hat, hat sich verzockt.
    [flip7] { $card } wird abgelegt: Die Runde endet mit einem Flip 7.
    [nobody_active] { $card } wird abgelegt: Niemand ist mehr im Spiel.
   *[no_cards] { $card } wird abgelegt: Es sind keine Karten mehr da.
}
flip7-reshuffled = Der Ablagestapel wird gemischt und zum neuen Kartenstapel: { count-cards }.
flip7-round-ended = { $because ->
    [flip7] Die Runde ist vorbei: Flip 7!
    [nobody_active] Die Runde ist vorbei: Niemand ist mehr im Spiel.
    [no_cards] Die Runde ist vorbei: Es sind keine Karten mehr da.
   *[shuffled_before] Die Runde ist vorbei: Der Kartenstapel war in einem Zug schon zum zweiten Mal leer.
}
flip7-scored = { $seat } bekommt { count-points }, insgesamt { $total }.
    .you = Du bekommst { count-points }, insgesamt { $total }.
flip7-tied = Gleichstand an der Spitze bei { $total }: noch eine Runde.
flip7-won = { $seat } gewinnt mit { $total }.
    .you = Du gewinnst mit { $total }.
flip7-challenge = { $met ->
    [yes] Herausforderung geschafft: Das Ziel wurde in Runde { $round } erreicht.
   *[no] Herausforderung nicht geschafft: Das Ziel wurde erst in Runde { $round } erreicht.
}

# Karten
flip7-card-freeze = Freeze
flip7-card-flip3 = Flip Three
flip7-card-second = Second Chance
