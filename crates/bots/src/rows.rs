//! What the bots of both games of rows share: one that picks evenly, and one that thinks.
#![expect(clippy::inline_always, reason = "Hit or Stay is asked for nearly every card")]

use std::fmt;
use std::hint::cold_path;
use std::str::FromStr;

use rand_core::Rng;
use rows::{Decision, Kind, Position, View};

use crate::spec::{BotSpec, NotABot, Spec};
use crate::stop::Stop;
use crate::{Bot, Random};

/// A bot of a game of rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RowsBot<B> {
    /// See [`Random`].
    Random(Random),
    /// One that decides by what it sees.
    Thinking(B),
}

/// A bot of a game of rows that decides by what it sees.
pub trait Thinks: Copy + fmt::Debug {
    /// Its game.
    type Kind: Kind;

    /// Every bot of the game there is.
    const KNOWN: &'static [BotSpec];

    /// The bot that stops by this rule.
    fn stopping(stop: Stop) -> Self;

    /// The rule that a name stands for, beside those that all games of rows have.
    fn named(_: &str) -> Option<Stop> {
        None
    }

    /// Hit or Stay.
    fn turn<const SEATS: usize>(&self, view: View<'_, Self::Kind, SEATS>) -> <Self::Kind as Kind>::Move;

    /// How to play a card, or what else the table asks.
    fn answer<const SEATS: usize>(&self, view: View<'_, Self::Kind, SEATS>) -> <Self::Kind as Kind>::Move;
}

/// Those that all games of rows have.
pub(crate) const RANDOM: BotSpec = BotSpec { form: "random", about: "picks evenly among all legal moves" };
pub(crate) const THRESHOLD: BotSpec =
    BotSpec { form: "threshold:N", about: "hits until its row is worth N points; N from 0 to 1000" };
pub(crate) const BUST_RISK: BotSpec = BotSpec {
    form: "bust-risk:P",
    about: "stays when the next card busts it with a chance above P; P from 0 to 1",
};
pub(crate) const CARDS: BotSpec =
    BotSpec { form: "cards:N", about: "hits until it has N numbers; N from 1 to 7" };
pub(crate) const ONE_STEP: BotSpec =
    BotSpec { form: "one-step", about: "hits while one card more is expected to bring more than it costs" };

impl<B: Thinks> FromStr for RowsBot<B> {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        if text == "random" {
            return Ok(Self::Random(Random));
        }
        let stop = B::named(text).or_else(|| Stop::parse(Spec::new(text)));
        let bot = stop.map(|stop| Self::Thinking(B::stopping(stop)));
        bot.ok_or_else(|| NotABot { text: text.to_owned(), known: B::KNOWN })
    }
}

impl<B: Thinks, const SEATS: usize> Bot<Position<B::Kind, SEATS>> for RowsBot<B> {
    #[inline(always)]
    fn choose<R: Rng>(&self, view: View<'_, B::Kind, SEATS>, random: &mut R) -> <B::Kind as Kind>::Move {
        match (self, view.decision()) {
            (Self::Thinking(bot), Decision::Turn(_)) => bot.turn(view),
            (Self::Thinking(bot), _) => bot.answer(view),
            (Self::Random(bot), _) => {
                cold_path();
                choose_evenly(*bot, view, random)
            }
        }
    }

    fn picks_evenly(&self) -> bool {
        matches!(self, Self::Random(_))
    }
}

/// Apart from the loop that asks.
#[inline(never)]
fn choose_evenly<K: Kind, const SEATS: usize>(
    bot: Random,
    view: View<'_, K, SEATS>,
    random: &mut impl Rng,
) -> K::Move {
    Bot::<Position<K, SEATS>>::choose(&bot, view, random)
}
