//! A round of With a Vengeance for one player among others, with every card counted.
//!
//! Exact is what the next card does. What Hit and Stay are worth is exact, too, if every action and modifier that this
//! player draws goes to others and nobody plays any on this player: such cards come between the numbers without changing
//! what those are, so they are left out. A row is the numbers that have come, of each kind one at most; the Unlucky 7
//! begins it anew (V-21), with a deck that lacks what was there before. The round ends when the deck runs out.

use std::fmt;

use game::{Card as _, Pile};
use rows::{BONUS, Row as _, Status};
use vengeance::{Card, Face, Options, Row};

use crate::outlook::among_others;
use crate::policy::Best;

/// Where a player stands in a round, and what is left in the deck: cards of one deck.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    deck: Pile<Card>,
    row: Row,
    options: Options,
}

/// Why nobody has such cards in a round that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// With this card the row would have busted (V-12, V-22).
    Busts(Card),
    /// With seven numbers the round is over (V-13).
    Flip7,
    /// An action card does not stay in front of anybody (V-30).
    NoPlace(Card),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Busts(card) => write!(f, "with {card} the row would have busted (V-12, V-22)"),
            Self::Flip7 => f.write_str("with seven numbers the round is over (V-13)"),
            Self::NoPlace(card) => write!(f, "{card} does not stay in front of anybody (V-30)"),
        }
    }
}

impl std::error::Error for Fault {}

/// What the next card can be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Next {
    /// The card.
    pub card: Card,
    /// Its chance.
    pub chance: f64,
    /// What the row is worth with it; nothing if it busts, or if it goes to somebody of one's choice.
    pub points: Option<i64>,
    /// Whether it busts.
    pub busts: bool,
}

/// What a round has in store.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// What it is worth to hit, in points of the round.
    pub hit: f64,
    /// What it is worth to stay, where one may.
    pub stay: Option<f64>,
    /// What is better.
    pub best: Best,
    /// The chance to bust with the next card.
    pub bust_next: f64,
    /// The chance to bust in the end.
    pub bust: f64,
    /// The chance of a Flip 7.
    pub flip7: f64,
    /// All that the next card can be.
    pub next: Vec<Next>,
}

impl Round {
    /// A player with these cards in front of them, in whatever order they came, and a deck that has these left.
    pub fn new(deck: Pile<Card>, hand: &[Card], options: Options) -> Result<Self, Fault> {
        let mut hand = hand.to_vec();
        // Whatever came before an Unlucky 7 is gone, and a Lucky 13 makes room for another.
        hand.sort_by_key(|card| (*card != Card::UnluckySeven, *card != Card::LuckyThirteen));
        let mut row = Row::default();
        for card in hand {
            if matches!(card.face(), Face::Action(_)) {
                return Err(Fault::NoPlace(card));
            }
            row = row.with(card, options);
            match row.status() {
                Status::Busted => return Err(Fault::Busts(card)),
                Status::Flip7 => return Err(Fault::Flip7),
                Status::Active | Status::Stayed | Status::Frozen => {}
            }
        }
        Ok(Self { deck, row, options })
    }

    /// How many cards the deck has.
    pub const fn cards_left(&self) -> usize {
        self.deck.len()
    }

    /// What the round has in store under best play.
    pub fn outlook(&self) -> Outlook {
        let hitting = self.after_hit();
        match hitting.best {
            Best::Hit => hitting,
            Best::Stay => Outlook { bust: 0.0, flip7: 0.0, ..hitting },
        }
    }

    /// What is in store for somebody who hits now, whatever is better, and plays on by what is.
    pub fn after_hit(&self) -> Outlook {
        let next = self.next();
        let mut solver = Solver::new(self);
        let (hit, stay) = (solver.hit(0, self.row, 0), stay(&self.row, self.options));
        let best = if stay.is_some_and(|stay| stay >= hit.points) { Best::Stay } else { Best::Hit };
        let numbers = next.iter().filter(|next| next.card.is_number()).map(|next| next.chance).sum();
        // Whoever draws a card that goes to others can choose again.
        let goes_on = if best == Best::Stay { numbers } else { 1.0 };
        Outlook {
            hit: among_others(hit.points, stay, numbers),
            stay,
            best,
            bust_next: next.iter().filter(|next| next.busts).map(|next| next.chance).sum(),
            bust: goes_on * hit.bust,
            flip7: goes_on * hit.flip7,
            next,
        }
    }

    /// All that the next card can be.
    fn next(&self) -> Vec<Next> {
        let all = count(self.deck.len());
        let cards = Card::ALL.iter().filter(|card| self.deck.count(**card) > 0);
        cards
            .map(|&card| {
                let after = self.row.with(card, self.options);
                let busts = card.is_number() && after.status() == Status::Busted;
                let points = (card.is_number() && !busts).then(|| points(&after, self.options));
                Next { card, chance: count(self.deck.count(card)) / all, points, busts }
            })
            .collect()
    }
}

/// What it is worth to stay, where one may: not without a card (V-10), and not with The Zero (V-20).
fn stay(row: &Row, options: Options) -> Option<f64> {
    (!row.is_empty() && !row.holds_zero()).then(|| as_f64(points(row, options)))
}

/// What a row scores, with the bonus of a Flip 7 for oneself (V-50, V-62).
fn points(row: &Row, options: Options) -> i64 {
    let chosen = options.brutal && row.status() == Status::Flip7;
    row.points(options) + if chosen { BONUS } else { 0 }
}

/// How a round ends on average.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    points: f64,
    bust: f64,
    flip7: f64,
}

impl Ends {
    fn add(&mut self, times: f64, other: Self) {
        self.points += times * other.points;
        self.bust += times * other.bust;
        self.flip7 += times * other.flip7;
    }
}

/// How many kinds of numbers there are.
const KINDS: usize = Card::LuckyThirteen as usize + 1;

/// Before the Unlucky 7 has come, and after it.
const LEVELS: usize = 2;

/// All rows that can come, worked out once each. A row is told by the kinds that have come since the start, or since the
/// Unlucky 7, as bits.
struct Solver {
    options: Options,
    /// How many cards of each kind the deck has when nothing has come yet.
    decks: [[u8; KINDS]; LEVELS],
    /// What is known, and in which run it was found: what follows an Unlucky 7 is worked out anew for each deck.
    known: [Vec<(u32, Ends)>; LEVELS],
    runs: [u32; LEVELS],
}

impl Solver {
    fn new(round: &Round) -> Self {
        let left =
            std::array::from_fn(|kind| u8::try_from(round.deck.count(Card::ALL[kind])).unwrap_or(u8::MAX));
        let known = || vec![(0, Ends::default()); 1 << KINDS];
        Self { options: round.options, decks: [left; LEVELS], known: [known(), known()], runs: [1; LEVELS] }
    }

    /// How the round ends under best play.
    fn best(&mut self, level: usize, row: Row, came: u16) -> Ends {
        let (run, ends) = self.known[level][usize::from(came)];
        if run == self.runs[level] {
            return ends;
        }
        let hit = self.hit(level, row, came);
        let best = match stay(&row, self.options) {
            Some(stay) if stay >= hit.points => Ends { points: stay, ..Ends::default() },
            _ => hit,
        };
        self.known[level][usize::from(came)] = (self.runs[level], best);
        best
    }

    /// How it ends for those who take a card.
    fn hit(&mut self, level: usize, row: Row, came: u16) -> Ends {
        let (mut sum, mut cards) = (Ends::default(), 0.0);
        for kind in 0..KINDS {
            let left = f64::from(self.left(level, came, kind));
            if left > 0.0 {
                sum.add(left, self.with(level, row, came, kind));
                cards += left;
            }
        }
        if cards == 0.0 {
            return Ends { points: as_f64(points(&row, self.options)), ..Ends::default() };
        }
        let mut ends = Ends::default();
        ends.add(1.0 / cards, sum);
        ends
    }

    /// How it ends with a card of this kind.
    fn with(&mut self, level: usize, row: Row, came: u16, kind: usize) -> Ends {
        let card = Card::ALL[kind];
        let after = row.with(card, self.options);
        let over = |bust, flip7| Ends { points: as_f64(points(&after, self.options)), bust, flip7 };
        match after.status() {
            Status::Busted => over(1.0, 0.0),
            Status::Flip7 => over(0.0, 1.0),
            Status::Active | Status::Stayed | Status::Frozen if card == Card::UnluckySeven => {
                self.begin_anew(level, after, came | 1 << kind)
            }
            Status::Active | Status::Stayed | Status::Frozen => self.best(level, after, came | 1 << kind),
        }
    }

    /// The Unlucky 7 is all that lies there.
    fn begin_anew(&mut self, level: usize, row: Row, came: u16) -> Ends {
        let deck = std::array::from_fn(|kind| self.left(level, came, kind));
        // There is one such card, so it has not come before.
        let next = (level + 1) % LEVELS;
        self.decks[next] = deck;
        self.runs[next] += 1;
        self.best(next, row, 0)
    }

    /// How many cards of a kind are left after some have come.
    const fn left(&self, level: usize, came: u16, kind: usize) -> u8 {
        self.decks[level][kind].saturating_sub((came >> kind & 1) as u8)
    }
}

fn count(cards: usize) -> f64 {
    u32::try_from(cards).map_or(f64::MAX, f64::from)
}

fn as_f64(points: i64) -> f64 {
    i32::try_from(points).map_or(0.0, f64::from)
}
