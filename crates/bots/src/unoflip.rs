//! Bots for UNO FLIP!.

use std::str::FromStr;

use game::{Card as _, Seat, View as _};
use rand_core::Rng;
use unoflip::{Asked, Card, Choice, Colour, Direction, Face, Faces, Move, Side, Symbol, UnoFlip, View};

use crate::{Bot, BotSpec, NotABot, Random};

/// A bot that plays UNO FLIP!.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnoFlipBot {
    /// See [`Random`].
    Random(Random),
    /// See [`PlainUnoFlip`].
    Plain(PlainUnoFlip),
}

impl UnoFlipBot {
    /// Every kind there is.
    pub const KNOWN: &'static [BotSpec] = &[
        BotSpec { form: "random", about: "picks evenly among all legal moves" },
        BotSpec {
            form: "plain",
            about: "plays its longest colour, keeps wilds, calls UNO, catches and challenges",
        },
    ];
}

impl FromStr for UnoFlipBot {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        match text {
            "random" => Ok(Self::Random(Random)),
            "plain" => Ok(Self::Plain(PlainUnoFlip)),
            _ => Err(NotABot { text: text.to_owned(), known: Self::KNOWN }),
        }
    }
}

impl Bot<UnoFlip> for UnoFlipBot {
    fn choose<R: Rng>(&self, view: View, random: &mut R) -> Choice {
        match self {
            Self::Random(bot) => Bot::<UnoFlip>::choose(bot, view, random),
            Self::Plain(bot) => bot.choose(view, random),
        }
    }

    fn interrupt<R: Rng>(&self, view: View, random: &mut R) -> Option<Choice> {
        match self {
            Self::Random(bot) => Bot::<UnoFlip>::interrupt(bot, view, random),
            Self::Plain(bot) => bot.interrupt(view, random),
        }
    }

    fn picks_evenly(&self) -> bool {
        matches!(self, Self::Random(_))
    }
}

/// Plays its longest colour and its dearest cards, keeps wilds for when nothing
/// else fits, aims draw and skip cards at players with few cards, calls UNO,
/// catches, jumps in, stacks, challenges when a bluff is likelier than not, and
/// flips when that gives the others worse hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainUnoFlip;

impl Bot<UnoFlip> for PlainUnoFlip {
    fn choose<R: Rng>(&self, view: View, _: &mut R) -> Choice {
        let best = view.choices().max_by_key(|&choice| merit(&view, choice));
        best.expect("a player who is asked can do something")
    }

    fn interrupt<R: Rng>(&self, view: View, _: &mut R) -> Option<Choice> {
        // Whatever may be done out of turn does it good: a catch, or a card less.
        view.choices().max_by_key(|&choice| merit(&view, choice))
    }
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
    let next = view.counts[next_seat(view).index()];
    let pressing = if next <= 2 { 40 } else { 0 };
    let colour = face.colour().map_or(0, |colour| 3 * length(&view.hand, colour));
    let dear = i32::try_from(face.points()).unwrap_or(0) / 5;
    match face.symbol() {
        Symbol::Wild => -30,
        Symbol::WildDraw => pressing - 25,
        Symbol::Draw => colour + dear + pressing,
        Symbol::Skip | Symbol::Reverse => colour + dear + pressing / 2,
        Symbol::Flip => colour + dear + flip_bonus(view),
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

/// A Flip is good when the others' backs, which can be seen, are worth more
/// points against them than a usual card of that side.
fn flip_bonus(view: &View) -> i32 {
    let others = Seat::all(view.players).filter(|&seat| seat != view.seat);
    let (points, cards) = others.fold((0, 0), |(points, cards), seat| {
        let backs = view.backs[seat.index()].iter();
        backs.fold((points, cards), |(points, cards), face| (points + face.points(), cards + 1))
    });
    let usual = usual_points(view.side.other());
    let surplus = i64::from(points) - i64::from(usual) * i64::from(cards);
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
    let innocent: f64 =
        view.backs[by.index()].iter().map(|back| 1.0 - chance_of_colour(back, colour)).product();
    innocent < 0.5
}

/// How likely a card with this back has this colour on its front.
fn chance_of_colour(back: Face, colour: Colour) -> f64 {
    let fronts = || Card::ALL.iter().filter(|card| card.face(back.side()) == back);
    let fitting = fronts().filter(|card| card.face(colour.side()).colour() == Some(colour)).count();
    let count = |cards: usize| f64::from(u32::try_from(cards).unwrap_or(u32::MAX));
    count(fitting) / count(fronts().count()).max(1.0)
}
