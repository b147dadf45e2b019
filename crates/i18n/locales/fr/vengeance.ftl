# Ce qui se passe dans une partie de Flip 7: With a Vengeance.

vengeance-deck-made = Le paquet est mélangé : { count-cards }.
vengeance-round-began = La manche { $round } commence. À la donne : { $dealer }.
vengeance-dealt = { $by ->
    [opening] { $seat } reçoit : { $card }.
    [hit] { $seat } tire : { $card }.
    [flip_four] { $seat } retourne : { $card }.
   *[one_more] { $seat } prend juste une carte de plus : { $card }.
}
vengeance-kept = { $seat } garde : { $card }, et en est à { count-points }.
vengeance-wiped = { $cards ->
    [0] 7 malchanceux : { $seat } n’a rien à défausser.
   *[other] 7 malchanceux : { $seat } défausse { count-cards }.
}
vengeance-busted = { $seat } saute.
vengeance-flipped-seven = { $seat } fait un Flip 7 !
vengeance-stayed = { $forced ->
    [yes] { $seat } doit rester avec { count-points }.
   *[no] { $seat } reste avec { count-points }.
}
vengeance-played = { $self ->
    [yes] { $by } prend pour soi : { $card }.
   *[no] { $by } joue { $card } sur { $on }.
}
vengeance-stolen = { $by } vole une carte à { $from } : { $card }.
vengeance-removed = { $self ->
    [yes] { $by } défausse une de ses cartes : { $card }.
   *[no] { $by } fait défausser une carte à { $from } : { $card }.
}
vengeance-swapped = { $by } échange deux cartes : { $first } donne { $first-card }, { $second } donne { $second-card }.
vengeance-given = { $self ->
    [yes] { $by } garde : { $card }.
   *[no] { $busted ->
        [yes] { $by } donne à { $to }, qui a déjà sauté : { $card }.
       *[no] { $by } donne à { $to } : { $card }.
    }
}
vengeance-set-aside = { $seat } met de côté : { $card }.
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
vengeance-round-ended = { $because ->
    [flip7] La manche est finie : Flip 7 !
    [nobody_active] La manche est finie : plus personne n’est en jeu.
   *[no_cards] La manche est finie : il n’y a plus de cartes.
}
vengeance-scored = { $seat } : { count-points } pour cette manche, soit { $total } au total.
vengeance-tied = Égalité en tête à { $total } : encore une manche.
vengeance-won = { $seat } gagne avec { $total }. L’objectif a été atteint pour la première fois à la manche { $reached }.

# Cartes
vengeance-card-zero = Le Zéro
vengeance-card-u7 = 7 malchanceux
vengeance-card-l13 = 13 chanceux
vengeance-card-one-more = Juste une de plus
vengeance-card-swap = Échanger
vengeance-card-steal = Voler
vengeance-card-discard = Défausser
vengeance-card-flip4 = Retournez quatre
