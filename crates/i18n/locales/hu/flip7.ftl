# Mi történik egy Flip 7 játékban. A nevek bármik lehetnek: a mondatok nem
# ragozzák őket.

flip7-deck-made = A pakli megkeverve: { count-cards }.
flip7-round-began = { $round }. kör. Osztó: { $dealer }.
flip7-dealt = { $by ->
    [opening] { $seat } lapot kap: { $card }.
    [hit] { $seat } még egyet kér: { $card }.
   *[flip_three] { $seat } felfordítja: { $card }.
}
flip7-kept = { $seat } megtartja: { $card }. A sor értéke { count-points }.
flip7-busted = { $seat } besokall: második { $card }.
flip7-saved = { $seat } megmenekül a Második esély révén (második { $card }).
flip7-flipped-seven = { $seat }: Flip 7!
flip7-stayed = { $seat } megáll: { count-points }.
flip7-played = { $alone ->
    [yes] Már csak { $by } van játékban, az övé: { $card }.
   *[no] { $card-code ->
        [second] { $by } továbbadja: { $card }. Megkapja: { $on }.
       *[other] { $self ->
            [yes] { $by } magának szánja: { $card }.
           *[no] { $by } kijátssza: { $card }. Célpont: { $on }.
        }
    }
}
flip7-frozen = Fagyasztás: { $seat } kiszáll a körből, { count-points }.
flip7-second-chance-kept = { $seat } megtartja: Második esély.
flip7-set-aside = { $seat } félreteszi későbbre: { $card }.
flip7-discarded = { $because ->
    [done] Végrehajtva és eldobva: { $card }.
    [nobody_can_take_it] Eldobva: { $card }. Senki sem veheti el.
    [owner_busted] Eldobva: { $card }. Aki félretette, besokallt.
    [flip7] Eldobva: { $card }. A kör véget ér: Flip 7.
    [nobody_active] Eldobva: { $card }. Már senki sincs játékban.
   *[no_cards] Eldobva: { $card }. Elfogytak a lapok.
}
flip7-reshuffled = A dobópakli megkeverve az új pakli lesz: { count-cards }.
flip7-round-ended = { $because ->
    [flip7] Vége a körnek: Flip 7!
    [nobody_active] Vége a körnek: már senki sincs játékban.
    [no_cards] Vége a körnek: elfogytak a lapok.
   *[shuffled_before] Vége a körnek: a pakli egy lépésen belül kétszer fogyott el.
}
flip7-scored = { $seat }: { count-points }, összesen { $total }.
flip7-tied = Holtverseny az élen ({ $total }): még egy kör következik.
flip7-won = { $seat } nyer, végeredmény: { $total }.
flip7-challenge = { $met ->
    [yes] A kihívás sikerült: a cél elérve ebben a körben: { $round }.
   *[no] A kihívás nem sikerült: a cél elérve ebben a körben: { $round }.
}

# Kártyák
flip7-card-freeze = Fagyasztás
flip7-card-flip3 = Hármas húzás
flip7-card-second = Második esély
