# Mi történik egy Flip 7: With a Vengeance játékban.

vengeance-deck-made = Megkevertük a paklit: { count-cards }.
vengeance-round-began = { $round }. kör. Osztó: { $dealer }.
    .you = { $round }. kör. Te osztasz.
vengeance-dealt = { $by ->
    [opening] { $seat } lapot kap: { $card }.
    [hit] { $seat } még egyet kér: { $card }.
    [flip_four] { $seat } felfordítja: { $card }.
   *[one_more] { $seat } csak még egyet húz: { $card }.
}
    .you = { $by ->
        [opening] Lapot kapsz: { $card }.
        [hit] Még egyet kérsz: { $card }.
        [flip_four] Felfordítod: { $card }.
       *[one_more] Csak még egyet húzol: { $card }.
    }
vengeance-kept = { $seat } megtartja: { $card }. { $points } pontja van.
    .you = Megtartod: { $card }. { $points } pontod van.
vengeance-wiped = { $cards ->
    [0] Szerencsétlen 7: { $seat } most nem dob el semmit.
   *[other] Szerencsétlen 7: { $seat } eldob { $cards } lapot.
}
    .you = { $cards ->
        [0] Szerencsétlen 7: most nem dobsz el semmit.
       *[other] Szerencsétlen 7: eldobsz { $cards } lapot.
    }
vengeance-busted = { $seat } besokall.
    .you = Besokallsz.
vengeance-flipped-seven = { $seat } kirakja a Flip 7-et!
    .you = Kirakod a Flip 7-et!
vengeance-stayed = { $forced ->
    [yes] { $seat } kénytelen megállni { $points } ponttal.
   *[no] { $seat } megáll { $points } ponttal.
}
    .you = { $forced ->
        [yes] Kénytelen vagy megállni { $points } ponttal.
       *[no] Megállsz { $points } ponttal.
    }
vengeance-played = { $self ->
    [yes] { $by } magára veszi: { $card }.
   *[no] { $by } kijátssza: { $card }. Célpont: { $on }.
}
    .you = { $self ->
        [yes] Magadra veszed: { $card }.
       *[no] Kijátszod: { $card }. Célpont: { $on }.
    }
    .to-you = { $by } kijátssza: { $card }. A célpont te vagy.
vengeance-stolen = { $by } ellop egy lapot: { $card }. Eddigi gazdája: { $from }.
    .you = Ellopsz egy lapot: { $card }. Eddigi gazdája: { $from }.
    .to-you = { $by } ellopja egy lapodat: { $card }.
vengeance-removed = { $self ->
    [yes] { $by } eldobja egy saját lapját: { $card }.
   *[no] { $by } eldobat egy lapot: { $card }. Eddigi gazdája: { $from }.
}
    .you = { $self ->
        [yes] Eldobod egy saját lapodat: { $card }.
       *[no] Eldobatsz egy lapot: { $card }. Eddigi gazdája: { $from }.
    }
    .to-you = { $by } eldobatja egy lapodat: { $card }.
vengeance-swapped = { $by } megcserél két lapot: { $first-card } ({ $first }) és { $second-card } ({ $second }).
    .you = { $mine ->
        [first] Odaadod: { $first-card }. { $second } lapját kapod érte: { $second-card }.
        [second] Odaadod: { $second-card }. { $first } lapját kapod érte: { $first-card }.
       *[none] Megcserélsz két lapot: { $first-card } ({ $first }) és { $second-card } ({ $second }).
    }
    .to-you = { $mine ->
        [first] { $by } megcserél két lapot: { $first-card } (a tiéd) és { $second-card } ({ $second }).
       *[second] { $by } megcserél két lapot: { $second-card } (a tiéd) és { $first-card } ({ $first }).
    }
vengeance-given = { $self ->
    [yes] { $by } megtartja: { $card }.
   *[no] { $busted ->
        [yes] { $by } továbbadja: { $card }. Új gazdája, bár már besokallt: { $to }.
       *[no] { $by } továbbadja: { $card }. Új gazdája: { $to }.
    }
}
    .you = { $self ->
        [yes] Megtartod: { $card }.
       *[no] { $busted ->
            [yes] Továbbadod: { $card }. Új gazdája, bár már besokallt: { $to }.
           *[no] Továbbadod: { $card }. Új gazdája: { $to }.
        }
    }
    .to-you = { $busted ->
        [yes] { $by } neked adja, bár már besokalltál: { $card }.
       *[no] { $by } neked adja: { $card }.
    }
vengeance-set-aside = { $seat } félreteszi későbbre: { $card }.
    .you = Félreteszed későbbre: { $card }.
vengeance-lost = { $because ->
    [no_target] A dobópaklira kerül: { $card }. Nincs célpontja.
    [owner_busted] A dobópaklira kerül: { $card }. Aki félretette, besokallt.
    [unlucky] A Szerencsétlen 7 miatt a dobópaklira kerül: { $card }.
    [flip7] A dobópaklira kerül: { $card }. A Flip 7 véget vet a körnek.
   *[no_cards] A dobópaklira kerül: { $card }. Elfogytak a lapok.
}
vengeance-reshuffled = A dobópaklit megkevertük, ez lesz az új pakli: { count-cards }.
vengeance-bonus = { $self ->
    [yes] { $by } 15 pontot kap a Flip 7-ért.
   *[no] { $by } a Flip 7-ért 15 pontot von le valakitől: { $on }.
}
    .you = { $self ->
        [yes] 15 pontot kapsz a Flip 7-ért.
       *[no] A Flip 7-ért 15 pontot vonsz le valakitől: { $on }.
    }
    .to-you = { $by } a Flip 7-ért 15 pontot von le tőled.
vengeance-round-ended = { $because ->
    [flip7] Vége a körnek: Flip 7!
    [nobody_active] Vége a körnek: már senki sincs játékban.
   *[no_cards] Vége a körnek: elfogytak a lapok.
}
vengeance-scored = { $seat }: { count-points } ebben a körben, összesen { $total }.
    .you = Te: { count-points } ebben a körben, összesen { $total }.
vengeance-tied = Holtverseny az élen ({ $total }): jön még egy kör.
vengeance-won = { $seat } nyer { $total } ponttal. A célhoz { $reached } kör kellett.
    .you = Nyertél { $total } ponttal. A célhoz { $reached } kör kellett.

# Kártyák
vengeance-card-zero = A Nulla
vengeance-card-u7 = Szerencsétlen 7
vengeance-card-l13 = Szerencsés 13
vengeance-card-one-more = Csak még egyet
vengeance-card-swap = Csere
vengeance-card-steal = Lopás
vengeance-card-discard = Eldobás
vengeance-card-flip4 = Négyes húzás
