# Words of the page. Everything else that is said about a game or a table is in the other files.
app-tagline = Card games to play together, right here in the browser.
value-yes = yes
value-no = no

# Home
home-flip7 = Push your luck: take one more card, or keep your points before a number comes twice?
home-vengeance = The meaner sister: swap, steal and hand out minus points. Nobody is safe, not even after Stay.
home-unoflip = Get rid of your two-sided cards: a Flip turns the whole game from light to dark.
home-players = { $fewest } to { $most } players
home-play-now = Play now
home-against = { $bots ->
    [one] against { $bots } bot · { $level }
   *[other] against { $bots } bots · { $level }
}
home-against-change = Other opponents
home-open-table = Open a table
home-join = Join a table
home-code = Code of the table
home-name = Your name
avatar-choose = Your picture
avatar-any = Whichever is free
avatar-fox = Fox
avatar-owl = Owl
avatar-frog = Frog
avatar-cat = Cat
avatar-fish = Fish
avatar-bear = Bear
avatar-rabbit = Rabbit
avatar-snail = Snail
avatar-whale = Whale
avatar-bird = Bird
avatar-turtle = Turtle
avatar-bee = Bee
home-language = Language
home-public-tables = Public tables
home-no-public-tables = There are no public tables right now. Open one!
home-watch = Watch
home-local = Play on this device
home-back = Back

# A new table
open-seats = Seats
open-bots = Bots
open-level = Level
open-timer = Time per turn
open-timer-off = No limit
open-timer-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
open-public = Public
open-hints = Hints
open-options = Rules of this table
open-create = Open the table
level-easy = Easy
level-normal = Normal
level-strong = Strong
temper-careful = careful
temper-bold = bold
temper-clever = clever
temper-forgetful = forgetful
temper-moody = moody

# Options of the games
option-flip7-edition = Edition
option-flip7-edition-help = Which rulebook you play by. It sets the options below.
option-flip7-edition-pl = Polish rulebooks
option-flip7-edition-de = German rulebook
option-flip7-edition-en = English ruleset 3.1
option-flip7-opening-deal = Opening deal
option-flip7-opening-deal-help = Everybody gets one card before the first choice.
option-flip7-aside-after-bust = Cards set aside after a bust
option-flip7-aside-after-bust-help = What becomes of a waiting Freeze or Flip Three when its player busts.
option-flip7-aside-after-bust-discard = They are discarded
option-flip7-aside-after-bust-redirect = Other players get them
option-flip7-second-chance-in-flip-three = Second Chance in a Flip Three
option-flip7-second-chance-in-flip-three-help = From when a Second Chance that comes during a Flip Three counts.
option-flip7-second-chance-in-flip-three-at-once = At once
option-flip7-second-chance-in-flip-three-after = After the third card
option-flip7-target = Target
option-flip7-target-help = The game ends after the round in which somebody reaches this many points.
option-flip7-decks = Decks
option-flip7-decks-help = How many decks are shuffled together. One is enough for 18 players.
option-vengeance-brutal = Brutal mode
option-vengeance-brutal-help = Points may fall below zero, busted players get modifiers too, and a Flip 7 may take 15 points off somebody.
option-vengeance-both-13-count = Both 13s count
option-vengeance-both-13-count-help = With a Lucky 13, both 13s count towards the seven of a Flip 7.
option-vengeance-target = Target
option-vengeance-target-help = The game ends after the round in which somebody reaches this many points.
option-vengeance-decks = Decks
option-vengeance-decks-help = How many decks are shuffled together. One is enough for 18 players.
option-unoflip-scoring = Scoring
option-unoflip-scoring-help = Who gets points for the cards that are left after a round.
option-unoflip-scoring-winner = The winner of the round
option-unoflip-scoring-lowest = Everybody; the lowest total wins
option-unoflip-target = Target
option-unoflip-target-help = The game ends when somebody has this many points after a round.
option-unoflip-two-player-reverse = Reverse with two players
option-unoflip-two-player-reverse-help = What a Reverse does when only two play.
option-unoflip-two-player-reverse-skip = It skips the other player
option-unoflip-two-player-reverse-nothing = Nothing
option-unoflip-bluff = Bluffing
option-unoflip-bluff-help = You may play a wild that makes others draw when it is not allowed, and be challenged for it.
option-unoflip-stacking = Stacking
option-unoflip-stacking-help = Answer a draw card with one of the same kind, and the next player draws for all of them.
option-unoflip-jump-in = Jump in
option-unoflip-jump-in-help = Whoever holds exactly the card on top may play it out of turn.
option-unoflip-draw-until-playable = Draw until a card fits
option-unoflip-draw-until-playable-help = Whoever draws keeps drawing until a card can be played.
option-unoflip-force-play = Must play
option-unoflip-force-play-help = A drawn card that can be played must be played.

# At the table
phase-lobby = Waiting for players
phase-playing = Game on
phase-over = Game over
phase-closed = Closed
table-invite = Invite others
table-copy-link = Copy the link
table-copied = Copied
table-start = Start the game
table-waiting-for-host = Waiting for the host to start
table-sit = Sit down
table-stand = Stand up and watch
table-leave = Leave
table-rest = Hand my seat to a bot
table-take-back = Take my seat back
table-rematch = Rematch
table-add-bot = Add a bot
table-kick = Send away
table-kick-means = { $name } has to leave the table, and can come back in { $minutes } minutes. In a game, a bot takes over the seat.
table-ban = Ban
table-ban-means = { $name } has to leave the table, and cannot come back as long as it is open. In a game, a bot takes over the seat.
table-clear-away = Remove absent guests
table-lock = Lock the table
table-unlock = Unlock the table
table-hand-over = Make host
table-end-game = End this game
table-close = Close the table
table-end-means = Nobody wins then. The points so far are shown, and what was played can still be checked.
table-close-means = Everybody has to leave, a game that is on ends without a winner, and the code no longer works.
table-host = Host
table-you = You
table-bot = Bot
table-away = Away
table-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
table-chat = Chat
table-chat-write = Write a message
table-chat-send = Send
table-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-mute = Mute { $name }
table-unmute = Unmute { $name }
emote-clap = Well done
emote-laugh = Funny
emote-wow = Wow
emote-cry = Oh no
emote-think = Let me think
emote-hurry = Hurry up
emote-like = I like it
emote-good-game = Good game

# In a game
game-hit = Hit
game-stay = Stay
game-draw = Draw
game-pass = Pass
game-accept = Accept
game-challenge = Challenge
game-uno = UNO!
game-catch = No UNO: { $name }!
game-play = Play
game-play-card = Play { $card }
game-choose-target = { $card }: choose a player
game-choose-card = { $card }: choose a card
game-choose-swap = { $card }: choose two cards of different players
game-choose-one-more = { $card }: one more card, of another player
game-choose-bonus = Flip 7! Take 15 points yourself, or take 15 off somebody else.
game-choose-colour = Choose a colour
game-asked-challenge = Accept, or challenge the card?
game-asked-drawn = You drew { $card }. Play it?
game-drawn-does-not-fit = You drew { $card }. It does not fit.
game-nothing-to-stack = You have no card to stack.
game-asked-stack = { $cards ->
    [one] Draw { $cards } card, or stack one more?
   *[other] Draw { $cards } cards, or stack one more?
}
game-deck = Deck
game-draw-pile = Draw pile
game-discard-pile = Discard pile
game-round = Round { $round }
game-dealer = Dealer
game-score = Score
game-target = Target: { $points }
game-aside = Set aside
game-your-turn = Your turn
game-waiting-for = Waiting for { $name }
game-time-left = { $seconds } s left
game-speed = Speed: { $speed }
game-speed-normal = normal
game-speed-fast = fast
game-speed-instant = instant
game-undo = Take back
game-skip = Skip to the end of the round
game-bust-chance = Chance to bust: { $percent }%
game-side-light = Light side
game-side-dark = Dark side
game-direction-left = Clockwise
game-direction-right = Anticlockwise
game-colour-now = Colour: { $colour }
game-your-hand = Your hand
game-hand-shown = { $name } shows you: { $faces }
game-turn-now = plays now
game-catch-short = Catch!
game-asked-play = Play a raised card, or draw.
game-asked-draw = No card fits: draw one.
game-asked-jump-in = You may jump in.
game-accept-means = You draw the cards and are skipped.
game-challenge-means = You see the hand: if it had the old colour, they draw; if not, you draw 2 more.
game-uno-on = Called with your card
game-uno-off = Not called yet
game-shown-by = { $name } had to show you this hand
game-you-won = You win!
game-won = { $name } wins!
game-nobody-won = The game was ended before anybody won.
game-log = What happened
game-why = Why?
things-title = What is on the table
status-active = active
status-stayed = stayed
status-frozen = frozen
status-busted = busted
status-flip7 = Flip 7
round-over = Round { $round } is over
round-go-on = Go on
round-go-on-in = Go on ({ $seconds })
round-place = Place
round-points = This round
round-up = { $places ->
    [one] up { $places } place
   *[other] up { $places } places
}
round-down = { $places ->
    [one] down { $places } place
   *[other] down { $places } places
}
round-went-out = no cards left: the cards of the others count
round-cards-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
score-zero = The Zero
score-not-below = not below 0
score-flip7 = Flip 7 +{ $points }
score-anothers = somebody’s Flip 7 −{ $points }
flourish-flip7 = Flip 7!
flourish-bust = Bust!
flourish-steal = Stolen!
flourish-flip = Flip!
flourish-caught = No UNO!

# The log: what is added to a sentence ($head, without its full stop), and lists
log-points = { $head }, now { count-points }.
    .you = { log-points }
log-has = { $seat } now has { count-points }.
    .you = You now have { count-points }.
log-busts = { $head } and busts!
    .you = { $head } and bust!
log-saved = { $head }, but is saved by a Second Chance.
    .you = { $head }, but are saved by a Second Chance.
log-flip7 = { $head } and makes a Flip 7!
    .you = { $head } and make a Flip 7!
log-aside = { $head } and sets it aside for later.
    .you = { $head } and set it aside for later.
log-keeps = { $head } and keeps it.
    .you = { $head } and keep it.
log-frozen = { $head }: frozen with { count-points }.
    .you = { log-frozen }
log-wiped = { $cards ->
    [0] { $head }, with nothing to discard.
   *[other] { $head } and discards { count-cards }.
}
    .you = { $cards ->
        [0] { $head }, with nothing to discard.
       *[other] { $head } and discard { count-cards }.
    }
log-stays = { $told ->
    [yes] { $head }, and has to stay.
   *[no] { $head }, and has to stay with { count-points }.
}
    .you = { $told ->
        [yes] { $head }, and have to stay.
       *[no] { $head }, and have to stay with { count-points }.
    }
log-names = { $head } and names { $colour }.
    .you = { $head } and name { $colour }.
log-skipped = { $head } and is skipped.
    .you = { $head } and are skipped.
log-passes = { $head } and passes.
    .you = { $head } and pass.
log-drew = { $seat } draws { $faces ->
    [hidden] { count-cards }
   *[other] { $faces }
}{ drawn-because }
    .you = You draw { $faces ->
        [hidden] { count-cards }
       *[other] { $faces }
    }{ drawn-because }
log-opening = Opening cards: { $list }.
log-for-deal = Drawn to see who deals: { $list }.
log-hands = Everybody gets { count-cards }.
log-scores = { $own ->
    [yes] Points for the cards still held: { $list }.
   *[no] Points: { $list }.
}
log-item = { $name }: { $what }
log-score = { $name } { $points } ({ $total })

# The table of Flip 7 and With a Vengeance
rows-turn = their turn
rows-confirm = Confirm
rows-cancel = Cancel
rows-will-one-more = { $self ->
    [yes] You take one more card and then have to stay.
   *[no] { $name } takes one more card and then has to stay.
}
rows-will-flip4 = { $self ->
    [yes] You take four cards.
   *[no] { $name } takes four cards.
}
rows-will-give = { $self ->
    [yes] You keep { $card }.
   *[no] { $name } gets { $card }.
}
rows-will-bonus = { $self ->
    [yes] You get 15 points.
   *[no] { $name } loses 15 points.
}
rows-will-steal = { $name } loses { $card } to you.
rows-will-discard = { $self ->
    [yes] Your { $card } is discarded.
   *[no] { $name } loses { $card }: it is discarded.
}
rows-will-swap = { $self ->
    [yes] You give { $card } to { $other } and get { $other-card }.
   *[no] { $name } gives { $card } to { $other } and gets { $other-card }.
}
rows-then-bust = { $self ->
    [yes] You bust!
   *[no] { $name } busts!
}
rows-then-wipe = { $self ->
    [yes] The Unlucky 7 discards all your other cards.
   *[no] { $name } loses all other cards to the Unlucky 7.
}
rows-then-flip7 = { $self ->
    [yes] You make a Flip 7!
   *[no] { $name } makes a Flip 7!
}

# One device for all
local-pass-device = Pass the device to { $name }
local-show-hand = Show my hand
local-since = Since your last turn
local-unreadable = The game that was kept in this browser cannot be read any more. You can begin a new one.
local-unkept = This browser has no room to keep the game: when the page is closed, it is gone.
tv-view = TV view
tv-scan = Scan to join
tv-or-code = or enter the code { $code }

# Settings
setting-title = Settings
setting-sounds = Sounds
setting-volume = Volume
setting-haptics = Vibration
setting-notices = Notify me when it is my turn and I am elsewhere
setting-notices-refused = The browser does not allow notices from this page.
setting-full-screen = Full screen
setting-answers = Play the only possible move for me
setting-animations = Animations
setting-animations-on = On
setting-animations-fast = Fast
setting-animations-off = Off
setting-theme = Theme
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-system = System default

# The connection
connection-connecting = Connecting …
connection-reconnecting = Connection lost. Connecting again …
connection-other-tab = This seat is open in a newer tab.
connection-play-here = Play here
parted-kicked = The host has sent you away from this table. You can watch, and join again in { $minutes } minutes.
parted-banned = The host has sent you away from this table for good. You cannot come back as long as it is open.
parted-closed = The host has closed this table.
connection-outdated = This page is older than the house and does not know everything that happens at this table. Reload it.
connection-reload = Reload the page
connection-away = Away: a bot takes over in { $seconds } s
part-coming = Loading …
part-lost = This part of the page could not be loaded. Are you online?
part-again = Try again

# What the house refuses
problem-not-a-message = The page and the house do not understand each other. Reload the page.
problem-too-large = That is too long.
problem-wrong-version = There is a newer version of the page. Reload it.
problem-no-such-table = There is no table with this code.
problem-no-such-game = There is no such game at this table.
problem-wrong-secret = This seat is no longer yours.
problem-not-allowed = That is only for the host, or for those who have a seat.
problem-wrong = It does not work that way.
problem-not-now = That is not possible now.
problem-illegal-move = The rules do not allow this move.
problem-wrong-name = This name cannot be used here: it has characters that cannot be seen or are easily mistaken for others, or it is a bot’s. Choose another.
problem-name-taken = Somebody at this table already has that name. Choose another.
problem-full = All seats are taken.
problem-locked = The host is not letting anybody new in. You can watch.
problem-banned = The host has sent you away from this table.
problem-too-many = Too much at once. Try again in a moment.
problem-wrong-origin = This page may not use the house.
problem-wrong-host = The house cannot be reached at this address.
problem-closing = The house is restarting. One moment …
problem-taken-back = The house was set back to an earlier state. Here is the table as it is now.
problem-broken = The house could not keep that. Try again.

# Fair shuffles
fair-checking = Checking …
fair-ok = Checked: the cards came exactly as they were fixed before the game.
fair-ok-early = Checked: up to where the game was ended, the cards came exactly as they were fixed before it.
fair-failed = The check failed: { $reason }
fair-download = Download the record

# Help
keys-title = Keys
keys-help = This help
keys-explain = What is this? Of all, or of what has the focus
keys-move = Between the cards
keys-choose = Choose
keys-close = Close
about-title = About
about-independent = Fliphouse is an independent project, made for the pleasure of playing. It has no ties to the makers of the games.
about-trademarks = Names and trademarks of the games belong to their owners. None of their artwork or texts is used here.

# More of the page
about-what = A house where people play card games that flip: with friends by a link, against bots, or on one device. No account is needed.
about-fair = Every shuffle is fixed before the game and can be checked afterwards. Nothing hidden is sent to anybody who may not see it.
about-licence = Free software: MIT or Apache 2.0.
home-resume = Continue your game
kept-title = Your games
kept-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
kept-ask = You have a game that is not over: { $game }. Starting a new one throws it away.
kept-new = Start a new game
kept-throw = Throw away: { $game }
kept-throw-means = This game cannot be continued then: { $game }.
kept-throw-yes = Throw away
home-no-such-game = There is no such game.
home-join-button = Join
table-guest = Guest
table-menu = Menu
table-qr = QR code of the table
table-remove = Remove
table-taken = { $taken } of { $seats } seats taken
table-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
}
table-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
table-free = { $free ->
    [one] { $free } seat free
   *[other] { $free } seats free
}
table-full = Full
table-bot-level = Bot: { $level }
connection-unreachable = The house cannot be reached. Are you online?
problem-other = That did not work
local-players = Who plays?
local-add-person = Add a person
local-player = Player { $n }
over-results = Results
over-picture = Scores round by round
over-last-round = The last round
over-share = Share the result
over-record = Link to the record
over-name = Name
fair-other-promise = the secret is not the one that was promised
fair-not-over = the record is of a game that is not over
keys-target = Choose a player
keys-catch = Catch, or challenge
