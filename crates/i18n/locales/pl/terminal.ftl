# What is said in the terminal alone. The page does not load it.
terminal-too-small = Stół wymaga { $columns } × { $lines } znaków, a ten terminal jest mniejszy. Powiększ go albo graj z --plain.
terminal-kept = Gra jest zapisana. Aby grać dalej: { $command }
terminal-seat-kept = Twoje miejsce przy stole czeka. Aby wrócić: { $command }
terminal-resumed = Wracasz do zapisanej gry.
terminal-not-understood = „{ $text }” nie jest tu odpowiedzią. ? pokazuje klawisze.
terminal-answers = Możliwe odpowiedzi:
terminal-key-arrows = Przejście między odpowiedziami
terminal-key-log = Przebieg gry, z zasadami
terminal-key-odds = Podpowiedzi: włącz lub wyłącz
terminal-key-table = Jak wygląda stół
terminal-key-new = Zacznij następną grę
terminal-key-quit = Wyjdź; gra zostaje zapisana
terminal-no-hints = Gospodarz tego stołu nie pozwala na podpowiedzi.
terminal-on-top = Na wierzchu: { $card }
