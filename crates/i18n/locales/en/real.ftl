# Real cards on a real table: the referee, and the card counter.

real-tap-opening = Opening deal: tap the card that { $name } gets.
real-tap-hit = { $name } hits: tap the card.
real-tap-one-more = Just One More: tap the card that { $name } gets.
real-tap-flip = { $card }, card { $nth } of { $of }: tap the card that { $name } gets.
real-shuffle-first = The deck is used up: shuffle the discard pile.
real-asks = { $name }: { $question }
real-hit-or-stay = { $name }: Hit or Stay? If it is Hit, tap the card.
real-must-hit = { $name } cannot stay yet: tap the next card.
real-refused-choice-first = { $name } has to choose first.
real-refused-card-first = First tap the card that { $name } gets.
real-refused-none-left = { $exist ->
    [0] There is no { $card } in this deck.
    [one] There is only one { $card }, and it lies elsewhere.
   *[other] There are { $exist } of { $card }, and all of them lie elsewhere.
}
real-refused-deck-empty = The deck is used up. Shuffle the discard pile and say so here.
real-refused-nothing-to-shuffle = There is nothing on the discard pile to shuffle.
real-refused-not-active = { $name } takes no more cards in this round.
real-refused-not-there = { $card } does not lie in front of { $name }, or cannot be taken from there.
real-refused-rule = That cannot be: { $sentence } ({ $rule })
real-refused-round-over = The round is over. Score it first.
real-refused-bonus-unsaid = First say whom the 15 points of the Flip 7 are for.
real-refused-nothing-dealt = No card was dealt in this round yet.
real-refused-game-over = The game is over.
real-refused-too-much = There is no room for more in this game. Begin a new one.

# The pages
real-referee = Referee
real-referee-about = Play with your own cards: tap each card that comes off the deck. The page says who is next and what a card does, and keeps the score.
real-counter = Card counter
real-counter-about = Tap each card where it comes to lie, and see what is left in the deck, how likely a bust is, and what Hit and Stay are worth.
real-order = In the order in which you sit, clockwise.
real-deals-first = Deals first
real-cards = Cards
real-left = { $card }: { $count } left
real-next = Next card: { $name }
real-in-a-row = Next card: { $name }, { $cards ->
    [one] { $cards } more in a row
   *[other] { $cards } more in a row
}
real-nobody = Nobody takes cards any more: score the round.
real-choose-row = Another player: touch the name. A card that moved: touch the card.
real-stays = Stay: { $name }
real-score-round = Score the round
real-shuffled = Discard pile shuffled
real-show-odds = Odds
real-odds-of = What Hit and Stay are worth: { $name }
real-deck = Deck: { $count }
real-bust = Bust: { $percent }%
real-of = { $card }, { $name }
real-moved = Where did { $card } go? ({ $name })
real-to = To { $name }
real-swapped = Swapped: touch the other card
real-new = New game
real-new-means = This game is over then, and its points are gone.
real-other-tab = This game is open in another tab. What is tapped there shows here.
real-secret = Hands are secret in this game, so nobody can tap the cards.
