# Hints: what a choice is worth, for those who want to know.

hint-percent = { $percent }%
hint-must = Hit: you cannot stay yet.
hint-chance = Hit: your Second Chance catches the next bust.
hint-safe = Hit: the next card cannot bust you.
hint-hit = Hit: the risk of a bust is { $bust }, and yet going on brings more on average (+{ $gain }).
hint-stay = Stay: the risk of a bust is { $bust }, and going on costs points on average (−{ $gain }).
hint-even = Hit or Stay: on average both bring the same.
hint-average = Points of the round on average
hint-bust-next = Bust with the next card
hint-bust = Bust in the end if you hit
hint-given = A card for somebody of your choice
hint-spread = Points of the round if you hit
hint-next = Points of your row after the next card
hint-now = The striped bar is what Stay brings.
hint-alone = You are alone in the round, so all of this is exact.
hint-among = Every card is counted. Freezes and Flip Threes are taken to go to others, and nobody to play one on you.
hint-open = Every card is counted. Modifiers and actions are taken to go to others, and nobody to play one on you.
hint-hands = { $name } plays next; the colour least likely there: { $colour } ({ $chance }).
hint-hands-title = How likely the others have a colour
hint-fits = Fits now
hint-backs = By the backs of the cards, your hand and what lies open. What somebody played or drew before is not thought about.
hint-thinking = Counting the cards …
hint-large = With so many cards left there are too many ways for the round to go. The chance to bust is on the table.
hint-later = Hints come when it is your turn to hit or stay.
hint-later-hand = Hints come when it is your turn.
hint-lost = The hints could not be worked out in this browser.
