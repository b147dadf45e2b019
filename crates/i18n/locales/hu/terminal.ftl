# What is said in the terminal alone. The page does not load it.
terminal-too-small = Az asztalnak { $columns } × { $lines } hely kell, ez a terminál kisebb. Nagyítsd meg, vagy játssz a --plain kapcsolóval.
terminal-kept = A játék el van mentve. Így folytathatod: { $command }
terminal-seat-kept = A helyed megmarad. Így térhetsz vissza: { $command }
terminal-resumed = Az elmentett játékot folytatod.
terminal-not-understood = „{ $text }”: ez itt nem jó válasz. A ? megmutatja a billentyűket.
terminal-answers = Lehetséges válaszok:
terminal-key-arrows = Lépkedés a válaszok között
terminal-key-log = Események, a szabályokkal
terminal-key-odds = Tippek ki- és bekapcsolása
terminal-key-table = Hogy áll a játék
terminal-key-new = A következő játék kezdése
terminal-key-quit = Kilépés; a játék megmarad
terminal-no-hints = Ennél az asztalnál a házigazda nem kér tippeket.
terminal-on-top = Legfelül: { $card }
