//! What a row of Flip 7 scores by its cards.

use rows::{FLIP_7, Row as _, RowFault, Score, Scoring, Status, Worth};

use crate::card::{Card, Face};
use crate::kind::Kind;
use crate::options::Options;
use crate::row::Row;
use crate::rules::Rule;

/// Scores a row of cards and says how, or why there cannot be such a row (F7-40). With
/// `decks` not set there is one deck: [`for_players`](game::Options::for_players) sets it.
///
/// ```
/// use flip7::{Options, Rule, Sheet, score};
/// use game::Ruled;
///
/// let scored = score(&Sheet::read("3 11 5 x2 +10")?, &Options::default())?;
/// assert_eq!(scored.points, 48);
/// assert_eq!(scored.to_string(), "3+11+5 = 19, ×2 = 38, +10 = 48");
///
/// let fault = score(&Sheet::read("3 x2 x2")?, &Options::default()).unwrap_err();
/// assert_eq!(fault.to_string(), "2 copies of x2 lie there, and the decks have 1");
/// assert_eq!(fault.rule(), Rule::F7_2);
/// # Ok::<(), rows::RowFault<flip7::Kind>>(())
/// ```
pub fn score(sheet: &rows::Sheet<Kind>, options: &Options) -> Result<Score, RowFault<Kind>> {
    rows::score(sheet, options)
}

impl Scoring for Kind {
    fn worth(card: Card) -> Worth {
        match card.face() {
            Face::Number(number) => Worth::Number(number),
            Face::Plus(points) => Worth::Plus(points),
            Face::Double => Worth::Double,
            // A Freeze lies in front of the frozen player (F7-21), a Second Chance in front
            // of its holder (F7-23).
            Face::Freeze | Face::SecondChance => Worth::Nothing,
            Face::FlipThree => Worth::NoPlace,
        }
    }

    /// Nobody is frozen twice (F7-20), nor holds two Second Chances (F7-24).
    fn is_never_two(card: Card) -> bool {
        match card.face() {
            Face::Freeze | Face::SecondChance => true,
            Face::Number(_) | Face::Plus(_) | Face::Double | Face::FlipThree => false,
        }
    }

    fn lay(row: &mut Row, card: Card) -> bool {
        match card.face() {
            Face::Number(_) | Face::Plus(_) | Face::Double => return row.keep(card),
            Face::Freeze => row.set_status(Status::Frozen),
            Face::SecondChance => row.turn_second_chance(),
            Face::FlipThree => {}
        }
        true
    }

    /// Nothing is given to anybody after that.
    fn bust(row: &mut Row, _: &[Card]) {
        row.bust();
        row.set_status(Status::Busted);
    }

    fn is_seven(row: &Row, _: &Options) -> bool {
        row.count() >= FLIP_7
    }

    /// A Second Chance would have saved from the bust (F7-23), and somebody frozen gets
    /// no more cards (F7-21).
    fn lies_with(card: Card, status: Status) -> bool {
        match card.face() {
            Face::Freeze => !matches!(status, Status::Busted | Status::Flip7),
            Face::SecondChance => status != Status::Busted,
            Face::Number(_) | Face::Plus(_) | Face::Double | Face::FlipThree => true,
        }
    }

    fn rule_of_fault(fault: &RowFault<Self>) -> Rule {
        match fault {
            RowFault::UnknownCode { .. } => Rule::F7_1,
            RowFault::NoPlace { .. } => Rule::F7_16,
            RowFault::TooManyCopies { .. } => Rule::F7_2,
            RowFault::NeverTwo { card: Card::SecondChance } => Rule::F7_24,
            RowFault::NeverTwo { .. } => Rule::F7_20,
            RowFault::NotWith { card: Card::SecondChance, .. } => Rule::F7_23,
            RowFault::NotWith { .. } => Rule::F7_21,
            RowFault::HasBusted { .. }
            | RowFault::BustedTwice
            | RowFault::NoBust { .. }
            | RowFault::NotAfterBust { .. } => Rule::F7_14,
            RowFault::PastFlip7 | RowFault::HasFlip7 | RowFault::NoFlip7 { .. } => Rule::F7_17,
            RowFault::NoChoiceOfBonus | RowFault::BonusMisplaced { .. } => Rule::F7_40,
        }
    }
}
