# Les gens et leurs points, et les feuilles de papier. Chargé avec ces pages.

# Feuilles de papier
print-title = Feuille de points sur papier
print-print = Imprimer
print-players = Joueurs
print-paper = Papier
print-a4 = A4
print-letter = US Letter
print-date = Date
print-round = Manche
print-total = Total
print-halves = À gauche : la manche. À droite : le total.
print-reached = Objectif atteint à la manche

# Classement
scores-title = Joueurs et points
scores-none = Aucun point n’a encore été noté dans ce navigateur.
scores-span = Quelles parties
scores-all = Toutes les parties
scores-standing = Classement
scores-person = Qui
scores-wins = Gagnées
scores-wins-of = { $wins } sur { $games }
scores-streak = De suite
scores-evenings = Soirées
scores-evenings-of = { $won } sur { $evenings }
scores-chart = Parties gagnées, l’une après l’autre

# Saisons
scores-season = Saison
scores-season-name = Nom de la saison
scores-season-begin = Commencer une saison
scores-season-begin-means = Les parties commencées à partir de maintenant en font partie.
scores-season-close = Clore la saison
scores-season-close-means = { $name } se termine, et son classement reste tel qu’il est, quoi qu’il arrive aux feuilles.
scores-season-going-on = { $name }, en cours
scores-season-full = Il y a déjà trop de saisons.

# Joueurs
scores-people = Joueurs
scores-games = Parties
scores-average = Points par manche
scores-best = Meilleure manche
scores-busts = Sauts
scores-flip7s = Flip 7
scores-longest = Plus longue série gagnée
scores-unfinished = Non terminées
scores-lowest = { $game } : le moins de points gagne
scores-duel = L’un contre l’autre
scores-duel-one = Premier joueur
scores-duel-other = Second joueur
scores-duel-none = Ces deux joueurs n’ont pas encore terminé de partie ensemble.
scores-duel-ahead = Devant l’autre
scores-duel-level = À égalité
scores-duel-rounds = Meilleures manches
scores-duel-chart = Combien de fois chacun était devant, partie après partie

# Parties terminées
scores-history = Parties terminées
scores-history-none = Aucune partie n’est encore terminée.
scores-won = { $name } a gagné
scores-ended = Terminée avant que quelqu’un ait gagné

# Fichiers
scores-files = Fichier
scores-files-means = Un seul fichier contient toutes les feuilles, les saisons et les joueurs. Gardez-le comme copie ou emportez-le sur un autre appareil.
scores-save = Enregistrer un fichier
scores-take = Lire un fichier
scores-taken = Lu : nouvelles feuilles { $fresh }, continuées { $continued }, gardées à côté des vôtres { $parted }, déjà ici { $known }.
scores-file-large = Ce fichier est trop grand pour un fichier de points. Rien n’a changé.
scores-file-cut = Ce fichier s’arrête au milieu : il n’a pas été copié en entier. Rien n’a changé.
scores-file-foreign = Ce n’est pas un fichier de points. Rien n’a changé.
scores-file-newer = Une version plus récente de cette page a enregistré ce fichier. Rechargez la page et réessayez. Rien n’a changé.
scores-file-damaged = Ce fichier est abîmé à la ligne { $line }, colonne { $column }. Rien n’a changé.
scores-file-sheet = La feuille { $number } de ce fichier ne peut pas être lue. Rien n’a changé.
scores-file-many = Il y a plus dans ce fichier que ce qui peut être gardé. Rien n’a changé.
scores-unread = { $count ->
    [one] { $count } feuille ne peut pas être lue par cette version de la page. Elle reste telle quelle.
   *[other] { $count } feuilles ne peuvent pas être lues par cette version de la page. Elles restent telles quelles.
}
