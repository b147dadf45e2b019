//! A small game for the laws to judge, sound or broken on purpose.
//!
//! Everybody holds one hidden card; in turn each takes a card from the deck,
//! or leaves it (twice in a row is too often), until the deck is used up.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use game::laws::Law;
use game::random::{Use, pick};
use game::{
    Audience, Card, Dealer, Game, NotAMove, OptionError, Options, Outcome, Pile, PlayError, Ruled,
    RulesReader, Seat, Seed, Setup, Telling, View, Watcher, WithRule,
};
use rand_core::Rng;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

game::rulebook! {
    /// The rules of the toy.
    T_1 "T-1" ("this file") "Take a card or leave it, but never leave it twice in a row."
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    Black,
    White,
}

impl Card for Colour {
    type Counts = [u8; 2];
    const NONE: [u8; 2] = [0; 2];
    const ALL: &'static [Self] = &[Self::Black, Self::White];

    fn index(self) -> usize {
        self as usize
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Colour {
    type Err = ();

    fn from_str(code: &str) -> Result<Self, ()> {
        Self::ALL.iter().copied().find(|card| card.to_string() == code).ok_or(())
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToyOptions {
    /// The law to break.
    pub fault: Option<Law>,
}

const FAULTS: &[(&str, Law)] = &[
    ("moves", Law::MovesReadBack),
    ("legal", Law::LegalIsWhatTheJudgeAllows),
    ("twice", Law::LegalNamesEachOnce),
    ("refusals", Law::RefusalsChangeNothing),
    ("cards", Law::CardsAreConserved),
    ("choices", Law::ChoicesAreTheLegalMoves),
    ("somebody", Law::SomebodyCanMove),
    ("over", Law::OverIsOver),
    ("views", Law::ViewsHideTheRest),
    ("transcripts", Law::TranscriptsHideTheRest),
    ("watchers", Law::CopiesAndWatchersChangeNothing),
    ("end", Law::GamesEnd),
    ("records", Law::RecordsReplay),
];

impl Options for ToyOptions {
    fn from_rules(rules: &Map<String, Value>) -> Result<Self, OptionError> {
        Ok(Self { fault: RulesReader::new(rules, &["fault"])?.word("fault", FAULTS, "a law")? })
    }

    fn to_rules(&self) -> Map<String, Value> {
        let word = FAULTS.iter().find(|(_, law)| Some(*law) == self.fault);
        word.map(|(word, _)| ("fault".to_owned(), Value::from(*word))).into_iter().collect()
    }

    fn target(&self) -> u32 {
        1
    }

    fn for_players(self, _: usize) -> Self {
        self
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    Take,
    Leave,
    /// Is written as if it were `Leave`.
    Mumble,
}

impl game::Move for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Take { "take" } else { "leave" })
    }
}

impl FromStr for Action {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        match text {
            "take" => Ok(Self::Take),
            "leave" => Ok(Self::Leave),
            _ => Err(NotAMove("take, leave")),
        }
    }
}

#[derive(Debug, PartialEq)]
pub struct Refused;

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not now")
    }
}

impl Ruled for Refused {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        Rule::T_1
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Happening {
    Taken {
        seat: Seat,
        card: Colour,
    },
    Left {
        seat: Seat,
    },
    /// Leaves it too, but not in silence.
    Sighed {
        seat: Seat,
    },
}

impl Ruled for Happening {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        Rule::T_1
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Toy {
    fault: Option<Law>,
    players: usize,
    turn: Seat,
    left_it: bool,
    deck: Pile<Colour>,
    taken: Pile<Colour>,
    hands: Vec<Colour>,
    scores: Vec<i64>,
    /// Something that no record knows.
    whim: u32,
}

impl Toy {
    fn is(&self, fault: Law) -> bool {
        self.fault == Some(fault)
    }

    fn over(&self) -> bool {
        self.deck.is_empty()
    }

    fn listed(&self, seat: Seat) -> Vec<Action> {
        let mut moves: Vec<Action> = [Action::Take, Action::Leave, Action::Mumble]
            .into_iter()
            .filter(|a| self.check(seat, *a).is_ok())
            .collect();
        if self.is(Law::LegalIsWhatTheJudgeAllows) {
            moves.retain(|action| *action == Action::Take);
        }
        if self.is(Law::LegalNamesEachOnce) {
            moves.extend(moves.first().copied());
        }
        moves
    }
}

fn full_deck() -> Pile<Colour> {
    let mut pile = Pile::default();
    pile.add_many(Colour::Black, 10);
    pile.add_many(Colour::White, 10);
    pile
}

static WHIMS: AtomicU32 = AtomicU32::new(0);

#[derive(Debug, PartialEq)]
pub struct ToyView {
    fault: Option<Law>,
    seat: Seat,
    turn: Seat,
    left_it: bool,
    pub hand: Colour,
    taken: Pile<Colour>,
    scores: Vec<i64>,
    peek: Option<Colour>,
    moves: Vec<Action>,
}

impl View for ToyView {
    type Game = Toy;
    type Choice = Action;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn choices(&self) -> impl Iterator<Item = Action> {
        self.moves.iter().copied()
    }

    fn imagine(&self, seed: Seed) -> Toy {
        let mut deck = full_deck();
        for card in self.taken.cards().chain([self.hand]) {
            deck.take(card);
        }
        let mut random = seed.stream(Use::Bots);
        let players = self.scores.len();
        let mut deal = |seat: Seat| {
            let unseen: Vec<Colour> = deck.cards().collect();
            let card = if seat == self.seat { self.hand } else { pick(&mut random, &unseen) };
            if seat != self.seat {
                deck.take(card);
            }
            card
        };
        let hands = Seat::all(players).map(&mut deal).collect();
        let (turn, left_it, taken, scores) = (self.turn, self.left_it, self.taken, self.scores.clone());
        Toy { fault: self.fault, players, turn, left_it, deck, taken, hands, scores, whim: 0 }
    }
}

impl Game for Toy {
    type Card = Colour;
    type Options = ToyOptions;
    type Move = Action;
    type Choice = Action;
    type Rule = Rule;
    type Event = Happening;
    type Refusal = Refused;
    type View<'a> = ToyView;
    type Shown = ();

    const NAME: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const PLAYERS: (usize, usize) = (1, 10);

    fn full_deck(_: &Setup<ToyOptions>) -> Pile<Colour> {
        full_deck()
    }

    fn begin<D: Dealer<Colour>>(
        setup: &Setup<ToyOptions>,
        dealer: &mut D,
        _: &mut impl Watcher<Happening>,
    ) -> Result<Self, D::Error> {
        let mut deck = Self::full_deck(setup);
        dealer.shuffle(&deck)?;
        let mut hands = Vec::new();
        for _ in 0..setup.players() {
            let card = dealer.draw(&deck).expect("enough for all");
            deck.take(card);
            hands.push(card);
        }
        let fault = setup.options().fault;
        let whim = if fault == Some(Law::RecordsReplay) { WHIMS.fetch_add(1, Ordering::Relaxed) } else { 0 };
        let players = setup.players();
        let (turn, taken, scores) = (setup.dealer(), Pile::default(), vec![0; players]);
        Ok(Self { fault, players, turn, left_it: false, deck, taken, hands, scores, whim })
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        let late = self.is(Law::OverIsOver) && self.over() && action == Action::Take;
        let fine = !self.over() && seat == self.turn && !self.is(Law::SomebodyCanMove);
        let allowed = match action {
            Action::Take => !self.is(Law::GamesEnd),
            Action::Leave => !self.left_it || self.is(Law::GamesEnd),
            Action::Mumble => self.is(Law::MovesReadBack),
        };
        if late || (fine && allowed) { Ok(()) } else { Err(Refused) }
    }

    fn apply<D: Dealer<Colour>>(
        &mut self,
        seat: Seat,
        action: Action,
        dealer: &mut D,
        watcher: &mut impl Watcher<Happening>,
    ) -> Result<(), D::Error> {
        self.left_it = action != Action::Take;
        if action == Action::Take {
            let card = dealer.draw(&self.deck).expect("the game is over by then");
            self.deck.take(card);
            if !self.is(Law::CardsAreConserved) {
                self.taken.add(card);
            }
            self.scores[seat.index()] += 1;
            watcher.see(Happening::Taken { seat, card });
        } else if self.is(Law::TranscriptsHideTheRest) && self.hands[seat.index()] == Colour::Black {
            watcher.see(Happening::Sighed { seat });
        } else {
            watcher.see(Happening::Left { seat });
        }
        self.turn = seat.left(self.players);
        Ok(())
    }

    fn play<D: Dealer<Colour>>(
        &mut self,
        seat: Seat,
        action: Action,
        dealer: &mut D,
        watcher: &mut impl Watcher<Happening>,
    ) -> Result<(), PlayError<Refused, D::Error>> {
        if self.is(Law::RefusalsChangeNothing) {
            self.scores[0] += 1;
        }
        if self.is(Law::CopiesAndWatchersChangeNothing) && size_of_val(watcher) > 0 {
            self.scores[0] += 1;
        }
        self.check(seat, action).map_err(PlayError::Refused)?;
        self.apply(seat, action, dealer, watcher).map_err(PlayError::Dealer)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Action> {
        self.listed(seat).into_iter()
    }

    fn any_move<R: Rng>(_: usize, random: &mut R) -> Action {
        pick(random, &[Action::Take, Action::Leave, Action::Mumble])
    }

    fn view(&self, seat: Seat) -> ToyView {
        let neighbour = self.hands[seat.left(self.players).index()];
        let peek = self.is(Law::ViewsHideTheRest).then_some(neighbour);
        ToyView {
            fault: self.fault,
            seat,
            turn: self.turn,
            left_it: self.left_it,
            hand: self.hands[seat.index()],
            taken: self.taken,
            scores: self.scores.clone(),
            peek,
            moves: self.listed(seat),
        }
    }

    fn understand(&self, _: Seat, choice: Action) -> Option<Action> {
        let misheard = self.is(Law::ChoicesAreTheLegalMoves) && choice == Action::Leave;
        Some(if misheard { Action::Mumble } else { choice })
    }

    fn census(&self) -> Pile<Colour> {
        self.deck.cards().chain(self.taken.cards()).chain(self.hands.iter().copied()).collect()
    }

    fn players(&self) -> usize {
        self.players
    }

    fn round(&self) -> u32 {
        1
    }

    fn dealer(&self) -> Seat {
        self.turn
    }

    fn to_act(&self) -> Option<Seat> {
        (!self.over()).then_some(self.turn)
    }

    fn scores(&self) -> &[i64] {
        &self.scores
    }

    fn deck_len(&self) -> usize {
        self.deck.len()
    }

    fn discard_len(&self) -> usize {
        self.taken.len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over().then_some(Outcome { winner: Seat::at(0), round: 1, challenge: None })
    }

    fn shown(&self) {}
}

/// All cards that are taken lie open, so everybody is told everything.
impl Telling for Toy {
    type Lens = ();
    type Step = WithRule<Happening>;

    fn first_lens() {}

    fn lens(&self) {}

    fn lens_after((): (), _: &Happening) {}

    fn step((): (), event: &Happening, _: Audience) -> Self::Step {
        WithRule(*event)
    }
}
