//! The rulebook of Flip 7 in our own words.

game::rulebook! {
    /// A rule of Flip 7.
    F7_1 "F7-1" ("all books")
    "A deck has 94 cards: 79 numbers (a single 0, and n copies of each n from 1 to 12), 6 modifiers (+2, +4, +6, +8, +10 and x2, one each) and 9 actions (three each of Freeze, Flip Three and Second Chance)."
    F7_2 "F7-2" ("Polish and German books")
    "One deck is enough for 18 players; another is added for every further 18 players or part of them."
    F7_3 "F7-3" ("all books; 1 and 2 players: Polish books")
    "Any number from one player up can play. One or two players take up the challenge of F7-60."
    F7_10 "F7-10" ("all books")
    "The first dealer is drawn by lot. Play goes clockwise: whoever sits to the dealer's left is first, the dealer is last."
    F7_11 "F7-11" ("German book and ruleset 3.1; the part about Flip Three is our ruling")
    "Where there is an opening deal, each player still active gets one open card, from the dealer's left round to the dealer. A card that needs a decision is dealt with before the next is given. Whoever was frozen or busted before their card gets none; whoever already took a Flip Three still gets theirs."
    F7_12 "F7-12" ("all books")
    "After that the active players take turns clockwise from the dealer's left: Hit takes one card, Stay leaves the round and keeps the points. This goes round until the round ends."
    F7_13 "F7-13" ("ruleset 3.1; our ruling for the others")
    "Without a single card in front of you, you must Hit. One modifier or one Second Chance is enough to be allowed to Stay."
    F7_14 "F7-14" ("all books")
    "A number you do not hold yet joins your row. A number you already hold is a bust: you are out of the round without points, and your cards lie face down until it ends."
    F7_15 "F7-15" ("all books")
    "A modifier lies above the row. It cannot bust you, and it is not one of the seven of a Flip 7."
    F7_16 "F7-16" ("all books")
    "An action card takes effect at once, unless it came during a Flip Three (F7-33)."
    F7_17 "F7-17" ("all books")
    "Seven different numbers in a row are a Flip 7, and it ends the round for everybody on the spot. The 0 is a number like the others here."
    F7_18 "F7-18" ("all books")
    "A round is also over when no player is active any more, because everybody has stayed, was frozen or busted."
    F7_19 "F7-19" ("our ruling")
    "Wherever the cards of an action went, the turn passes to the next active seat after the one whose turn it was."
    F7_20 "F7-20" ("all books")
    "A player is active until they stay, are frozen or bust."
    F7_21 "F7-21" ("all books")
    "Freeze: whoever gets it names an active player, themself included. That player leaves the round with the points of their cards, and the Freeze lies in front of them until the round ends."
    F7_22 "F7-22" ("all books")
    "The last active player has to take a Freeze or a Flip Three themself."
    F7_23 "F7-23" ("all books")
    "Second Chance: you keep it. When a number comes that you already hold, both that number and the Second Chance are discarded, you are not busted, and your turn is over; in a Flip Three the rest of the three still comes. It is no help against a Freeze."
    F7_24 "F7-24" ("all books")
    "One player never holds two Second Chances. A second one goes to another active player who has none, or is discarded when nobody can take it."
    F7_25 "F7-25" ("all books")
    "A Second Chance that was not needed is discarded at the end of the round like every other card."
    F7_30 "F7-30" ("all books")
    "Flip Three: whoever gets it names an active player, themself included. That player takes the next three cards, one after the other."
    F7_31 "F7-31" ("all books")
    "Whatever comes counts as one of the three: numbers, modifiers, actions, and also a number that a Second Chance took away."
    F7_32 "F7-32" ("all books")
    "A bust or a Flip 7 ends a Flip Three early."
    F7_33 "F7-33" ("all books; when a Second Chance counts differs between them")
    "A Freeze or Flip Three among the three waits until the third card has come; then the player who took the three resolves them in the order they came. A Second Chance is kept at once and can save you from the very next card (or, with the option 'after', waits like the others)."
    F7_34 "F7-34" ("Polish books and ruleset 3.1: discard; German book: redirect")
    "When the player who takes the three busts, every card of theirs that still waits is discarded; or, with the option 'redirect', they still resolve them on other players who are active, and what nobody can take is discarded."
    F7_35 "F7-35" ("all books")
    "A Flip 7 discards every card that still waits."
    F7_36 "F7-36" ("our ruling")
    "Waiting cards form one queue for the whole table. Each is carried out completely before the next comes up, and its target is named only then; new ones join at the end. A frozen player still resolves theirs on players who are active. A card that finds nobody active is discarded. One player's bust does not touch the waiting cards of others."
    F7_37 "F7-37" ("our ruling")
    "The Flip Three itself is discarded when its last card has been dealt, before any waiting card comes up. Until then neither it nor a waiting card can be shuffled into a new deck."
    F7_40 "F7-40" ("all books; two x2: our ruling")
    "Whoever has not busted scores the sum of their numbers, doubled by each x2, plus their + modifiers, plus 15 for a Flip 7. Neither modifiers nor the 15 are doubled, and + modifiers count even without a number."
    F7_41 "F7-41" ("all books")
    "The points of a round are added to those of the rounds before."
    F7_42 "F7-42" ("all books")
    "Once a round ends with somebody at the target, 200 as a rule, the highest total wins. If several share it, everybody plays one more round, and so on until one player is ahead."
    F7_50 "F7-50" ("all books")
    "After a round all its cards go to the discard pile, not back into the deck, and the player to the left deals next."
    F7_51 "F7-51" ("all books")
    "When a card is needed and the deck is used up, the discard pile is shuffled and becomes the deck. Cards in front of players stay there, also those of busted players."
    F7_52 "F7-52" ("our ruling")
    "When a card is needed and there is none in either pile, the round is over; whoever has not busted scores, and waiting cards are discarded."
    F7_53 "F7-53" ("our ruling")
    "The discard pile is shuffled once at most within one turn, or within the deal of one opening card. If the deck runs out a second time, F7-52 holds."
    F7_60 "F7-60" ("Polish books")
    "The challenge for one or two players: reach the target within four rounds. The game goes on to the target in any case; the result names the first round in which somebody reached it and says whether the challenge was met."
}
