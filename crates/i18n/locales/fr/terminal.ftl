# What is said in the terminal alone. The page does not load it.
terminal-too-small = La table a besoin de { $columns } × { $lines }, et ce terminal est plus petit. Agrandissez-le, ou jouez avec --plain.
terminal-kept = La partie est sauvegardée. Pour la reprendre : { $command }
terminal-seat-kept = Votre place vous attend. Pour revenir : { $command }
terminal-resumed = Vous reprenez la partie sauvegardée.
terminal-not-understood = « { $text } » n’est pas une réponse ici. ? explique les touches.
terminal-answers = Réponses possibles :
terminal-key-arrows = D’une réponse à l’autre
terminal-key-log = Journal, avec les règles
terminal-key-odds = Afficher ou non les conseils
terminal-key-table = L’état de la table
terminal-key-new = Commencer la partie suivante
terminal-key-quit = Quitter ; la partie est sauvegardée
terminal-no-hints = L’hôte de cette table ne veut pas de conseils.
terminal-on-top = Sur la pile : { $card }
