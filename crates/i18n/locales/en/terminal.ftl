# What is said in the terminal alone. The page does not load it.
terminal-too-small = The table needs { $columns } × { $lines }, and this terminal is smaller. Make it larger, or play with --plain.
terminal-kept = The game is kept. To go on with it: { $command }
terminal-seat-kept = Your seat is kept. To come back: { $command }
terminal-resumed = You are back in the game that was kept.
terminal-not-understood = "{ $text }" is no answer here. ? explains the keys.
terminal-answers = Your answers:
terminal-key-arrows = From answer to answer
terminal-key-log = What happened, and by which rule
terminal-key-odds = Hints on or off
terminal-key-table = How the table stands
terminal-key-new = Begin the next game
terminal-key-quit = Leave; the game is kept
terminal-no-hints = The host of this table wants no hints.
terminal-on-top = On top: { $card }
