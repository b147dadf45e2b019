//! The two sorts of tables with real cards.

use leptos::prelude::*;
use real_table::{Counted, Counts, Input, Now, Refereed, TableSetup, Tap, Tapped};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::desk::Desk;
use super::{counter, referee};

/// A sort of table with real cards, as the page has it.
pub trait Sort: Sized + 'static {
    /// What is entered there.
    type Input: Clone + PartialEq + Serialize + DeserializeOwned + 'static;
    /// The table.
    type Table: Tapped<Self::Input> + ?Sized + 'static;
    /// How it stands.
    type Now: Clone + PartialEq + Send + Sync + 'static;

    /// Its name in the browser's storage.
    const NAME: &'static str;
    /// The message that names it.
    const TITLE: &'static str;
    /// The message that says what it is.
    const ABOUT: &'static str;

    /// A table before the first card, if there can be one.
    fn open(setup: &TableSetup) -> Option<Box<Self::Table>>;

    /// How it stands.
    fn now(table: &Self::Table) -> Self::Now;

    /// What one sees of it.
    fn table(desk: Desk<Self>) -> AnyView;
}

/// Tables with a referee.
pub struct Refereeing;

impl Sort for Refereeing {
    type Input = Input;
    type Table = dyn Refereed;
    type Now = Now;

    const NAME: &'static str = "referee";
    const TITLE: &'static str = "real-referee";
    const ABOUT: &'static str = "real-referee-about";

    fn open(setup: &TableSetup) -> Option<Box<dyn Refereed>> {
        real_table::referee(setup).ok()
    }

    fn now(table: &dyn Refereed) -> Now {
        table.now()
    }

    fn table(desk: Desk<Self>) -> AnyView {
        referee::table(desk)
    }
}

/// Tables whose cards are counted.
pub struct Counting;

impl Sort for Counting {
    type Input = Tap;
    type Table = dyn Counted;
    type Now = Counts;

    const NAME: &'static str = "counter";
    const TITLE: &'static str = "real-counter";
    const ABOUT: &'static str = "real-counter-about";

    fn open(setup: &TableSetup) -> Option<Box<dyn Counted>> {
        real_table::counter(setup).ok()
    }

    fn now(table: &dyn Counted) -> Counts {
        table.counts()
    }

    fn table(desk: Desk<Self>) -> AnyView {
        counter::table(desk)
    }
}
