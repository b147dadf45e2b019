//! The dealer of records: shuffles as they are written down, and from the seed
//! where nothing is written.

use std::fmt;

use serde_json::Value;

use crate::card::{Card, Pile};
use crate::dealer::Dealer;
use crate::random::{self, Seed, Use};

/// Deals the shuffles that a record lists, completes them from its seed, and
/// remembers every order, so that the game can be written down in full.
#[derive(Clone, Debug)]
pub struct ScriptedDealer<C> {
    entries: Vec<Value>,
    seed: Option<Seed>,
    orders: Vec<Vec<C>>,
    dealt: usize,
}

/// How far a deal has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    shuffles: usize,
    dealt: usize,
}

/// What is wrong with the n-th shuffle of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckError {
    /// Which shuffle, counted from 0.
    pub deck: usize,
    /// What is wrong with it.
    pub fault: DeckFault,
}

/// What can be wrong with a shuffle that a record lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// The entry is not a list.
    NotAList,
    /// Something in the list is not the code of a card.
    NotACard {
        /// Where in the list, counted from 1.
        place: usize,
        /// What stands there, shortened.
        text: String,
    },
    /// A card that is not, or no longer, there to be dealt.
    NotThere {
        /// Where in the list, counted from 1.
        place: usize,
        /// Its code.
        code: String,
    },
    /// The entry does not list all cards, and there is no seed to order the rest.
    Incomplete {
        /// How many cards are listed.
        listed: usize,
        /// How many there are.
        cards: usize,
    },
    /// There is no entry for this shuffle, and no seed.
    Missing {
        /// How many cards it would have to list.
        cards: usize,
    },
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deck {}: ", self.deck)?;
        match &self.fault {
            DeckFault::NotAList => write!(f, "must be a list of card codes"),
            DeckFault::NotACard { place, text } => {
                write!(f, "entry {place}: {text} is not a card of this game")
            }
            DeckFault::NotThere { place, code } => {
                write!(
                    f,
                    "entry {place}: {code} is not there to be dealt: all of that kind lie elsewhere by then"
                )
            }
            DeckFault::Incomplete { listed, cards } => write!(
                f,
                "lists {listed} of {cards} cards: list all of them, or give a seed to order the rest"
            ),
            DeckFault::Missing { cards } => {
                write!(f, "is needed, with {cards} cards, but not listed: list it, or give a seed")
            }
        }
    }
}

impl std::error::Error for DeckError {}

impl<C: Card> ScriptedDealer<C> {
    /// A dealer of these written shuffles, completed from the seed if there is one.
    pub const fn new(entries: Vec<Value>, seed: Option<Seed>) -> Self {
        Self { entries, seed, orders: Vec::new(), dealt: 0 }
    }

    /// A dealer who takes everything from the seed.
    pub const fn seeded(seed: Seed) -> Self {
        Self::new(Vec::new(), Some(seed))
    }

    /// The outcome of every shuffle so far, top card first.
    pub fn orders(&self) -> &[Vec<C>] {
        &self.orders
    }

    /// How far the deal has come, for [`ScriptedDealer::rewind`].
    pub(crate) const fn mark(&self) -> Mark {
        Mark { shuffles: self.orders.len(), dealt: self.dealt }
    }

    /// Takes back everything since a mark.
    pub(crate) fn rewind(&mut self, mark: Mark) {
        self.orders.truncate(mark.shuffles);
        self.dealt = mark.dealt;
    }

    fn order(&self, deck: &Pile<C>) -> Result<Vec<C>, DeckFault> {
        let mut rest = *deck;
        let entry = self.entries.get(self.orders.len());
        let mut order = entry.map_or(Ok(Vec::new()), |entry| listed(entry, &mut rest))?;
        if rest.is_empty() {
            return Ok(order);
        }
        let Some(seed) = self.seed else {
            let cards = deck.len();
            return Err(match entry {
                Some(_) => DeckFault::Incomplete { listed: order.len(), cards },
                None => DeckFault::Missing { cards },
            });
        };
        let number = u32::try_from(self.orders.len()).expect("a game has fewer shuffles than that");
        let written = order.len();
        order.extend(rest.cards());
        random::shuffle(&mut seed.stream(Use::Shuffle(number)), &mut order[written..]);
        Ok(order)
    }
}

/// The cards an entry lists, taken out of `rest` one by one.
fn listed<C: Card>(entry: &Value, rest: &mut Pile<C>) -> Result<Vec<C>, DeckFault> {
    let codes = entry.as_array().ok_or(DeckFault::NotAList)?;
    let mut order = Vec::with_capacity(rest.len());
    for (code, place) in codes.iter().zip(1..) {
        let card = code
            .as_str()
            .and_then(|code| code.parse::<C>().ok())
            .ok_or_else(|| DeckFault::NotACard { place, text: shortened(code) })?;
        if !rest.take(card) {
            return Err(DeckFault::NotThere { place, code: card.to_string() });
        }
        order.push(card);
    }
    Ok(order)
}

/// A value of somebody's file as it may stand in a message: short, on one line.
pub(crate) fn shortened(value: &Value) -> String {
    const LONGEST: usize = 40;
    // Written character by character up to the limit, so that a huge value is
    // not copied first; the JSON form escapes control characters.
    struct Short(String);
    impl std::io::Write for Short {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            if self.0.chars().count() >= LONGEST {
                return Err(std::io::ErrorKind::WriteZero.into());
            }
            self.0.push_str(&String::from_utf8_lossy(bytes));
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut short = Short(String::new());
    let whole = serde_json::to_writer(&mut short, value).is_ok();
    let text: String = short.0.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    if whole && short.0.chars().count() <= LONGEST { text } else { text + "…" }
}

impl<C: Card> Dealer<C> for ScriptedDealer<C> {
    type Error = DeckError;

    fn shuffle(&mut self, deck: &Pile<C>) -> Result<(), DeckError> {
        let order = self.order(deck).map_err(|fault| DeckError { deck: self.orders.len(), fault })?;
        self.orders.push(order);
        self.dealt = 0;
        Ok(())
    }

    fn draw(&mut self, _: &Pile<C>) -> Option<C> {
        let card = *self.orders.last()?.get(self.dealt)?;
        self.dealt += 1;
        Some(card)
    }
}
