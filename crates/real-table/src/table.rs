//! A table with real cards, whichever game is played there.

use hosting::GameName;
use shown::Step;

use crate::counter::{Counter, Counts};
use crate::log::{Input, Tap};
use crate::referee::{Now, Referee};
use crate::refused::Refused;
use crate::round::Round;
use crate::setup::{SetupFault, TableSetup};

/// A table that is nothing but what it began from and what was entered since.
pub trait Tapped<I> {
    /// Takes what was entered. What is refused changes nothing.
    fn enter(&mut self, input: I) -> Result<(), Refused>;

    /// Begins again from the start. Gives back all that was entered.
    fn begin_again(&mut self) -> Vec<I>;

    /// What was entered.
    fn inputs(&self) -> &[I];

    /// The rounds that are over, for a score keeper.
    fn rounds(&self) -> &[Round];

    /// Enters everything that was kept, up to the first that is refused: its place is given, and why.
    fn enter_all(&mut self, inputs: Vec<I>) -> Result<(), (usize, Refused)> {
        inputs
            .into_iter()
            .enumerate()
            .try_for_each(|(place, input)| self.enter(input).map_err(|refused| (place, refused)))
    }

    /// Takes the last of what was entered back. Says whether there was something.
    fn undo(&mut self) -> bool {
        let mut inputs = self.begin_again();
        let was_one = inputs.pop().is_some();
        let again = self.enter_all(inputs);
        debug_assert_eq!(again, Ok(()), "the same inputs lead to the same table");
        was_one
    }
}

/// A table with a referee.
pub trait Refereed: Tapped<Input> {
    /// How it stands, and what comes next.
    fn now(&self) -> Now;

    /// What has happened: so many of the last steps.
    fn story(&self, last: usize) -> Vec<Step>;
}

/// A table whose cards are counted.
pub trait Counted: Tapped<Tap> {
    /// What lies where.
    fn counts(&self) -> Counts;

    /// What a player may want to know before they hit or stay.
    fn question(&self, seat: usize) -> Option<hints::Question>;
}

/// A table with a referee, before the first card.
pub fn referee(setup: &TableSetup) -> Result<Box<dyn Refereed>, SetupFault> {
    Ok(match setup.game {
        GameName::Flip7 => Box::new(Referee::<flip7::Kind>::new(setup.of::<flip7::Kind>()?)),
        GameName::Vengeance => Box::new(Referee::<vengeance::Kind>::new(setup.of::<vengeance::Kind>()?)),
        GameName::UnoFlip => return Err(SetupFault::SecretHands),
    })
}

/// A table whose cards are counted, before the first card.
pub fn counter(setup: &TableSetup) -> Result<Box<dyn Counted>, SetupFault> {
    Ok(match setup.game {
        GameName::Flip7 => Box::new(Counter::<flip7::Kind>::new(setup.of::<flip7::Kind>()?)),
        GameName::Vengeance => Box::new(Counter::<vengeance::Kind>::new(setup.of::<vengeance::Kind>()?)),
        GameName::UnoFlip => return Err(SetupFault::SecretHands),
    })
}
