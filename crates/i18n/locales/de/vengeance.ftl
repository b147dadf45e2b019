# Was in einer Partie Flip 7: With a Vengeance geschieht.

vengeance-deck-made = Der Kartenstapel ist gemischt: { count-cards }.
vengeance-round-began = Runde { $round } beginnt. { $dealer } gibt.
vengeance-dealt = { $by ->
    [opening] Startkarte für { $seat }: { $card }.
    [hit] { $seat } nimmt noch eine: { $card }.
    [flip_four] { $seat } deckt auf: { $card }.
   *[one_more] { $seat } nimmt nur noch eine: { $card }.
}
vengeance-kept = { $seat } behält { $card } und hat { count-points }.
vengeance-wiped = { $cards ->
    [0] Unglücks-7: { $seat } hat nichts zum Ablegen.
   *[other] Unglücks-7: { $seat } legt { count-cards } ab.
}
vengeance-busted = { $seat } hat sich verzockt.
vengeance-flipped-seven = { $seat } schafft einen Flip 7!
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
    [yes] { $by } wirft eine eigene Karte ab: { $card }.
   *[no] { $by } lässt { $from } eine Karte abwerfen: { $card }.
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
vengeance-round-ended = { $because ->
    [flip7] Die Runde ist vorbei: Flip 7!
    [nobody_active] Die Runde ist vorbei: Niemand ist mehr im Spiel.
   *[no_cards] Die Runde ist vorbei: Es sind keine Karten mehr da.
}
vengeance-scored = { $seat }: { count-points } in dieser Runde, insgesamt { $total }.
vengeance-tied = Gleichstand an der Spitze bei { $total }: noch eine Runde.
vengeance-won = { $seat } gewinnt mit { $total }. Das Ziel wurde erstmals in Runde { $reached } erreicht.

# Karten
vengeance-card-zero = Die Null
vengeance-card-u7 = Unglücks-7
vengeance-card-l13 = Glücks-13
vengeance-card-one-more = Nur noch eine
vengeance-card-swap = Tauschen
vengeance-card-steal = Stehlen
vengeance-card-discard = Abwerfen
vengeance-card-flip4 = Flip Four
