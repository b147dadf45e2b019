# Was in einer Partie Flip 7: With a Vengeance geschieht.

vengeance-deck-made = Der Kartenstapel ist gemischt: { count-cards }.
vengeance-round-began = Runde { $round } beginnt. { $dealer } gibt.
vengeance-dealt = { $by ->
    [opening] { $seat } bekommt { $card }.
    [hit] { $seat } nimmt noch eine: { $card }.
    [flip_four] { $seat } deckt { $card } auf.
   *[one_more] { $seat } nimmt nur noch eine: { $card }.
}
vengeance-kept = { $seat } behält { $card } und hat { count-points }.
vengeance-wiped = { $cards ->
    [0] Unglücks-7: { $seat } hat nichts abzulegen.
   *[other] Unglücks-7: { $seat } legt { count-cards } ab.
}
vengeance-busted = { $seat } hat sich verzockt.
vengeance-flipped-seven = { $seat } schafft Flip 7!
vengeance-stayed = { $forced ->
    [yes] Für { $seat } heißt es jetzt Stopp: { count-points }.
   *[no] { $seat } sagt Stopp und hat { count-points }.
}
vengeance-played = { $self ->
    [yes] { $by } nimmt { $card } selbst.
   *[no] { $by } spielt { $card } auf { $on }.
}
vengeance-stolen = { $by } stiehlt { $card } von { $from }.
vengeance-removed = { $self ->
    [yes] { $by } legt eine eigene Karte ab: { $card }.
   *[no] { $by } lässt { $from } { $card } abwerfen.
}
vengeance-swapped = { $by } tauscht zwei Karten: { $first-card } geht von { $first } an { $second }, { $second-card } von { $second } an { $first }.
vengeance-given = { $self ->
    [yes] { $by } behält { $card }.
   *[no] { $busted ->
        [yes] { $by } gibt { $card } an { $to } (schon verzockt).
       *[no] { $by } gibt { $card } an { $to }.
    }
}
vengeance-set-aside = { $seat } legt { $card } für später beiseite.
vengeance-lost = { $because ->
    [no_target] { $card } wird abgelegt: Es gibt kein Ziel dafür.
    [owner_busted] { $card } wird abgelegt: Wer sie beiseitegelegt hat, hat sich verzockt.
    [unlucky] { $card } wird durch die Unglücks-7 abgelegt.
    [flip7] { $card } wird abgelegt: Es gibt einen Flip 7.
   *[no_cards] { $card } wird abgelegt: Es gibt keine Karten mehr.
}
vengeance-reshuffled = Der Ablagestapel wird zum neuen Kartenstapel gemischt: { count-cards }.
vengeance-bonus = { $self ->
    [yes] { $by } nimmt 15 Punkte für den Flip 7.
   *[no] { $by } zieht { $on } für den Flip 7 15 Punkte ab.
}
vengeance-round-ended = { $because ->
    [flip7] Die Runde ist vorbei: Flip 7!
    [nobody_active] Die Runde ist vorbei: Niemand ist mehr im Spiel.
   *[no_cards] Die Runde ist vorbei: Es gibt keine Karten mehr.
}
vengeance-scored = { $seat }: { count-points } in dieser Runde, insgesamt { $total }.
vengeance-tied = Gleichstand an der Spitze bei { $total }: noch eine Runde.
vengeance-won = { $seat } gewinnt mit { $total }. Das Ziel war zuerst in Runde { $reached } erreicht.

# Karten
vengeance-card-zero = Die Null
vengeance-card-u7 = Unglücks-7
vengeance-card-l13 = Glücks-13
vengeance-card-one-more = Nur noch eine
vengeance-card-swap = Tauschen
vengeance-card-steal = Stehlen
vengeance-card-discard = Abwerfen
vengeance-card-flip4 = Flip Four
