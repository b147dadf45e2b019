# Les mots de la page. Tout le reste sur les jeux et les tables est dans les autres fichiers.
app-tagline = Des jeux de cartes à partager, directement dans le navigateur.
value-yes = oui
value-no = non

# Accueil
home-flip7 = Tentez votre chance : encore une carte, ou on garde ses points avant qu’un nombre ne revienne ?
home-vengeance = La petite sœur, en plus méchante : échangez, volez, distribuez des points négatifs. Personne n’est à l’abri, même après Rester.
home-unoflip = Débarrassez-vous de vos cartes recto verso : un Flip fait passer tout le jeu du clair à l’obscur.
home-players = De { $fewest } à { $most } joueurs
home-play-now = Jouer maintenant
home-against = { $bots ->
    [one] contre { $bots } bot · { $level }
   *[other] contre { $bots } bots · { $level }
}
home-against-change = Autres adversaires
home-open-table = Ouvrir une table
home-join = Rejoindre une table
home-code = Code de la table
home-name = Votre nom
avatar-choose = Votre image
avatar-any = N’importe laquelle
avatar-fox = Renard
avatar-owl = Hibou
avatar-frog = Grenouille
avatar-cat = Chat
avatar-fish = Poisson
avatar-bear = Ours
avatar-rabbit = Lapin
avatar-snail = Escargot
avatar-whale = Baleine
avatar-bird = Oiseau
avatar-turtle = Tortue
avatar-bee = Abeille
home-language = Langue
home-public-tables = Tables publiques
home-no-public-tables = Pas de table publique en ce moment. Ouvrez-en une !
home-watch = Regarder
home-local = Jouer sur cet appareil
home-back = Retour

# Une nouvelle table
open-seats = Places
open-bots = Bots
open-level = Niveau
open-timer = Temps par tour
open-timer-off = Sans limite
open-timer-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
open-public = Publique
open-hints = Conseils
open-options = Règles de cette table
open-create = Ouvrir la table
level-easy = Facile
level-normal = Normal
level-strong = Fort
temper-careful = prudent
temper-bold = audacieux
temper-clever = malin
temper-forgetful = distrait
temper-moody = lunatique

# Options des jeux
option-flip7-edition = Édition
option-flip7-edition-help = Le livret de règles que vous suivez. Il fixe les options ci-dessous.
option-flip7-edition-pl = Livrets polonais
option-flip7-edition-de = Livret allemand
option-flip7-edition-en = Règles anglaises 3.1
option-flip7-opening-deal = Carte de départ
option-flip7-opening-deal-help = Chacun reçoit une carte avant le premier choix.
option-flip7-aside-after-bust = Cartes mises de côté quand on saute
option-flip7-aside-after-bust-help = Ce que devient un Gel ou un Retournez trois en attente quand son joueur saute.
option-flip7-aside-after-bust-discard = Elles sont défaussées
option-flip7-aside-after-bust-redirect = D’autres joueurs les reçoivent
option-flip7-second-chance-in-flip-three = Seconde chance pendant un Retournez trois
option-flip7-second-chance-in-flip-three-help = À partir de quand compte une Seconde chance tirée pendant un Retournez trois.
option-flip7-second-chance-in-flip-three-at-once = Tout de suite
option-flip7-second-chance-in-flip-three-after = Après la troisième carte
option-flip7-target = Objectif
option-flip7-target-help = La partie se termine après la manche où quelqu’un atteint ce nombre de points.
option-flip7-decks = Paquets
option-flip7-decks-help = Combien de paquets sont mélangés ensemble. Un seul suffit pour 18 joueurs.
option-vengeance-brutal = Mode brutal
option-vengeance-brutal-help = Les points peuvent descendre sous zéro, on peut donner des modificateurs à qui a sauté, et un Flip 7 peut enlever 15 points à quelqu’un.
option-vengeance-both-13-count = Les deux 13 comptent
option-vengeance-both-13-count-help = Avec un 13 chanceux, les deux 13 comptent pour les sept cartes d’un Flip 7.
option-vengeance-target = Objectif
option-vengeance-target-help = La partie se termine après la manche où quelqu’un atteint ce nombre de points.
option-vengeance-decks = Paquets
option-vengeance-decks-help = Combien de paquets sont mélangés ensemble. Un seul suffit pour 18 joueurs.
option-unoflip-scoring = Décompte
option-unoflip-scoring-help = Qui reçoit les points des cartes qui restent après une manche.
option-unoflip-scoring-winner = Le gagnant de la manche
option-unoflip-scoring-lowest = Chacun ; le plus petit total gagne
option-unoflip-target = Objectif
option-unoflip-target-help = La partie se termine quand quelqu’un a ce nombre de points après une manche.
option-unoflip-two-player-reverse = Inversion à deux joueurs
option-unoflip-two-player-reverse-help = Ce que fait une Inversion quand on n’est que deux.
option-unoflip-two-player-reverse-skip = L’autre joueur passe son tour
option-unoflip-two-player-reverse-nothing = Rien
option-unoflip-bluff = Bluff
option-unoflip-bluff-help = On peut jouer sans en avoir le droit un Joker qui fait piocher, au risque d’être contesté.
option-unoflip-stacking = Cumul
option-unoflip-stacking-help = Répondez à une carte de pioche par une carte du même genre : le joueur suivant pioche le tout.
option-unoflip-jump-in = Interception
option-unoflip-jump-in-help = Qui a exactement la même carte que celle du dessus peut la jouer même si ce n’est pas son tour.
option-unoflip-draw-until-playable = Piocher jusqu’à pouvoir jouer
option-unoflip-draw-until-playable-help = On pioche jusqu’à tomber sur une carte jouable.
option-unoflip-force-play = Obligation de jouer
option-unoflip-force-play-help = Une carte piochée qu’on peut jouer doit l’être.

# À la table
phase-lobby = En attente de joueurs
phase-playing = Partie en cours
phase-over = Partie terminée
phase-closed = Fermée
table-invite = Inviter d’autres personnes
table-copy-link = Copier le lien
table-copied = Copié
table-start = Commencer la partie
table-waiting-for-host = On attend que l’hôte lance la partie
table-sit = S’asseoir
table-stand = Se lever et regarder
table-leave = Quitter
table-rest = Confier ma place à un bot
table-take-back = Reprendre ma place
table-rematch = Revanche
table-add-bot = Ajouter un bot
table-kick = Renvoyer
table-kick-means = { $name } doit quitter la table et pourra revenir dans { $minutes } minutes. En pleine partie, un bot prend sa place.
table-ban = Bannir
table-ban-means = { $name } doit quitter la table et ne pourra pas revenir tant qu’elle est ouverte. En pleine partie, un bot prend sa place.
table-clear-away = Retirer les absents
table-lock = Verrouiller la table
table-unlock = Déverrouiller la table
table-hand-over = Nommer hôte
table-end-game = Arrêter la partie
table-close = Fermer la table
table-end-means = Personne ne gagne alors. Vous verrez les points obtenus jusque-là, et ce qui a été joué reste vérifiable.
table-close-means = Tout le monde doit partir, la partie en cours s’arrête sans gagnant et le code ne marche plus.
table-host = Hôte
table-you = Vous
table-bot = Bot
table-away = Hors ligne
table-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-chat = Discussion
table-chat-write = Écrire un message
table-chat-send = Envoyer
table-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
table-mute = Ignorer { $name }
table-unmute = Ne plus ignorer { $name }
emote-clap = Bravo
emote-laugh = Très drôle
emote-wow = Oh là là
emote-cry = Quel dommage
emote-think = Je réfléchis
emote-hurry = Plus vite
emote-like = J’aime
emote-good-game = Bien joué

# En jeu
game-hit = Tirer
game-stay = Rester
game-draw = Piocher
game-pass = Passer
game-accept = Accepter
game-challenge = Contester
game-uno = UNO !
game-catch = UNO oublié : { $name } !
game-play = Jouer
game-play-card = Jouer : { $card }
game-choose-target = { $card } : choisissez un joueur
game-choose-card = { $card } : choisissez une carte
game-choose-swap = { $card } : choisissez deux cartes de joueurs différents
game-choose-one-more = { $card } : encore une carte, d’un autre joueur
game-choose-bonus = Flip 7 ! Prenez 15 points, ou enlevez-en 15 à quelqu’un d’autre.
game-choose-colour = Choisissez une couleur
game-asked-challenge = Accepter ou contester la carte ?
game-asked-drawn = Vous avez pioché : { $card }. La jouer ?
game-drawn-does-not-fit = Vous avez pioché : { $card }. Elle n’est pas jouable.
game-nothing-to-stack = Vous n’avez aucune carte à ajouter.
game-asked-stack = { $cards ->
    [one] Piocher { $cards } carte, ou en ajouter une ?
   *[other] Piocher { $cards } cartes, ou en ajouter une ?
}
game-deck = Paquet
game-draw-pile = Pioche
game-discard-pile = Défausse
game-round = Manche { $round }
game-dealer = Donneur
game-score = Score
game-target = Objectif : { $points }
game-aside = Mises de côté
game-your-turn = À vous de jouer
game-waiting-for = À { $name } de jouer
game-time-left = Encore { $seconds } s
game-speed = Vitesse : { $speed }
game-speed-normal = normale
game-speed-fast = rapide
game-speed-instant = instantanée
game-undo = Annuler le coup
game-skip = Aller à la fin de la manche
game-bust-chance = Risque de sauter : { $percent } %
game-side-light = Côté clair
game-side-dark = Côté obscur
game-direction-left = Dans le sens des aiguilles d’une montre
game-direction-right = Dans le sens inverse des aiguilles d’une montre
game-colour-now = Couleur : { $colour }
game-your-hand = Votre main
game-hand-shown = { $name } vous montre : { $faces }
game-turn-now = joue
game-catch-short = Pris !
game-asked-play = Jouez une carte relevée ou piochez.
game-asked-draw = Aucune carte jouable : piochez.
game-asked-jump-in = Vous pouvez intercepter.
game-accept-means = Vous piochez les cartes et passez votre tour.
game-challenge-means = Vous voyez la main : si l’ancienne couleur y était, son joueur pioche ; sinon, vous en piochez 2 de plus.
game-uno-on = Annoncé avec la carte
game-uno-off = Pas encore annoncé
game-shown-by = { $name } doit vous montrer cette main
game-you-won = Vous gagnez !
game-won = { $name } gagne !
game-nobody-won = La partie a été arrêtée avant qu’il y ait un gagnant.
game-log = Journal
game-why = Pourquoi ?
things-title = Ce qu’il y a sur la table
status-active = en jeu
status-stayed = reste
status-frozen = gel
status-busted = a sauté
status-flip7 = Flip 7
round-over = Fin de la manche { $round }
round-go-on = Continuer
round-go-on-in = Continuer ({ $seconds })
round-place = Place
round-points = Cette manche
round-up = { $places ->
    [one] { $places } place gagnée
   *[other] { $places } places gagnées
}
round-down = { $places ->
    [one] { $places } place perdue
   *[other] { $places } places perdues
}
round-went-out = plus de cartes : celles des autres comptent
round-cards-left = { $cards ->
    [one] reste { $cards } carte
   *[other] reste { $cards } cartes
}
score-zero = Le Zéro
score-not-below = pas sous 0
score-flip7 = Flip 7 +{ $points }
score-anothers = Flip 7 d’un autre −{ $points }
flourish-flip7 = Flip 7 !
flourish-bust = Sauté !
flourish-steal = Volé !
flourish-flip = Flip !
flourish-caught = Pas d’UNO !

# Le journal : ce qui s’ajoute à une phrase ($head, sans le point), et les listes
log-points = { $head }, et en est à { count-points }.
    .you = { $head }, et en êtes à { count-points }.
log-has = { $seat } en est à { count-points }.
    .you = Vous en êtes à { count-points }.
log-busts = { $head }, et saute !
    .you = { $head }, et sautez !
log-saved = { $head }, mais une Seconde chance évite le pire.
    .you = { log-saved }
log-flip7 = { $head }, et fait un Flip 7 !
    .you = { $head }, et faites un Flip 7 !
log-aside = { $head }, et met la carte de côté.
    .you = { $head }, et mettez la carte de côté.
log-keeps = { $head }, et garde la carte.
    .you = { $head }, et gardez la carte.
log-frozen = { $head } (gel : { count-points }).
    .you = { log-frozen }
log-wiped = { $cards ->
    [0] { $head }, sans rien à défausser.
   *[other] { $head }, et défausse { count-cards }.
}
    .you = { $cards ->
        [0] { $head }, sans rien à défausser.
       *[other] { $head }, et défaussez { count-cards }.
    }
log-stays = { $told ->
    [yes] { $head }, et doit rester.
   *[no] { $head }, et doit rester avec { count-points }.
}
    .you = { $told ->
        [yes] { $head }, et devez rester.
       *[no] { $head }, et devez rester avec { count-points }.
    }
log-names = { $head } et choisit la couleur : { $colour }.
    .you = { $head } et choisissez la couleur : { $colour }.
log-skipped = { $head } et passe son tour.
    .you = { $head } et passez votre tour.
log-passes = { $head } et passe.
    .you = { $head } et passez.
log-drew = { $seat } pioche { $faces ->
    [hidden] { count-cards }
   *[other] { $faces }
}{ drawn-because }
    .you = Vous piochez { $faces ->
        [hidden] { count-cards }
       *[other] { $faces }
    }{ drawn-because }
log-opening = Cartes de départ : { $list }.
log-for-deal = Tirage pour la donne : { $list }.
log-hands = Tout le monde reçoit { count-cards }.
log-scores = { $own ->
    [yes] Points pour les cartes en main : { $list }.
   *[no] Points : { $list }.
}
log-item = { $name } : { $what }
log-score = { $name } { $points } ({ $total })

# The table of Flip 7 and With a Vengeance
rows-turn = joue
rows-confirm = Confirmer
rows-cancel = Annuler
rows-will-one-more = { $self ->
    [yes] Vous prenez encore une carte, puis vous devez rester.
   *[no] { $name } prend encore une carte, puis doit rester.
}
rows-will-flip4 = { $self ->
    [yes] Vous prenez quatre cartes.
   *[no] { $name } prend quatre cartes.
}
rows-will-give = { $self ->
    [yes] Vous gardez { $card }.
   *[no] { $name } reçoit { $card }.
}
rows-will-bonus = { $self ->
    [yes] Vous recevez 15 points.
   *[no] { $name } perd 15 points.
}
rows-will-steal = Vous prenez { $card } à { $name }.
rows-will-discard = { $self ->
    [yes] Votre carte { $card } est défaussée.
   *[no] { $name } perd { $card } : la carte est défaussée.
}
rows-will-swap = { $self ->
    [yes] Vous donnez { $card } à { $other } et recevez { $other-card }.
   *[no] { $name } donne { $card } à { $other } et reçoit { $other-card }.
}
rows-then-bust = { $self ->
    [yes] Vous sautez !
   *[no] { $name } saute !
}
rows-then-wipe = { $self ->
    [yes] Vous perdez toutes vos autres cartes à cause du 7 malchanceux.
   *[no] { $name } perd toutes ses autres cartes à cause du 7 malchanceux.
}
rows-then-flip7 = { $self ->
    [yes] Vous faites un Flip 7 !
   *[no] { $name } fait un Flip 7 !
}

# Un appareil pour tous
local-pass-device = Passez l’appareil à { $name }
local-show-hand = Montrer ma main
local-since = Depuis votre dernier tour
local-unreadable = La partie sauvegardée dans ce navigateur n’est plus lisible. Vous pouvez en commencer une nouvelle.
local-unkept = Ce navigateur n’a pas la place de sauvegarder la partie : si vous fermez la page, elle est perdue.
tv-view = Vue télé
tv-scan = Scannez pour rejoindre
tv-or-code = ou entrez le code { $code }

# Réglages
setting-title = Réglages
setting-sounds = Sons
setting-volume = Volume
setting-haptics = Vibrations
setting-notices = Me prévenir quand c’est à moi et que je suis ailleurs
setting-notices-refused = Le navigateur n’autorise pas les notifications de cette page.
setting-full-screen = Plein écran
setting-answers = Jouer pour moi le seul coup possible
setting-animations = Animations
setting-animations-on = Activées
setting-animations-fast = Rapides
setting-animations-off = Désactivées
setting-theme = Thème
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-theme-system = Comme le système

# La connexion
connection-connecting = Connexion…
connection-reconnecting = Connexion perdue. Nouvelle tentative…
connection-other-tab = Cette place est ouverte dans un onglet plus récent.
connection-play-here = Jouer ici
parted-kicked = L’hôte vous a demandé de quitter cette table. Vous pouvez regarder, et rejouer dans { $minutes } minutes.
parted-banned = L’hôte vous a exclu de cette table. Vous ne pouvez pas revenir tant qu’elle est ouverte.
parted-closed = L’hôte a fermé cette table.
connection-outdated = Cette page est plus ancienne que le serveur et ne connaît pas tout ce qui se passe à cette table. Rechargez-la.
connection-reload = Recharger la page
connection-away = Hors ligne : un bot prend le relais dans { $seconds } s
part-coming = Chargement…
part-lost = Cette partie de la page n’a pas pu être chargée. Êtes-vous en ligne ?
part-again = Réessayer

# Ce que la maison refuse
problem-not-a-message = La page et le serveur ne se comprennent pas. Rechargez la page.
problem-too-large = C’est trop long.
problem-wrong-version = Il y a une version plus récente de la page. Rechargez-la.
problem-no-such-table = Il n’y a pas de table avec ce code.
problem-no-such-game = Cette partie n’existe pas à cette table.
problem-wrong-secret = Cette place n’est plus la vôtre.
problem-not-allowed = C’est réservé à l’hôte ou aux personnes assises.
problem-wrong = Cela ne marche pas comme ça.
problem-not-now = Ce n’est pas possible maintenant.
problem-illegal-move = Les règles interdisent ce coup.
problem-wrong-name = Ce nom ne peut pas servir ici : il contient des signes invisibles ou trompeurs, ou c’est celui d’un bot. Choisissez-en un autre.
problem-name-taken = Quelqu’un à cette table porte déjà ce nom. Choisissez-en un autre.
problem-full = Toutes les places sont prises.
problem-locked = L’hôte ne laisse plus entrer personne. Vous pouvez regarder.
problem-banned = L’hôte vous a fait quitter cette table.
problem-too-many = Trop à la fois. Réessayez dans un instant.
problem-wrong-origin = Cette page ne peut pas utiliser le serveur.
problem-wrong-host = Le serveur ne répond pas à cette adresse.
problem-closing = Le serveur redémarre. Un instant…
problem-taken-back = Le serveur est revenu à un état antérieur. Voici la table telle qu’elle est maintenant.
problem-broken = Le serveur n’a pas pu l’enregistrer. Réessayez.

# Un mélange honnête
fair-checking = Vérification…
fair-ok = Vérifié : les cartes sont sorties dans l’ordre fixé avant la partie.
fair-ok-early = Vérifié : jusqu’à l’arrêt, les cartes sont sorties dans l’ordre fixé avant la partie.
fair-failed = La vérification a échoué : { $reason }
fair-download = Télécharger l’enregistrement

# Aide
keys-title = Touches
keys-help = Cette aide
keys-explain = Qu’est-ce que c’est ? Tout, ou ce qui est sélectionné
keys-move = Entre les cartes
keys-choose = Choisir
keys-close = Fermer
about-title = À propos
about-independent = Fliphouse est un projet indépendant, fait pour le plaisir de jouer. Il n’a aucun lien avec les éditeurs des jeux.
about-trademarks = Les noms et marques des jeux appartiennent à leurs propriétaires. Ni leurs images ni leurs textes ne sont utilisés ici.

# Encore la page
about-what = Une maison pour les jeux de cartes à retourner : entre amis par un lien, contre des bots ou sur un seul appareil. Sans compte.
about-fair = L’ordre des cartes est fixé avant la partie et peut être vérifié après. Aucune carte cachée n’est envoyée à qui ne doit pas la voir.
about-licence = Logiciel libre : MIT ou Apache 2.0.
home-resume = Reprendre la partie
kept-title = Vos parties
kept-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
kept-ask = Vous avez une partie en cours : { $game }. En commencer une autre l’efface.
kept-new = Commencer une partie
kept-throw = Effacer : { $game }
kept-throw-means = Cette partie ne pourra plus être reprise : { $game }.
kept-throw-yes = Effacer
home-no-such-game = Ce jeu n’existe pas.
home-join-button = Rejoindre
table-guest = Invité
table-menu = Menu
table-qr = Code QR de la table
table-remove = Retirer
table-taken = Places prises : { $taken } sur { $seats }
table-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
table-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
table-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
table-full = Complet
table-bot-level = Bot : { $level }
connection-unreachable = Le serveur est injoignable. Êtes-vous en ligne ?
problem-other = Cela n’a pas marché
local-players = Qui joue ?
local-add-person = Ajouter une personne
local-player = Joueur { $n }
over-results = Résultats
over-picture = Points au fil des manches
over-last-round = La dernière manche
over-share = Partager le résultat
over-record = Lien vers l’enregistrement
over-name = Nom
fair-other-promise = le secret n’est pas celui qui avait été promis
fair-not-over = cette partie n’est pas terminée
keys-target = Choisir un joueur
keys-catch = Prendre en faute ou contester
