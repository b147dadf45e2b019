//! What makes With a Vengeance the game of rows it is.

use crate::card::Card;
use crate::event::{self, Ending, Event, Happening, Way};
use crate::rules::Rule;

/// With a Vengeance among the games of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind;

impl rows::Kind for Kind {
    type Card = Card;
    type Way = Way;
    type Ending = Ending;
    type Happening = Happening;
    type Rule = Rule;

    fn rule_of(event: &Event) -> Rule {
        event::rule_of(event)
    }
}
