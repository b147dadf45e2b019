# What is said in the terminal alone. The page does not load it.
terminal-too-small = Der Tisch braucht { $columns } × { $lines }, und dieses Terminal ist kleiner. Mach es größer oder spiel mit --plain.
terminal-kept = Das Spiel ist gespeichert. So geht es weiter: { $command }
terminal-seat-kept = Dein Platz bleibt dir. So kommst du zurück: { $command }
terminal-resumed = Du spielst das gespeicherte Spiel weiter.
terminal-not-understood = „{ $text }“ ist hier keine Antwort. ? erklärt die Tasten.
terminal-answers = Mögliche Antworten:
terminal-key-arrows = Von Antwort zu Antwort
terminal-key-log = Spielverlauf, mit den Regeln
terminal-key-odds = Tipps an oder aus
terminal-key-table = Wie es am Tisch steht
terminal-key-new = Das nächste Spiel beginnen
terminal-key-quit = Gehen; das Spiel bleibt gespeichert
terminal-no-hints = An diesem Tisch will der Host keine Tipps.
terminal-on-top = Oben liegt: { $card }
