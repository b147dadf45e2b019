# Ce que les phrases sur tous les jeux et tables partagent.
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
game-seat = Place { $number }
table-somebody = Quelqu’un
list-next = { $list } ; { $item }

# Modificateurs
card-plus = plus { $number }
card-minus = moins { $number }
card-times = fois { $number }
card-divided = divisé par { $number }

# Ce qui se passe à une table
table-opened = La table est ouverte.
table-joined = { $name } rejoint la table.
table-sat = { $guest } prend place.
table-stood = { $guest } laisse sa place.
table-left = { $guest } quitte la table.
table-kicked = { $guest } doit quitter la table.
table-banned = { $guest } doit quitter la table et ne peut plus revenir.
table-cleared = Les personnes absentes ont quitté la table.
table-locked = { $on ->
    [yes] La table est verrouillée : personne ne peut plus entrer.
   *[no] La table est de nouveau ouverte.
}
table-bot-sat = { $level ->
    [easy] Un bot facile prend place.
    [normal] Un bot normal prend place.
   *[strong] Un bot fort prend place.
}
table-bot-left = { $seat } s’en va : la place du bot est libre.
table-host-changed = L’hôte est maintenant { $guest }.
table-started = La partie { $number } commence.
table-rested = { $on ->
    [yes] { $away ->
        [yes] Hors ligne : un bot joue pour { $seat }.
       *[no] { $seat } laisse jouer un bot.
    }
   *[no] { $seat } reprend sa place.
}
    .you = { $on ->
        [yes] { $away ->
            [yes] Hors ligne : un bot joue pour vous.
           *[no] Vous laissez jouer un bot.
        }
       *[no] Vous reprenez votre place.
    }
table-ended = La partie est finie. { $winner } gagne !
    .you = La partie est finie. Vous gagnez !
table-ended-no-winner = La partie a été interrompue. Personne ne gagne.
table-closed = { $idle ->
    [yes] La table est fermée : il n’y avait personne depuis longtemps.
   *[no] La table est fermée.
}

# À la fin du récit d’une partie inachevée
story-seed = Graine : { $seed }
story-stops = L’enregistrement s’arrête ici. À { $name } de jouer.
