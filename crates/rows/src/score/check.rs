//! Whether a row can be.

use crate::row::{Row as _, Status};
use crate::score::fault::RowFault;
use crate::score::kind::{Scoring, Worth};
use crate::score::sheet::{Bonus, Claim, Sheet};

/// The engine's row with the cards of a sheet, if there can be one.
pub(super) fn checked_row<K: Scoring>(sheet: &Sheet<K>, options: &K::Options) -> Result<K::Row, RowFault<K>> {
    check_cards(sheet, options)?;
    let (mut row, busted_by) = laid::<K>(&sheet.cards);
    check_last_number::<K>(&sheet.cards, options)?;
    let status = status_of::<K>(&row, busted_by, sheet.claim, options)?;
    check_status(sheet, status)?;
    check_after_bust(sheet, status, options)?;
    check_bonus(sheet, status, options)?;
    match status {
        Status::Busted => K::bust(&mut row, &sheet.after_bust),
        Status::Flip7 => row.set_status(Status::Flip7),
        Status::Active | Status::Stayed | Status::Frozen => {}
    }
    Ok(row)
}

/// Whether there are such cards, and so many.
fn check_cards<K: Scoring>(sheet: &Sheet<K>, options: &K::Options) -> Result<(), RowFault<K>> {
    let decks = K::full_deck(options, 1);
    let all = || sheet.cards.iter().chain(&sheet.after_bust);
    for &card in all() {
        if K::worth(card) == Worth::NoPlace {
            return Err(RowFault::NoPlace { card });
        }
        let (held, exist) = (all().filter(|&&other| other == card).count(), decks.count(card));
        if held > exist {
            return Err(RowFault::TooManyCopies { card, held, exist });
        }
        if held > 1 && K::is_never_two(card) {
            return Err(RowFault::NeverTwo { card });
        }
    }
    Ok(())
}

/// A row with these cards, numbers last, up to the one that busts it.
fn laid<K: Scoring>(cards: &[K::Card]) -> (K::Row, Option<K::Card>) {
    let mut row = K::Row::default();
    let (numbers, others): (Vec<_>, Vec<_>) = cards.iter().copied().partition(|&card| K::is_number(card));
    let busted_by = others.into_iter().chain(numbers).find(|&card| !K::lay(&mut row, card));
    (row, busted_by)
}

/// The last number came to a row that took it: one without a bust or a Flip 7. Any
/// of them may have been the last.
fn check_last_number<K: Scoring>(cards: &[K::Card], options: &K::Options) -> Result<(), RowFault<K>> {
    let numbers: Vec<_> = cards.iter().copied().filter(|&card| K::is_number(card)).collect();
    let mut fault = None;
    for last in 0..numbers.len() {
        let before = [&numbers[..last], &numbers[last + 1..]].concat();
        match laid::<K>(&before) {
            (_, Some(_)) => fault = fault.or(Some(RowFault::BustedTwice)),
            (row, None) if K::is_seven(&row, options) => fault = Some(RowFault::PastFlip7),
            (_, None) => return Ok(()),
        }
    }
    fault.map_or(Ok(()), Err)
}

/// How the row ended, by its cards and by what is said of it.
fn status_of<K: Scoring>(
    row: &K::Row,
    busted_by: Option<K::Card>,
    claim: Claim,
    options: &K::Options,
) -> Result<Status, RowFault<K>> {
    let seven = busted_by.is_none() && K::is_seven(row, options);
    match (claim, busted_by) {
        (Claim::Unsaid | Claim::Busted, Some(_)) => Ok(Status::Busted),
        (Claim::InPlay | Claim::Flip7, Some(card)) => Err(RowFault::HasBusted { card }),
        (Claim::Unsaid | Claim::Flip7, None) if seven => Ok(Status::Flip7),
        (Claim::Busted, None) if seven => Err(RowFault::PastFlip7),
        (Claim::Busted, None) => Ok(Status::Busted),
        (Claim::InPlay, None) if seven && !K::may_share_seven(options) => Err(RowFault::HasFlip7),
        (Claim::Flip7, None) => Err(RowFault::NoFlip7 { numbers: row.count() }),
        (Claim::Unsaid | Claim::InPlay, None) => Ok(row.status()),
    }
}

/// Whether all cards can lie in a row that ended so.
fn check_status<K: Scoring>(sheet: &Sheet<K>, status: Status) -> Result<(), RowFault<K>> {
    let wrong = sheet.cards.iter().find(|&&card| !K::lies_with(card, status));
    wrong.map_or(Ok(()), |&card| Err(RowFault::NotWith { card, status }))
}

/// V-61.
fn check_after_bust<K: Scoring>(
    sheet: &Sheet<K>,
    status: Status,
    options: &K::Options,
) -> Result<(), RowFault<K>> {
    for &card in &sheet.after_bust {
        if status != Status::Busted {
            return Err(RowFault::NoBust { card });
        }
        if !K::is_brutal(options) || !matches!(K::worth(card), Worth::Half | Worth::Minus(_)) {
            return Err(RowFault::NotAfterBust { card });
        }
    }
    Ok(())
}

/// V-62.
fn check_bonus<K: Scoring>(
    sheet: &Sheet<K>,
    status: Status,
    options: &K::Options,
) -> Result<(), RowFault<K>> {
    let Some(bonus) = sheet.bonus else { return Ok(()) };
    if !K::is_brutal(options) {
        return Err(RowFault::NoChoiceOfBonus);
    }
    let right = (bonus == Bonus::Own) == (status == Status::Flip7);
    if right { Ok(()) } else { Err(RowFault::BonusMisplaced { status }) }
}
