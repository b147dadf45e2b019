# Ce qui se passe dans une partie d’UNO FLIP!

unoflip-drew-for-deal = { $seat } pioche pour savoir qui donne : { $face }.
    .you = Vous piochez pour savoir qui donne : { $face }.
unoflip-dealer-drawn = { $seat } donne en premier.
    .you = Vous donnez en premier.
unoflip-round-began = La manche { $round } commence côté clair. À la donne : { $dealer }.
    .you = La manche { $round } commence côté clair. C’est vous qui donnez.
unoflip-hand-dealt = { $faces ->
    [hidden] { $seat } reçoit { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] { $seat } reçoit : { $faces }.
}
    .you = { $faces ->
        [hidden] Vous recevez { $count ->
            [one] { $count } carte.
           *[other] { $count } cartes.
        }
       *[other] Vous recevez : { $faces }.
    }
unoflip-first-card = Première carte : { $face }.
unoflip-put-under = « { $face } » ne peut pas être la première carte et va sous la pioche.
unoflip-played = { $jumped-in ->
    [yes] { $uno ->
        [yes] { $seat } intercepte avec { $face } et annonce UNO !
       *[no] { $seat } intercepte avec { $face }.
    }
   *[no] { $uno ->
        [yes] { $seat } joue { $face } et annonce UNO !
       *[no] { $seat } joue { $face }.
    }
}
    .you = { $jumped-in ->
        [yes] { $uno ->
            [yes] Vous interceptez avec { $face } et annoncez UNO !
           *[no] Vous interceptez avec { $face }.
        }
       *[no] { $uno ->
            [yes] Vous jouez { $face } et annoncez UNO !
           *[no] Vous jouez { $face }.
        }
    }
unoflip-colour-named = { $seat } choisit la couleur : { $colour }.
    .you = Vous choisissez la couleur : { $colour }.
unoflip-drew = { $seat } pioche { $face ->
    [hidden] une carte
   *[other] { $face }
}{ drawn-because }
    .you = Vous piochez { $face ->
        [hidden] une carte
       *[other] { $face }
    }{ drawn-because }
# Parties de phrases sur les cartes piochées et montrées
drawn-because = { $because ->
    [turn] .
    [draw_one] {" "}à cause de « Piochez une ».
    [draw_five] {" "}à cause de « Piochez cinq ».
    [wild_draw_two] {" "}à cause de « Joker, piochez deux ».
    [wild_draw_color] {" "}à cause de « Joker, piochez une couleur ».
    [challenge] {" "}après la contestation.
   *[caught] {" "}pour avoir oublié UNO.
}
shown-hand = { $faces ->
    [hidden] .
   *[other] . La main montrée : { $faces }.
}
unoflip-nothing-to-draw = { $seat } n’a plus de carte à piocher.
    .you = Vous n’avez plus de carte à piocher.
unoflip-passed = { $seat } passe.
    .you = Vous passez.
unoflip-skipped = { $seat } passe son tour.
    .you = Vous passez votre tour.
unoflip-all-skipped = Tous les autres passent leur tour : { $seat } rejoue.
    .you = Tous les autres passent leur tour : vous rejouez.
unoflip-reversed = { $direction ->
    [left] Inversion : on joue dans le sens des aiguilles d’une montre.
   *[right] Inversion : on joue dans le sens inverse des aiguilles d’une montre.
}
unoflip-flipped = { $side ->
    [light] Tout se retourne côté clair. Sur le dessus : { $top }.
   *[dark] Tout se retourne côté obscur. Sur le dessus : { $top }.
}
unoflip-challenged = { $rightly ->
    [yes] { $by } conteste à raison : { $of } n’avait pas le droit de jouer la carte
   *[no] { $by } conteste à tort : { $of } avait le droit de jouer la carte
}{ shown-hand }
    .you = { $rightly ->
        [yes] Vous contestez à raison : { $of } n’avait pas le droit de jouer la carte
       *[no] Vous contestez à tort : { $of } avait le droit de jouer la carte
    }{ shown-hand }
    .to-you = { $rightly ->
        [yes] { $by } conteste à raison : vous n’aviez pas le droit de jouer la carte
       *[no] { $by } conteste à tort : vous aviez le droit de jouer la carte
    }{ shown-hand }
unoflip-caught = { $by } surprend { $seat }, qui n’a pas annoncé UNO.
    .you = Vous surprenez { $seat }, qui n’a pas annoncé UNO.
    .to-you = { $by } vous surprend : vous n’avez pas annoncé UNO.
unoflip-reshuffled = La défausse est mélangée et devient la nouvelle pioche : { count-cards }.
unoflip-round-won = { $seat } n’a plus de carte et gagne la manche !
    .you = Vous n’avez plus de carte et gagnez la manche !
unoflip-scored = { $own ->
    [yes] { $seat } note { count-points } pour les cartes en main, soit { $total } au total.
   *[no] { $seat } marque { count-points }, soit { $total } au total.
}
    .you = { $own ->
        [yes] Vous notez { count-points } pour les cartes en main, soit { $total } au total.
       *[no] Vous marquez { count-points }, soit { $total } au total.
    }
unoflip-tied = Égalité pour le plus petit total ({ $total }) : encore une manche.
unoflip-won = { $seat } gagne avec { $total }.
    .you = Vous gagnez avec { $total }.

# Les couleurs seules
unoflip-colour-r = rouge
unoflip-colour-y = jaune
unoflip-colour-g = vert
unoflip-colour-b = bleu
unoflip-colour-p = rose
unoflip-colour-t = turquoise
unoflip-colour-o = orange
unoflip-colour-v = violet

# Les couleurs dans le nom d’une carte
unoflip-tint-r = rouge
unoflip-tint-y = jaune
unoflip-tint-g = vert
unoflip-tint-b = bleu
unoflip-tint-p = rose
unoflip-tint-t = turquoise
unoflip-tint-o = orange
unoflip-tint-v = violet

# Cartes
unoflip-card-number = { $number } { $colour }
unoflip-card-draw-one = Piochez une ({ $colour })
unoflip-card-draw-five = Piochez cinq ({ $colour })
unoflip-card-reverse = Inversion ({ $colour })
unoflip-card-skip = Passe ({ $colour })
unoflip-card-skip-everyone = Passe tous ({ $colour })
unoflip-card-flip = Flip ({ $colour })
unoflip-card-wild = Joker
unoflip-card-wild2 = Joker, piochez deux
unoflip-card-dwild = Joker obscur
unoflip-card-dwildc = Joker, piochez une couleur
