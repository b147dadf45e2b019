# Punkte aufschreiben für Spiele mit echten Karten. Wird mit diesen Seiten geladen.

score-title = Punkte aufschreiben
score-new = Neuer Zettel
score-begin = Los geht’s
score-who = Wer spielt mit?
score-name = Name
score-add = Hinzufügen
score-known = Von früheren Zetteln
score-first-dealer = { $name } gibt zuerst
score-options = Regeln dieses Spiels
score-going-on = Läuft noch
score-finished = Zu Ende
score-continue = Weiterspielen
score-look = Ansehen
score-delete = Löschen: { $sheet }
score-delete-means = Dieser Zettel mit allen Runden ist dann weg: { $sheet }.
score-delete-yes = Löschen
score-unreadable = Diesen Zettel kann diese Version der Seite nicht lesen. Er bleibt, wie er ist.
score-up = { $name } nach oben
score-down = { $name } nach unten
score-drag = { $name } auf einen anderen Platz ziehen
score-remove = { $name } entfernen
score-gone = In diesem Browser gibt es diesen Zettel nicht.
score-all-sheets = Alle Zettel

# Der Zettel
score-tab-round = Runde { $round }
score-tab-all = Alle Runden
score-tab-standings = Stand
score-undo = Rückgängig
score-redo = Wiederholen
score-menu = Mehr zu diesem Zettel
score-kept = Alles gespeichert
score-writing = Wird gespeichert …
score-not-kept = Nicht gespeichert
score-missing = noch nichts
score-away = nicht dabei
score-bust = Verzockt
score-went-out = Keine Karten
score-cards = Karten
score-points = Punkte
score-entry = { $name }, Runde { $round }
score-next = Weiter
score-done = Fertig
score-last-digit = Letzte Ziffer löschen
score-below-zero = Unter null
score-one-less = Einmal { $card } weniger
score-copies = { $card }: { $copies }
score-given-after-bust = Minuskarten nach dem Verzocken
score-flip7-bonus = Flip 7!
score-bonus-own = Nimmt 15 Punkte
score-bonus-off = { $name } verliert 15
score-nothing = Nichts eingegeben
score-typed = eingetippt
score-collected = Karten der anderen: { $list }
score-left = { $points } übrig, für den, der fertig wird
score-tied = Gleichstand: { $names }. Alle spielen noch eine Runde.
score-won-means = Das Spiel ist zu Ende. Wenn etwas nicht stimmt, ändere es: Alles rechnet sich neu.
score-back = Zurück zum Zettel
score-again = Neues Spiel, gleiche Leute
score-place = Platz { $place }
score-more = Mehr zu { $name }
score-save = Speichern
score-set-dealer = Gibt in dieser Runde
score-set-away = Diese Runde nicht dabei
score-wipe = Eintrag löschen
score-leave = Steigt aus
score-return = Kommt zurück
score-left-game = ausgestiegen
score-join = Jemand kommt dazu
score-join-points = Punkte zu Beginn
score-seats = Sitzordnung
score-target = Ziel
score-end = Spiel jetzt beenden
score-go-on = Doch weiterspielen
score-follows = Dieser Zettel ist in einem anderen Tab offen, und dort wird geschrieben.
score-take-over = Übernehmen
score-table = Punkte aller Runden. Pfeiltasten führen von Eintrag zu Eintrag, Enter ändert einen.

# Was sich nicht speichern lässt
score-keeps-nothing = Dieses Fenster speichert nichts, vielleicht ist es privat. Der Zettel ist nur da, bis du es schließt.
score-too-old = Eine neuere Version der Seite hat hier geschrieben. Lade die Seite neu.
score-blocked = In einem anderen Tab ist eine ältere Version der Seite offen. Schließe sie und lade die Seite neu; bis dahin wird nichts gespeichert.
score-no-room = Auf diesem Gerät ist kein Platz mehr. Was du jetzt einträgst, ist nur da, bis du die Seite schließt. Schaffe Platz und versuche es noch einmal.
score-went-away = Der Browser hat gelöscht, was gespeichert war. Was du siehst, ist nur da, bis du die Seite schließt.
score-damaged = Was von diesem Zettel gespeichert ist, lässt sich nicht lesen. Es bleibt, wie es ist.
score-lost-words = Der Browser konnte das nicht speichern: { $why }
score-retry = Noch einmal versuchen

# Warum etwas nicht sein kann
score-no-longer = Der Zettel hat sich inzwischen geändert. Sieh noch einmal nach.
score-no-rules = So wird das nicht gespielt: Prüfe das Ziel und die anderen Regeln.
score-no-people = Auf einem Zettel stehen 1 bis { $most } Leute.
score-no-twice = { $name } steht schon auf dem Zettel.
score-no-name = Ein Name hat 1 bis 20 sichtbare Zeichen.
score-no-present = { $here ->
    [yes] { $name } ist schon dabei.
   *[no] { $name } ist schon ausgestiegen.
}
score-no-absent = { $name } war in Runde { $round } nicht dabei.
score-no-full = Auf diesem Zettel ist kein Platz für weitere Runden.
score-no-points = So viele Punkte hat niemand.
score-no-below = In diesem Spiel verliert niemand Punkte.
score-no-together = Alle zusammen haben { $card } { $held }-mal, und es gibt nur { $exist }.
score-no-two-flip7 = Das Flip 7, das die Runde beendet, macht nur eine Person.
score-no-two-out = Nur eine Person wird fertig: Die anderen haben noch Karten.
score-no-bonus = Die 15 Punkte verliert jemand anders, der dabei war.
score-no-undo = Das lässt sich nicht mehr rückgängig machen oder wiederholen.
score-no-ended = { $ended ->
    [yes] Das Spiel ist schon beendet.
   *[no] Das Spiel läuft schon weiter.
}
score-no-card = Es gibt keine Karte „{ $code }“.
score-no-place = { $card } wird gespielt und liegt vor niemandem.
score-no-copies = { $card }: Davon gibt es nur { $exist }.
score-no-never-two = Niemand hat { $card } zweimal.
score-no-with = { $busted ->
    [yes] { $card }: Die hat niemand, der sich verzockt hat.
   *[no] { $card }: Die hat niemand mit einem Flip 7.
}
score-no-busted = Mit noch einer { $card } ist es verzockt. Wenn es so war, tippe auf „Verzockt“.
score-no-busted-twice = Mit der Karte, die verzockt, ist die Runde vorbei.
score-no-past = Sieben Zahlen beenden die Runde: Eine achte kommt nicht.
score-no-has-flip7 = Sieben Zahlen sind ein Flip 7.
score-no-flip7 = { $numbers ->
    [one] { $numbers } Zahl ist kein Flip 7: Es braucht sieben.
   *[other] { $numbers } Zahlen sind kein Flip 7: Es braucht sieben.
}
score-no-bust = { $card } kommt erst nach dem Verzocken.
score-no-after-bust = { $card } bekommt niemand, der sich verzockt hat.
score-no-choice = Den Bonus eines Flip 7 sucht sich in diesem Spiel niemand aus.
score-no-misplaced = Wer das Flip 7 macht, sagt, wohin die 15 Punkte gehen.
score-no-sides = Alle Karten einer Runde zählen nach derselben Seite: hell oder dunkel.
score-no-row = In diesem Spiel gibt es kein Verzocken und kein Flip 7.
score-no-cards = So viele Karten hat niemand.

# Teilen
live-title = Diesen Zettel teilen
live-means = Andere sehen den Zettel auf ihrem Handy oder auf einem Fernseher. Immer nur eine Person schreibt.
live-share = Teilen
live-follow = Zum Mitlesen scannen
live-hand-on = Auf einem anderen Handy schreiben
live-hand-on-means = Scanne das mit dem anderen Handy. Wer dieses Bild hat, darf auf den Zettel schreiben.
live-stop = Nicht mehr teilen
live-here = { $here ->
    [one] Sonst ist niemand verbunden.
   *[other] { $here } Geräte sind verbunden.
}
live-open = Verbunden
live-connecting = Wird verbunden …
live-not-open = Nicht verbunden
live-lost = Keine Verbindung zum Haus. Was du hier siehst, kann veraltet sein; was du schreibst, wird aufgehoben und später gesendet.
live-waiting = { $entries ->
    [one] Keine Verbindung zum Haus. Ein Eintrag ist hier aufgehoben und wird später gesendet.
   *[other] Keine Verbindung zum Haus. { $entries } Einträge sind hier aufgehoben und werden später gesendet.
}
live-other = Jetzt schreibt jemand anders.
live-too-late = Jemand anders hat geschrieben, als du das eingetragen hast. Es ist hier aufgehoben; übernimm, um es zu senden.
live-unwritten = Das Haus hat einen Eintrag nicht angenommen. Er ist hier aufgehoben. ({ $why })
live-closed = Dieser Zettel wird nicht mehr geteilt.
live-idle = Dieser Zettel wird nicht mehr geteilt: Lange war niemand da.
live-disputed = Zwei haben gleichzeitig etwas für { $name } in Runde { $round } eingetragen. Was stimmt?
live-counts = { $points } zählt
live-keep-here = Auf diesem Gerät schreiben
