//! What the bots of both games of rows share: one that picks evenly, and one that thinks.
#![expect(clippy::inline_always, reason = "Hit or Stay is asked for nearly every card")]

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use rand_core::Rng;
use rows::{Decision, Kind, Position, View};

use crate::hasty;
use crate::race::{self, Learnt};
use crate::spec::{BotSpec, NotABot, Spec};
use crate::stop::Stop;
use crate::trials::never;
use crate::{Bot, Random};

/// A bot of a game of rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RowsBot<T> {
    /// When it stops. Without a rule it picks evenly, as [`Random`] does.
    pub(crate) stop: Option<Stop>,
    pub(crate) thinks: PhantomData<T>,
}

/// How the bots of a game of rows decide by what they see. It is never a value: only its
/// functions are used.
pub trait Thinks: Copy + fmt::Debug {
    /// Their game.
    type Kind: Kind;

    /// When the plain player stops, whom others expect to play against.
    const PLAIN: Stop;

    /// When more careful and bolder ones do.
    const TEMPERS: &'static [Stop];

    /// Every bot of the game there is.
    const KNOWN: &'static [BotSpec];

    /// The rule that a name stands for, beside those that all games of rows have.
    fn named(_: &str) -> Option<Stop> {
        None
    }

    /// Whether to stay, by the rule that is asked most; nothing for a bot with another rule or none.
    fn usually_stays<const SEATS: usize>(
        stop: Option<Stop>,
        view: View<'_, Self::Kind, SEATS>,
    ) -> Option<bool>;

    /// Whether to stay, by any rule.
    fn stays<const SEATS: usize>(stop: Stop, view: View<'_, Self::Kind, SEATS>) -> bool;

    /// What totals are worth to those who play for the win.
    fn learnt() -> &'static Learnt;

    /// Whether to play a card like that does no harm to whoever plays it, as far as one sees at a glance.
    fn is_harmless<const SEATS: usize>(
        view: &View<'_, Self::Kind, SEATS>,
        action: <Self::Kind as Kind>::Move,
    ) -> bool;

    /// How to play a card, or what else the table asks that is not Hit or Stay.
    fn answer<const SEATS: usize>(view: View<'_, Self::Kind, SEATS>) -> <Self::Kind as Kind>::Move;
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
pub(crate) const HASTY: BotSpec =
    BotSpec { form: "hasty", about: "plays by mood: stops early for fear, or late, and aims at anybody" };
pub(crate) const RACER: BotSpec = BotSpec {
    form: "racer:N",
    about: "plays to win the game, not the round: tries every choice out N times; N from 2 to 10000",
};

impl<T: Thinks> FromStr for RowsBot<T> {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        let stop = T::named(text).or_else(|| Stop::parse(Spec::new(text)));
        if stop.is_none() && text != RANDOM.form {
            return Err(NotABot { text: text.to_owned(), known: T::KNOWN });
        }
        Ok(Self { stop, thinks: PhantomData })
    }
}

impl<T: Thinks, const SEATS: usize> Bot<Position<T::Kind, SEATS>> for RowsBot<T> {
    const LEGAL: bool = true;

    #[inline(always)]
    fn choose<R: Rng>(&self, view: View<'_, T::Kind, SEATS>, random: &mut R) -> <T::Kind as Kind>::Move {
        if matches!(view.decision(), Decision::Turn(_)) {
            let stays = T::usually_stays(self.stop, view).unwrap_or_else(|| self.stays(view, random));
            if stays { T::Kind::STAY } else { T::Kind::HIT }
        } else {
            self.answer(view, random)
        }
    }

    fn ponders(&self) -> bool {
        matches!(self.stop, Some(Stop::Race(_)))
    }

    fn choose_in_time<R: Rng>(
        &self,
        view: View<'_, T::Kind, SEATS>,
        random: &mut R,
        enough: &mut dyn FnMut() -> bool,
    ) -> <T::Kind as Kind>::Move {
        match self.stop {
            Some(Stop::Race(trials)) => race::choose::<T, SEATS>(trials.get().into(), view, random, enough),
            _ => self.choose(view, random),
        }
    }

    fn picks_evenly(&self) -> bool {
        self.stop.is_none()
    }
}

impl<T: Thinks> RowsBot<T> {
    /// How to play a card, or what else the table asks.
    fn answer<const SEATS: usize>(
        &self,
        view: View<'_, T::Kind, SEATS>,
        random: &mut impl Rng,
    ) -> <T::Kind as Kind>::Move {
        match self.stop {
            Some(Stop::Race(_) | Stop::Mood) | None => self.without_rule(view, random),
            Some(_) => T::answer(view),
        }
    }

    /// Whether to stay.
    fn stays<const SEATS: usize>(&self, view: View<'_, T::Kind, SEATS>, random: &mut impl Rng) -> bool {
        match self.stop {
            Some(Stop::Race(_) | Stop::Mood) | None => self.without_rule(view, random) == T::Kind::STAY,
            Some(stop) => T::stays(stop, view),
        }
    }

    /// What to do for those who follow no rule.
    fn without_rule<const SEATS: usize>(
        &self,
        view: View<'_, T::Kind, SEATS>,
        random: &mut impl Rng,
    ) -> <T::Kind as Kind>::Move {
        match self.stop {
            Some(Stop::Race(trials)) => {
                race::choose::<T, SEATS>(trials.get().into(), view, random, &mut never)
            }
            Some(_) => hasty::choose::<T, SEATS>(view, random),
            None => Bot::<Position<T::Kind, SEATS>>::choose(&Random, view, random),
        }
    }
}
