# Conseils : ce que vaut un choix, pour qui veut le savoir.

hint-percent = { $percent } %
hint-must = Tirer : vous ne pouvez pas encore rester.
hint-chance = Tirer : votre Seconde chance vous évite de sauter la prochaine fois.
hint-safe = Tirer : la prochaine carte ne peut pas vous faire sauter.
hint-hit = Tirer : le risque de sauter est de { $bust }, mais continuer rapporte plus en moyenne (+{ $gain }).
hint-stay = Rester : le risque de sauter est de { $bust }, et continuer coûte des points en moyenne (−{ $gain }).
hint-even = Tirer ou rester : en moyenne, cela revient au même.
hint-average = Points de la manche en moyenne
hint-bust-next = Sauter avec la prochaine carte
hint-bust = Sauter à la fin si vous tirez
hint-given = Une carte pour la personne de votre choix
hint-spread = Points de la manche si vous tirez
hint-next = Points de la rangée après la prochaine carte
hint-now = La barre rayée est ce que rapporte Rester.
hint-alone = Il n’y a plus que vous dans la manche : tout cela est exact.
hint-among = Chaque carte est comptée. On suppose que Gel et Retournez trois vont aux autres et que personne ne les joue sur vous.
hint-open = Chaque carte est comptée. On suppose que les modificateurs et les actions vont aux autres et que personne n’en joue sur vous.
hint-hands = Ensuite joue { $name } ; la couleur la moins probable : { $colour } ({ $chance }).
hint-hands-title = Probabilité d’une couleur chez les autres
hint-fits = Jouable
hint-backs = D’après le dos des cartes, votre main et les cartes visibles. Ce que chacun a joué ou pioché avant n’est pas pris en compte.
hint-thinking = On compte les cartes…
hint-large = Avec autant de cartes, la manche peut se dérouler de trop de façons. Le risque de sauter est indiqué sur la table.
hint-later = Les conseils arrivent quand vous choisissez entre Tirer et Rester.
hint-later-hand = Les conseils arrivent quand c’est votre tour.
hint-lost = Ce navigateur n’a pas pu calculer les conseils.
