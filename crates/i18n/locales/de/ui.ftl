# Wörter der Seite. Alles andere über Spiele und Tische steht in den übrigen Dateien.
app-tagline = Gemeinsam Karten spielen, direkt im Browser.
value-yes = ja
value-no = nein

# Startseite
home-flip7 = Fordere dein Glück heraus: noch eine Karte oder Stopp, bevor eine Zahl doppelt kommt?
home-vengeance = Die gemeinere Schwester: tauschen, stehlen, Minuspunkte verteilen. Niemand ist sicher, auch nicht nach Stopp.
home-unoflip = Werde deine doppelseitigen Karten los: Ein Flip dreht das ganze Spiel von hell auf dunkel.
home-players = { $fewest } bis { $most } Personen
home-play-now = Jetzt spielen
home-against = { $bots ->
    [one] gegen { $bots } Bot · { $level }
   *[other] gegen { $bots } Bots · { $level }
}
home-against-change = Andere Gegner
home-open-table = Tisch eröffnen
home-join = An einen Tisch setzen
home-code = Code des Tisches
home-name = Dein Name
avatar-choose = Dein Bild
avatar-any = Irgendein freies
avatar-fox = Fuchs
avatar-owl = Eule
avatar-frog = Frosch
avatar-cat = Katze
avatar-fish = Fisch
avatar-bear = Bär
avatar-rabbit = Hase
avatar-snail = Schnecke
avatar-whale = Wal
avatar-bird = Vogel
avatar-turtle = Schildkröte
avatar-bee = Biene
home-language = Sprache
home-public-tables = Öffentliche Tische
home-no-public-tables = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen!
home-watch = Zuschauen
home-local = Auf diesem Gerät spielen
home-back = Zurück

# Ein neuer Tisch
open-seats = Plätze
open-bots = Bots
open-level = Stärke
open-timer = Zeit pro Zug
open-timer-off = Ohne Limit
open-timer-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
open-public = Öffentlich
open-hints = Tipps
open-options = Regeln an diesem Tisch
open-create = Tisch eröffnen
level-easy = Leicht
level-normal = Normal
level-strong = Stark
temper-careful = vorsichtig
temper-bold = mutig
temper-clever = schlau
temper-forgetful = zerstreut
temper-moody = launisch

# Optionen der Spiele
option-flip7-edition = Ausgabe
option-flip7-edition-help = Nach welcher Anleitung ihr spielt. Sie stellt die Optionen darunter ein.
option-flip7-edition-pl = Polnische Anleitungen
option-flip7-edition-de = Deutsche Anleitung
option-flip7-edition-en = Englische Regeln 3.1
option-flip7-opening-deal = Startkarte
option-flip7-opening-deal-help = Vor der ersten Entscheidung bekommen alle eine Karte.
option-flip7-aside-after-bust = Beiseitegelegte Karten nach dem Verzocken
option-flip7-aside-after-bust-help = Was mit einem wartenden Freeze oder Flip Three passiert, wenn man sich verzockt.
option-flip7-aside-after-bust-discard = Sie werden abgelegt
option-flip7-aside-after-bust-redirect = Andere bekommen sie
option-flip7-second-chance-in-flip-three = Second Chance im Flip Three
option-flip7-second-chance-in-flip-three-help = Ab wann eine Second Chance zählt, die im Flip Three kommt.
option-flip7-second-chance-in-flip-three-at-once = Sofort
option-flip7-second-chance-in-flip-three-after = Nach der dritten Karte
option-flip7-target = Ziel
option-flip7-target-help = Das Spiel endet mit der Runde, nach der jemand so viele Punkte hat.
option-flip7-decks = Kartenspiele
option-flip7-decks-help = Wie viele Kartenspiele ihr zusammenmischt. Eines reicht für 18 Personen.
option-vengeance-brutal = Brutaler Modus
option-vengeance-brutal-help = Punkte können unter null fallen, Bonuskarten bekommt auch, wer sich verzockt hat, und ein Flip 7 kann jemandem 15 Punkte abziehen.
option-vengeance-both-13-count = Beide 13 zählen
option-vengeance-both-13-count-help = Mit der Glücks-13 zählen beide 13 zu den sieben für Flip 7.
option-vengeance-target = Ziel
option-vengeance-target-help = Das Spiel endet mit der Runde, nach der jemand so viele Punkte hat.
option-vengeance-decks = Kartenspiele
option-vengeance-decks-help = Wie viele Kartenspiele ihr zusammenmischt. Eines reicht für 18 Personen.
option-unoflip-scoring = Wertung
option-unoflip-scoring-help = Wer Punkte für die Karten bekommt, die nach einer Runde übrig sind.
option-unoflip-scoring-winner = Wer die Runde gewinnt
option-unoflip-scoring-lowest = Alle; die niedrigste Summe gewinnt
option-unoflip-target = Ziel
option-unoflip-target-help = Das Spiel endet, wenn jemand nach einer Runde so viele Punkte hat.
option-unoflip-two-player-reverse = Richtungswechsel zu zweit
option-unoflip-two-player-reverse-help = Was ein Richtungswechsel bewirkt, wenn nur zwei spielen.
option-unoflip-two-player-reverse-skip = Die andere Person setzt aus
option-unoflip-two-player-reverse-nothing = Nichts
option-unoflip-bluff = Bluffen
option-unoflip-bluff-help = Eine Farbwahl mit Ziehen darf man auch gegen die Regel spielen; dann kann sie angezweifelt werden.
option-unoflip-stacking = Stapeln
option-unoflip-stacking-help = Leg auf eine Zieh-Karte eine gleiche: Die nächste Person zieht dann alles zusammen.
option-unoflip-jump-in = Dazwischenwerfen
option-unoflip-jump-in-help = Wer genau die oberste Karte hat, darf sie außer der Reihe spielen.
option-unoflip-draw-until-playable = Ziehen, bis eine passt
option-unoflip-draw-until-playable-help = Wer zieht, zieht weiter, bis eine Karte gespielt werden kann.
option-unoflip-force-play = Spielpflicht
option-unoflip-force-play-help = Eine gezogene Karte, die passt, muss gespielt werden.

# Am Tisch
phase-lobby = Wartet auf Mitspieler
phase-playing = Spiel läuft
phase-over = Spiel vorbei
phase-closed = Geschlossen
table-invite = Andere einladen
table-copy-link = Link kopieren
table-copied = Kopiert
table-start = Spiel starten
table-waiting-for-host = Warten, bis der Host startet
table-sit = Hinsetzen
table-stand = Aufstehen und zuschauen
table-leave = Verlassen
table-rest = Einen Bot für mich spielen lassen
table-take-back = Wieder selbst spielen
table-rematch = Revanche
table-add-bot = Bot hinzufügen
table-kick = Wegschicken
table-kick-means = { $name } muss den Tisch verlassen und kann in { $minutes } Minuten wiederkommen. In einem Spiel übernimmt ein Bot den Platz.
table-ban = Aussperren
table-ban-means = { $name } muss den Tisch verlassen und kann nicht wiederkommen, solange er offen ist. In einem Spiel übernimmt ein Bot den Platz.
table-clear-away = Abwesende entfernen
table-lock = Tisch abschließen
table-unlock = Tisch wieder öffnen
table-hand-over = Zum Host machen
table-end-game = Spiel abbrechen
table-close = Tisch schließen
table-end-means = Dann gewinnt niemand. Ihr seht die Punkte bis hierher, und was gespielt wurde, lässt sich weiterhin prüfen.
table-close-means = Alle müssen gehen, ein laufendes Spiel endet ohne Sieg, und der Code gilt nicht mehr.
table-host = Host
table-you = Du
table-bot = Bot
table-away = Nicht da
table-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-chat = Chat
table-chat-write = Nachricht schreiben
table-chat-send = Senden
table-chat-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
table-mute = { $name } stummschalten
table-unmute = { $name } wieder anzeigen
emote-clap = Bravo
emote-laugh = Lustig
emote-wow = Wow
emote-cry = Wie schade
emote-think = Ich überlege
emote-hurry = Mach schon
emote-like = Gefällt mir
emote-good-game = Gutes Spiel

# Im Spiel
game-hit = Noch eine
game-stay = Stopp
game-draw = Ziehen
game-pass = Passen
game-accept = Annehmen
game-challenge = Anzweifeln
game-uno = UNO!
game-catch = UNO vergessen: { $name }!
game-play = Spielen
game-play-card = { $card } spielen
game-choose-target = { $card }: Wen soll es treffen?
game-choose-card = { $card }: Wähle eine Karte
game-choose-swap = { $card }: Wähle je eine Karte von zwei Personen
game-choose-one-more = { $card }: noch eine Karte, von jemand anderem
game-choose-bonus = Flip 7! Nimm dir 15 Punkte oder zieh jemand anderem 15 ab.
game-choose-colour = Wähle eine Farbe
game-asked-challenge = Annehmen oder anzweifeln?
game-asked-drawn = Gezogen: { $card }. Gleich spielen?
game-drawn-does-not-fit = Gezogen: { $card }. Sie passt nicht.
game-nothing-to-stack = Du hast keine Karte zum Drauflegen.
game-asked-stack = { $cards ->
    [one] { $cards } Karte ziehen oder noch eine drauflegen?
   *[other] { $cards } Karten ziehen oder noch eine drauflegen?
}
game-deck = Kartenstapel
game-draw-pile = Ziehstapel
game-discard-pile = Ablagestapel
game-round = Runde { $round }
game-dealer = Geber
game-score = Stand
game-target = Ziel: { $points }
game-aside = Beiseitegelegt
game-your-turn = Du bist dran
game-waiting-for = { $name } ist dran
game-time-left = Noch { $seconds } s
game-speed = Tempo: { $speed }
game-speed-normal = normal
game-speed-fast = schnell
game-speed-instant = sofort
game-undo = Zug zurücknehmen
game-skip = Zum Ende der Runde
game-bust-chance = Risiko, sich zu verzocken: { $percent } %
game-side-light = Helle Seite
game-side-dark = Dunkle Seite
game-direction-left = Im Uhrzeigersinn
game-direction-right = Gegen den Uhrzeigersinn
game-colour-now = Farbe: { $colour }
game-your-hand = Deine Karten
game-hand-shown = { $name } zeigt dir: { $faces }
game-turn-now = ist dran
game-catch-short = Erwischt!
game-asked-play = Spiel eine angehobene Karte oder zieh.
game-asked-draw = Keine Karte passt: Zieh eine.
game-asked-jump-in = Du kannst dazwischenwerfen.
game-accept-means = Du ziehst die Karten und setzt aus.
game-challenge-means = Du siehst die Karten: War die alte Farbe dabei, zieht die andere Person; sonst ziehst du 2 mehr.
game-uno-on = Wird mit der Karte gerufen
game-uno-off = Noch nicht gerufen
game-shown-by = { $name } muss dir diese Karten zeigen
game-you-won = Du gewinnst!
game-won = { $name } gewinnt!
game-nobody-won = Das Spiel wurde abgebrochen, bevor jemand gewonnen hat.
game-log = Spielverlauf
game-why = Warum?
things-title = Was auf dem Tisch liegt
status-active = im Spiel
status-stayed = Stopp
status-frozen = eingefroren
status-busted = verzockt
status-flip7 = Flip 7
round-over = Runde { $round } ist vorbei
round-go-on = Weiter
round-go-on-in = Weiter ({ $seconds })
round-place = Platz
round-points = In dieser Runde
round-up = { $places ->
    [one] { $places } Platz nach oben
   *[other] { $places } Plätze nach oben
}
round-down = { $places ->
    [one] { $places } Platz nach unten
   *[other] { $places } Plätze nach unten
}
round-went-out = keine Karten mehr: Die der anderen zählen
round-cards-left = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
score-zero = Die Null
score-not-below = nicht unter 0
score-flip7 = Flip 7 +{ $points }
score-anothers = fremder Flip 7 −{ $points }
flourish-flip7 = Flip 7!
flourish-bust = Verzockt!
flourish-steal = Gestohlen!
flourish-flip = Flip!
flourish-caught = Kein UNO!

# Der Spielverlauf: was zu einem Satz kommt ($head, ohne Punkt), und Listen
log-points = { $head }, jetzt { count-points }.
    .you = { log-points }
log-has = { $seat } hat jetzt { count-points }.
    .you = Du hast jetzt { count-points }.
log-busts = { $head } – verzockt!
    .you = { log-busts }
log-saved = { $head }, gerettet durch eine Second Chance.
    .you = { log-saved }
log-flip7 = { $head } – Flip 7!
    .you = { log-flip7 }
log-aside = { $head }, für später beiseitegelegt.
    .you = { log-aside }
log-keeps = { $head } – und behält sie.
    .you = { $head } – und behältst sie.
log-frozen = { $head }: eingefroren, { count-points }.
    .you = { log-frozen }
log-wiped = { $cards ->
    [0] { $head }, ohne etwas abzulegen.
   *[other] { $head } – und legt { count-cards } ab.
}
    .you = { $cards ->
        [0] { $head }, ohne etwas abzulegen.
       *[other] { $head } – und legst { count-cards } ab.
    }
log-stays = { $told ->
    [yes] { $head }, und jetzt heißt es Stopp.
   *[no] { $head }, und jetzt heißt es Stopp: { count-points }.
}
    .you = { log-stays }
log-names = { $head } und wählt die Farbe: { $colour }.
    .you = { $head } und wählst die Farbe: { $colour }.
log-skipped = { $head } und setzt aus.
    .you = { log-skipped }
log-passes = { $head } und passt.
    .you = { log-passes }
log-drew = { $seat } zieht { $faces ->
    [hidden] { count-cards }
   *[other] { $faces }
}{ drawn-because }
    .you = Du ziehst { $faces ->
        [hidden] { count-cards }
       *[other] { $faces }
    }{ drawn-because }
log-opening = Startkarten: { $list }.
log-for-deal = Wer gibt? Gezogen: { $list }.
log-hands = Alle bekommen { count-cards }.
log-scores = { $own ->
    [yes] Punkte für die eigenen Karten: { $list }.
   *[no] Punkte: { $list }.
}
log-item = { $name }: { $what }
log-score = { $name } { $points } ({ $total })

# The table of Flip 7 and With a Vengeance
rows-turn = am Zug
rows-confirm = Bestätigen
rows-cancel = Abbrechen
rows-will-one-more = { $self ->
    [yes] Du nimmst noch eine Karte, dann heißt es Stopp.
   *[no] { $name } nimmt noch eine Karte, dann heißt es Stopp.
}
rows-will-flip4 = { $self ->
    [yes] Du nimmst vier Karten.
   *[no] { $name } nimmt vier Karten.
}
rows-will-give = { $self ->
    [yes] Du behältst { $card }.
   *[no] { $name } bekommt { $card }.
}
rows-will-bonus = { $self ->
    [yes] Du bekommst 15 Punkte.
   *[no] { $name } verliert 15 Punkte.
}
rows-will-steal = { $name } verliert { $card } an dich.
rows-will-discard = { $self ->
    [yes] Deine Karte { $card } wird abgeworfen.
   *[no] { $name } verliert { $card }: Die Karte wird abgeworfen.
}
rows-will-swap = { $self ->
    [yes] Du gibst { $card } an { $other } und bekommst { $other-card }.
   *[no] { $name } gibt { $card } an { $other } und bekommt { $other-card }.
}
rows-then-bust = { $self ->
    [yes] Du verzockst dich!
   *[no] { $name } verzockt sich!
}
rows-then-wipe = { $self ->
    [yes] Du verlierst durch die Unglücks-7 alle anderen Karten.
   *[no] { $name } verliert durch die Unglücks-7 alle anderen Karten.
}
rows-then-flip7 = { $self ->
    [yes] Du schaffst einen Flip 7!
   *[no] { $name } schafft einen Flip 7!
}

# Ein Gerät für alle
local-pass-device = Gib das Gerät an { $name } weiter
local-show-hand = Meine Karten zeigen
local-since = Seit deinem letzten Zug
local-unreadable = Das in diesem Browser gespeicherte Spiel lässt sich nicht mehr lesen. Du kannst ein neues beginnen.
local-unkept = Dieser Browser hat keinen Platz, um das Spiel zu speichern: Wenn du die Seite schließt, ist es weg.
tv-view = Fernsehansicht
tv-scan = Zum Mitspielen scannen
tv-or-code = oder gib den Code { $code } ein

# Einstellungen
setting-title = Einstellungen
setting-sounds = Töne
setting-volume = Lautstärke
setting-haptics = Vibration
setting-notices = Melde dich, wenn ich dran bin und woanders hinsehe
setting-notices-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
setting-full-screen = Vollbild
setting-answers = Einzig möglichen Zug für mich spielen
setting-animations = Animationen
setting-animations-on = An
setting-animations-fast = Schnell
setting-animations-off = Aus
setting-theme = Farbschema
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-theme-system = Wie das System

# Die Verbindung
connection-connecting = Verbindung wird aufgebaut …
connection-reconnecting = Die Verbindung ist weg. Neuer Versuch …
connection-other-tab = Dieser Platz ist in einem neueren Tab offen.
connection-play-here = Hier spielen
parted-kicked = Der Host hat dich von diesem Tisch weggeschickt. Du kannst zuschauen und in { $minutes } Minuten wieder mitspielen.
parted-banned = Der Host hat dich endgültig von diesem Tisch weggeschickt. Solange er offen ist, kannst du nicht wiederkommen.
parted-closed = Der Host hat diesen Tisch geschlossen.
connection-outdated = Diese Seite ist älter als der Server und kennt nicht alles, was an diesem Tisch passiert. Lade sie neu.
connection-reload = Seite neu laden
connection-away = Nicht da: In { $seconds } s übernimmt ein Bot
part-coming = Wird geladen …
part-lost = Dieser Teil der Seite konnte nicht geladen werden. Bist du online?
part-again = Noch einmal versuchen

# Was das Haus ablehnt
problem-not-a-message = Seite und Server verstehen sich nicht. Lade die Seite neu.
problem-too-large = Das ist zu lang.
problem-wrong-version = Es gibt eine neuere Version der Seite. Lade sie neu.
problem-no-such-table = Es gibt keinen Tisch mit diesem Code.
problem-no-such-game = Dieses Spiel gibt es an diesem Tisch nicht.
problem-wrong-secret = Dieser Platz gehört dir nicht mehr.
problem-not-allowed = Das darf nur der Host, oder wer einen Platz hat.
problem-wrong = So geht das nicht.
problem-not-now = Das geht jetzt nicht.
problem-illegal-move = Dieser Zug ist nach den Regeln nicht erlaubt.
problem-wrong-name = Dieser Name geht hier nicht: Er hat Zeichen, die man nicht sieht oder verwechseln kann, oder gehört einem Bot. Wähl einen anderen.
problem-name-taken = So heißt hier schon jemand. Wähl einen anderen Namen.
problem-full = Alle Plätze sind besetzt.
problem-locked = Der Host lässt niemanden mehr herein. Du kannst zuschauen.
problem-banned = Der Host hat dich von diesem Tisch weggeschickt.
problem-too-many = Zu viel auf einmal. Versuch es gleich noch einmal.
problem-wrong-origin = Diese Seite darf den Server nicht benutzen.
problem-wrong-host = Der Server ist unter dieser Adresse nicht zu erreichen.
problem-closing = Der Server startet neu. Einen Moment …
problem-taken-back = Der Server wurde auf einen früheren Stand zurückgesetzt. Hier ist der Tisch, wie er jetzt ist.
problem-broken = Der Server konnte das nicht speichern. Versuch es noch einmal.

# Faires Mischen
fair-checking = Wird geprüft …
fair-ok = Geprüft: Die Karten kamen genau so, wie es vor dem Spiel festgelegt war.
fair-ok-early = Geprüft: Bis zum Abbruch kamen die Karten genau so, wie es vor dem Spiel festgelegt war.
fair-failed = Die Prüfung ist fehlgeschlagen: { $reason }
fair-download = Aufzeichnung herunterladen

# Hilfe
keys-title = Tasten
keys-help = Diese Hilfe
keys-explain = Was ist das? Alles, oder was gerade markiert ist
keys-move = Zwischen den Karten
keys-choose = Auswählen
keys-close = Schließen
about-title = Über diese Seite
about-independent = Fliphouse ist ein unabhängiges Projekt aus Freude am Spielen. Es steht in keiner Verbindung zu den Verlagen der Spiele.
about-trademarks = Namen und Marken der Spiele gehören ihren Inhabern. Deren Bilder und Texte werden hier nicht verwendet.

# Mehr von der Seite
about-what = Ein Haus für Kartenspiele zum Umdrehen: mit Freunden über einen Link, gegen Bots oder auf einem Gerät. Ganz ohne Konto.
about-fair = Die Reihenfolge der Karten steht vor dem Spiel fest und lässt sich danach prüfen. Verdeckte Karten werden niemandem geschickt, der sie nicht sehen darf.
about-licence = Freie Software: MIT oder Apache 2.0.
home-resume = Spiel fortsetzen
kept-title = Deine Spiele
kept-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
kept-ask = Du hast ein angefangenes Spiel: { $game }. Ein neues löscht es.
kept-new = Neues Spiel beginnen
kept-throw = Löschen: { $game }
kept-throw-means = Dieses Spiel kann dann nicht mehr fortgesetzt werden: { $game }.
kept-throw-yes = Löschen
home-no-such-game = Dieses Spiel gibt es nicht.
home-join-button = Beitreten
table-guest = Gast
table-menu = Menü
table-qr = QR-Code des Tisches
table-remove = Entfernen
table-taken = { $taken } von { $seats } Plätzen besetzt
table-people = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}
table-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
table-free = { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
table-full = Voll
table-bot-level = Bot: { $level }
connection-unreachable = Der Server ist nicht erreichbar. Bist du online?
problem-other = Das hat nicht geklappt
local-players = Wer spielt?
local-add-person = Person hinzufügen
local-player = Spieler { $n }
over-results = Ergebnis
over-picture = Punkte Runde für Runde
over-last-round = Die letzte Runde
over-share = Ergebnis teilen
over-record = Link zur Aufzeichnung
over-name = Name
fair-other-promise = das Geheimnis ist nicht das versprochene
fair-not-over = die Aufzeichnung ist von einem Spiel, das nicht zu Ende ist
keys-target = Jemanden auswählen
keys-catch = Erwischen oder anzweifeln
