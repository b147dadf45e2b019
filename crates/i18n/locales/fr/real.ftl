# De vraies cartes sur une vraie table : l’arbitre et le compteur de cartes.

real-tap-opening = Premières cartes : touchez la carte que reçoit { $name }.
real-tap-hit = { $name } tire : touchez la carte.
real-tap-one-more = Juste une de plus : touchez la carte que reçoit { $name }.
real-tap-flip = { $card }, carte { $nth } sur { $of } : touchez la carte que reçoit { $name }.
real-shuffle-first = Le paquet est épuisé : mélangez la défausse.
real-asks = { $name } : { $question }
real-hit-or-stay = { $name } : tirer ou rester ? Pour tirer, touchez la carte.
real-must-hit = { $name } ne peut pas encore rester : touchez la prochaine carte.
real-refused-choice-first = { $name } doit d’abord choisir.
real-refused-card-first = Touchez d’abord la carte que reçoit { $name }.
real-refused-none-left = { $exist ->
    [0] Il n’y a pas de { $card } dans ce paquet.
    [one] Il n’y a qu’un exemplaire de { $card }, et il est déjà ailleurs.
   *[other] Il y a { $exist } exemplaires de { $card }, et tous sont déjà ailleurs.
}
real-refused-deck-empty = Le paquet est épuisé. Mélangez la défausse et indiquez-le ici.
real-refused-nothing-to-shuffle = Il n’y a rien à mélanger dans la défausse.
real-refused-not-active = { $name } ne prend plus de cartes dans cette manche.
real-refused-not-there = { $card } n’est pas devant { $name }, ou ne peut pas y être prise.
real-refused-rule = C’est impossible : { $sentence } ({ $rule })
real-refused-round-over = La manche est terminée. Comptez-la d’abord.
real-refused-bonus-unsaid = Dites d’abord pour qui sont les 15 points du Flip 7.
real-refused-nothing-dealt = Aucune carte n’est encore sortie dans cette manche.
real-refused-game-over = La partie est terminée.
real-refused-too-much = Il n’y a plus de place dans cette partie. Commencez-en une nouvelle.

# Les pages
real-referee = Arbitre
real-referee-about = Jouez avec vos propres cartes : touchez chaque carte qui sort du paquet. La page dit à qui le tour et ce que fait une carte, et compte les points.
real-counter = Compteur de cartes
real-counter-about = Touchez chaque carte là où elle arrive, et voyez ce qui reste dans le paquet, le risque de sauter, et ce que valent Tirer et Rester.
real-order = Dans l’ordre où vous êtes assis, dans le sens des aiguilles d’une montre.
real-deals-first = Donne en premier
real-cards = Cartes
real-left = { $card } : reste { $count }
real-next = Prochaine carte : { $name }
real-in-a-row = Prochaine carte : { $name }, { $cards ->
    [one] encore { $cards } de suite
   *[other] encore { $cards } de suite
}
real-nobody = Plus personne ne prend de cartes : comptez la manche.
real-choose-row = Quelqu’un d’autre : touchez son nom. Une carte a changé de place : touchez la carte.
real-stays = Rester : { $name }
real-score-round = Compter la manche
real-shuffled = Défausse mélangée
real-show-odds = Chances
real-odds-of = Ce que valent Tirer et Rester : { $name }
real-deck = Paquet : { $count }
real-bust = Sauter : { $percent } %
real-of = { $card }, { $name }
real-moved = Où est allée { $card } ? ({ $name })
real-to = Pour { $name }
real-swapped = Échange : touchez l’autre carte
real-new = Nouvelle partie
real-new-means = Cette partie est alors finie, et ses points sont perdus.
real-other-tab = Cette partie est ouverte dans un autre onglet. Ce qui est touché là-bas s’affiche ici.
real-secret = Dans ce jeu, les mains sont secrètes : personne ne peut toucher les cartes.
