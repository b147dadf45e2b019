# What is said in the terminal alone. The page does not load it.
terminal-too-small = La table demande { $columns } × { $lines }, et ce terminal est plus petit. Agrandissez-le, ou jouez avec --plain.
terminal-kept = La partie est gardée. Pour la reprendre : { $command }
terminal-seat-kept = Votre place vous attend. Pour revenir : { $command }
terminal-resumed = Vous reprenez la partie gardée.
terminal-not-understood = « { $text } » n’est pas une réponse ici. ? explique les touches.
terminal-answers = Vos réponses :
terminal-key-arrows = D’une réponse à l’autre
terminal-key-log = Ce qui s’est passé, et selon quelle règle
terminal-key-odds = Conseils : oui ou non
terminal-key-table = L’état de la table
terminal-key-new = Commencer la partie suivante
terminal-key-quit = Quitter ; la partie est gardée
terminal-no-hints = L’hôte de cette table ne veut pas de conseils.
terminal-on-top = Sur la pile : { $card }
