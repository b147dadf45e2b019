//! Steals, Discards and Swaps: which cards had best change places.

use table::{Seat, View as _};
use vengeance::{Action, Card, MOST_OPEN, Move, Prospect, View};

use super::{NONE, with_most};

/// The best way to play a Steal, Discard or Swap; the last of several. Apart from
/// the rest, which does without the room on the stack that this takes.
#[inline(never)]
pub(super) fn exchange<const SEATS: usize>(view: &View<'_, SEATS>, action: Action) -> Option<Move> {
    let (mut cards, mut owners) =
        ([[Card::default(); MOST_OPEN]; SEATS], [[Seat::default(); MOST_OPEN]; SEATS]);
    let stakes = Stakes::of(view, cards.as_flattened_mut(), owners.as_flattened_mut());
    match action {
        Action::Steal => stakes.steal(),
        Action::Discard => stakes.discard(),
        _ => stakes.swap(),
    }
}

/// What matters when cards change places: the own points, counted twice, and
/// those of the best of the others.
struct Stakes<'a, const SEATS: usize> {
    view: &'a View<'a, SEATS>,
    /// All cards that can be touched: looked through many times, found once. First
    /// those of players whose points do not matter, in the order of the seats, then
    /// the leader's, then mine.
    cards: &'a [Card],
    /// Whose they are.
    owners: &'a [Seat],
    leaders: Side,
    mine: Side,
}

/// Somebody whose points matter.
struct Side {
    seat: Seat,
    points: i64,
    /// Where the cards of this seat begin.
    start: usize,
}

/// What a seat's cards could become without each of them.
type Rests = [Prospect; MOST_OPEN];

/// Worse than anything that points can make good: to bust oneself.
const RUIN: i64 = -100_000;

impl<'a, const SEATS: usize> Stakes<'a, SEATS> {
    #[inline(always)]
    fn of(view: &'a View<'a, SEATS>, cards: &'a mut [Card], owners: &'a mut [Seat]) -> Self {
        let me = view.seat();
        let leader = with_most(view, |seat, _, standing| if seat == me { NONE } else { standing });
        let mut end = 0;
        for seat in others(view.totals().len(), me, leader.unwrap_or(me)) {
            lay_open(view, seat, cards, owners, &mut end);
        }
        let mut side = |seat| {
            let start = lay_open(view, seat, cards, owners, &mut end);
            Side { seat, points: view.points(seat), start }
        };
        let leaders = leader.map(&mut side);
        let mine = side(me);
        // Who plays alone has no leader to watch, and none of their cards to touch.
        let leaders = leaders.unwrap_or(Side { ..mine });
        Self { view, cards: &cards[..end], owners: &owners[..end], leaders, mine }
    }

    fn steal(&self) -> Option<Move> {
        let mine = Prospect::of(*self.view.row(self.mine.seat).tally());
        let mut best = Best::default();
        for place in 0..self.leaders.start {
            best.consider(self.to_me(&mine, self.cards[place]), self.single(place));
        }
        for place in self.leaders.start..self.mine.start {
            let worth = self.without_leaders(place) + self.to_me(&mine, self.cards[place]);
            best.consider(worth, self.single(place));
        }
        best.place().map(|place| Move::Steal(self.owners[place.1], self.cards[place.1]))
    }

    fn discard(&self) -> Option<Move> {
        let mut best = Best::default();
        // All the same to me: the last of these is as good as any.
        if let Some(place) = self.leaders.start.checked_sub(1) {
            best.consider(0, self.single(place));
        }
        for place in self.leaders.start..self.mine.start {
            best.consider(self.without_leaders(place), self.single(place));
        }
        for place in self.mine.start..self.cards.len() {
            let worth = 2 * (self.points_without(&self.mine, place) - self.mine.points);
            best.consider(worth, self.single(place));
        }
        best.place().map(|place| Move::Discard(self.owners[place.1], self.cards[place.1]))
    }

    /// Looks at all swaps. Only what matters is worked out.
    fn swap(&self) -> Option<Move> {
        let mut best = Best::default();
        let mut rests = Rests::default();
        for (hers, rest) in (self.leaders.start..self.mine.start).zip(&mut rests) {
            *rest = self.rest(&self.leaders, hers);
            for his in 0..self.leaders.start {
                best.consider(self.to_leader(rest, self.cards[his]), self.pair(his, hers));
            }
        }
        self.swap_mine(&mut best, &rests);
        // All the same to me: the last of these is as good as any.
        if let Some((&last, others)) = self.owners[..self.leaders.start].split_last()
            && let Some(his) = others.iter().rposition(|&owner| owner != last)
        {
            best.consider(0, self.pair(his, others.len()));
        }
        let (his, hers) = best.place()?;
        Some(Move::Swap(self.owners[his], self.cards[his], self.owners[hers], self.cards[hers]))
    }

    fn swap_mine(&self, best: &mut Best, leaders: &Rests) {
        for his in self.mine.start..self.cards.len() {
            let rest = self.rest(&self.mine, his);
            for hers in 0..self.leaders.start {
                best.consider(self.to_me(&rest, self.cards[hers]), self.pair(his, hers));
            }
            for (hers, leaders) in (self.leaders.start..self.mine.start).zip(leaders) {
                let worth = self.to_leader(leaders, self.cards[his]);
                best.consider(self.to_me(&rest, self.cards[hers]) + worth, self.pair(his, hers));
            }
        }
    }

    /// The place of a card in the order of all: first by the seat.
    #[inline]
    fn single(&self, place: usize) -> u64 {
        (self.owners[place].index() as u64) << (2 * PLACE) | place as u64
    }

    /// The place of a swap in the order of all: first by the seats, then by the cards.
    #[inline]
    fn pair(&self, his: usize, hers: usize) -> u64 {
        // Both ways round, and the one with the lower seat first: nobody can guess which.
        let (his, hers) = (self.single(his), self.single(hers));
        (his << PLACE | hers).min(hers << PLACE | his)
    }

    /// What somebody's cards could become without one of them.
    #[inline]
    fn rest(&self, side: &Side, place: usize) -> Prospect {
        Prospect::of(self.view.row(side.seat).tally().without(self.cards[place]))
    }

    /// What somebody would have without one of their cards.
    #[inline]
    fn points_without(&self, side: &Side, place: usize) -> i64 {
        self.view.row(side.seat).tally().without(self.cards[place]).points(*self.view.options())
    }

    /// What it is worth to me that a card of the leader goes away.
    #[inline]
    fn without_leaders(&self, place: usize) -> i64 {
        self.leaders.points - self.points_without(&self.leaders, place)
    }

    /// What it is worth to me to get a card.
    #[inline]
    fn to_me(&self, prospect: &Prospect, card: Card) -> i64 {
        let (points, busts) = prospect.with(card, *self.view.options());
        RUIN * i64::from(busts) + 2 * (points - self.mine.points)
    }

    /// What it is worth to me that the leader gets a card.
    #[inline]
    fn to_leader(&self, prospect: &Prospect, card: Card) -> i64 {
        self.leaders.points - prospect.with(card, *self.view.options()).0
    }
}

/// All seats but two, without a guess which they are.
#[inline]
fn others(players: usize, one: Seat, other: Seat) -> impl Iterator<Item = Seat> {
    let (low, high) = (one.min(other).index(), one.max(other).index());
    (0..players.saturating_sub(2)).map(move |place| {
        let seat = place + usize::from(place >= low);
        Seat::at(seat + usize::from(seat >= high))
    })
}

/// Lays the cards of a seat that can be touched to those that lie there, and says
/// where they begin.
#[inline(always)]
fn lay_open<const SEATS: usize>(
    view: &View<'_, SEATS>,
    seat: Seat,
    cards: &mut [Card],
    owners: &mut [Seat],
    end: &mut usize,
) -> usize {
    let start = *end;
    owners[start..start + MOST_OPEN].fill(seat);
    *end += view.lay_open(seat, &mut cards[start..]);
    start
}

/// How many bits the place of a card takes.
const PLACE: u32 = 12;

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
    #[inline]
    #[expect(clippy::cast_possible_wrap, reason = "a place has far fewer bits")]
    fn consider(&mut self, worth: i64, place: u64) {
        self.0 = self.0.max(worth << ORDER | place as i64);
    }

    /// The places of the cards of the best, if there is any; the second one if only
    /// one goes away.
    #[expect(clippy::cast_sign_loss, reason = "just the bits of the place")]
    fn place(&self) -> Option<(usize, usize)> {
        let place = |bits: i64| (bits & ((1 << PLACE) - 1)) as usize;
        (self.0 != NONE).then(|| (place(self.0 >> PLACE), place(self.0)))
    }
}
