//! What scoring has to know of a game of rows.

use crate::kind::Kind;
use crate::row::Status;
use crate::score::fault::RowFault;

/// What a card means for the points of the row it lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It is added up with the other numbers.
    Number(u8),
    /// A number without points that leaves none to a row without a Flip 7 (V-20).
    TheZero,
    /// It doubles the numbers.
    Double,
    /// It halves the numbers, rounded down.
    Half,
    /// It adds points.
    Plus(u8),
    /// It takes points off.
    Minus(u8),
    /// It may lie there, and changes no points.
    Nothing,
    /// It never lies in a row.
    NoPlace,
}

/// A game of rows whose rows can be scored by their cards alone.
pub trait Scoring: Kind {
    /// What a card means for the points.
    fn worth(card: Self::Card) -> Worth;

    /// Whether nobody ever has two of these.
    fn is_never_two(card: Self::Card) -> bool;

    /// Lays a card into a row, without regard to what came before, and says whether
    /// the row still holds: it has not busted by it.
    fn lay(row: &mut Self::Row, card: Self::Card) -> bool;

    /// A row that has not been marked as such busts, and is given cards after that.
    fn bust(row: &mut Self::Row, given: &[Self::Card]);

    /// Whether the numbers of a row that has not busted make a Flip 7.
    fn is_seven(row: &Self::Row, options: &Self::Options) -> bool;

    /// The rule that says why a row cannot be.
    fn rule_of_fault(fault: &RowFault<Self>) -> Self::Rule;

    /// Whether a card can lie in a row with a bust or a Flip 7.
    fn lies_with(_card: Self::Card, _status: Status) -> bool {
        true
    }

    /// Whether a round may be worth less than nothing, cards come after a bust and
    /// the bonus of a Flip 7 is chosen (V-60 to V-62).
    fn is_brutal(_options: &Self::Options) -> bool {
        false
    }

    /// Whether two rows can get their seven numbers at once, of which only one is the
    /// Flip 7 that ends the round.
    fn may_share_seven(_options: &Self::Options) -> bool {
        false
    }
}
