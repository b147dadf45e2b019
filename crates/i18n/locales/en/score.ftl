# Keeping score of games with cards of paper. Loaded with those pages.

score-title = Keep score
score-new = New sheet
score-begin = Begin
score-who = Who plays?
score-name = Name
score-add = Add
score-known = From earlier sheets
score-first-dealer = { $name } deals first
score-options = Rules of this game
score-going-on = Going on
score-finished = Finished
score-continue = Continue
score-look = Look at it
score-delete = Delete: { $sheet }
score-delete-means = This sheet and all its rounds are gone then: { $sheet }.
score-delete-yes = Delete
score-unreadable = A sheet that this version of the page cannot read. It stays as it is.
score-up = Move { $name } up
score-down = Move { $name } down
score-drag = Drag { $name } to another seat
score-remove = Remove { $name }
score-gone = There is no such sheet in this browser.
score-all-sheets = All sheets

# The sheet
score-tab-round = Round { $round }
score-tab-all = All rounds
score-tab-standings = Standings
score-undo = Undo
score-redo = Redo
score-menu = More about this sheet
score-kept = Everything is kept
score-writing = Being kept …
score-not-kept = Not kept
score-missing = nothing yet
score-away = not there
score-bust = Bust
score-went-out = Went out
score-cards = Cards
score-points = Points
score-entry = { $name }, round { $round }
score-next = Next
score-done = Done
score-last-digit = Delete the last digit
score-below-zero = Below zero
score-one-less = One { $card } less
score-copies = { $card }: { $copies }
score-given-after-bust = Minus cards given after the bust
score-flip7-bonus = Flip 7!
score-bonus-own = Takes 15 points
score-bonus-off = { $name } loses 15
score-nothing = Nothing entered
score-typed = as typed
score-collected = the others’ cards: { $list }
score-left = { $points } left for whoever goes out
score-tied = { $names } are level: everybody plays one more round.
score-won-means = The game is over. If something is wrong, change it: everything follows.
score-back = Back to the sheet
score-again = New game, same people
score-place = Place { $place }
score-more = More about { $name }
score-save = Save
score-set-dealer = Deals this round
score-set-away = Not there this round
score-wipe = Wipe this entry
score-leave = Leaves the game
score-return = Comes back
score-left-game = left
score-join = Somebody joins
score-join-points = Points to begin with
score-seats = Order of seats
score-target = Target
score-end = End the game now
score-go-on = Go on with the game
score-follows = This sheet is open in another tab, which writes on it.
score-take-over = Take over
score-table = Points of all rounds. Arrow keys go from entry to entry, Enter changes one.

# What cannot be kept
score-keeps-nothing = This window keeps nothing, perhaps because it is private. The sheet is here only until you close it.
score-too-old = A newer version of this page has written here. Reload the page.
score-blocked = An older version of this page is open in another tab. Close it and reload the page; until then nothing is kept.
score-no-room = There is no room left on this device. What you enter now is here only until you close the page. Make room and try again.
score-went-away = The browser has cleared what it kept. What you see is here only until you close the page.
score-damaged = What was kept of this sheet cannot be read. It stays as it is.
score-lost-words = The browser could not keep that: { $why }
score-retry = Try again

# Why something cannot be
score-no-longer = The sheet has changed meanwhile. Look at it again.
score-no-rules = The game is not played like that: look at the target and the other rules.
score-no-people = A sheet has 1 to { $most } players.
score-no-twice = { $name } is on the sheet already.
score-no-name = A name has 1 to 20 characters that can be seen.
score-no-present = { $here ->
    [yes] { $name } is there already.
   *[no] { $name } left already.
}
score-no-absent = { $name } was not there in round { $round }.
score-no-full = There is no room for more rounds on this sheet.
score-no-points = Nobody has so many points.
score-no-below = Nobody loses points in this game.
score-no-together = All players together have { $card } { $held } times, and the decks have only { $exist }.
score-no-two-flip7 = Only one player makes the Flip 7 that ends the round.
score-no-two-out = Only one player goes out: the others have cards left.
score-no-bonus = The 15 points come off somebody else who was there.
score-no-undo = That can no longer be undone or redone.
score-no-ended = { $ended ->
    [yes] The game was ended already.
   *[no] The game goes on already.
}
score-no-card = There is no card “{ $code }”.
score-no-place = { $card } is played and does not lie in front of anybody.
score-no-copies = { $card }: the decks have only { $exist }.
score-no-never-two = Nobody has { $card } twice.
score-no-with = { $busted ->
    [yes] { $card }: nobody who has busted has it.
   *[no] { $card }: nobody with a Flip 7 has it.
}
score-no-busted = With one more { $card } it is a bust. Tap “Bust” if it is.
score-no-busted-twice = The round was over with the card that busted.
score-no-past = Seven numbers end the round: there is no eighth.
score-no-has-flip7 = Seven numbers are a Flip 7.
score-no-flip7 = { $numbers ->
    [one] { $numbers } number is no Flip 7: it takes seven.
   *[other] { $numbers } numbers are no Flip 7: it takes seven.
}
score-no-bust = { $card } comes only after a bust.
score-no-after-bust = { $card } is not given to anybody who has busted.
score-no-choice = Nobody chooses the bonus of a Flip 7 in this game.
score-no-misplaced = Whoever makes the Flip 7 says who the 15 points go to.
score-no-sides = All cards of a round count by the same side: light or dark.
score-no-row = There is no bust and no Flip 7 in this game.
score-no-cards = Nobody has that many cards.

# Sharing
live-title = Share this sheet
live-means = Others follow the sheet on their phones or on a TV. One person keeps the score at a time.
live-share = Share
live-follow = Scan to follow
live-hand-on = Keep the score on another phone
live-hand-on-means = Scan this with the other phone. Whoever has this picture may write on the sheet.
live-stop = Stop sharing
live-here = { $here ->
    [one] Nobody else is connected.
   *[other] { $here } devices are connected.
}
live-open = Connected
live-connecting = Connecting …
live-not-open = Not connected
live-lost = No connection to the house. What you see here may be old; what you write is kept and sent later.
live-waiting = { $entries ->
    [one] No connection to the house. One entry is kept here and sent later.
   *[other] No connection to the house. { $entries } entries are kept here and sent later.
}
live-other = Somebody else keeps the score now.
live-too-late = Somebody else kept the score when you wrote this. It is kept here; take over to send it.
live-unwritten = The house did not take an entry. It is kept here. ({ $why })
live-closed = This sheet is no longer shared.
live-idle = This sheet is no longer shared: nobody had been there for a long time.
live-disputed = Two people wrote something down for { $name } in round { $round } at the same time. What is right?
live-counts = { $points } counts
live-keep-here = Keep the score on this device
