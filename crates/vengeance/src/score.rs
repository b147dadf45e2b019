//! What a row of With a Vengeance scores by its cards.

use rows::{Row as _, RowFault, Score, Scoring, Status, Worth};

use crate::card::{Card, Face, Modifier};
use crate::kind::Kind;
use crate::options::Options;
use crate::row::Row;
use crate::rules::Rule;

/// Scores a row of cards and says how, or why there cannot be such a row (V-50, V-60 to
/// V-62). With `decks` not set there is one deck: [`for_players`](game::Options::for_players)
/// sets it. In brutal mode the bonus of a Flip 7 counts only when the sheet says whose
/// it is.
///
/// ```
/// use vengeance::{Options, Sheet, score};
///
/// let options = Options::default();
/// let scored = score(&Sheet::read("13 12 9 5 4 3 2 /2 -4")?, &options)?;
/// assert_eq!(scored.points, 35);
/// assert_eq!(scored.to_string(), "13+12+9+5+4+3+2 = 48, ÷2 = 24, −4 = 20, Flip 7 +15 = 35");
///
/// let busted = Sheet::read("5 8 5 -10")?.given_after_bust("-4")?;
/// let scored = score(&busted, &Options { brutal: true, ..options })?;
/// assert_eq!(scored.to_string(), "bust = 0, −4 = −4");
/// # Ok::<(), rows::RowFault<vengeance::Kind>>(())
/// ```
pub fn score(sheet: &rows::Sheet<Kind>, options: &Options) -> Result<Score, RowFault<Kind>> {
    rows::score(sheet, options)
}

impl Scoring for Kind {
    fn worth(card: Card) -> Worth {
        match card.face() {
            Face::Number(0) => Worth::TheZero,
            Face::Number(number) => Worth::Number(number),
            Face::Modifier(Modifier::Half) => Worth::Half,
            Face::Modifier(Modifier::Minus(points)) => Worth::Minus(points),
            Face::Action(_) => Worth::NoPlace,
        }
    }

    /// An Unlucky 7 discards another one that lies there (V-21).
    fn is_never_two(card: Card) -> bool {
        card == Card::UnluckySeven
    }

    /// What an Unlucky 7 wiped away (V-21) is not on the table any more: whatever lies
    /// beside it came later.
    fn lay(row: &mut Row, card: Card) -> bool {
        row.add(card);
        !row.has_busted()
    }

    /// V-61.
    fn bust(row: &mut Row, given: &[Card]) {
        row.set_status(Status::Busted);
        for &card in given {
            row.punish(card);
            row.add(card);
        }
    }

    fn is_seven(row: &Row, options: &Options) -> bool {
        row.has_seven(*options)
    }

    fn is_brutal(options: &Options) -> bool {
        options.brutal
    }

    /// A Swap that parts two pairs of 13 can give both rows their seventh number; the
    /// first of them is the Flip 7 (V-33).
    fn may_share_seven(options: &Options) -> bool {
        !options.both_13_count
    }

    fn rule_of_fault(fault: &RowFault<Self>) -> Rule {
        match fault {
            RowFault::UnknownCode { .. } | RowFault::TooManyCopies { .. } => Rule::V_1,
            RowFault::NoPlace { .. } => Rule::V_30,
            RowFault::NeverTwo { .. } => Rule::V_21,
            RowFault::HasBusted { card: Card::Thirteen | Card::LuckyThirteen } => Rule::V_22,
            RowFault::HasBusted { .. } | RowFault::BustedTwice | RowFault::NotWith { .. } => Rule::V_12,
            RowFault::PastFlip7 | RowFault::HasFlip7 | RowFault::NoFlip7 { .. } => Rule::V_13,
            RowFault::NoBust { .. } | RowFault::NotAfterBust { .. } => Rule::V_61,
            RowFault::NoChoiceOfBonus | RowFault::BonusMisplaced { .. } => Rule::V_62,
        }
    }
}
