//! What the cards in front of a player come to, whatever their order.

use crate::card::{Card, Face, Modifier};
use crate::options::Options;
use crate::row::Status;

/// Seven make a Flip 7.
pub(crate) const FLIP_7: u8 = 7;

/// The bonus for a Flip 7 (V-50, V-62).
pub(crate) const BONUS: i64 = 15;

const THIRTEEN: u16 = 1 << 13;

/// What the cards in front of a player come to: all that busts, a Flip 7 and
/// points depend on. It follows every card that comes or goes at once, so
/// nobody has to look through the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The kinds of number cards that lie here, as bits.
    kinds: u16,
    /// The numbers that lie here, as bits.
    seen: u16,
    /// The numbers that lie here twice, as bits.
    twice: u16,
    /// What the minus cards take off.
    minus: u16,
    /// What minus cards given after a bust take off (V-61).
    penalty: u16,
    sum: u8,
    numbers: u8,
    halvings: u8,
    /// Whether a number lies here three times.
    crowded: bool,
    pub(crate) status: Status,
}

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
        self.kinds & kind_bit(card) != 0
    }

    /// Whether a modifier lies here.
    #[inline]
    pub const fn has_modifier(&self) -> bool {
        self.halvings != 0 || self.minus != 0
    }

    /// Whether no card at all lies here.
    #[inline]
    pub const fn is_bare(&self) -> bool {
        (self.numbers | self.halvings) as u16 | self.minus == 0
    }

    /// The sum of the numbers.
    #[inline]
    pub const fn sum(&self) -> u32 {
        self.sum as u32
    }

    /// What the round is worth if it ends now (V-50, V-60, V-61), without the
    /// bonus of a brutal Flip 7, which is chosen last.
    #[inline]
    pub fn points(&self, options: Options) -> i64 {
        if !self.is_in_play() {
            return -i64::from(self.penalty);
        }
        if self.holds(Card::Zero) && self.status != Status::Flip7 {
            return 0;
        }
        let points = i64::from(self.sum() >> self.halvings) - i64::from(self.minus);
        if options.brutal {
            return points;
        }
        points.max(0) + if self.status == Status::Flip7 { BONUS } else { 0 }
    }

    /// The kinds of number cards that would bust a row that has not busted, as
    /// bits (V-12, V-22). The Unlucky 7 never does: it wipes the row first.
    #[inline]
    pub const fn busting(&self) -> u16 {
        // Bits rather than questions: a lone Lucky 13 lets any other 13 come, a
        // lone 13 only a Lucky one, and a pair none at all.
        let lucky = self.kinds >> Card::LuckyThirteen as u8 & 1;
        let (one, pair) = (self.seen >> 13 & 1, self.twice >> 13 & 1);
        let plain = (one & !lucky | pair) << Card::Thirteen as u8;
        self.seen & !THIRTEEN | plain | pair << Card::LuckyThirteen as u8
    }

    /// Whether some number lies here once too often (V-12, V-22).
    #[inline]
    pub(crate) const fn has_busted(&self) -> bool {
        let lucky_pair = if self.holds(Card::LuckyThirteen) { THIRTEEN } else { 0 };
        self.crowded as u16 | self.twice & !lucky_pair != 0
    }

    /// Whether the numbers make a Flip 7 (V-13), given that they do not bust.
    #[inline]
    pub(crate) const fn has_seven(&self, options: Options) -> bool {
        let pair = self.twice & THIRTEEN != 0;
        self.numbers - (pair && !options.both_13_count) as u8 >= FLIP_7
    }

    /// A card comes to lie here. An Unlucky 7 does so instead of all others
    /// (V-21).
    #[inline]
    pub(crate) fn lay(&mut self, card: Card) {
        if card == Card::UnluckySeven {
            *self = Self { status: self.status, penalty: self.penalty, ..Self::default() };
        }
        let part = Part::of(card);
        self.crowded |= self.twice & part.number != 0;
        self.twice |= self.seen & part.number;
        self.seen |= part.number;
        self.kinds |= part.kind;
        self.sum += part.sum;
        self.numbers += part.numbers;
        self.halvings += part.halvings;
        self.minus += part.minus;
    }

    /// A minus card is given to a player who has busted (V-61).
    pub(crate) fn punish(&mut self, card: Card) {
        self.penalty += Part::of(card).minus;
    }

    /// A card that lies here goes away; nobody takes one from a busted row.
    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        let part = Part::of(card);
        let pair = self.twice & part.number != 0;
        // Of a pair of the same kind one stays: only Lucky 13s can be such.
        if !(pair && self.kinds & KINDS_OF_13 == kind_bit(Card::LuckyThirteen)) {
            self.kinds &= !part.kind;
        }
        if !pair {
            self.seen &= !part.number;
        }
        self.twice &= !part.number;
        self.sum -= part.sum;
        self.numbers -= part.numbers;
        self.halvings -= part.halvings;
        self.minus -= part.minus;
    }

    /// The tally after losing a card and getting one, with the bust (V-12) or
    /// Flip 7 (V-13) that makes.
    #[inline]
    pub(crate) fn exchanged(mut self, loses: Option<Card>, gets: Option<Card>, options: Options) -> Self {
        if let Some(card) = loses {
            self = self.without(card);
        }
        if let Some(card) = gets { self.with(card, options) } else { self }
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
        self.lay(card);
        if self.has_busted() {
            self.status = Status::Busted;
        } else if self.has_seven(options) {
            self.status = Status::Flip7;
        }
        self
    }
}

/// What one card adds to a tally.
#[derive(Clone, Copy)]
struct Part {
    kind: u16,
    number: u16,
    minus: u16,
    sum: u8,
    numbers: u8,
    halvings: u8,
}

impl Part {
    #[inline]
    fn of(card: Card) -> &'static Self {
        &PARTS[card as usize]
    }

    const fn new(card: Card) -> Self {
        let none = Self { kind: 0, number: 0, minus: 0, sum: 0, numbers: 0, halvings: 0 };
        match card.face() {
            Face::Number(sum) => Self { kind: kind_bit(card), number: 1 << sum, sum, numbers: 1, ..none },
            Face::Modifier(Modifier::Half) => Self { halvings: 1, ..none },
            Face::Modifier(Modifier::Minus(points)) => Self { minus: points as u16, ..none },
            Face::Action(_) => none,
        }
    }
}

/// Read, not worked out: the cards in front of the players change all the time.
static PARTS: [Part; KINDS] = {
    let mut parts = [Part::new(Card::Zero); KINDS];
    let mut place = 0;
    while place < KINDS {
        parts[place] = Part::new(<Card as table::Card>::ALL[place]);
        place += 1;
    }
    parts
};

const KINDS: usize = <Card as table::Card>::ALL.len();

const KINDS_OF_13: u16 = kind_bit(Card::Thirteen) | kind_bit(Card::LuckyThirteen);

/// The bit of a kind of number card; none for other cards.
const fn kind_bit(card: Card) -> u16 {
    if card.is_number() { 1 << card as u8 } else { 0 }
}
