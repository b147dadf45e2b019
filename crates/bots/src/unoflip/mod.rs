//! Bots for UNO FLIP!, and what the strong one is made of, for whoever judges what others did.

mod arrivals;
mod careless;
mod memory;
mod plain;
mod reflex;
mod searcher;
mod stakes;
#[cfg(test)]
mod testing;
mod tryout;
mod worlds;

use std::num::NonZero;
use std::str::FromStr;

use rand_core::Rng;
use unoflip::{Choice, Told, UnoFlip, View};

pub use careless::Careless;
pub use memory::Memory;
pub use plain::PlainUnoFlip;
pub use reflex::{answer, interruption, next_step};
pub use searcher::Searcher;
pub use stakes::AllStakes;
pub use tryout::Tryout;

use crate::spec::Spec;
use crate::{Bot, BotSpec, NotABot, Random};

/// A bot that plays UNO FLIP!.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnoFlipBot {
    /// See [`Random`].
    Random(Random),
    /// See [`Careless`].
    Careless(Careless),
    /// See [`PlainUnoFlip`].
    Plain(PlainUnoFlip),
    /// See [`Searcher`].
    Searcher(Searcher),
}

impl UnoFlipBot {
    /// Every kind there is.
    pub const KNOWN: &'static [BotSpec] = &[
        BotSpec { form: "random", about: "picks evenly among all legal moves" },
        BotSpec {
            form: "careless",
            about: "plays what fits, wilds too, and forgets to call UNO, to catch and to challenge",
        },
        BotSpec {
            form: "plain",
            about: "plays its longest colour, keeps wilds, calls UNO, catches and challenges",
        },
        BotSpec {
            form: "searcher:N",
            about: "remembers every card it saw, deals the rest N times and tries everything out; N from 2 to 10000",
        },
    ];
}

impl FromStr for UnoFlipBot {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        let spec = Spec::new(text);
        let searcher = || NonZero::new(spec.number(2, 10_000)?).map(Searcher::new);
        let bot = match spec.name {
            "random" => spec.plain().map(|()| Self::Random(Random)),
            "careless" => spec.plain().map(|()| Self::Careless(Careless)),
            "plain" => spec.plain().map(|()| Self::Plain(PlainUnoFlip)),
            "searcher" => searcher().map(Self::Searcher),
            _ => None,
        };
        bot.ok_or_else(|| NotABot { text: text.to_owned(), known: Self::KNOWN })
    }
}

impl Bot<UnoFlip> for UnoFlipBot {
    const LISTENS: bool = true;

    fn listens(&self) -> bool {
        matches!(self, Self::Searcher(_))
    }

    fn choose<R: Rng>(&self, view: View, random: &mut R) -> Choice {
        match self {
            Self::Random(bot) => Bot::<UnoFlip>::choose(bot, view, random),
            Self::Careless(bot) => bot.choose(view, random),
            Self::Plain(bot) => bot.choose(view, random),
            Self::Searcher(bot) => bot.choose(view, random),
        }
    }

    fn ponders(&self) -> bool {
        matches!(self, Self::Searcher(_))
    }

    fn choose_in_time<R: Rng>(&self, view: View, random: &mut R, enough: &mut dyn FnMut() -> bool) -> Choice {
        match self {
            Self::Searcher(bot) => bot.choose_in_time(view, random, enough),
            _ => self.choose(view, random),
        }
    }

    fn interrupt<R: Rng>(&self, view: View, random: &mut R) -> Option<Choice> {
        match self {
            Self::Random(bot) => Bot::<UnoFlip>::interrupt(bot, view, random),
            Self::Careless(bot) => bot.interrupt(view, random),
            Self::Plain(bot) => bot.interrupt(view, random),
            Self::Searcher(bot) => bot.interrupt(view, random),
        }
    }

    fn hear(&mut self, told: &Told) {
        if let Self::Searcher(bot) = self {
            bot.hear(told);
        }
    }

    fn picks_evenly(&self) -> bool {
        matches!(self, Self::Random(_))
    }
}
