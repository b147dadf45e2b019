//! Steals, Discards and Swaps: which cards had best change places.

use std::ops::Range;

use game::{Card as _, Seat, View as _};
use vengeance::{Action, Card, Move, View};

use super::open::{MOST_OPEN, Open};
use super::prospect::Prospect;
use super::{NONE, with_most, worth};

/// The best way to play a Steal, Discard or Swap; the last of several.
pub(super) fn exchange<const SEATS: usize>(view: &View<'_, SEATS>, action: Action) -> Option<Move> {
    let mut open = Open::default();
    open.find(view);
    let stakes = Stakes::of(view, &open);
    match action {
        Action::Steal => stakes.steal(),
        Action::Discard => stakes.discard(),
        Action::Swap => stakes.swap(),
        // These touch no card of anybody.
        Action::OneMore | Action::FlipFour => None,
    }
}

/// What matters when cards change places: the own points, counted twice, and
/// those of the best of the others.
struct Stakes<'a, const SEATS: usize> {
    view: &'a View<'a, SEATS>,
    open: &'a Open<SEATS>,
    mine: Side,
    /// Who plays alone has nobody to watch.
    leaders: Option<Side>,
}

/// Somebody whose points matter.
#[derive(Clone, Copy)]
struct Side {
    seat: Seat,
    points: i64,
}

/// Worse than anything that points can make good: to bust oneself.
const RUIN: i64 = -100_000;

impl<'a, const SEATS: usize> Stakes<'a, SEATS> {
    fn of(view: &'a View<'a, SEATS>, open: &'a Open<SEATS>) -> Self {
        let me = view.seat();
        let leader = with_most(view, |seat, _, standing| if seat == me { NONE } else { standing });
        let side = |seat| Side { seat, points: worth(view, view.row(seat)) };
        Self { view, open, mine: side(me), leaders: leader.map(side) }
    }

    fn steal(&self) -> Option<Move> {
        let mine = Prospect::of(*self.view.row(self.mine.seat), *self.view.options());
        let mut best = Best::default();
        for seat in self.others() {
            self.each_open(seat, |place, card| best.consider(self.to_me(&mine, card), place));
        }
        if let Some(leaders) = &self.leaders {
            self.each_open(leaders.seat, |place, card| {
                best.consider(self.lost(leaders, card) + self.to_me(&mine, card), place);
            });
        }
        best.single().map(|(seat, card)| Move::Steal(seat, card))
    }

    fn discard(&self) -> Option<Move> {
        let mut best = Best::default();
        self.each_open(self.mine.seat, |place, card| best.consider(-2 * self.lost(&self.mine, card), place));
        if let Some(leaders) = &self.leaders {
            self.each_open(leaders.seat, |place, card| best.consider(self.lost(leaders, card), place));
        }
        // All other cards are the same to me.
        if best.worth() <= 0 {
            for seat in self.others() {
                self.each_open(seat, |place, _| best.consider(0, place));
            }
        }
        best.single().map(|(seat, card)| Move::Discard(seat, card))
    }

    fn swap(&self) -> Option<Move> {
        let (mut cards, mut owners) =
            ([[Card::default(); MOST_OPEN]; SEATS], [[Seat::default(); MOST_OPEN]; SEATS]);
        Swaps::of(self, self.leaders?, cards.as_flattened_mut(), owners.as_flattened_mut()).best()
    }

    /// The seats whose points do not matter, without a guess which they are.
    fn others(&self) -> impl Iterator<Item = Seat> {
        let (mine, leaders) = (self.mine.seat, self.leaders.unwrap_or(self.mine).seat);
        let (low, high) = (mine.min(leaders).index(), mine.max(leaders).index());
        (0..self.view.totals().len().saturating_sub(2)).map(move |place| {
            let seat = place + usize::from(place >= low);
            Seat::at(seat + usize::from(seat >= high))
        })
    }

    /// Looks at each card of a seat that can be touched, with its place in the order of
    /// all.
    fn each_open(&self, seat: Seat, mut look: impl FnMut(u64, Card)) {
        for (place, &card) in self.open.cards(seat).iter().enumerate() {
            look((seat.index() << SEAT | place << CARD | card.index()) as u64, card);
        }
    }

    /// How much poorer somebody would be without one of their cards.
    fn lost(&self, side: &Side, card: Card) -> i64 {
        side.points - worth(self.view, &self.view.row(side.seat).without(card))
    }

    /// What it is worth to me to get a card.
    fn to_me(&self, prospect: &Prospect, card: Card) -> i64 {
        let (points, busts) = prospect.with(card, *self.view.options());
        (RUIN & -i64::from(busts)) + 2 * (points - self.mine.points)
    }
}

/// All swaps.
struct Swaps<'a, const SEATS: usize> {
    stakes: &'a Stakes<'a, SEATS>,
    leader: Side,
    /// All cards that can be touched: looked through many times, found once. First
    /// those of players whose points do not matter, in the order of the seats, then
    /// the leader's, then mine.
    cards: &'a [Card],
    /// Whose they are.
    owners: &'a [Seat],
    /// Where the leader's cards begin, and mine.
    leaders: usize,
    mine: usize,
}

/// What a seat's cards could become without each of them.
type Rests = [Prospect; MOST_OPEN];

impl<'a, const SEATS: usize> Swaps<'a, SEATS> {
    fn of(
        stakes: &'a Stakes<'a, SEATS>,
        leader: Side,
        cards: &'a mut [Card],
        owners: &'a mut [Seat],
    ) -> Self {
        let mut end = 0;
        let mut lay_open = |seat| {
            let start = end;
            owners[start..start + MOST_OPEN].fill(seat);
            end += stakes.open.lay_out(seat, &mut cards[start..]);
            start
        };
        for seat in stakes.others() {
            lay_open(seat);
        }
        let (leaders, mine) = (lay_open(leader.seat), lay_open(stakes.mine.seat));
        Self { stakes, leader, cards: &cards[..end], owners: &owners[..end], leaders, mine }
    }

    /// Looks at all swaps. Only what matters is worked out.
    fn best(&self) -> Option<Move> {
        let mut best = Best::default();
        let mut rests = Rests::default();
        for ((hers, card), rest) in self.open(self.leaders..self.mine).zip(&mut rests) {
            *rest = self.rest(self.leader.seat, card);
            for (his, card) in self.open(0..self.leaders) {
                best.consider(self.to_leader(rest, card), pair(his, hers));
            }
        }
        self.swap_mine(&mut best, &rests);
        // All the same to me: the last of these is as good as any.
        if let Some((&last, others)) = self.owners[..self.leaders].split_last()
            && let Some(his) = others.iter().rposition(|&owner| owner != last)
        {
            best.consider(0, pair(place(his, others[his]), place(others.len(), last)));
        }
        let (his, hers) = best.pair()?;
        Some(Move::Swap(self.owners[his], self.cards[his], self.owners[hers], self.cards[hers]))
    }

    fn swap_mine(&self, best: &mut Best, leaders: &Rests) {
        for (his, mine) in self.open(self.mine..self.cards.len()) {
            let rest = self.rest(self.stakes.mine.seat, mine);
            for (hers, card) in self.open(0..self.leaders) {
                best.consider(self.stakes.to_me(&rest, card), pair(his, hers));
            }
            for ((hers, card), leaders) in self.open(self.leaders..self.mine).zip(leaders) {
                let worth = self.to_leader(leaders, mine);
                best.consider(self.stakes.to_me(&rest, card) + worth, pair(his, hers));
            }
        }
    }

    /// Some of the cards, each after its place.
    fn open(&self, range: Range<usize>) -> impl Iterator<Item = (u64, Card)> {
        let cards = self.cards[range.clone()].iter().zip(&self.owners[range.clone()]);
        range.zip(cards).map(|(at, (&card, &owner))| (place(at, owner), card))
    }

    /// What somebody's cards could become without one of them.
    fn rest(&self, seat: Seat, card: Card) -> Prospect {
        Prospect::of(self.stakes.view.row(seat).without(card), *self.stakes.view.options())
    }

    /// What it is worth to me that the leader gets a card.
    fn to_leader(&self, prospect: &Prospect, card: Card) -> i64 {
        self.leader.points - prospect.with(card, *self.stakes.view.options()).0
    }
}

/// The place of a card among all that are laid out, after its seat.
fn place(at: usize, owner: Seat) -> u64 {
    (owner.index() as u64) << (2 * PLACE) | at as u64
}

/// The place of a swap in the order of all: first by the seats, then by the cards.
fn pair(his: u64, hers: u64) -> u64 {
    // Both ways round, and the one with the lower seat first: nobody can guess which.
    (his << PLACE | hers).min(hers << PLACE | his)
}

/// How many bits the place of a card among all takes.
const PLACE: u32 = 12;

/// How many bits the kind of a card takes, and where the seat stands after it and the
/// place among the cards of the seat.
const CARD: u32 = 8;
const SEAT: u32 = 16;

/// The best way so far: what it is worth, and after that its place in the order of
/// all, in one number, so that the better of two is found without a guess.
struct Best(i64);

/// How many bits the place of a way takes: two seats and two cards.
const ORDER: u32 = 8 + 3 * PLACE;

impl Default for Best {
    fn default() -> Self {
        Self(NONE)
    }
}

impl Best {
    #[expect(clippy::cast_possible_wrap, reason = "a place has far fewer bits")]
    fn consider(&mut self, worth: i64, place: u64) {
        self.0 = self.0.max(worth << ORDER | place as i64);
    }

    /// What the best is worth.
    fn worth(&self) -> i64 {
        self.0 >> ORDER
    }

    /// So many bits of the place of the best.
    #[expect(clippy::cast_sign_loss, clippy::cast_possible_truncation, reason = "just a few bits")]
    fn bits(&self, from: u32, count: u32) -> usize {
        (self.0 >> from & ((1 << count) - 1)) as usize
    }

    /// The seat and the kind of the best card, if there is any.
    fn single(&self) -> Option<(Seat, Card)> {
        (self.0 != NONE).then(|| (Seat::at(self.bits(SEAT, 8)), Card::ALL[self.bits(0, CARD)]))
    }

    /// The places of the best two cards, if there are any.
    fn pair(&self) -> Option<(usize, usize)> {
        (self.0 != NONE).then(|| (self.bits(PLACE, PLACE), self.bits(0, PLACE)))
    }
}
