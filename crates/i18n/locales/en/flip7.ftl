# What happens in a game of Flip 7. The players' names can be anything: no
# sentence may need their gender or a case ending.

flip7-deck-made = The deck is shuffled: { count-cards }.
flip7-round-began = Round { $round } begins. Dealer: { $dealer }.
    .you = Round { $round } begins. You deal.
flip7-dealt = { $by ->
    [opening] { $seat } is dealt { $card }.
    [hit] { $seat } hits: { $card }.
   *[flip_three] { $seat } flips { $card }.
}
    .you = { $by ->
        [opening] You are dealt { $card }.
        [hit] You hit: { $card }.
       *[flip_three] You flip { $card }.
    }
flip7-kept = { $seat } keeps { $card } and has { count-points }.
    .you = You keep { $card } and have { count-points }.
flip7-busted = { $seat } busts with a second { $card }.
    .you = You bust with a second { $card }.
flip7-saved = A Second Chance saves { $seat } from a second { $card }.
    .you = A Second Chance saves you from a second { $card }.
flip7-flipped-seven = { $seat } makes a Flip 7!
    .you = You make a Flip 7!
flip7-stayed = { $seat } stays with { count-points }.
    .you = You stay with { count-points }.
flip7-played = { $alone ->
    [yes] { $by } is the last one active and has to take the { $card }.
   *[no] { $card-code ->
        [second] { $by } gives { $card } to { $on }.
       *[other] { $self ->
            [yes] { $by } takes the { $card }.
           *[no] { $by } plays { $card } on { $on }.
        }
    }
}
    .you = { $alone ->
        [yes] You are the last one active and have to take the { $card }.
       *[no] { $card-code ->
            [second] You give { $card } to { $on }.
           *[other] { $self ->
                [yes] You take the { $card }.
               *[no] You play { $card } on { $on }.
            }
        }
    }
    .to-you = { $card-code ->
        [second] { $by } gives { $card } to you.
       *[other] { $by } plays { $card } on you.
    }
flip7-frozen = { $seat } is frozen with { count-points }.
    .you = You are frozen with { count-points }.
flip7-second-chance-kept = { $seat } keeps a Second Chance.
    .you = You keep a Second Chance.
flip7-set-aside = { $seat } sets { $card } aside for later.
    .you = You set { $card } aside for later.
flip7-discarded = { $because ->
    [done] { $card } is finished and discarded.
    [nobody_can_take_it] { $card } is discarded: nobody can take it.
    [owner_busted] { $card } is discarded: its player has busted.
    [flip7] { $card } is discarded: the round ends with a Flip 7.
    [nobody_active] { $card } is discarded: nobody is active any more.
   *[no_cards] { $card } is discarded: there are no cards left.
}
flip7-reshuffled = The discard pile is shuffled into a new deck: { count-cards }.
flip7-round-ended = { $because ->
    [flip7] The round is over: Flip 7!
    [nobody_active] The round is over: nobody is active any more.
    [no_cards] The round is over: there are no cards left.
   *[shuffled_before] The round is over: the deck ran out twice in one turn.
}
flip7-scored = { $seat } scores { count-points }, { $total } in all.
    .you = You score { count-points }, { $total } in all.
flip7-tied = A tie for the lead at { $total }: one more round.
flip7-won = { $seat } wins with { $total }.
    .you = You win with { $total }.
flip7-challenge = { $met ->
    [yes] Challenge met: the target was reached in round { $round }.
   *[no] Challenge not met: the target was reached in round { $round }.
}

# Cards
flip7-card-freeze = Freeze
flip7-card-flip3 = Flip Three
flip7-card-second = Second Chance
