//! From what a seat sees to a whole game that looks like that to it.

use game::random::{self, Use};
use game::{Seat, Seed};
use rand_core::Rng;

use crate::arrivals::Arrivals;
use crate::card::Slot;
use crate::deck::CARDS;
use crate::face::{FACES, Face};
use crate::hand::Hand;
use crate::matching::{Matchings, Places, Seen, Spot};
use crate::pile::Stack;
use crate::sets;
use crate::state::{Decision, MOST_PLAYERS, ShownHand, UnoFlip};
use crate::view::{Asked, Faces, View};

/// So many ways to deal are tried until one is found in which the table would ask what
/// it asks. One of a few does, whatever is seen.
const MOST_TRIES: usize = 100_000;

/// A game that looks like this view; see [`View::imagine`].
pub(crate) fn imagine(view: &View, seed: Seed) -> UnoFlip {
    let mut random = seed.stream(Use::Shuffle(0));
    let matchings = Matchings::of(&seen(view));
    let ways = matchings.ways();
    assert!(ways > 0, "no cards look like this");
    (0..MOST_TRIES)
        .find_map(|_| {
            let spots = matchings.nth(below(&mut random, ways));
            Deal::new(view, &spots, &mut random).game()
        })
        .expect("a view is of a game, which looks like that")
}

/// A number below an end, every one equally likely.
fn below(random: &mut impl Rng, end: u128) -> u128 {
    let mask = u128::MAX >> (end - 1).leading_zeros().min(u128::BITS - 1);
    loop {
        let number = (u128::from(random.next_u64()) << 64 | u128::from(random.next_u64())) & mask;
        if number < end {
            return number;
        }
    }
}

/// What a view shows of all cards.
fn seen(view: &View) -> Seen {
    let (mut one, mut both): (Places, Places) = ([0; 2 * FACES], [0; 2 * FACES]);
    let count = |places: &mut Places, faces: &Faces| {
        faces.iter().for_each(|face| places[face.index()] += 1);
    };
    count(&mut one, &view.hand);
    for other in Seat::all(view.players) {
        let shown = view.shown.is_some_and(|(of, _)| of == other);
        count(if shown { &mut both } else { &mut one }, &view.backs[other.index()]);
    }
    if let Some((_, faces)) = &view.shown {
        count(&mut both, faces);
    }
    one[view.top.index()] += 1;
    if let Some(top) = view.draw_top {
        one[top.index()] += 1;
    }
    Seen { side: view.side, one, both }
}

/// Cards that are handed out to the places that show them.
struct Deal<'a, R> {
    view: &'a View,
    random: &'a mut R,
    /// The cards for the places that show an active face and nothing else.
    fronts: Vec<Slot>,
    /// The cards for the places that show an inactive face and nothing else.
    backs: Vec<Slot>,
    /// The hand that was shown, as it is now.
    shown_hand: Hand,
    /// What was shown of it.
    shown: Hand,
    unseen: Vec<Slot>,
}

impl<'a, R: Rng> Deal<'a, R> {
    fn new(view: &'a View, spots: &[Spot; CARDS], random: &'a mut R) -> Self {
        let lie =
            |wanted| Slot::all().zip(spots).filter(move |(_, spot)| **spot == wanted).map(|(slot, _)| slot);
        let mut shuffled = |wanted| {
            let mut cards: Vec<Slot> = lie(wanted).collect();
            random::shuffle(random, &mut cards);
            cards
        };
        let [fronts, backs, unseen] = [Spot::Front, Spot::Back, Spot::Unseen].map(&mut shuffled);
        let shown: Hand = lie(Spot::Both).collect();
        let shown_hand = lie(Spot::BackSince).collect::<Hand>().or(shown);
        Self { view, random, fronts, backs, shown_hand, shown, unseen }
    }

    /// The next card for a place that shows this face.
    fn take(&mut self, face: Face) -> Slot {
        let cards = if face.side() == self.view.side { &mut self.fronts } else { &mut self.backs };
        let place = cards.iter().position(|slot| slot.face(face.side()) == face);
        cards.swap_remove(place.expect("there is a card for every place"))
    }

    fn take_all(&mut self, faces: &Faces) -> Hand {
        faces.iter().map(|face| self.take(face)).collect()
    }

    /// The game, unless the table would not ask there what it asks.
    fn game(mut self) -> Option<UnoFlip> {
        let view = self.view;
        let hands = std::array::from_fn(|seat| self.hand(seat));
        let mut discard_pile = vec![self.take(view.top)];
        let mut draw_pile: Vec<Slot> = view.draw_top.map(|face| self.take(face)).into_iter().collect();
        let under = self.unseen.len().min(view.discard_pile.saturating_sub(1));
        discard_pile.extend(self.unseen.drain(..under));
        draw_pile.append(&mut self.unseen);
        let cards = Arrangement { hands, draw_pile: &draw_pile, discard_pile: &discard_pile };
        let mut game = Asking { view, random: self.random }.game(&cards)?;
        game.shown = view.shown.map(|(of, _)| ShownHand { to: view.seat, of, hand: self.shown });
        Some(game)
    }

    fn hand(&mut self, seat: usize) -> Hand {
        if seat == self.view.seat.index() {
            self.take_all(&self.view.hand)
        } else if self.view.shown.is_some_and(|(of, _)| of.index() == seat) {
            self.shown_hand
        } else {
            self.take_all(&self.view.backs[seat])
        }
    }
}

/// Where all cards lie.
#[derive(Clone, Copy, Debug)]
pub struct Arrangement<'a> {
    /// Everybody's hand.
    pub hands: [Hand; MOST_PLAYERS],
    /// The draw pile from the top down.
    pub draw_pile: &'a [Slot],
    /// The discard pile from the top down.
    pub discard_pile: &'a [Slot],
}

impl View {
    /// The game that this seat looks at, if the cards lie like that: for whoever knows more
    /// about where they lie than the view says. They have to show what the view does. Nothing if the
    /// table would not ask there what it asks (U-82). A hand that was shown to the seat is not
    /// in it.
    pub fn arranged(&self, cards: &Arrangement<'_>, random: &mut impl Rng) -> Option<UnoFlip> {
        Asking { view: self, random }.game(cards)
    }
}

/// A table that asks what a view says it asks.
struct Asking<'a, R> {
    view: &'a View,
    random: &'a mut R,
}

impl<R: Rng> Asking<'_, R> {
    /// The game with these cards, unless the table would not ask there what it asks.
    fn game(mut self, cards: &Arrangement<'_>) -> Option<UnoFlip> {
        let view = self.view;
        let mut game = UnoFlip {
            options: view.options,
            players: u8::try_from(view.players).unwrap_or(u8::MAX),
            dealer: view.dealer,
            round: view.round,
            reached: view.reached,
            totals: view.scores,
            decision: Decision::Turn(view.seat),
            side: view.side,
            direction: view.direction,
            colour: view.colour,
            hands: cards.hands,
            playable: Hand::default(),
            answers: 0,
            top: view.top,
            doubted: Hand::default(),
            draw_pile: pile(cards.draw_pile),
            discard_pile: pile(cards.discard_pile),
            uncalled: view.uncalled,
            opening: view.opening,
            shown: None,
            arrivals: Arrivals::any(self.random),
        };
        self.ask(&mut game)?;
        game.settle();
        Some(game)
    }

    /// Asks what the table asks.
    fn ask(&mut self, game: &mut UnoFlip) -> Option<()> {
        game.decision = match self.view.asked {
            Asked::Turn(seat) => Decision::Turn(seat),
            // U-13, U-46: after the first card whoever names the colour begins; else it
            // was named by who played a Flip, and the next player's turn follows.
            Asked::Colour(seat) => {
                Decision::Colour { seat, then: if game.opening { seat } else { game.after(seat) } }
            }
            Asked::Drawn { seat, card: Some((face, copy)) } => {
                let slot = self.one_of(game.hand(seat).and(sets::of_face(face)))?;
                arrive_as(game, slot, copy);
                Decision::Drawn { seat, slot }
            }
            // U-82: while there is a card to draw, the drawing has ended at one that fits.
            Asked::Drawn { seat, card: None } => {
                let any = !game.options.draw_until_playable || game.nothing_to_draw();
                let slot = self.one_of(game.hand(seat))?;
                (any || game.fitting(seat).has(slot)).then_some(Decision::Drawn { seat, slot })?
            }
            Asked::Challenge { seat, by, before } => {
                game.doubted = self.doubted(game.hand(by));
                let bluffed = game.doubted_holds(before);
                Decision::Challenge { seat, by, before, bluffed }
            }
            Asked::Stack { seat, sum } => Decision::Stack { seat, sum },
            Asked::Over { winner } => Decision::Over { winner },
        };
        Some(())
    }

    fn one_of(&mut self, cards: Hand) -> Option<Slot> {
        cards.nth(random::index(self.random, cards.len()))
    }

    /// Those of a hand that were there when it was doubted: which of the cards that
    /// look alike cannot be seen.
    fn doubted(&mut self, mut hand: Hand) -> Hand {
        let mut doubted = Hand::default();
        for face in self.view.doubted.iter() {
            if let Some(slot) = self.one_of(hand.and(sets::of_face(face))) {
                doubted.add(slot);
                hand.remove(slot);
            }
        }
        doubted
    }
}

/// A pile of cards, given from the top down.
fn pile(cards: &[Slot]) -> Stack {
    let mut pile = Stack::default();
    for &slot in cards {
        pile.push_under(slot);
    }
    pile
}

/// Lets a card of a hand come after as many of those that look alike as it is said to.
fn arrive_as(game: &mut UnoFlip, slot: Slot, copy: u8) {
    let owner = game.hands.iter().find(|hand| hand.has(slot)).copied().unwrap_or_default();
    let alike = owner.and(sets::of_face(slot.face(game.side))).without(slot);
    let mut order: Vec<Slot> = alike.slots().collect();
    order.insert(usize::from(copy).min(order.len()), slot);
    for slot in order {
        game.arrivals.note(slot);
    }
}
