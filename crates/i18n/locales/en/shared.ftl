# What sentences about all games and tables share.
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
game-seat = Seat { $number }
table-somebody = Somebody
list-next = { $list }; { $item }

# Modifiers
card-plus = plus { $number }
card-minus = minus { $number }
card-times = times { $number }
card-divided = divided by { $number }

# What happens at a table
table-opened = The table is open.
table-joined = { $name } comes in.
table-sat = { $guest } takes a seat.
table-stood = { $guest } gives up their seat.
table-left = { $guest } leaves the table.
table-kicked = { $guest } is sent away.
table-banned = { $guest } is sent away for good.
table-cleared = Everybody who was away has left the table.
table-locked = { $on ->
    [yes] The table is locked: nobody new comes in.
   *[no] The table is open again.
}
table-bot-sat = { $level ->
    [easy] An easy bot takes a seat.
    [normal] A normal bot takes a seat.
   *[strong] A strong bot takes a seat.
}
table-bot-left = { $seat } leaves: the bot's seat is free.
table-host-changed = { $guest } is the host now.
table-started = Game { $number } begins.
table-rested = { $on ->
    [yes] { $away ->
        [yes] { $seat } is away: a bot plays on.
       *[no] { $seat } lets a bot play.
    }
   *[no] { $seat } plays again.
}
    .you = { $on ->
        [yes] { $away ->
            [yes] You are away: a bot plays on.
           *[no] You let a bot play.
        }
       *[no] You play again.
    }
table-ended = The game is over. { $winner } wins!
    .you = The game is over. You win!
table-ended-no-winner = The game was ended early. Nobody wins.
table-closed = { $idle ->
    [yes] The table is closed: nobody had been here for a long time.
   *[no] The table is closed.
}

# At the end of a story about a game that is not over
story-seed = Seed: { $seed }
story-stops = The record ends here. Waiting for { $name }.
