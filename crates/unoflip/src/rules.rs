//! The rulebook of UNO FLIP! in our own words.

game::rulebook! {
    /// A rule of UNO FLIP!.
    U_1 "U-1" ("Hungarian book")
    "There are 112 cards with two sides. Light: each of red, yellow, green and blue has 1 to 9 twice, and two each of Draw One, Reverse, Skip and Flip; there are 4 Wild and 4 Wild Draw Two. Dark: each of pink, teal, orange and purple has 1 to 9 twice, and two each of Draw Five, Reverse, Skip Everyone and Flip; there are 4 Wild and 4 Wild Draw Color."
    U_2 "U-2" ("the printed deck")
    "Every light face always has the same dark face behind it, as the printed deck has it."
    U_3 "U-3" ("Hungarian book")
    "2 to 10 players can play."
    U_10 "U-10" ("Hungarian book")
    "For the first deal everybody draws a card, and whoever has the highest light number deals; symbols count as nothing, and those who tie draw again. Then all cards are shuffled."
    U_11 "U-11" ("Hungarian book")
    "A round starts on the light side with seven cards for each player, dealt one at a time from the dealer's left. The rest is the draw pile, light side down; its top card is turned over to begin the discard pile."
    U_12 "U-12" ("Hungarian book")
    "You see the active side of your own cards, the inactive side of everybody else's and of the draw pile's top card, the top of the discard pile, and how many cards each player holds; nothing else."
    U_13 "U-13" ("Hungarian book; where a Wild Draw Two goes and what a Flip does: our ruling")
    "The first card counts: after a number the dealer's left begins; Draw One makes them draw one and be skipped; Skip skips them; Reverse lets the dealer begin, to the right; on a Wild they name the colour and begin. A Wild Draw Two goes under the draw pile and another card is turned. A Flip turns everything to the dark side, and the dealer's left begins, naming the colour if a wild is on top."
    U_20 "U-20" ("Hungarian book")
    "Turns go clockwise from the dealer's left, until a Reverse turns the direction round."
    U_21 "U-21" ("Hungarian book")
    "In your turn you play a card whose active side matches the top of the discard pile by colour, number or symbol, or a wild. After a wild the named colour counts."
    U_22 "U-22" ("Hungarian book; being asked: our ruling")
    "Or you draw one card, also if you could play. If that very card can be played you may play it at once; otherwise you pass. You are asked whether it can be played or not, so that being asked tells the others nothing; only with no card to draw the turn passes by itself."
    U_23 "U-23" ("Hungarian book; nothing left: our ruling")
    "When a card is needed and the draw pile is empty, the discard pile except its top card is shuffled to be the new one. If there is no card anywhere, drawing ends there; one may still choose to draw, and passes with nothing."
    U_40 "U-40" ("Hungarian book")
    "Draw One: the next player draws a card and is skipped."
    U_41 "U-41" ("Hungarian book")
    "Reverse: the direction of play turns round."
    U_42 "U-42" ("convention")
    "With two players a Reverse works as a Skip and the direction stays; or, by option, it has no effect at all."
    U_43 "U-43" ("Hungarian book")
    "Skip: the next player is skipped."
    U_44 "U-44" ("Hungarian book")
    "Wild: name a colour. It may be played whatever else you hold."
    U_45 "U-45" ("Hungarian book")
    "Wild Draw Two: name a colour; the next player draws two and is skipped. It is allowed only if you hold no other card of the colour that was in force; number and symbol do not matter, and wilds have no colour."
    U_46 "U-46" ("Hungarian book; actions and wilds that come up: our ruling")
    "Flip: the discard pile is turned over, so that the Flip lies at the bottom and the other face of the former bottom card on top; the draw pile is turned over with its order, and all hands change side. An action that comes up has no effect; for a wild, whoever played the Flip names the colour."
    U_50 "U-50" ("Hungarian book")
    "Draw Five: the next player draws five cards and is skipped."
    U_51 "U-51" ("Hungarian book")
    "Reverse, Wild and Flip work on the dark side as on the light one; a Flip leads back to the light side."
    U_52 "U-52" ("Hungarian book")
    "Skip Everyone: all others are skipped and the same player goes again."
    U_53 "U-53" ("Hungarian book")
    "Wild Draw Color: name a colour; the next player draws until a card of that colour comes (wilds do not count), keeps all of them and is skipped. Allowed like a Wild Draw Two."
    U_54 "U-54" ("Hungarian book; last card: our ruling")
    "Challenge: with bluffing a Wild Draw Two or Wild Draw Color may be played though it is not allowed, and the next player may challenge it and is shown the hand as it was. If it was not allowed, its player draws instead, and the challenger takes their turn. If it was, the challenger draws two cards more than asked for and is skipped. A last card cannot be challenged. Without bluffing such a play is illegal."
    U_60 "U-60" ("Hungarian book; the window: our ruling")
    "Playing your last card but one, you call UNO. If you do not, any other player may catch you until the next decision that is not a catch: you draw two cards, and the decision is asked again."
    U_61 "U-61" ("Hungarian book; a Flip: our ruling")
    "Whoever plays their last card wins the round. A last draw card still makes the next player draw, and those cards count; a last Flip turns everything first, and no colour is named; other effects do not happen."
    U_70 "U-70" ("Hungarian book; who deals next: our ruling")
    "The winner of a round scores what the others hold on the side in play: numbers as they are, Draw One 10, Draw Five, Reverse, Skip and Flip 20, Skip Everyone 30, Wild 40, Wild Draw Two 50, Wild Draw Color 60. The first to reach 500 wins; otherwise the deal passes to the left and a new round begins on the light side."
    U_71 "U-71" ("Hungarian book; ties: our ruling")
    "Or, by option, everybody notes what they hold themselves after each round, and when somebody reaches 500 the lowest total wins; if it is shared, play goes on."
    U_80 "U-80" ("house rule stacking; being asked: our ruling")
    "Whoever is hit by a Draw One, Draw Five or Wild Draw Two may play a card of the same kind on it, whatever its colour, and pass the sum on; whoever does not draws all of it and is skipped. Whoever is hit is asked, also with no such card, so that being asked tells the others nothing. A stacked Wild Draw Two needs no permission and cannot be challenged; the first one can be until something is stacked on it. Wild Draw Color does not stack."
    U_81 "U-81" ("house rule jump_in")
    "While the table waits for an ordinary turn, any other player with the very same face as the top, also whoever played it (no wilds, and not before a card has been played in the round), may play it out of turn; play goes on from there. Nobody can be caught after that for not having called UNO before."
    U_82 "U-82" ("house rule draw_until_playable")
    "Whoever draws in their turn keeps drawing until a card can be played, or none is left, and is asked about the last one."
    U_83 "U-83" ("house rule force_play")
    "A drawn card that can be played must be played."
}
