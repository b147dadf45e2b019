# Mi történik egy Flip 7: With a Vengeance játékban.

vengeance-deck-made = A pakli megkeverve: { count-cards }.
vengeance-round-began = { $round }. kör. Osztó: { $dealer }.
vengeance-dealt = { $by ->
    [opening] { $seat } lapot kap: { $card }.
    [hit] { $seat } még egyet kér: { $card }.
    [flip_four] { $seat } felfordítja: { $card }.
   *[one_more] { $seat } csak még egyet húz: { $card }.
}
vengeance-kept = { $seat } megtartja: { $card }. A sor értéke { count-points }.
vengeance-wiped = { $cards ->
    [0] Szerencsétlen 7: { $seat } nem veszít lapot.
   *[other] Szerencsétlen 7: { $seat } minden lapja elveszett, összesen { count-cards }.
}
vengeance-busted = { $seat } besokall.
vengeance-flipped-seven = { $seat }: Flip 7!
vengeance-stayed = { $forced ->
    [yes] { $seat } kénytelen megállni: { count-points }.
   *[no] { $seat } megáll: { count-points }.
}
vengeance-played = { $self ->
    [yes] { $by } magának szánja: { $card }.
   *[no] { $by } kijátssza: { $card }. Célpont: { $on }.
}
vengeance-stolen = { $by } lop: { $card }. A lap eddigi gazdája: { $from }.
vengeance-removed = { $self ->
    [yes] { $by } eldobja saját lapját: { $card }.
   *[no] { $by } eldobat egy lapot: { $card }. A lap gazdája: { $from }.
}
vengeance-swapped = { $by } két lapot cserél: { $first } odaadja: { $first-card }, { $second } odaadja: { $second-card }.
vengeance-given = { $self ->
    [yes] { $by } megtartja: { $card }.
   *[no] { $busted ->
        [yes] { $by } továbbadja: { $card }. Megkapja, pedig már besokallt: { $to }.
       *[no] { $by } továbbadja: { $card }. Megkapja: { $to }.
    }
}
vengeance-set-aside = { $seat } félreteszi későbbre: { $card }.
vengeance-lost = { $because ->
    [no_target] Eldobva: { $card }. Nincs célpontja.
    [owner_busted] Eldobva: { $card }. Aki félretette, besokallt.
    [unlucky] Eldobva a Szerencsétlen 7 miatt: { $card }.
    [flip7] Eldobva: { $card }. A kör véget ér: Flip 7.
   *[no_cards] Eldobva: { $card }. Elfogytak a lapok.
}
vengeance-reshuffled = A dobópakli megkeverve az új pakli lesz: { count-cards }.
vengeance-bonus = { $self ->
    [yes] { $by } 15 pontot kap a Flip 7 jutalmaként.
   *[no] { $by } a Flip 7 jutalmaként 15 pontot von le. Aki elveszíti: { $on }.
}
vengeance-round-ended = { $because ->
    [flip7] Vége a körnek: Flip 7!
    [nobody_active] Vége a körnek: már senki sincs játékban.
   *[no_cards] Vége a körnek: elfogytak a lapok.
}
vengeance-scored = { $seat }: { count-points } ebben a körben, összesen { $total }.
vengeance-tied = Holtverseny az élen ({ $total }): még egy kör következik.
vengeance-won = { $seat } nyer, végeredmény: { $total }. A cél először ebben a körben volt meg: { $reached }.

# Kártyák
vengeance-card-zero = A Nulla
vengeance-card-u7 = Szerencsétlen 7
vengeance-card-l13 = Szerencsés 13
vengeance-card-one-more = Csak még egyet
vengeance-card-swap = Csere
vengeance-card-steal = Lopás
vengeance-card-discard = Eldobás
vengeance-card-flip4 = Négyes húzás
