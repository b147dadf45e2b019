# What is said in the terminal alone. The page does not load it.
terminal-too-small = Stół potrzebuje { $columns } × { $lines }, a ten terminal jest mniejszy. Powiększ go albo graj z --plain.
terminal-kept = Gra jest zapisana. Dalszy ciąg: { $command }
terminal-seat-kept = Miejsce przy stole czeka. Powrót: { $command }
terminal-resumed = Grasz dalej w zapisaną grę.
terminal-not-understood = „{ $text }” to nie jest tu odpowiedź. ? objaśnia klawisze.
terminal-answers = Możliwe odpowiedzi:
terminal-key-arrows = Od odpowiedzi do odpowiedzi
terminal-key-log = Co się działo i według której zasady
terminal-key-odds = Podpowiedzi: włącz lub wyłącz
terminal-key-table = Jak wygląda stół
terminal-key-new = Zacznij następną grę
terminal-key-quit = Wyjdź; gra zostaje zapisana
terminal-no-hints = Gospodarz tego stołu nie chce podpowiedzi.
terminal-on-top = Na wierzchu: { $card }
