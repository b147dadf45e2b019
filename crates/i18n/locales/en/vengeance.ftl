# What happens in a game of Flip 7: With a Vengeance.

vengeance-deck-made = The deck is shuffled: { count-cards }.
vengeance-round-began = Round { $round } begins. Dealer: { $dealer }.
    .you = Round { $round } begins. You deal.
vengeance-dealt = { $by ->
    [opening] { $seat } is dealt { $card }.
    [hit] { $seat } hits: { $card }.
    [flip_four] { $seat } flips { $card }.
   *[one_more] { $seat } takes just one more: { $card }.
}
    .you = { $by ->
        [opening] You are dealt { $card }.
        [hit] You hit: { $card }.
        [flip_four] You flip { $card }.
       *[one_more] You take just one more: { $card }.
    }
vengeance-kept = { $seat } keeps { $card } and has { count-points }.
    .you = You keep { $card } and have { count-points }.
vengeance-wiped = { $cards ->
    [0] Unlucky 7: { $seat } has nothing to discard.
   *[other] Unlucky 7: { $seat } discards { count-cards }.
}
    .you = { $cards ->
        [0] Unlucky 7: you have nothing to discard.
       *[other] Unlucky 7: you discard { count-cards }.
    }
vengeance-busted = { $seat } busts.
    .you = You bust.
vengeance-flipped-seven = { $seat } makes a Flip 7!
    .you = You make a Flip 7!
vengeance-stayed = { $forced ->
    [yes] { $seat } has to stay with { count-points }.
   *[no] { $seat } stays with { count-points }.
}
    .you = { $forced ->
        [yes] You have to stay with { count-points }.
       *[no] You stay with { count-points }.
    }
vengeance-played = { $self ->
    [yes] { $by } takes { $card }.
   *[no] { $by } plays { $card } on { $on }.
}
    .you = { $self ->
        [yes] You take { $card }.
       *[no] You play { $card } on { $on }.
    }
    .to-you = { $by } plays { $card } on you.
vengeance-stolen = { $by } steals { $card } from { $from }.
    .you = You steal { $card } from { $from }.
    .to-you = { $by } steals { $card } from you.
vengeance-removed = { $self ->
    [yes] { $by } discards their own { $card }.
   *[no] { $by } makes { $from } discard { $card }.
}
    .you = { $self ->
        [yes] You discard your own { $card }.
       *[no] You make { $from } discard { $card }.
    }
    .to-you = { $by } makes you discard { $card }.
vengeance-swapped = { $by } swaps two cards: { $first-card } goes from { $first } to { $second }, { $second-card } from { $second } to { $first }.
    .you = { $mine ->
        [first] You swap { $first-card } for { $second-card } from { $second }.
        [second] You swap { $second-card } for { $first-card } from { $first }.
       *[none] You swap two cards: { $first-card } goes from { $first } to { $second }, { $second-card } from { $second } to { $first }.
    }
    .to-you = { $mine ->
        [first] { $by } swaps two cards: you give { $first-card } to { $second } and get { $second-card }.
       *[second] { $by } swaps two cards: you give { $second-card } to { $first } and get { $first-card }.
    }
vengeance-given = { $self ->
    [yes] { $by } keeps { $card }.
   *[no] { $busted ->
        [yes] { $by } gives { $card } to { $to }, who has busted.
       *[no] { $by } gives { $card } to { $to }.
    }
}
    .you = { $self ->
        [yes] You keep { $card }.
       *[no] { $busted ->
            [yes] You give { $card } to { $to }, who has busted.
           *[no] You give { $card } to { $to }.
        }
    }
    .to-you = { $busted ->
        [yes] { $by } gives { $card } to you, though you have busted.
       *[no] { $by } gives { $card } to you.
    }
vengeance-set-aside = { $seat } sets { $card } aside for later.
    .you = You set { $card } aside for later.
vengeance-lost = { $because ->
    [no_target] { $card } is discarded: there is nobody to play it on.
    [owner_busted] { $card } is discarded: its player has busted.
    [unlucky] { $card } is discarded by the Unlucky 7.
    [flip7] { $card } is discarded: the round ends with a Flip 7.
   *[no_cards] { $card } is discarded: there are no cards left.
}
vengeance-reshuffled = The discard pile is shuffled into a new deck: { count-cards }.
vengeance-bonus = { $self ->
    [yes] { $by } takes 15 points for the Flip 7.
   *[no] { $by } takes 15 points off { $on } for the Flip 7.
}
    .you = { $self ->
        [yes] You take 15 points for the Flip 7.
       *[no] You take 15 points off { $on } for the Flip 7.
    }
    .to-you = { $by } takes 15 points off you for the Flip 7.
vengeance-round-ended = { $because ->
    [flip7] The round is over: Flip 7!
    [nobody_active] The round is over: nobody is active any more.
   *[no_cards] The round is over: there are no cards left.
}
vengeance-scored = { $seat } scores { count-points }, { $total } in all.
    .you = You score { count-points }, { $total } in all.
vengeance-tied = A tie for the lead at { $total }: one more round.
vengeance-won = { $seat } wins with { $total }. The target was first reached in round { $reached }.
    .you = You win with { $total }. The target was first reached in round { $reached }.

# Cards
vengeance-card-zero = The Zero
vengeance-card-u7 = Unlucky 7
vengeance-card-l13 = Lucky 13
vengeance-card-one-more = Just One More
vengeance-card-swap = Swap
vengeance-card-steal = Steal
vengeance-card-discard = Discard
vengeance-card-flip4 = Flip Four
