//! The rulebook of With a Vengeance in our own words.

game::rulebook! {
    /// A rule of With a Vengeance.
    V_1 "V-1" ("French book")
    "A deck has 108 cards: 92 numbers (The Zero, and n copies of each n from 1 to 13, where one 7 is the Unlucky 7 and one 13 the Lucky 13), 6 modifiers (÷2, −2, −4, −6, −8 and −10, one each) and 10 actions (two each of Just One More, Swap, Steal, Discard and Flip Four)."
    V_10 "V-10" ("French book; as F7-10 to F7-13")
    "The deal goes clockwise from the dealer's left. Every player who is still active then gets an opening card; whoever has stayed or busted before gets none. Then the active players choose Hit or Stay in turn; whoever has no card at all in front of them must Hit."
    V_11 "V-11" ("French book")
    "Whoever has stayed takes no more turns but is not safe: others may still play cards on them, and they can be given cards, bust, or complete a Flip 7. Points are counted only when the round is over."
    V_12 "V-12" ("French book")
    "A number that your row already has is a bust, however it got there: dealt, stolen or swapped. A busted row lies face down and nothing in it can be touched."
    V_13 "V-13" ("French book")
    "Seven number cards in a row that is not busted are a Flip 7 and end the round for all at once. The Zero is one of them. If a pair of 13s counts as one (option both_13_count off), it takes seven different numbers."
    V_14 "V-14" ("French book")
    "A round is also over when nobody is active any more, because everybody has stayed or busted."
    V_20 "V-20" ("French book")
    "The Zero: while you hold it you may not choose Stay, and your round is worth nothing unless you make a Flip 7, which scores as usual. Just One More makes you stay all the same, and whoever had stayed before getting it remains stayed."
    V_21 "V-21" ("French book; cards set aside: our ruling")
    "Unlucky 7: whoever receives it first discards all numbers and modifiers in front of them and keeps only this card, so it never busts when it comes; another 7 later does. In a Flip Four it also takes what that Flip Four has set aside so far, and the remaining cards still come."
    V_22 "V-22" ("French book")
    "Lucky 13: its holder may have two 13s, this one included, in any order. Both score, and both count towards seven unless the option both_13_count is off. A third 13 busts, and so do two of which neither is the Lucky one."
    V_30 "V-30" ("French book; what is kept from a reshuffle: our ruling")
    "Whoever gets an action card plays it at once on anybody who has not busted, themself included; the last one who has not busted has to play it on themself. It must be played if it can be; otherwise it is discarded. Afterwards it is discarded: a Flip Four when its last card has come, a Just One More when its player has stayed or busted, and not shuffled in before."
    V_31 "V-31" ("French book")
    "Whoever has stayed and gets an action card plays it, and remains stayed."
    V_32 "V-32" ("French book")
    "Just One More: the chosen player takes the next card and does what it says, and must then stay, unless they busted."
    V_33 "V-33" ("French book; the order: our ruling")
    "Swap: two open cards of two different players who have not busted change places, numbers and modifiers alike, your own among them if you like; even two equal cards. First an Unlucky 7 wipes the row it comes to, then both rows are checked for a bust, then for a Flip 7."
    V_34 "V-34" ("French book")
    "Steal: take an open card of another player who has not busted and add it to your own, as if it had been dealt to you."
    V_35 "V-35" ("French book")
    "Discard: choose an open card of anybody who has not busted, yourself included; it goes to the discard pile."
    V_36 "V-36" ("French book")
    "Flip Four: the chosen player takes the next four cards one by one, and each counts as one of the four. A bust or a Flip 7 ends it. Actions and modifiers are set aside and resolved in order after the fourth card by the player who took them, or discarded after a bust or a Flip 7. Whoever had stayed remains stayed."
    V_37 "V-37" ("our ruling; as F7-36")
    "Cards set aside wait in one queue, which is served when no card is being carried out: a Just One More ends with its Stay before that. Whoever busts loses their own waiting cards. A card that finds no legal target is discarded; players who have stayed are legal targets."
    V_38 "V-38" ("our ruling; as F7-19")
    "After an action the turn passes to the next active seat after the one whose turn it was."
    V_40 "V-40" ("French book")
    "Whoever gets a modifier gives it at once to anybody who has not busted, themself included; the last one who has not busted keeps it. It never busts anybody, is not one of the seven, and can be swapped, stolen and discarded."
    V_50 "V-50" ("French book; two ÷2: our ruling")
    "Whoever has not busted scores the sum of their numbers, halved and rounded down by each ÷2, less their minus cards but not below zero, plus 15 for a Flip 7."
    V_51 "V-51" ("French book and our rulings; as F7-41, F7-42, F7-50 to F7-53")
    "Points are added up over the rounds; the game ends when a round ends with somebody at the target and one player leads. The deal passes to the left. An empty deck is replaced by the shuffled discard pile, once in a turn at most; if there is still no card, the round is over."
    V_52 "V-52" ("French book")
    "The result says in which round the target was first reached."
    V_60 "V-60" ("French book, brutal mode")
    "A round may be worth less than nothing, and a total may fall below zero."
    V_61 "V-61" ("French book, brutal mode; details: our ruling")
    "Modifiers may be given to anybody, busted players included. Whoever has busted loses the points of the minus cards given to them after that, and nobody can touch those cards. The Zero still makes the round of somebody who has not busted worth exactly nothing."
    V_62 "V-62" ("French book, brutal mode; details: our ruling")
    "Whoever makes a Flip 7 chooses: 15 points for themself, or 15 points off the round of anybody else, which come off last of all. Whatever waits or is being carried out is discarded before."
}
