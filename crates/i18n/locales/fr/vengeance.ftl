# Ce qui se passe dans une partie de Flip 7: With a Vengeance.

vengeance-deck-made = Le paquet est mélangé : { count-cards }.
vengeance-round-began = La manche { $round } commence. À la donne : { $dealer }.
vengeance-dealt = { $by ->
    [opening] { $seat } reçoit : { $card }.
    [hit] { $seat } tire : { $card }.
    [flip_four] { $seat } retourne : { $card }.
   *[one_more] { $seat } prend juste une de plus : { $card }.
}
vengeance-kept = { $seat } garde : { $card }. Sa rangée vaut { count-points }.
vengeance-wiped = { $cards ->
    [0] 7 malchanceux : { $seat } n’a rien à défausser.
   *[other] 7 malchanceux : { $seat } défausse { count-cards }.
}
vengeance-busted = { $seat } dépasse.
vengeance-flipped-seven = { $seat } réussit un Flip 7 !
vengeance-stayed = { $forced ->
    [yes] { $seat } doit rester : { count-points }.
   *[no] { $seat } choisit Rester : { count-points }.
}
vengeance-played = { $self ->
    [yes] { $by } prend pour soi : { $card }.
   *[no] { $by } joue sur { $on } : { $card }.
}
vengeance-stolen = { $by } vole une carte : { $card }. Victime : { $from }.
vengeance-removed = { $self ->
    [yes] { $by } défausse sa propre carte : { $card }.
   *[no] { $by } fait défausser { $from } : { $card }.
}
vengeance-swapped = { $by } échange deux cartes : { $first } donne { $first-card }, { $second } donne { $second-card }.
vengeance-given = { $self ->
    [yes] { $by } garde : { $card }.
   *[no] { $busted ->
        [yes] { $by } donne à { $to }, qui a déjà dépassé : { $card }.
       *[no] { $by } donne à { $to } : { $card }.
    }
}
vengeance-set-aside = { $seat } met de côté : { $card }.
vengeance-lost = { $because ->
    [no_target] Carte défaussée : { $card }. Elle n’a pas de cible.
    [owner_busted] Carte défaussée : { $card }. La personne qui l’avait mise de côté a dépassé.
    [unlucky] Carte défaussée par le 7 malchanceux : { $card }.
    [flip7] Carte défaussée : { $card }. Il y a un Flip 7.
   *[no_cards] Carte défaussée : { $card }. Il n’y a plus de cartes.
}
vengeance-reshuffled = La défausse est mélangée et devient le nouveau paquet : { count-cards }.
vengeance-bonus = { $self ->
    [yes] { $by } prend 15 points pour son Flip 7.
   *[no] { $by } enlève 15 points à { $on } pour son Flip 7.
}
vengeance-round-ended = { $because ->
    [flip7] La manche est finie : Flip 7 !
    [nobody_active] La manche est finie : plus personne n’est en jeu.
   *[no_cards] La manche est finie : il n’y a plus de cartes.
}
vengeance-scored = { $seat } : { count-points } pour cette manche, { $total } au total.
vengeance-tied = Égalité en tête à { $total } : encore une manche.
vengeance-won = { $seat } gagne avec { $total }. Le but a été atteint pour la première fois à la manche { $reached }.

# Cartes
vengeance-card-zero = Le Zéro
vengeance-card-u7 = 7 malchanceux
vengeance-card-l13 = 13 chanceux
vengeance-card-one-more = Juste une de plus
vengeance-card-swap = Échanger
vengeance-card-steal = Voler
vengeance-card-discard = Défausser
vengeance-card-flip4 = Retournez quatre
