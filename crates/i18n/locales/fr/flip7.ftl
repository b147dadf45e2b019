# Ce qui se passe dans une partie de Flip 7. Les noms peuvent être n’importe
# quoi : aucune phrase ne dépend de leur genre ni d’une élision.

flip7-deck-made = Le paquet est mélangé : { count-cards }.
flip7-round-began = La manche { $round } commence. À la donne : { $dealer }.
    .you = La manche { $round } commence. C’est vous qui donnez.
flip7-dealt = { $by ->
    [opening] { $seat } reçoit : { $card }.
    [hit] { $seat } tire : { $card }.
   *[flip_three] { $seat } retourne : { $card }.
}
    .you = { $by ->
        [opening] Vous recevez : { $card }.
        [hit] Vous tirez : { $card }.
       *[flip_three] Vous retournez : { $card }.
    }
flip7-kept = { $seat } garde : { $card }, et en est à { count-points }.
    .you = Vous gardez : { $card }, et en êtes à { count-points }.
flip7-busted = { $seat } saute : un deuxième { $card }.
    .you = Vous sautez : un deuxième { $card }.
flip7-saved = Une Seconde chance sauve { $seat } d’un deuxième { $card }.
    .you = Une Seconde chance vous sauve d’un deuxième { $card }.
flip7-flipped-seven = { $seat } fait un Flip 7 !
    .you = Vous faites un Flip 7 !
flip7-stayed = { $seat } reste avec { count-points }.
    .you = Vous restez avec { count-points }.
flip7-played = { $alone ->
    [yes] Plus personne d’autre n’est en jeu : { $by } doit prendre { $card }.
   *[no] { $card-code ->
        [second] { $by } donne à { $on } : { $card }.
       *[other] { $self ->
            [yes] { $by } prend pour soi : { $card }.
           *[no] { $by } joue { $card } sur { $on }.
        }
    }
}
    .you = { $alone ->
        [yes] Plus personne d’autre n’est en jeu : vous devez prendre { $card }.
       *[no] { $card-code ->
            [second] Vous donnez à { $on } : { $card }.
           *[other] { $self ->
                [yes] Vous prenez pour vous : { $card }.
               *[no] Vous jouez { $card } sur { $on }.
            }
        }
    }
    .to-you = { $card-code ->
        [second] { $by } vous donne : { $card }.
       *[other] { $by } joue { $card } sur vous.
    }
flip7-frozen = Gel : { $seat } quitte la manche avec { count-points }.
    .you = Gel : vous quittez la manche avec { count-points }.
flip7-second-chance-kept = { $seat } garde une Seconde chance.
    .you = Vous gardez une Seconde chance.
flip7-set-aside = { $seat } met de côté : { $card }.
    .you = Vous mettez de côté : { $card }.
flip7-discarded = { $because ->
    [done] { $card } : c’est fini, la carte est défaussée.
    [nobody_can_take_it] Carte défaussée : { $card }. Personne ne peut la prendre.
    [owner_busted] Carte défaussée : { $card }. La personne qui l’avait mise de côté a sauté.
    [flip7] Carte défaussée : { $card }. La manche se termine sur un Flip 7.
    [nobody_active] Carte défaussée : { $card }. Plus personne n’est en jeu.
   *[no_cards] Carte défaussée : { $card }. Il n’y a plus de cartes.
}
flip7-reshuffled = La défausse est mélangée et devient le nouveau paquet : { count-cards }.
flip7-round-ended = { $because ->
    [flip7] La manche est finie : Flip 7 !
    [nobody_active] La manche est finie : plus personne n’est en jeu.
    [no_cards] La manche est finie : il n’y a plus de cartes.
   *[shuffled_before] La manche est finie : le paquet s’est épuisé deux fois dans le même tour.
}
flip7-scored = { $seat } marque { count-points }, soit { $total } au total.
    .you = Vous marquez { count-points }, soit { $total } au total.
flip7-tied = Égalité en tête à { $total } : encore une manche.
flip7-won = { $seat } gagne avec { $total }.
    .you = Vous gagnez avec { $total }.
flip7-challenge = { $met ->
    [yes] Défi réussi : l’objectif a été atteint à la manche { $round }.
   *[no] Défi manqué : l’objectif n’a été atteint qu’à la manche { $round }.
}

# Cartes
flip7-card-freeze = Gel
flip7-card-flip3 = Retournez trois
flip7-card-second = Seconde chance
