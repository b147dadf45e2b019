# What happens in a game of UNO FLIP!

unoflip-drew-for-deal = { $seat } draws { $face } to see who deals.
    .you = You draw { $face } to see who deals.
unoflip-dealer-drawn = { $seat } deals first.
    .you = You deal first.
unoflip-round-began = Round { $round } begins on the light side. Dealer: { $dealer }.
    .you = Round { $round } begins on the light side. You deal.
unoflip-hand-dealt = { $faces ->
    [hidden] { $seat } gets { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { $seat } gets { $faces }.
}
    .you = { $faces ->
        [hidden] You get { $count ->
            [one] { $count } card.
           *[other] { $count } cards.
        }
       *[other] You get { $faces }.
    }
unoflip-first-card = The first card is { $face }.
unoflip-put-under = { $face } cannot be the first card and goes under the draw pile.
unoflip-played = { $jumped-in ->
    [yes] { $uno ->
        [yes] { $seat } jumps in with { $face } and calls UNO!
       *[no] { $seat } jumps in with { $face }.
    }
   *[no] { $uno ->
        [yes] { $seat } plays { $face } and calls UNO!
       *[no] { $seat } plays { $face }.
    }
}
    .you = { $jumped-in ->
        [yes] { $uno ->
            [yes] You jump in with { $face } and call UNO!
           *[no] You jump in with { $face }.
        }
       *[no] { $uno ->
            [yes] You play { $face } and call UNO!
           *[no] You play { $face }.
        }
    }
unoflip-colour-named = { $seat } names { $colour }.
    .you = You name { $colour }.
unoflip-drew = { $seat } draws { $face ->
    [hidden] a card
   *[other] { $face }
}{ drawn-because }
    .you = You draw { $face ->
        [hidden] a card
       *[other] { $face }
    }{ drawn-because }
# Parts of sentences about cards that are drawn and hands that are shown
drawn-because = { $because ->
    [turn] .
    [draw_one] {" "}for Draw One.
    [draw_five] {" "}for Draw Five.
    [wild_draw_two] {" "}for Wild Draw Two.
    [wild_draw_color] {" "}for Wild Draw Color.
    [challenge] {" "}after the challenge.
   *[caught] {" "}for the missing UNO.
}
shown-hand = { $faces ->
    [hidden] .
   *[other] . The hand: { $faces }.
}
unoflip-nothing-to-draw = There is no card left for { $seat } to draw.
    .you = There is no card left for you to draw.
unoflip-passed = { $seat } passes.
    .you = You pass.
unoflip-skipped = { $seat } is skipped.
    .you = You are skipped.
unoflip-all-skipped = Everybody else is skipped: { $seat } goes again.
    .you = Everybody else is skipped: you go again.
unoflip-reversed = { $direction ->
    [left] Play changes direction: now clockwise.
   *[right] Play changes direction: now anticlockwise.
}
unoflip-flipped = { $side ->
    [light] Everything turns to the light side. On top: { $top }.
   *[dark] Everything turns to the dark side. On top: { $top }.
}
unoflip-challenged = { $rightly ->
    [yes] { $by } challenges { $of }, and rightly so
   *[no] { $by } challenges { $of }, but the card was allowed
}{ shown-hand }
    .you = { $rightly ->
        [yes] You challenge { $of }, and rightly so
       *[no] You challenge { $of }, but the card was allowed
    }{ shown-hand }
    .to-you = { $rightly ->
        [yes] { $by } challenges you, and rightly so
       *[no] { $by } challenges you, but the card was allowed
    }{ shown-hand }
unoflip-caught = { $by } catches { $seat }, who did not call UNO.
    .you = You catch { $seat }, who did not call UNO.
    .to-you = { $by } catches you: you did not call UNO.
unoflip-reshuffled = The discard pile is shuffled into a new draw pile: { count-cards }.
unoflip-round-won = { $seat } has no card left and wins the round!
    .you = You have no card left and win the round!
unoflip-scored = { $own ->
    [yes] { $seat } notes { count-points } for the cards still held, { $total } in all.
   *[no] { $seat } scores { count-points }, { $total } in all.
}
    .you = { $own ->
        [yes] You note { count-points } for the cards still held, { $total } in all.
       *[no] You score { count-points }, { $total } in all.
    }
unoflip-tied = A tie for the lowest total at { $total }: one more round.
unoflip-won = { $seat } wins with { $total }.
    .you = You win with { $total }.

# Colours by themselves
unoflip-colour-r = red
unoflip-colour-y = yellow
unoflip-colour-g = green
unoflip-colour-b = blue
unoflip-colour-p = pink
unoflip-colour-t = teal
unoflip-colour-o = orange
unoflip-colour-v = purple

# Colours as they stand in the name of a card, filled in as $colour below
unoflip-tint-r = red
unoflip-tint-y = yellow
unoflip-tint-g = green
unoflip-tint-b = blue
unoflip-tint-p = pink
unoflip-tint-t = teal
unoflip-tint-o = orange
unoflip-tint-v = purple

# Cards
unoflip-card-number = { $colour } { $number }
unoflip-card-draw-one = { $colour } Draw One
unoflip-card-draw-five = { $colour } Draw Five
unoflip-card-reverse = { $colour } Reverse
unoflip-card-skip = { $colour } Skip
unoflip-card-skip-everyone = { $colour } Skip Everyone
unoflip-card-flip = { $colour } Flip
unoflip-card-wild = Wild
unoflip-card-wild2 = Wild Draw Two
unoflip-card-dwild = dark Wild
unoflip-card-dwildc = Wild Draw Color
