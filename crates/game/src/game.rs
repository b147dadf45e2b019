//! What a game is.

use std::fmt;
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;

use crate::card::{Card, Pile};
use crate::dealer::Dealer;
use crate::options::Options;
use crate::random::{self, Seed, Use};
use crate::rulebook::{Rule, Ruled};
use crate::seat::Seat;

/// The rules of one game, as a position that moves lead on from.
///
/// A position is a plain value: cheap to copy, equal when the game stands the
/// same, without the order of the deck (that is the [`Dealer`]'s), and without
/// the clock, threads or anything else of the world outside.
pub trait Game: Clone + PartialEq + fmt::Debug + Sized {
    /// The cards of the game.
    type Card: Card;
    /// What can be agreed on before a game.
    type Options: Options;
    /// What a seat can do, as a record writes it.
    type Move: Move;
    /// What a seat says it does, in terms of what it sees. The same as a move
    /// where all cards lie open; where a move names more than its player may
    /// know, a choice does not.
    type Choice: Copy + PartialEq + fmt::Debug + fmt::Display + FromStr<Err = NotAMove>;
    /// The rulebook.
    type Rule: Rule;
    /// What happens at the table, small and without text.
    type Event: Ruled<Rule = Self::Rule> + Serialize + Clone + fmt::Debug;
    /// Why a move is not legal.
    type Refusal: Ruled<Rule = Self::Rule> + fmt::Display + fmt::Debug + PartialEq;
    /// What one seat may see.
    type View<'a>: View<Game = Self, Choice = Self::Choice> + PartialEq + fmt::Debug
    where
        Self: 'a;
    /// The part of a trace line that only this game has.
    type Shown: Serialize;

    /// The name in records and commands: `flip7`.
    const NAME: &'static str;
    /// The name people know it by.
    const TITLE: &'static str;
    /// The fewest and the most players.
    const PLAYERS: (usize, usize);

    /// All cards the game is played with.
    fn full_deck(setup: &Setup<Self::Options>) -> Pile<Self::Card>;

    /// Who deals first, when that is left to the seed: somebody by lot (F7-10, V-10).
    fn first_dealer(players: usize, seed: Seed, _: &mut impl Watcher<Self::Event>) -> Seat {
        random::seat(&mut seed.stream(Use::FirstDealer), players)
    }

    /// Sets the table and plays on to the first decision.
    fn begin<D: Dealer<Self::Card>>(
        setup: &Setup<Self::Options>,
        dealer: &mut D,
        watcher: &mut impl Watcher<Self::Event>,
    ) -> Result<Self, D::Error>;

    /// The same in place of a game that is not needed any more, so that nothing of its
    /// size has to be copied.
    fn begin_again<D: Dealer<Self::Card>>(
        &mut self,
        setup: &Setup<Self::Options>,
        dealer: &mut D,
        watcher: &mut impl Watcher<Self::Event>,
    ) -> Result<(), D::Error> {
        *self = Self::begin(setup, dealer, watcher)?;
        Ok(())
    }

    /// The only judge of moves: says whether this seat may do that now.
    fn check(&self, seat: Seat, action: Self::Move) -> Result<(), Self::Refusal>;

    /// Carries out a move that [`Game::check`] allows, and plays on to the next
    /// decision. If the dealer fails the position is worthless afterwards.
    fn apply<D: Dealer<Self::Card>>(
        &mut self,
        seat: Seat,
        action: Self::Move,
        dealer: &mut D,
        watcher: &mut impl Watcher<Self::Event>,
    ) -> Result<(), D::Error>;

    /// Checks a move and carries it out. A refused move changes nothing.
    fn play<D: Dealer<Self::Card>>(
        &mut self,
        seat: Seat,
        action: Self::Move,
        dealer: &mut D,
        watcher: &mut impl Watcher<Self::Event>,
    ) -> Result<(), PlayError<Self::Refusal, D::Error>> {
        self.check(seat, action).map_err(PlayError::Refused)?;
        self.apply(seat, action, dealer, watcher).map_err(PlayError::Dealer)
    }

    /// Plays on from decision to decision, until the game is over or there is no answer.
    /// Bots answer inside this loop; people leave it and come back.
    fn play_on<D: Dealer<Self::Card>>(
        &mut self,
        dealer: &mut D,
        watcher: &mut impl Watcher<Self::Event>,
        decider: &mut impl Decide<Self>,
    ) -> Result<(), PlayError<Self::Refusal, D::Error>> {
        while let Some(seat) = self.to_act() {
            let Some((seat, action)) = decider.decide(self, seat) else { break };
            decider.judge(self, seat, action).map_err(PlayError::Refused)?;
            self.apply(seat, action, dealer, watcher).map_err(PlayError::Dealer)?;
        }
        Ok(())
    }

    /// Every legal move of a seat, each once. Seats that are not on turn may
    /// have some too.
    fn legal(&self, seat: Seat) -> impl Iterator<Item = Self::Move>;

    /// How many legal moves a seat has.
    fn legal_count(&self, seat: Seat) -> usize {
        self.legal(seat).count()
    }

    /// One of a seat's legal moves. `pick` is told how many there are and says
    /// which, as a place in the list counted from 0. A game that can find it
    /// without making the list does.
    fn pick_legal(&self, seat: Seat, pick: impl FnOnce(usize) -> usize) -> Option<Self::Move> {
        self.legal(seat).nth(pick(self.legal_count(seat)))
    }

    /// Whether another seat than the one the table waits for might have a legal
    /// move, so that it is worth asking.
    fn others_may_move(&self) -> bool {
        false
    }

    /// The move that a seat's choice means, if it means one.
    fn understand(&self, seat: Seat, choice: Self::Choice) -> Option<Self::Move>;

    /// Some move that could be written down at a table of this size, legal or
    /// not: what the laws try. Every such move can come up.
    fn any_move<R: Rng>(players: usize, random: &mut R) -> Self::Move;

    /// What this seat may see.
    fn view(&self, seat: Seat) -> Self::View<'_>;

    /// Every card of the game, wherever it lies.
    fn census(&self) -> Pile<Self::Card>;

    /// How many play.
    fn players(&self) -> usize;
    /// The round, counted from 1.
    fn round(&self) -> u32;
    /// Who deals this round.
    fn dealer(&self) -> Seat;
    /// Whose decision the table waits for; nobody's when the game is over.
    fn to_act(&self) -> Option<Seat>;
    /// The points of all seats from the rounds that are over.
    fn scores(&self) -> &[i64];
    /// How many cards are left to draw.
    fn deck_len(&self) -> usize;
    /// How many cards lie on the discard pile.
    fn discard_len(&self) -> usize;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The part of a trace line that only this game has.
    fn shown(&self) -> Self::Shown;
}

/// A move as it is written in a record, without its seat.
pub trait Move: Copy + Eq + Ord + fmt::Debug + fmt::Display + FromStr<Err = NotAMove> {}

/// What a seat may see, and so what a bot or a client gets.
pub trait View {
    /// The game that is looked at.
    type Game;
    /// What the seat can say it does.
    type Choice;

    /// The seat that looks.
    fn seat(&self) -> Seat;

    /// What the seat may do now: one choice at least for each of its legal moves.
    fn choices(&self) -> impl Iterator<Item = Self::Choice>;

    /// A whole game that looks like this to the seat, to play on from: everything that
    /// is hidden is dealt anew, by the seed, from the view alone. Where nothing is
    /// hidden it is the game that is looked at. Which of all such games it is how
    /// likely, each game says.
    fn imagine(&self, seed: Seed) -> Self::Game;
}

/// A text that is no move of the game. It says what moves look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAMove(pub &'static str);

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a move of this game, which are: {}", self.0)
    }
}

impl std::error::Error for NotAMove {}

/// Why a move was not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError<R, D> {
    /// A rule forbids it; the game is as it was.
    Refused(R),
    /// The dealer could not shuffle.
    Dealer(D),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won.
    pub winner: Seat,
    /// The round in which the target was first reached.
    pub round: u32,
    /// Whether the challenge of one or two players was met, where there is one.
    pub challenge: Option<bool>,
}

/// Who decides in a game that is played on.
pub trait Decide<G: Game> {
    /// Whether all it says can only be legal by the way it is found.
    const LEGAL: bool = false;

    /// Who moves, and how, where the table waits for this seat; nobody to stop there.
    fn decide(&mut self, game: &G, seat: Seat) -> Option<(Seat, G::Move)>;

    /// Has what it says judged by the game. What can only be legal is judged in debug
    /// builds alone.
    #[inline]
    fn judge(&self, game: &G, seat: Seat, action: G::Move) -> Result<(), G::Refusal> {
        if Self::LEGAL {
            debug_assert_eq!(game.check(seat, action), Ok(()), "{action} of seat {seat}");
            return Ok(());
        }
        game.check(seat, action)
    }
}

impl<G: Game, F: FnMut(&G, Seat) -> Option<(Seat, G::Move)>> Decide<G> for F {
    fn decide(&mut self, game: &G, seat: Seat) -> Option<(Seat, G::Move)> {
        self(game, seat)
    }
}

/// Somebody who is told what happens. The rules make no event for
/// [`Nobody`]: the call vanishes when the program is built.
pub trait Watcher<E> {
    /// Something happened.
    fn see(&mut self, event: E);
}

/// Nobody watches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl<E> Watcher<E> for Nobody {
    #[inline]
    fn see(&mut self, _: E) {}
}

impl<E> Watcher<E> for Vec<E> {
    fn see(&mut self, event: E) {
        self.push(event);
    }
}

/// What a game starts from: options that fit the number of players, and the
/// first dealer. Can only be made valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<O> {
    options: O,
    players: usize,
    dealer: Seat,
}

/// A table that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Too few or too many players.
    Players {
        /// How many were asked for.
        players: usize,
        /// The fewest the game allows.
        fewest: usize,
        /// The most the game allows.
        most: usize,
    },
    /// The first dealer has no seat at the table.
    Dealer {
        /// The number asked for.
        dealer: usize,
        /// How many play.
        players: usize,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players, fewest, most } => {
                write!(f, "players: {players} cannot play: {fewest} to {most} can")
            }
            Self::Dealer { dealer, players } => {
                write!(f, "dealer: there is no seat {dealer} at a table of {players}")
            }
        }
    }
}

impl std::error::Error for SetupError {}

impl<O: Options> Setup<O> {
    /// Checks the number of players for a game.
    pub fn check_players<G: Game>(players: usize) -> Result<(), SetupError> {
        let (fewest, most) = G::PLAYERS;
        if (fewest..=most).contains(&players) {
            Ok(())
        } else {
            Err(SetupError::Players { players, fewest, most })
        }
    }

    /// A table for a game; the dealer by number, counted from 1.
    pub fn new<G: Game<Options = O>>(options: O, players: usize, dealer: usize) -> Result<Self, SetupError> {
        Self::check_players::<G>(players)?;
        let seat = Seat::numbered(dealer).filter(|seat| seat.index() < players);
        let dealer = seat.ok_or(SetupError::Dealer { dealer, players })?;
        Ok(Self { options: options.for_players(players), players, dealer })
    }

    /// The options, complete for this number of players.
    pub const fn options(&self) -> &O {
        &self.options
    }

    /// How many play.
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Who deals first.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }
}
