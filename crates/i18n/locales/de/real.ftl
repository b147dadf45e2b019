# Echte Karten auf einem echten Tisch: Spielleitung und Kartenzähler.

real-tap-opening = Erste Karten: Tippe die Karte an, die { $name } bekommt.
real-tap-hit = { $name } nimmt noch eine: Tippe die Karte an.
real-tap-one-more = Nur noch eine: Tippe die Karte an, die { $name } bekommt.
real-tap-flip = { $card }, Karte { $nth } von { $of }: Tippe die Karte an, die { $name } bekommt.
real-shuffle-first = Der Kartenstapel ist aufgebraucht: Mischt den Ablagestapel.
real-asks = { $name }: { $question }
real-hit-or-stay = { $name }: Noch eine oder Stopp? Bei „Noch eine“ tippe die Karte an.
real-must-hit = { $name }: Stopp geht noch nicht. Tippe die nächste Karte an.
real-refused-choice-first = Zuerst muss { $name } wählen.
real-refused-card-first = Tippe zuerst die Karte an, die { $name } bekommt.
real-refused-none-left = { $exist ->
    [0] { $card } gibt es in diesem Stapel nicht.
    [one] { $card } gibt es nur einmal, und die Karte liegt schon woanders.
   *[other] { $card } gibt es { $exist }-mal, und alle liegen schon woanders.
}
real-refused-deck-empty = Der Kartenstapel ist aufgebraucht. Mischt den Ablagestapel und gebt es hier an.
real-refused-nothing-to-shuffle = Auf dem Ablagestapel liegt nichts zum Mischen.
real-refused-not-active = { $name } nimmt in dieser Runde keine Karten mehr.
real-refused-not-there = { $card } liegt nicht vor { $name } oder kann dort nicht weggenommen werden.
real-refused-rule = Das kann nicht sein: { $sentence } ({ $rule })
real-refused-round-over = Die Runde ist vorbei. Wertet sie zuerst.
real-refused-bonus-unsaid = Sagt zuerst, für wen die 15 Punkte des Flip 7 sind.
real-refused-nothing-dealt = In dieser Runde ist noch keine Karte gekommen.
real-refused-game-over = Das Spiel ist vorbei.
real-refused-too-much = In diesem Spiel ist kein Platz für mehr. Beginnt ein neues.

# Die Seiten
real-referee = Spielleitung
real-referee-about = Spielt mit euren eigenen Karten: Tippe jede Karte an, die vom Stapel kommt. Die Seite sagt, wer dran ist und was eine Karte tut, und zählt die Punkte.
real-counter = Kartenzähler
real-counter-about = Tippe jede Karte dort an, wo sie landet, und sieh, was noch im Stapel ist, wie hoch das Risiko ist und was Noch eine und Stopp wert sind.
real-order = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
real-deals-first = Gibt zuerst
real-cards = Karten
real-left = { $card }: noch { $count }
real-next = Nächste Karte: { $name }
real-in-a-row = Nächste Karte: { $name }, { $cards ->
    [one] noch { $cards } hintereinander
   *[other] noch { $cards } hintereinander
}
real-nobody = Niemand nimmt mehr Karten: Wertet die Runde.
real-choose-row = Jemand anders: Tippe den Namen an. Eine Karte hat den Platz gewechselt: Tippe die Karte an.
real-stays = Stopp: { $name }
real-score-round = Runde werten
real-shuffled = Ablagestapel gemischt
real-show-odds = Chancen
real-odds-of = Was Noch eine und Stopp wert sind: { $name }
real-deck = Kartenstapel: { $count }
real-bust = Verzockt: { $percent } %
real-of = { $card }, { $name }
real-moved = Wohin kam { $card }? ({ $name })
real-to = An { $name }
real-swapped = Getauscht: Tippe die andere Karte an
real-new = Neues Spiel
real-new-means = Dieses Spiel ist dann zu Ende, und seine Punkte sind weg.
real-other-tab = Dieses Spiel ist in einem anderen Tab offen. Was dort angetippt wird, ist hier zu sehen.
real-secret = In diesem Spiel sind die Karten auf der Hand geheim, also kann sie niemand antippen.
