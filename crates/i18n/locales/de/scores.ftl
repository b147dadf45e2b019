# Leute und ihre Punkte und Zettel auf Papier. Wird mit diesen Seiten geladen.

# Zettel auf Papier
print-title = Punktezettel auf Papier
print-print = Drucken
print-players = Spieler
print-paper = Papier
print-a4 = A4
print-letter = US Letter
print-date = Datum
print-round = Runde
print-total = Summe
print-halves = Links: die Runde. Rechts: die Summe.
print-reached = Ziel erreicht in Runde

# Stand
scores-title = Leute und Punkte
scores-none = In diesem Browser sind noch keine Punkte aufgeschrieben.
scores-span = Welche Spiele
scores-all = Alle Spiele
scores-standing = Stand
scores-person = Wer
scores-wins = Siege
scores-wins-of = { $wins } von { $games }
scores-streak = In Folge
scores-evenings = Abende
scores-evenings-of = { $won } von { $evenings }
scores-chart = Siege, Spiel für Spiel

# Saisons
scores-season = Saison
scores-season-name = Name der Saison
scores-season-begin = Saison beginnen
scores-season-begin-means = Spiele, die ihr ab jetzt beginnt, gehören dazu.
scores-season-close = Saison abschließen
scores-season-close-means = { $name } endet, und der Stand bleibt, wie er jetzt ist, was auch immer aus den Zetteln wird.
scores-season-going-on = { $name }, läuft
scores-season-full = Es gibt schon zu viele Saisons.

# Leute
scores-people = Leute
scores-games = Spiele
scores-average = Punkte pro Runde
scores-best = Beste Runde
scores-busts = Verzockt
scores-flip7s = Flip 7
scores-longest = Meiste Siege in Folge
scores-unfinished = Nicht beendet
scores-lowest = { $game }: wenigste Punkte gewinnen
scores-duel = Zwei im Vergleich
scores-duel-one = Erste Person
scores-duel-other = Zweite Person
scores-duel-none = Diese beiden haben noch kein Spiel zusammen beendet.
scores-duel-ahead = Vor der anderen Person
scores-duel-level = Gleichauf
scores-duel-rounds = Bessere Runden
scores-duel-chart = Wer wie oft vorn lag, Spiel für Spiel

# Beendete Spiele
scores-history = Beendete Spiele
scores-history-none = Noch ist kein Spiel beendet.
scores-won = { $name } hat gewonnen
scores-ended = Beendet, bevor jemand gewonnen hatte

# Dateien
scores-files = Datei
scores-files-means = In einer Datei stehen alle Zettel, Saisons und Leute. Bewahre sie als Kopie auf oder nimm sie auf ein anderes Gerät mit.
scores-save = Datei speichern
scores-take = Datei einlesen
scores-taken = Eingelesen: neue Zettel { $fresh }, fortgesetzt { $continued }, neben deinen aufbewahrt { $parted }, schon da { $known }.
scores-file-large = Diese Datei ist zu groß für eine Datei mit Punkten. Nichts wurde geändert.
scores-file-cut = Diese Datei hört mittendrin auf: Sie wurde nicht ganz kopiert. Nichts wurde geändert.
scores-file-foreign = Das ist keine Datei mit Punkten. Nichts wurde geändert.
scores-file-newer = Eine neuere Version dieser Seite hat diese Datei gespeichert. Lade die Seite neu und versuche es noch einmal. Nichts wurde geändert.
scores-file-damaged = Diese Datei ist in Zeile { $line }, Spalte { $column } beschädigt. Nichts wurde geändert.
scores-file-sheet = Zettel { $number } in dieser Datei lässt sich nicht lesen. Nichts wurde geändert.
scores-file-many = In dieser Datei steht mehr, als aufbewahrt werden kann. Nichts wurde geändert.
scores-unread = { $count ->
    [one] { $count } Zettel kann diese Version der Seite nicht lesen. Er bleibt, wie er ist.
   *[other] { $count } Zettel kann diese Version der Seite nicht lesen. Sie bleiben, wie sie sind.
}
