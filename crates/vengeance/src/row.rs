//! What the cards in front of a player come to, whatever their order.

use game::MOST_DECKS;
use rows::{BONUS, FLIP_7, Row as _, Status};

use crate::card::{Card, Face, Modifier};
use crate::options::Options;

/// What the cards in front of a player come to: all that busts, a Flip 7 and
/// points depend on. It follows every card that comes or goes at once, so
/// nobody has to look through the cards; and it is two words in lanes, so that a
/// card changes all of it in a few steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Four lanes of sixteen bits: the kinds of number cards that lie here, the
    /// numbers, the numbers that lie here twice, and those three times.
    held: u64,
    /// What is added up, in lanes of its own (see [`Part`]).
    sums: u64,
}

impl Default for Row {
    fn default() -> Self {
        Self { held: ALWAYS, sums: 0 }
    }
}

/// How wide a lane of what is held is.
const LANE: u32 = 16;

const SEEN: u32 = LANE;
const TWICE: u32 = 2 * LANE;

/// A bit that every row has, where no number has one: what never just joins a row is
/// stopped by it.
const ALWAYS: u64 = 1 << (SEEN + 15);

/// The bits of the numbers in a lane.
const NUMBER_BITS: u16 = (1 << 14) - 1;

/// Where the sums lie in their word: the numbers' sum, how many numbers, how many
/// halvings (a byte each, with room for all that can lie in one place), the player's
/// part in the round, what the minus cards take off, and what those given after a bust do (V-61).
///
/// The Zero and a bust count as so many halvings that nothing is left: then nobody has
/// to ask for them.
const NUMBERS: u32 = 8;
const HALVINGS: u32 = 16;
const STATUS: u32 = 24;
const MINUS: u32 = 32;
const PENALTY: u32 = 48;

/// Halvings that leave nothing, more than there are cards that halve.
const ALL_HALVINGS: u64 = 32;
const _: () = assert!((MOST_DECKS as u64) < ALL_HALVINGS, "one such card in a deck");

const STATUS_BITS: u64 = 0xff << STATUS;

/// Where modifiers show.
const MODIFIERS: u64 = (ALL_HALVINGS - 1) << HALVINGS | 0xffff << MINUS;

/// The bit of the 13 in a lane, and how much further that of the Lucky 13 is.
const THIRTEEN: u32 = 13;
const LUCKY: u32 = Card::LuckyThirteen as u32 - THIRTEEN;

impl Row {
    /// Whether the cards are still in play: the player has not busted (V-12).
    #[inline]
    pub fn is_in_play(&self) -> bool {
        self.sums & STATUS_BITS != (Status::Busted as u64) << STATUS
    }

    /// Whether a number card of this kind lies here.
    #[inline]
    pub const fn holds(&self, card: Card) -> bool {
        self.held & kind_bit(card) != 0
    }

    /// Whether The Zero lies here (V-20).
    #[inline]
    pub const fn holds_zero(&self) -> bool {
        self.holds(Card::Zero)
    }

    /// Whether this card would bust the row (V-12, V-22).
    pub fn would_bust(&self, card: Card) -> bool {
        let mut after = *self;
        after.receive(card);
        after.has_busted()
    }

    /// Whether a modifier lies here.
    #[inline]
    pub const fn has_modifier(&self) -> bool {
        self.sums & MODIFIERS != 0
    }

    /// Whether no card at all lies here.
    #[inline]
    const fn is_bare(&self) -> bool {
        self.sums << (64 - PENALTY) >> (64 - PENALTY + NUMBERS) & !(STATUS_BITS >> NUMBERS) == 0
    }

    /// The sum of the numbers.
    #[inline]
    pub const fn sum(&self) -> u32 {
        byte(self.sums, 0)
    }

    /// How many numbers lie here.
    #[inline]
    const fn numbers(&self) -> usize {
        byte(self.sums, NUMBERS) as usize
    }

    /// What the round is worth if it ends now (V-50, V-60, V-61), without the
    /// bonus of a brutal Flip 7, which is chosen last.
    #[inline]
    pub fn points(&self, options: Options) -> i64 {
        // Both are asked apart, as the answer is nearly always the same.
        if options.brutal {
            return self.brutal_points();
        }
        if self.sums & STATUS_BITS == (Status::Flip7 as u64) << STATUS {
            return self.balance().max(0) + BONUS;
        }
        self.plain_points()
    }

    /// The same where no option changes it and there is no Flip 7 (V-50).
    #[inline]
    pub const fn plain_points(&self) -> i64 {
        let left = self.halved(2 * ALL_HALVINGS - 1);
        // Not `max`: the compiler makes a branch of it, which mispredicts.
        left.saturating_sub(lane(self.sums, MINUS) as u64).cast_signed()
    }

    /// V-60, V-61.
    fn brutal_points(&self) -> i64 {
        match self.status() {
            Status::Busted => -i64::from(lane(self.sums, PENALTY)),
            Status::Active | Status::Stayed | Status::Frozen if self.holds(Card::Zero) => 0,
            Status::Active | Status::Stayed | Status::Frozen | Status::Flip7 => self.balance(),
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
    const fn busting_kinds(&self) -> u16 {
        let seen = lane(self.held, SEEN) & NUMBER_BITS;
        // Without a Lucky 13 no pair has stayed.
        if !self.holds(Card::LuckyThirteen) {
            return seen;
        }
        // A lone Lucky 13 lets any other 13 come, a lone 13 only a Lucky one, and a pair
        // none at all.
        let pair = lane(self.held, TWICE) & 1 << THIRTEEN;
        seen & !self.lucky() | pair | pair << LUCKY
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
    pub const fn has_seven(&self, options: Options) -> bool {
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
    pub const fn has_twins(&self) -> bool {
        self.held & (PAIR | KINDS_OF_13) == PAIR | kind_bit(Card::LuckyThirteen)
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
        *self = Self { held: ALWAYS, sums: self.sums & (0xffff << PENALTY | STATUS_BITS) };
    }

    /// A card is laid to those that are here.
    #[inline]
    fn lay(&mut self, card: Card) {
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

    /// The row without a card that lies here.
    #[must_use]
    #[inline]
    pub fn without(mut self, card: Card) -> Self {
        self.take(card);
        self
    }

    /// The row with one card more, and with the bust (V-12) or Flip 7 (V-13)
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

impl rows::Row for Row {
    type Card = Card;
    type Options = Options;

    #[inline]
    fn status(&self) -> Status {
        Status::numbered((self.sums & STATUS_BITS) >> STATUS)
    }

    /// The player's part in the round changes.
    #[inline]
    fn set_status(&mut self, status: Status) {
        let halvings = if status == Status::Busted { ALL_HALVINGS << HALVINGS } else { 0 };
        self.sums = self.sums & !STATUS_BITS | (status as u64) << STATUS | halvings;
    }

    #[inline]
    fn is_active(&self) -> bool {
        self.sums & STATUS_BITS == 0
    }

    #[inline]
    fn count(&self) -> usize {
        self.numbers()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.is_bare()
    }

    /// A number of which the row has none; a second 13 is looked at more closely.
    #[inline]
    fn keep(&mut self, card: Card) -> bool {
        let part = Part::of(card);
        let joins = self.held & part.stops == 0;
        if joins {
            self.held |= part.held;
            self.sums += part.sums;
        }
        joins
    }

    #[inline]
    fn add(&mut self, card: Card) {
        self.lay(card);
    }

    #[inline]
    fn points(&self, options: &Options) -> i64 {
        self.points(*options)
    }

    #[inline]
    fn busting(&self) -> u16 {
        self.busting_kinds()
    }

    fn beside(&self) -> impl Iterator<Item = Card> {
        std::iter::empty()
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

/// What one card adds to a row.
#[derive(Clone, Copy)]
struct Part {
    /// Its bits in the lanes of the kinds and of the numbers.
    held: u64,
    /// The lanes in which its number may lie already, and lies once more then.
    again: u64,
    /// Where a bit shows that the card does not just join the row.
    stops: u64,
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
                let stops = if matches!(card, Card::UnluckySeven) { ALWAYS } else { seen };
                Self { held: kind_bit(card) | seen, again: seen | seen << LANE, stops, sums }
            }
            Face::Modifier(Modifier::Half) => Self { sums: 1 << HALVINGS, ..NOTHING },
            Face::Modifier(Modifier::Minus(points)) => Self { sums: (points as u64) << MINUS, ..NOTHING },
            Face::Action(_) => NOTHING,
        }
    }
}

/// What is no number never just joins a row: it has to be given to somebody, or played.
const NOTHING: Part = Part { held: 0, again: 0, stops: ALWAYS, sums: 0 };

/// Read, not worked out: the cards in front of the players change all the time.
const PARTS: &[Part; KINDS] = &{
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

    fn compare(tally: &Row, cards: &[Card]) {
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
        let (mut tally, mut cards) = (Row::default(), Vec::new());
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
                compare(&tally.with(card, Options::default()), &cards);
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
