# Compter les points des parties jouées avec de vraies cartes. Chargé avec ces pages.

score-title = Compter les points
score-new = Nouvelle feuille
score-begin = C’est parti
score-who = Qui joue ?
score-name = Nom
score-add = Ajouter
score-known = Des feuilles précédentes
score-first-dealer = { $name } donne en premier
score-options = Règles de cette partie
score-going-on = En cours
score-finished = Terminées
score-continue = Continuer
score-look = Regarder
score-delete = Supprimer : { $sheet }
score-delete-means = Cette feuille et toutes ses manches seront perdues : { $sheet }.
score-delete-yes = Supprimer
score-unreadable = Une feuille que cette version de la page ne sait pas lire. Elle reste telle quelle.
score-up = Monter { $name }
score-down = Descendre { $name }
score-drag = Glisser { $name } à une autre place
score-remove = Retirer { $name }
score-gone = Cette feuille n’existe pas dans ce navigateur.
score-all-sheets = Toutes les feuilles

# La feuille
score-tab-round = Manche { $round }
score-tab-all = Toutes les manches
score-tab-standings = Classement
score-undo = Annuler
score-redo = Rétablir
score-menu = Plus sur cette feuille
score-kept = Tout est enregistré
score-writing = Enregistrement…
score-not-kept = Non enregistré
score-missing = rien encore
score-away = pas là
score-bust = Sauté
score-went-out = Plus de cartes
score-cards = Cartes
score-points = Points
score-entry = { $name }, manche { $round }
score-next = Suivant
score-done = Terminé
score-last-digit = Effacer le dernier chiffre
score-below-zero = En dessous de zéro
score-one-less = Un de moins : { $card }
score-copies = { $card } : { $copies }
score-given-after-bust = Cartes moins reçues après avoir sauté
score-flip7-bonus = Flip 7 !
score-bonus-own = Prend 15 points
score-bonus-off = { $name } perd 15
score-nothing = Rien de saisi
score-typed = saisi
score-collected = les cartes des autres : { $list }
score-left = { $points } en main pour qui termine
score-tied = Égalité : { $names }. Tout le monde joue encore une manche.
score-won-means = La partie est finie. Si quelque chose est faux, corrigez-le : tout est recalculé.
score-back = Retour à la feuille
score-again = Nouvelle partie, mêmes joueurs
score-place = Place { $place }
score-more = Plus sur { $name }
score-save = Enregistrer
score-set-dealer = Donne cette manche
score-set-away = Pas là cette manche
score-wipe = Effacer cette saisie
score-leave = Quitte la partie
score-return = Revient
score-left-game = a quitté la partie
score-join = Quelqu’un arrive
score-join-points = Points de départ
score-seats = Ordre des places
score-target = Objectif
score-end = Terminer la partie
score-go-on = Reprendre la partie
score-follows = Cette feuille est ouverte dans un autre onglet, qui y écrit.
score-take-over = Prendre la main
score-table = Points de toutes les manches. Les flèches vont d’une saisie à l’autre, Entrée en change une.

# Ce qui ne peut pas être enregistré
score-keeps-nothing = Cette fenêtre n’enregistre rien, peut-être est-elle privée. La feuille n’est là que jusqu’à sa fermeture.
score-too-old = Une version plus récente de la page a écrit ici. Rechargez la page.
score-blocked = Une version plus ancienne de la page est ouverte dans un autre onglet. Fermez-le et rechargez la page ; d’ici là, rien n’est enregistré.
score-no-room = Il n’y a plus de place sur cet appareil. Ce que vous saisissez n’est là que jusqu’à la fermeture de la page. Faites de la place et réessayez.
score-went-away = Le navigateur a effacé ce qu’il gardait. Ce que vous voyez n’est là que jusqu’à la fermeture de la page.
score-damaged = Ce qui est enregistré de cette feuille est illisible. Cela reste tel quel.
score-lost-words = Le navigateur n’a pas pu enregistrer : { $why }
score-retry = Réessayer

# Pourquoi c’est impossible
score-no-longer = La feuille a changé entre-temps. Regardez-la à nouveau.
score-no-rules = On ne joue pas ainsi : vérifiez l’objectif et les autres règles.
score-no-people = Une feuille a de 1 à { $most } joueurs.
score-no-twice = { $name } est déjà sur la feuille.
score-no-name = Un nom a de 1 à 20 caractères visibles.
score-no-present = { $here ->
    [yes] { $name } est déjà là.
   *[no] { $name } a déjà quitté la partie.
}
score-no-absent = { $name } ne jouait pas la manche { $round }.
score-no-full = Il n’y a plus de place pour d’autres manches sur cette feuille.
score-no-points = Personne n’a autant de points.
score-no-below = Personne ne perd de points dans ce jeu.
score-no-together = { $card } : { $held } en tout chez les joueurs, et il n’y en a que { $exist }.
score-no-two-flip7 = Une seule personne fait le Flip 7 qui finit la manche.
score-no-two-out = Une seule personne termine : les autres ont encore des cartes.
score-no-bonus = Les 15 points sont perdus par quelqu’un d’autre, qui jouait.
score-no-undo = Cela ne peut plus être annulé ni rétabli.
score-no-ended = { $ended ->
    [yes] La partie est déjà finie.
   *[no] La partie continue déjà.
}
score-no-card = Il n’y a pas de carte « { $code } ».
score-no-place = { $card } se joue et ne reste devant personne.
score-no-copies = { $card } : il n’y en a que { $exist }.
score-no-never-two = { $card } : personne n’en a deux.
score-no-with = { $busted ->
    [yes] { $card } : personne qui a sauté ne l’a.
   *[no] { $card } : personne avec un Flip 7 ne l’a.
}
score-no-busted = Avec un { $card } de plus, c’est sauté. Si c’est le cas, touchez « Sauté ».
score-no-busted-twice = La manche s’arrête à la carte qui fait sauter.
score-no-past = Sept nombres finissent la manche : il n’y en a pas de huitième.
score-no-has-flip7 = Sept nombres font un Flip 7.
score-no-flip7 = { $numbers ->
    [one] { $numbers } nombre ne fait pas un Flip 7 : il en faut sept.
   *[other] { $numbers } nombres ne font pas un Flip 7 : il en faut sept.
}
score-no-bust = { $card } ne vient qu’après avoir sauté.
score-no-after-bust = { $card } n’est donné à personne qui a sauté.
score-no-choice = Personne ne choisit le bonus d’un Flip 7 dans ce jeu.
score-no-misplaced = Qui fait le Flip 7 décide des 15 points.
score-no-sides = Toutes les cartes d’une manche comptent du même côté : clair ou obscur.
score-no-row = Dans ce jeu, on ne saute pas et il n’y a pas de Flip 7.
score-no-cards = Personne n’a autant de cartes.

# Partage
live-title = Partager cette feuille
live-means = Les autres suivent la feuille sur leur téléphone ou sur une télé. Une seule personne à la fois écrit.
live-share = Partager
live-follow = Scanner pour suivre
live-hand-on = Écrire depuis un autre téléphone
live-hand-on-means = Scannez ceci avec l’autre téléphone. Qui a cette image peut écrire sur la feuille.
live-stop = Ne plus partager
live-here = { $here ->
    [one] Personne d’autre n’est connecté.
   *[other] { $here } appareils sont connectés.
}
live-open = Connecté
live-connecting = Connexion …
live-not-open = Pas connecté
live-lost = Pas de connexion à la maison. Ce que vous voyez peut être ancien ; ce que vous écrivez est gardé et envoyé plus tard.
live-waiting = { $entries ->
    [one] Pas de connexion à la maison. Une entrée est gardée ici et envoyée plus tard.
   *[other] Pas de connexion à la maison. { $entries } entrées sont gardées ici et envoyées plus tard.
}
live-other = Quelqu’un d’autre écrit maintenant.
live-too-late = Quelqu’un d’autre écrivait déjà quand vous avez noté cela. C’est gardé ici ; prenez la main pour l’envoyer.
live-unwritten = La maison n’a pas pris une entrée. Elle est gardée ici. ({ $why })
live-closed = Cette feuille n’est plus partagée.
live-idle = Cette feuille n’est plus partagée : personne n’est venu depuis longtemps.
live-disputed = Deux personnes ont noté quelque chose en même temps pour { $name } à la manche { $round }. Qu’est-ce qui est juste ?
live-counts = { $points } compte
live-keep-here = Écrire sur cet appareil
