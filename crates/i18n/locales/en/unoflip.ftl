# What happens in a game of UNO FLIP!

unoflip-drew-for-deal = { $seat } draws { $face } to see who deals.
unoflip-dealer-drawn = { $seat } deals first.
unoflip-round-began = Round { $round } begins on the light side. Dealer: { $dealer }.
unoflip-hand-dealt = { $faces ->
    [hidden] { $seat } gets { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { $seat } gets { $faces }.
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
unoflip-colour-named = { $seat } names { $colour }.
unoflip-drew = { $seat } draws { $face ->
    [hidden] a card
   *[other] { $face }
}{ $because ->
    [turn] {""}
    [draw_one] {" "}for Draw One
    [draw_five] {" "}for Draw Five
    [wild_draw_two] {" "}for Wild Draw Two
    [wild_draw_color] {" "}for Wild Draw Color
    [challenge] {" "}after the challenge
   *[caught] {" "}for the missing UNO
}.
unoflip-nothing-to-draw = There is no card left for { $seat } to draw.
unoflip-passed = { $seat } passes.
unoflip-skipped = { $seat } is skipped.
unoflip-all-skipped = Everybody else is skipped: { $seat } goes again.
unoflip-reversed = { $direction ->
    [left] Play changes direction: now clockwise.
   *[right] Play changes direction: now anticlockwise.
}
unoflip-flipped = { $side ->
    [light] Everything turns to the light side. On top: { $top }.
   *[dark] Everything turns to the dark side. On top: { $top }.
}
unoflip-challenged = { $rightly ->
    [yes] { $by } challenges { $of }, and rightly so.
   *[no] { $by } challenges { $of }, but the card was allowed.
}{ $faces ->
    [hidden] {""}
   *[other] {" "}The hand: { $faces }.
}
unoflip-caught = { $by } catches { $seat }, who did not call UNO.
unoflip-reshuffled = The discard pile is shuffled into a new draw pile: { count-cards }.
unoflip-round-won = { $seat } has no card left and wins the round!
unoflip-scored = { $own ->
    [yes] { $seat } notes { count-points } for the cards still held, { $total } in all.
   *[no] { $seat } scores { count-points }, { $total } in all.
}
unoflip-tied = A tie for the lowest total at { $total }: one more round.
unoflip-won = { $seat } wins with { $total }.

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
