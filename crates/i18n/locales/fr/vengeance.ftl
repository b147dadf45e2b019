# Ce qui se passe dans une partie de Flip 7: With a Vengeance.

vengeance-deck-made = Le paquet est mélangé : { count-cards }.
vengeance-round-began = La manche { $round } commence. À la donne : { $dealer }.
    .you = La manche { $round } commence. C’est vous qui donnez.
vengeance-dealt = { $by ->
    [opening] { $seat } reçoit : { $card }.
    [hit] { $seat } tire : { $card }.
    [flip_four] { $seat } retourne : { $card }.
   *[one_more] { $seat } prend juste une carte de plus : { $card }.
}
    .you = { $by ->
        [opening] Vous recevez : { $card }.
        [hit] Vous tirez : { $card }.
        [flip_four] Vous retournez : { $card }.
       *[one_more] Vous prenez juste une carte de plus : { $card }.
    }
vengeance-kept = { $seat } garde : { $card }, et en est à { count-points }.
    .you = Vous gardez : { $card }, et en êtes à { count-points }.
vengeance-wiped = { $cards ->
    [0] 7 malchanceux : { $seat } n’a rien à défausser.
   *[other] 7 malchanceux : { $seat } défausse { count-cards }.
}
    .you = { $cards ->
        [0] 7 malchanceux : vous n’avez rien à défausser.
       *[other] 7 malchanceux : vous défaussez { count-cards }.
    }
vengeance-busted = { $seat } saute.
    .you = Vous sautez.
vengeance-flipped-seven = { $seat } fait un Flip 7 !
    .you = Vous faites un Flip 7 !
vengeance-stayed = { $forced ->
    [yes] { $seat } doit rester avec { count-points }.
   *[no] { $seat } reste avec { count-points }.
}
    .you = { $forced ->
        [yes] Vous devez rester avec { count-points }.
       *[no] Vous restez avec { count-points }.
    }
vengeance-played = { $self ->
    [yes] { $by } prend pour soi : { $card }.
   *[no] { $by } joue { $card } sur { $on }.
}
    .you = { $self ->
        [yes] Vous prenez pour vous : { $card }.
       *[no] Vous jouez { $card } sur { $on }.
    }
    .to-you = { $by } joue { $card } sur vous.
vengeance-stolen = { $by } vole une carte à { $from } : { $card }.
    .you = Vous volez une carte à { $from } : { $card }.
    .to-you = { $by } vous vole une carte : { $card }.
vengeance-removed = { $self ->
    [yes] { $by } défausse une de ses cartes : { $card }.
   *[no] { $by } fait défausser une carte à { $from } : { $card }.
}
    .you = { $self ->
        [yes] Vous défaussez une de vos cartes : { $card }.
       *[no] Vous faites défausser une carte à { $from } : { $card }.
    }
    .to-you = { $by } vous fait défausser une carte : { $card }.
vengeance-swapped = { $by } échange deux cartes : { $first } donne { $first-card }, { $second } donne { $second-card }.
    .you = { $mine ->
        [first] Vous donnez { $first-card } à { $second } et recevez { $second-card }.
        [second] Vous donnez { $second-card } à { $first } et recevez { $first-card }.
       *[none] Vous échangez deux cartes : { $first } donne { $first-card }, { $second } donne { $second-card }.
    }
    .to-you = { $mine ->
        [first] { $by } échange deux cartes : vous donnez { $first-card }, { $second } donne { $second-card }.
       *[second] { $by } échange deux cartes : vous donnez { $second-card }, { $first } donne { $first-card }.
    }
vengeance-given = { $self ->
    [yes] { $by } garde : { $card }.
   *[no] { $busted ->
        [yes] { $by } donne à { $to }, qui a déjà sauté : { $card }.
       *[no] { $by } donne à { $to } : { $card }.
    }
}
    .you = { $self ->
        [yes] Vous gardez : { $card }.
       *[no] { $busted ->
            [yes] Vous donnez à { $to }, qui a déjà sauté : { $card }.
           *[no] Vous donnez à { $to } : { $card }.
        }
    }
    .to-you = { $busted ->
        [yes] { $by } vous donne, bien que vous ayez déjà sauté : { $card }.
       *[no] { $by } vous donne : { $card }.
    }
vengeance-set-aside = { $seat } met de côté : { $card }.
    .you = Vous mettez de côté : { $card }.
vengeance-lost = { $because ->
    [no_target] Carte défaussée : { $card }. On ne peut la jouer sur personne.
    [owner_busted] Carte défaussée : { $card }. La personne qui l’avait mise de côté a sauté.
    [unlucky] Carte défaussée par le 7 malchanceux : { $card }.
    [flip7] Carte défaussée : { $card }. La manche se termine sur un Flip 7.
   *[no_cards] Carte défaussée : { $card }. Il n’y a plus de cartes.
}
vengeance-reshuffled = La défausse est mélangée et devient le nouveau paquet : { count-cards }.
vengeance-bonus = { $self ->
    [yes] { $by } prend 15 points pour son Flip 7.
   *[no] { $by } enlève 15 points à { $on } pour son Flip 7.
}
    .you = { $self ->
        [yes] Vous prenez 15 points pour votre Flip 7.
       *[no] Vous enlevez 15 points à { $on } pour votre Flip 7.
    }
    .to-you = { $by } vous enlève 15 points pour son Flip 7.
vengeance-round-ended = { $because ->
    [flip7] La manche est finie : Flip 7 !
    [nobody_active] La manche est finie : plus personne n’est en jeu.
   *[no_cards] La manche est finie : il n’y a plus de cartes.
}
vengeance-scored = { $seat } : { count-points } pour cette manche, soit { $total } au total.
    .you = Vous : { count-points } pour cette manche, soit { $total } au total.
vengeance-tied = Égalité en tête à { $total } : encore une manche.
vengeance-won = { $seat } gagne avec { $total }. L’objectif a été atteint pour la première fois à la manche { $reached }.
    .you = Vous gagnez avec { $total }. L’objectif a été atteint pour la première fois à la manche { $reached }.

# Cartes
vengeance-card-zero = Le Zéro
vengeance-card-u7 = 7 malchanceux
vengeance-card-l13 = 13 chanceux
vengeance-card-one-more = Juste une de plus
vengeance-card-swap = Échanger
vengeance-card-steal = Voler
vengeance-card-discard = Défausser
vengeance-card-flip4 = Retournez quatre
