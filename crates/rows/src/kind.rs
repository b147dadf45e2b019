//! What makes a game of rows the game it is.

use std::fmt;

use game::{Card, Dealer, Move, Pile, Rule, Ruled, Seat, Watcher};
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::event::Event;
use crate::log::Held;
use crate::play::{End, Next, Play};
use crate::position::Position;
use crate::row::Row;

/// One game of rows. It is never a value: only its types and functions are used.
pub trait Kind: Copy + Eq + fmt::Debug + 'static {
    /// The cards of the game.
    type Card: Card + Default + Serialize + DeserializeOwned;
    /// What can be agreed on before a game.
    type Options: game::Options + Copy + Eq;
    /// What a seat can do.
    type Move: Move;
    /// Why a move is not legal.
    type Refusal: From<OutOfTurn> + Ruled<Rule = Self::Rule> + fmt::Display + fmt::Debug + PartialEq;
    /// The rulebook.
    type Rule: Rule;
    /// What the cards in front of a player come to.
    type Row: Row<Card = Self::Card, Options = Self::Options>;
    /// The cards that are being carried out.
    type Carried: Carried<Self::Card>;
    /// What can be asked beside Hit or Stay and how to play a card.
    type Question: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// What a trace shows of a row beside its cards and status.
    type ShownBeside: fmt::Debug + Clone + PartialEq + Serialize + DeserializeOwned;
    /// Why a card is dealt to a player.
    type Way: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// Why a round ends.
    type Ending: From<End> + Copy + Eq + fmt::Debug + Serialize + DeserializeOwned;
    /// What can happen in this game alone.
    type Happening: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned;

    /// The name in records and commands.
    const NAME: &'static str;
    /// The name people know it by.
    const TITLE: &'static str;
    /// The move that takes a card.
    const HIT: Self::Move;
    /// The move that leaves the round.
    const STAY: Self::Move;
    /// A card of the opening deal.
    const OPENING: Self::Way;
    /// A card that somebody chose to take.
    const BY_HIT: Self::Way;

    /// The rule that an event follows from.
    fn rule_of(event: &Event<Self>) -> Self::Rule;

    /// All cards for this many players.
    fn full_deck(options: &Self::Options, players: usize) -> Pile<Self::Card>;

    /// Whether a round begins with a card for everybody.
    fn opening_deal(options: &Self::Options) -> bool;

    /// Whether a card is one of the numbers of a row.
    fn is_number(card: Self::Card) -> bool;

    /// Whether the challenge of a small table was met, where there is one, when the
    /// target was first reached in this round.
    fn challenge(players: usize, reached: u32) -> Option<bool>;

    /// What a trace shows of a row beside its cards and status.
    fn shown_beside(row: &Self::Row) -> Self::ShownBeside;

    /// Whether a card would bust a row if it came there now.
    fn busts(row: &Self::Row, card: Self::Card) -> bool;

    /// What comes of a row by something that happens, if anything does.
    fn outcome(happening: &Self::Happening) -> Option<(Seat, RowOutcome)>;

    /// The judgement of a move by the seat that the table waits for.
    fn judge<const SEATS: usize>(
        game: &Position<Self, SEATS>,
        seat: Seat,
        action: Self::Move,
    ) -> Result<(), Self::Refusal>;

    /// Every legal move of a seat that is neither Hit nor Stay.
    fn choices<const SEATS: usize>(
        game: &Position<Self, SEATS>,
        seat: Seat,
    ) -> impl Iterator<Item = Self::Move>;

    /// Some move that could be written down at a table of this size, legal or not.
    fn any_move<R: Rng>(players: usize, random: &mut R) -> Self::Move;

    /// A player leaves the round by choice.
    fn stay<const SEATS: usize, D: Dealer<Self::Card>, W: Watcher<Event<Self>>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
    );

    /// A card comes that does not just join the row (see [`Row::keep`]).
    fn receive<const SEATS: usize, D: Dealer<Self::Card>, W: Watcher<Event<Self>>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
        card: Self::Card,
    ) -> Next;

    /// A row that has not busted has got so many numbers that they may be a Flip 7.
    fn check_seven<const SEATS: usize, D: Dealer<Self::Card>, W: Watcher<Event<Self>>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
    ) -> Next;

    /// The next step of what is being carried out.
    fn carry_on<const SEATS: usize, D: Dealer<Self::Card>, W: Watcher<Event<Self>>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
    ) -> Result<Next, D::Error>;

    /// A card that needs a decision comes up: dealt just now, or set aside before.
    fn resolve<const SEATS: usize, D: Dealer<Self::Card>, W: Watcher<Event<Self>>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        held: Held<Self::Card>,
    ) -> Next;

    /// Carries out a legal move that is neither Hit nor Stay. Deals no card: that
    /// comes with the next step.
    fn carry_out<const SEATS: usize, D: Dealer<Self::Card>, W: Watcher<Event<Self>>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
        action: Self::Move,
    ) -> Next;

    /// The round is over: what waits or is being carried out is discarded.
    fn clear_away<const SEATS: usize, D: Dealer<Self::Card>, W: Watcher<Event<Self>>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        end: End,
    );

    /// Tells who has won, and with how many points.
    fn tell_winner<const SEATS: usize, D: Dealer<Self::Card>, W: Watcher<Event<Self>>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        winner: Seat,
        total: i64,
    );
}

/// Why a seat may not move at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutOfTurn {
    /// The game is over.
    GameOver,
    /// The table waits for somebody else.
    NotYourTurn {
        /// The seat whose decision the table waits for.
        waits_for: Seat,
    },
}

impl fmt::Display for OutOfTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::NotYourTurn { waits_for } => write!(f, "the table waits for seat {waits_for}"),
        }
    }
}

/// What can come of a row before the round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowOutcome {
    /// Its player stays.
    Stayed,
    /// It busts.
    Busted,
    /// It loses all its cards but one.
    Wiped,
}

/// The cards that are being carried out.
pub trait Carried<C>: Copy + Default + Eq + fmt::Debug {
    /// Whether there is none.
    fn is_idle(&self) -> bool;

    /// All of them: they lie on neither pile.
    fn cards(&self) -> impl Iterator<Item = C>;
}
