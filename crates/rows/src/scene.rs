//! The table between two positions: what is told, step by step, followed on what
//! lies there, so that one can see a card come before it busts somebody, and
//! the end of a round before the next one is dealt.
//!
//! What is told leads to the next position exactly; the tests of the games
//! follow whole games so.

use game::Seat;

use crate::event::Event;
use crate::kind::Kind;
use crate::row::{Row as _, Status};
use crate::score::Scoring;

/// How many cards of the discard pile can be seen.
const LAST: usize = 3;

/// A game of rows whose own happenings can be followed.
pub trait Followed: Scoring {
    /// Where a card goes when it is dealt.
    fn comes_to(card: Self::Card) -> Place;

    /// Changes what something changes that happens in this game alone.
    fn follow(scene: &mut Scene<Self>, happening: &Self::Happening);
}

/// Where a card goes when it is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// To the numbers of the row.
    Numbers,
    /// To the modifiers of the row.
    Modifiers,
    /// Nowhere yet: somebody has to play it, and it is seen until then.
    Play,
}

/// The table at one step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene<K: Kind> {
    /// What was agreed on.
    pub options: K::Options,
    /// The round, counted from 1.
    pub round: u32,
    /// Who deals.
    pub dealer: Seat,
    /// The points of all seats.
    pub scores: Vec<i64>,
    /// How many cards are in the deck.
    pub deck: usize,
    /// How many cards lie on the discard pile.
    pub discard: usize,
    /// The last cards that were seen to come to it, the newest at the end.
    pub pile: Vec<K::Card>,
    /// Who won.
    pub winner: Option<Seat>,
    /// What lies in front of every seat.
    pub rows: Vec<Laid<K>>,
    /// Cards that were set aside.
    pub aside: Vec<K::Card>,
    /// The card that somebody is to play: it just came, or its turn has come.
    pub to_play: Option<K::Card>,
    /// The card that was played and acts just now.
    pub acting: Option<K::Card>,
    /// What the round brought each seat, once that has been added.
    pub gained: Vec<Option<i64>>,
    /// The cards that go from one player to another in this step.
    pub ways: Vec<Way>,
}

/// A card's way from one player to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Whose it was.
    pub from: Seat,
    /// Whose it is.
    pub to: Seat,
}

/// What lies in front of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid<K: Kind> {
    /// The numbers in the order they came.
    pub numbers: Vec<K::Card>,
    /// The modifiers in the order they came.
    pub modifiers: Vec<K::Card>,
    /// The player's part in the round.
    pub status: Status,
    /// Whether a Second Chance lies there, where there are such.
    pub second_chance: bool,
    /// What the row is worth. A card that was just dealt counts as soon as it has had its effect.
    pub points: i64,
}

impl<K: Kind> Default for Laid<K> {
    fn default() -> Self {
        Self {
            numbers: Vec::new(),
            modifiers: Vec::new(),
            status: Status::Active,
            second_chance: false,
            points: 0,
        }
    }
}

impl<K: Kind> Laid<K> {
    /// How many cards there are. The Freeze of a frozen player lies there too.
    pub(crate) fn len(&self) -> usize {
        let freeze = usize::from(self.status == Status::Frozen);
        self.numbers.len() + self.modifiers.len() + usize::from(self.second_chance) + freeze
    }
}

impl<K: Followed> Laid<K> {
    fn among(&mut self, card: K::Card) -> &mut Vec<K::Card> {
        if K::is_number(card) { &mut self.numbers } else { &mut self.modifiers }
    }

    /// Adds up the points by the row that the engine would have. After a bust only what
    /// is given then counts, which the cards do not show: it is counted as it comes.
    fn count(&mut self, options: &K::Options) {
        if self.status == Status::Busted {
            return;
        }
        let mut row = K::Row::default();
        for &card in self.numbers.iter().chain(&self.modifiers) {
            row.add(card);
        }
        row.set_status(self.status);
        self.points = row.points(options);
    }
}

/// What a card brings that is given to a row after its bust.
fn after_bust<K: Scoring>(card: K::Card, options: &K::Options) -> i64 {
    let mut row = K::Row::default();
    K::bust(&mut row, &[card]);
    row.points(options)
}

impl<K: Followed> Scene<K> {
    /// A table for so many players at which nothing has happened yet.
    pub fn bare(options: K::Options, players: usize) -> Self {
        Self {
            options,
            round: 0,
            dealer: Seat::at(0),
            scores: vec![0; players],
            deck: 0,
            discard: 0,
            pile: Vec::new(),
            winner: None,
            rows: vec![Laid::default(); players],
            aside: Vec::new(),
            to_play: None,
            acting: None,
            gained: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// Follows one thing that was told.
    pub fn follow(&mut self, event: &Event<K>) {
        self.ways.clear();
        match *event {
            Event::DeckMade { cards } => self.begin(cards),
            Event::RoundBegan { round, dealer } => self.begin_round(round, dealer),
            Event::Dealt { seat, card, .. } => self.deal(seat, card),
            Event::FlippedSeven { seat } => self.mark(seat, Status::Flip7),
            Event::SetAside { card, .. } => {
                self.to_play = None;
                self.aside.push(card);
            }
            // What is being carried out is not shuffled.
            Event::Reshuffled { cards } => {
                (self.discard, self.deck) = (self.discard.saturating_sub(cards), cards);
                self.pile.clear();
            }
            // The card lies there since it was dealt; what the others lead to is told by itself.
            Event::Kept { .. } | Event::RoundEnded { .. } | Event::Tied { .. } => {}
            Event::Scored { seat, points, total } => {
                self.gained.resize(self.rows.len(), None);
                self.gained[seat.index()] = Some(points);
                self.scores[seat.index()] = total;
            }
            Event::Own(ref happening) => K::follow(self, happening),
        }
        if !matches!(event, Event::Dealt { .. }) {
            self.rows.iter_mut().for_each(|row| row.count(&self.options));
        }
    }

    fn begin(&mut self, cards: usize) {
        for row in &mut self.rows {
            *row = Laid::default();
        }
        self.scores.fill(0);
        (self.deck, self.discard, self.winner) = (cards, 0, None);
        self.pile.clear();
    }

    fn begin_round(&mut self, round: u32, dealer: Seat) {
        (self.round, self.dealer) = (round, dealer);
        for row in std::mem::take(&mut self.rows) {
            self.discard += row.len();
            self.see_discarded(row.numbers.into_iter().chain(row.modifiers));
            self.rows.push(Laid::default());
        }
        self.aside.clear();
        self.gained.clear();
        (self.to_play, self.acting) = (None, None);
    }

    fn deal(&mut self, seat: Seat, card: K::Card) {
        self.deck = self.deck.saturating_sub(1);
        match K::comes_to(card) {
            Place::Numbers | Place::Modifiers => self.lay(seat, card),
            Place::Play => self.to_play = Some(card),
        }
    }

    /// The row of a seat.
    pub fn row(&mut self, seat: Seat) -> &mut Laid<K> {
        &mut self.rows[seat.index()]
    }

    /// A player's part in the round changes.
    pub fn mark(&mut self, seat: Seat, status: Status) {
        let row = self.row(seat);
        row.status = status;
        if status == Status::Busted {
            row.points = 0;
        }
    }

    /// A card comes to a row.
    pub fn lay(&mut self, seat: Seat, card: K::Card) {
        let row = &mut self.rows[seat.index()];
        row.among(card).push(card);
        if row.status == Status::Busted {
            row.points += after_bust::<K>(card, &self.options);
        }
    }

    /// A card leaves a row: of several alike the one that came first.
    pub fn take(&mut self, seat: Seat, card: K::Card) {
        take_first(self.row(seat).among(card), card);
    }

    /// A card goes from one player to another.
    pub fn pass(&mut self, from: Seat, card: K::Card, to: Seat) {
        self.ways.push(Way { from, to });
        self.take(from, card);
        self.lay(to, card);
    }

    /// A card is played: the one that just came or was chosen about, or else
    /// the first that was set aside.
    pub fn play(&mut self, card: K::Card) {
        if self.to_play == Some(card) {
            self.to_play = None;
        } else {
            take_first(&mut self.aside, card);
        }
    }

    /// A card that waited to be played goes to the discard pile: one that was
    /// set aside, or else the one that just came.
    pub fn give_up(&mut self, card: K::Card) {
        if !take_first(&mut self.aside, card) && self.to_play == Some(card) {
            self.to_play = None;
        }
        self.toss(card);
    }

    /// A card goes to the discard pile.
    pub fn toss(&mut self, card: K::Card) {
        self.discard += 1;
        self.see_discarded([card]);
    }

    /// Cards that are counted otherwise are seen to come to the discard pile.
    pub fn see_discarded(&mut self, cards: impl IntoIterator<Item = K::Card>) {
        self.pile.extend(cards);
        let old = self.pile.len().saturating_sub(LAST);
        self.pile.drain(..old);
    }
}

/// Takes the first of these cards away. Says whether there was one.
fn take_first<C: Copy + PartialEq>(cards: &mut Vec<C>, card: C) -> bool {
    let place = cards.iter().position(|held| *held == card);
    if let Some(place) = place {
        cards.remove(place);
    }
    place.is_some()
}
