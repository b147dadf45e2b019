# Mi történik egy Flip 7 játékban. A nevek bármik lehetnek: a mondatok nem
# ragozzák őket.

flip7-deck-made = Megkevertük a paklit: { count-cards }.
flip7-round-began = { $round }. kör. Osztó: { $dealer }.
    .you = { $round }. kör. Te osztasz.
flip7-dealt = { $by ->
    [opening] { $seat } lapot kap: { $card }.
    [hit] { $seat } még egyet kér: { $card }.
   *[flip_three] { $seat } felfordítja: { $card }.
}
    .you = { $by ->
        [opening] Lapot kapsz: { $card }.
        [hit] Még egyet kérsz: { $card }.
       *[flip_three] Felfordítod: { $card }.
    }
flip7-kept = { $seat } megtartja: { $card }. { $points } pontja van.
    .you = Megtartod: { $card }. { $points } pontod van.
flip7-busted = { $seat } besokall: jött a második { $card }.
    .you = Besokallsz: jött a második { $card }.
flip7-saved = { $seat } megússza: jött a második { $card }, de volt Második esélye.
    .you = Megúszod: jött a második { $card }, de volt Második esélyed.
flip7-flipped-seven = { $seat } kirakja a Flip 7-et!
    .you = Kirakod a Flip 7-et!
flip7-stayed = { $seat } megáll { $points } ponttal.
    .you = Megállsz { $points } ponttal.
flip7-played = { $alone ->
    [yes] Már csak { $by } van játékban, ezért az övé: { $card }.
   *[no] { $card-code ->
        [second] { $by } továbbadja: { $card }. Új gazdája: { $on }.
       *[other] { $self ->
            [yes] { $by } magára veszi: { $card }.
           *[no] { $by } kijátssza: { $card }. Célpont: { $on }.
        }
    }
}
    .you = { $alone ->
        [yes] Már csak te vagy játékban, ezért a tiéd: { $card }.
       *[no] { $card-code ->
            [second] Továbbadod: { $card }. Új gazdája: { $on }.
           *[other] { $self ->
                [yes] Magadra veszed: { $card }.
               *[no] Kijátszod: { $card }. Célpont: { $on }.
            }
        }
    }
    .to-you = { $card-code ->
        [second] { $by } neked adja: { $card }.
       *[other] { $by } kijátssza: { $card }. A célpont te vagy.
    }
flip7-frozen = { $seat } befagy { $points } ponttal.
    .you = Befagysz { $points } ponttal.
flip7-second-chance-kept = { $seat } megtartja: Második esély.
    .you = Megtartod: Második esély.
flip7-set-aside = { $seat } félreteszi későbbre: { $card }.
    .you = Félreteszed későbbre: { $card }.
flip7-discarded = { $because ->
    [done] A { $card } véget ért.
    [nobody_can_take_it] A { $card } a dobópaklira kerül: senki sem veheti el.
    [owner_busted] A { $card } a dobópaklira kerül: aki félretette, besokallt.
    [flip7] A { $card } a dobópaklira kerül: a Flip 7 véget vet a körnek.
    [nobody_active] A { $card } a dobópaklira kerül: már senki sincs játékban.
   *[no_cards] A { $card } a dobópaklira kerül: elfogytak a lapok.
}
flip7-reshuffled = A dobópaklit megkevertük, ez lesz az új pakli: { count-cards }.
flip7-round-ended = { $because ->
    [flip7] Vége a körnek: Flip 7!
    [nobody_active] Vége a körnek: már senki sincs játékban.
    [no_cards] Vége a körnek: elfogytak a lapok.
   *[shuffled_before] Vége a körnek: a pakli egy lépésen belül kétszer is elfogyott.
}
flip7-scored = { $seat }: { count-points }, összesen { $total }.
    .you = Te: { count-points }, összesen { $total }.
flip7-tied = Holtverseny az élen ({ $total }): jön még egy kör.
flip7-won = { $seat } nyer { $total } ponttal.
    .you = Nyertél { $total } ponttal.
flip7-challenge = { $met ->
    [yes] Sikerült a kihívás: { $round } kör alatt megvan a cél.
   *[no] Nem sikerült a kihívás: a célhoz { $round } kör kellett.
}

# Kártyák
flip7-card-freeze = Fagyasztás
flip7-card-flip3 = Hármas húzás
flip7-card-second = Második esély
