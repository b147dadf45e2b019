//! What the cards in front of a player come to, whatever their order.

mod prospect;

pub use prospect::Prospect;

use game::MOST_DECKS;

use crate::card::{Card, Face, Modifier};
use crate::options::Options;
use crate::row::Status;

/// Seven make a Flip 7.
pub(crate) const FLIP_7: usize = 7;

/// The bonus for a Flip 7 (V-50, V-62).
pub(crate) const BONUS: i64 = 15;

/// What the cards in front of a player come to: all that busts, a Flip 7 and
/// points depend on. It follows every card that comes or goes at once, so
/// nobody has to look through the cards; and it is two words in lanes, so that a
/// card changes all of it in a few steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Four lanes of sixteen bits: the kinds of number cards that lie here, the
    /// numbers, the numbers that lie here twice, and those three times.
    held: u64,
    /// What is added up, in lanes of its own (see [`Part`]).
    sums: u64,
    status: Status,
}

/// How wide a lane of what is held is.
const LANE: u32 = 16;

const SEEN: u32 = LANE;
const TWICE: u32 = 2 * LANE;

/// Where the sums lie in their word: the numbers' sum, how many numbers, how many
/// halvings (a byte each, with room for all that can lie in one place), what the
/// minus cards take off, and what those given after a bust do (V-61).
///
/// The Zero and a bust count as so many halvings that nothing is left: then nobody has
/// to ask for them.
const NUMBERS: u32 = 8;
const HALVINGS: u32 = 16;
const MINUS: u32 = 32;
const PENALTY: u32 = 48;

/// Halvings that leave nothing, more than there are cards that halve.
const ALL_HALVINGS: u64 = 32;
const _: () = assert!((MOST_DECKS as u64) < ALL_HALVINGS, "one such card in a deck");

/// Where modifiers show.
const MODIFIERS: u64 = (ALL_HALVINGS - 1) << HALVINGS | 0xffff << MINUS;

/// The bit of the 13 in a lane, and how much further that of the Lucky 13 is.
const THIRTEEN: u32 = 13;
const LUCKY: u32 = Card::LuckyThirteen as u32 - THIRTEEN;

impl Tally {
    /// The player's part in the round.
    #[inline]
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Whether the player takes turns.
    #[inline]
    pub fn is_active(&self) -> bool {
        self.status == Status::Active
    }

    /// Whether the cards are still in play: the player has not busted (V-12).
    #[inline]
    pub fn is_in_play(&self) -> bool {
        self.status != Status::Busted
    }

    /// Whether a number card of this kind lies here.
    #[inline]
    pub const fn holds(&self, card: Card) -> bool {
        self.held & kind_bit(card) != 0
    }

    /// Whether a modifier lies here.
    #[inline]
    pub const fn has_modifier(&self) -> bool {
        self.sums & MODIFIERS != 0
    }

    /// Whether no card at all lies here.
    #[inline]
    pub const fn is_bare(&self) -> bool {
        self.sums << (64 - PENALTY) >> (64 - PENALTY + NUMBERS) == 0
    }

    /// The sum of the numbers.
    #[inline]
    pub const fn sum(&self) -> u32 {
        byte(self.sums, 0)
    }

    /// How many numbers lie here.
    #[inline]
    pub(crate) const fn numbers(&self) -> usize {
        byte(self.sums, NUMBERS) as usize
    }

    /// How many kinds of numbers can be touched: none after a bust (V-12).
    #[inline]
    pub(crate) fn open_numbers(&self) -> usize {
        let kinds = self.numbers() - usize::from(self.has_twins());
        if self.is_in_play() { kinds } else { 0 }
    }

    /// What the round is worth if it ends now (V-50, V-60, V-61), without the
    /// bonus of a brutal Flip 7, which is chosen last.
    #[inline]
    pub fn points(&self, options: Options) -> i64 {
        // Both are asked apart, as the answer is nearly always the same.
        if options.brutal {
            return self.brutal_points();
        }
        if self.status == Status::Flip7 {
            return self.balance().max(0) + BONUS;
        }
        self.mild_points()
    }

    /// V-50, without a Flip 7.
    #[inline]
    const fn mild_points(&self) -> i64 {
        let left = self.halved(2 * ALL_HALVINGS - 1);
        // Not the higher of two, which makes a guess of it: who busts or holds The Zero?
        left.saturating_sub(lane(self.sums, MINUS) as u64).cast_signed()
    }

    /// V-60, V-61.
    #[cold]
    fn brutal_points(&self) -> i64 {
        match self.status {
            Status::Busted => -i64::from(lane(self.sums, PENALTY)),
            Status::Active | Status::Stayed if self.holds(Card::Zero) => 0,
            Status::Active | Status::Stayed | Status::Flip7 => self.balance(),
        }
    }

    /// The numbers, halved by the cards that do that, less what is taken off.
    #[inline]
    const fn balance(&self) -> i64 {
        self.halved(ALL_HALVINGS - 1).cast_signed() - lane(self.sums, MINUS) as i64
    }

    /// The sum of the numbers after those halvings that are asked for.
    #[inline]
    const fn halved(&self, halvings: u64) -> u64 {
        self.sum() as u64 >> (self.sums >> HALVINGS & halvings)
    }

    /// The kinds of number cards that would bust a row that has not busted, as
    /// bits (V-12, V-22). The Unlucky 7 never does: it wipes the row first.
    #[inline]
    pub const fn busting(&self) -> u16 {
        // Bits rather than questions: a lone Lucky 13 lets any other 13 come, a
        // lone 13 only a Lucky one, and a pair none at all.
        let pair = lane(self.held, TWICE) & 1 << THIRTEEN;
        lane(self.held, SEEN) & !self.lucky() | pair | pair << LUCKY
    }

    /// The bit of the 13, if a Lucky 13 lies here.
    #[inline]
    const fn lucky(&self) -> u16 {
        lane(self.held, 0) >> LUCKY & 1 << THIRTEEN
    }

    /// Whether some number lies here once too often (V-12, V-22).
    #[inline]
    pub(crate) const fn has_busted(&self) -> bool {
        self.held >> TWICE & !(self.lucky() as u64) != 0
    }

    /// Whether the numbers make a Flip 7 (V-13), given that they do not bust.
    #[inline]
    pub(crate) const fn has_seven(&self, options: Options) -> bool {
        // Hardly ever are there so many: the pair is looked for only then.
        self.numbers() >= FLIP_7 && (options.both_13_count || self.numbers() > FLIP_7 || !self.has_pair())
    }

    /// Whether two 13s lie here.
    #[inline]
    const fn has_pair(&self) -> bool {
        self.held & PAIR != 0
    }

    /// Whether two cards of the same kind lie here, and nothing has busted: only
    /// Lucky 13s can be such.
    #[inline]
    pub(crate) const fn has_twins(&self) -> bool {
        self.held & (PAIR | KINDS_OF_13) == PAIR | kind_bit(Card::LuckyThirteen)
    }

    /// The player's part in the round changes.
    #[inline]
    pub(crate) fn set_status(&mut self, status: Status) {
        self.status = status;
        if status == Status::Busted {
            self.sums |= ALL_HALVINGS << HALVINGS;
        }
    }

    /// A card comes to lie here, an Unlucky 7 instead of all others (V-21).
    #[inline]
    pub(crate) fn receive(&mut self, card: Card) {
        if card == Card::UnluckySeven {
            self.wipe();
        }
        self.lay(card);
    }

    /// All cards go away.
    #[inline]
    pub(crate) fn wipe(&mut self) {
        *self = Self { held: 0, sums: self.sums >> PENALTY << PENALTY, status: self.status };
    }

    /// A card is laid to those that are here.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card) {
        let part = Part::of(card);
        // What was there once is there twice now, and so on: one lane up.
        self.held |= (self.held & part.again) << LANE | part.held;
        self.sums += part.sums;
    }

    /// A minus card is given to a player who has busted (V-61).
    pub(crate) fn punish(&mut self, card: Card) {
        self.sums += Part::of(card).sums >> MINUS << PENALTY;
    }

    /// A card that lies here goes away; nobody takes one from a busted row.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        let part = Part::of(card);
        // Only 13s can lie here twice, and seldom do.
        let stays = if self.has_pair() { self.staying(card) } else { 0 };
        self.held = self.held & !part.held | stays;
        self.sums -= part.sums;
    }

    /// What stays here of the bits of a card that goes away, given a pair.
    #[cold]
    fn staying(&mut self, card: Card) -> u64 {
        let thirteen = KINDS_OF_13 & kind_bit(card);
        if thirteen == 0 {
            return 0;
        }
        // Of a pair of the same kind one stays.
        let kind = if self.has_twins() { thirteen } else { 0 };
        self.held &= !PAIR;
        kind | 1 << (SEEN + THIRTEEN)
    }

    /// The tally without a card that lies here.
    #[must_use]
    #[inline]
    pub fn without(mut self, card: Card) -> Self {
        self.take(card);
        self
    }

    /// The tally with one card more, and with the bust (V-12) or Flip 7 (V-13)
    /// that makes.
    #[must_use]
    #[inline]
    pub fn with(mut self, card: Card, options: Options) -> Self {
        self.receive(card);
        if self.has_busted() {
            self.set_status(Status::Busted);
        } else if self.has_seven(options) {
            self.set_status(Status::Flip7);
        }
        self
    }
}

/// A lane of a word.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "one lane is what is wanted")]
const fn lane(word: u64, place: u32) -> u16 {
    (word >> place) as u16
}

/// A byte of a word.
#[inline]
const fn byte(word: u64, place: u32) -> u32 {
    lane(word, place) as u32 & 0xff
}

/// What one card adds to a tally.
#[derive(Clone, Copy)]
struct Part {
    /// Its bits in the lanes of the kinds and of the numbers.
    held: u64,
    /// The lanes in which its number may lie already, and lies once more then.
    again: u64,
    sums: u64,
}

impl Part {
    #[inline]
    fn of(card: Card) -> &'static Self {
        &PARTS[card as usize]
    }

    const fn new(card: Card) -> Self {
        match card.face() {
            Face::Number(number) => {
                let seen = 1 << (SEEN + number as u32);
                let halvings = if number == 0 { ALL_HALVINGS } else { 0 };
                let sums = number as u64 | 1 << NUMBERS | halvings << HALVINGS;
                Self { held: kind_bit(card) | seen, again: seen | seen << LANE, sums }
            }
            Face::Modifier(Modifier::Half) => Self { sums: 1 << HALVINGS, ..NOTHING },
            Face::Modifier(Modifier::Minus(points)) => Self { sums: (points as u64) << MINUS, ..NOTHING },
            Face::Action(_) => NOTHING,
        }
    }
}

const NOTHING: Part = Part { held: 0, again: 0, sums: 0 };

/// Read, not worked out: the cards in front of the players change all the time.
static PARTS: [Part; KINDS] = {
    let mut parts = [Part::new(Card::Zero); KINDS];
    let mut place = 0;
    while place < KINDS {
        parts[place] = Part::new(<Card as game::Card>::ALL[place]);
        place += 1;
    }
    parts
};

const KINDS: usize = <Card as game::Card>::ALL.len();

/// The bit that says that two 13s lie there.
const PAIR: u64 = 1 << (TWICE + THIRTEEN);

const KINDS_OF_13: u64 = kind_bit(Card::Thirteen) | kind_bit(Card::LuckyThirteen);

/// The bit of a kind of number card; none for other cards.
const fn kind_bit(card: Card) -> u64 {
    if card.is_number() { 1 << card as u8 } else { 0 }
}

#[cfg(test)]
mod tests {
    use game::random::{self, Use};
    use game::{Card as _, Seed};

    use super::*;

    fn numbers(cards: &[Card]) -> Vec<u32> {
        let number =
            |card: &Card| if let Face::Number(number) = card.face() { Some(number.into()) } else { None };
        cards.iter().filter_map(number).collect()
    }

    /// Looks through all cards, as a player would (V-12, V-22).
    fn busts(cards: &[Card]) -> bool {
        let numbers = numbers(cards);
        (0..=13).any(|number| {
            let lucky = number == 13 && cards.contains(&Card::LuckyThirteen);
            numbers.iter().filter(|&&other| other == number).count() > if lucky { 2 } else { 1 }
        })
    }

    fn compare(tally: &Tally, cards: &[Card]) {
        let (mut minus, mut halvings) = (0, 0);
        for card in cards {
            match card.face() {
                Face::Modifier(Modifier::Half) => halvings += 1,
                Face::Modifier(Modifier::Minus(points)) => minus += i64::from(points),
                Face::Number(_) | Face::Action(_) => {}
            }
        }
        let numbers = numbers(cards);
        let sum: u32 = numbers.iter().sum();
        assert_eq!((tally.sum(), tally.numbers()), (sum, numbers.len()), "{cards:?}");
        assert_eq!(tally.balance(), i64::from(sum >> halvings) - minus, "{cards:?}");
        assert_eq!(tally.is_bare(), cards.is_empty(), "{cards:?}");
        assert_eq!(tally.has_modifier(), numbers.len() < cards.len(), "{cards:?}");
        assert_eq!(tally.has_busted(), busts(cards), "{cards:?}");
        for &card in Card::ALL.iter().filter(|card| card.is_number()) {
            assert_eq!(tally.holds(card), cards.contains(&card), "{card} in {cards:?}");
        }
    }

    #[test]
    fn a_tally_is_what_looking_through_the_cards_gives() {
        let mut random = Seed::from(1).stream(Use::Bots);
        let (mut tally, mut cards) = (Tally::default(), Vec::new());
        for _ in 0..20_000 {
            let card = random::pick(&mut random, &Card::ALL[..Card::OneMore.index()]);
            let (full, leaves) = (cards.len() > 9, random::index(&mut random, 3) == 0);
            if !cards.is_empty() && (full || leaves) {
                let place = random::index(&mut random, cards.len());
                tally.take(cards.remove(place));
            } else if card == Card::UnluckySeven {
                (tally, cards) = (tally.with(card, Options::default()), vec![card]);
            } else {
                cards.push(card);
                compare(&Tally { status: Status::Active, ..tally }.with(card, Options::default()), &cards);
                if busts(&cards) || numbers(&cards).len() > FLIP_7 {
                    cards.pop();
                } else {
                    tally.lay(card);
                }
            }
            compare(&tally, &cards);
        }
    }
}
