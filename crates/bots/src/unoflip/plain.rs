//! The plain player of UNO FLIP!.

use game::{Seat, View as _};
use rand_core::Rng;
use unoflip::{Asked, Choice, Colour, Direction, Face, Faces, Hand, Move, Side, Symbol, UnoFlip, View};

use crate::Bot;

/// Plays its longest colour and its dearest cards, keeps wilds for when nothing
/// else fits, aims draw and skip cards at players with few cards, calls UNO,
/// catches, jumps in, stacks, challenges when a bluff is likelier than not, and
/// flips when that gives the others worse hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainUnoFlip;

impl Bot<UnoFlip> for PlainUnoFlip {
    fn choose<R: Rng>(&self, view: View, _: &mut R) -> Choice {
        best(&view).expect("a player who is asked can do something")
    }

    fn interrupt<R: Rng>(&self, view: View, _: &mut R) -> Option<Choice> {
        // Whatever may be done out of turn does it good: a catch, or a card less.
        best(&view)
    }
}

/// What looks best, if there is anything to do.
pub(super) fn best(view: &View) -> Option<Choice> {
    best_of(view, view.choices())
}

/// What looks best of some choices.
pub(super) fn best_of(view: &View, choices: impl Iterator<Item = Choice>) -> Option<Choice> {
    choices.max_by_key(|&choice| merit(view, choice))
}

/// How good a choice looks; anything better than nothing is above zero.
fn merit(view: &View, choice: Choice) -> i32 {
    match choice {
        Choice::Other(Move::Catch(_)) => 10_000,
        Choice::Other(Move::Challenge) => {
            if bluff_is_likely(view) {
                5_000
            } else {
                -1
            }
        }
        Choice::Other(Move::Colour(colour)) => length(&view.hand, colour),
        Choice::Other(_) => 0,
        Choice::Play { face, colour, uno, .. } => {
            let call = i32::from(uno);
            let named = colour.map_or(0, |colour| length(&view.hand, colour));
            1_000 + 2 * (value(view, face) * 8 + named) + call
        }
    }
}

/// How much the bot likes to play a card.
fn value(view: &View, face: Face) -> i32 {
    let pressed = view.counts[next_seat(view).index()] <= FEW;
    let length = face.colour().map_or(0, |colour| length(&view.hand, colour));
    liking(face, length, pressed, || flip_bonus(view))
}

/// A player with so few cards is pressed.
pub(super) const FEW: u8 = 2;

/// How much a card is liked, by how many of its colour are held, whether the next player has to
/// be pressed, and what a flip is worth.
#[inline]
pub(super) fn liking(face: Face, length: i32, pressed: bool, flip: impl FnOnce() -> i32) -> i32 {
    let pressing = if pressed { 40 } else { 0 };
    let colour = 3 * length;
    let dear = i32::try_from(face.points()).unwrap_or(0) / 5;
    match face.symbol() {
        Symbol::Wild => -30,
        Symbol::WildDraw => pressing - 25,
        Symbol::Draw => colour + dear + pressing,
        Symbol::Skip | Symbol::Reverse => colour + dear + pressing / 2,
        Symbol::Flip => colour + dear + flip(),
        Symbol::Number(_) => colour + dear,
    }
}

/// How many cards of a colour are seen.
fn length(faces: &Faces, colour: Colour) -> i32 {
    let count = faces.iter().filter(|face| face.colour() == Some(colour)).count();
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn next_seat(view: &View) -> Seat {
    match view.direction {
        Direction::Left => view.seat.left(view.players),
        Direction::Right => Seat::at((view.seat.index() + view.players - 1) % view.players),
    }
}

/// What a flip is worth, by the others' backs, which can be seen.
fn flip_bonus(view: &View) -> i32 {
    let others = Seat::all(view.players).filter(|&seat| seat != view.seat);
    let (points, cards) = others.fold((0, 0), |(points, cards), seat| {
        let backs = view.backs[seat.index()].iter();
        backs.fold((points, cards), |(points, cards), face| (points + face.points(), cards + 1))
    });
    flip_worth(view.side.other(), points, cards)
}

/// A Flip is good when the others' cards are worth more points against them on the other side
/// than so many usual cards of that side.
pub(super) fn flip_worth(side: Side, points: u32, cards: u32) -> i32 {
    let surplus = i64::from(points) - i64::from(usual_points(side)) * i64::from(cards);
    i32::try_from(surplus.clamp(-100, 100)).unwrap_or(0) / 4
}

/// What a card of a side is worth on average.
const fn usual_points(side: Side) -> u32 {
    match side {
        Side::Light => 12,
        Side::Dark => 15,
    }
}

/// Whether the player of a wild that draws holds a card of the colour that was
/// in force more likely than not. Their backs are seen, and each back has two
/// fronts, or four.
fn bluff_is_likely(view: &View) -> bool {
    let Asked::Challenge { by, before: Some(colour), .. } = view.asked else { return false };
    is_likely(view.backs[by.index()].iter(), colour)
}

/// Whether one of the cards with these backs has this colour more likely than not.
pub(super) fn is_likely(backs: impl Iterator<Item = Face>, colour: Colour) -> bool {
    backs.map(|back| 1.0 - chance_of_colour(back, colour)).product::<f64>() < 0.5
}

/// How likely a card with this back has this colour on its front.
fn chance_of_colour(back: Face, colour: Colour) -> f64 {
    let fronts = Hand::with_face(back);
    let fitting = fronts.and(Hand::with_colour(colour));
    let count = |cards: Hand| f64::from(u32::try_from(cards.len()).unwrap_or(u32::MAX));
    count(fitting) / count(fronts).max(1.0)
}
