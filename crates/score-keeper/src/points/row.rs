//! What a round of a game of rows comes to.

use std::collections::BTreeMap;

use game::{Card as _, Options as _};
use rows::{RowFault, Scoring, Sheet, Status};

use super::{How, Points, Turns, loser, typed};
use crate::id::PlayerId;
use crate::refusal::{Fault, MOST_CARDS, Refusal};
use crate::turn::{Bonus, Held, Turn};

/// What each turn of a round comes to.
pub fn of_round<K: Scoring>(
    options: &K::Options,
    players: usize,
    turns: &Turns,
    faulty: fn(RowFault<K>) -> Fault,
) -> Result<BTreeMap<PlayerId, Points>, Refusal> {
    let options = (*options).for_players(players);
    check_bonus(turns)?;
    let loser = loser(turns);
    let mut scored = BTreeMap::new();
    let mut together = Vec::new();
    for (&player, &turn) in turns {
        let loses = loser == Some(player);
        let points = match turn {
            Turn::Away => Points { points: 0, how: How::Away },
            Turn::Points(points) => typed(*points, loses),
            Turn::Cards(held) => {
                let refused = |fault| Refusal::Hand { player: player.clone(), fault };
                let sheet =
                    sheet::<K>(held).map_err(|fault| refused(fault.map_or(Fault::TooManyCards, faulty)))?;
                together.extend(sheet.cards.iter().chain(&sheet.after_bust).copied());
                of_cards(held, sheet, loses, &options).map_err(|fault| refused(faulty(fault)))?
            }
        };
        scored.insert(player.clone(), points);
    }
    check_together::<K>(&together, &options)?;
    check_flip_7(&scored)?;
    Ok(scored)
}

/// The cards as the engine scores them; why not, or nothing if they are too many to look at.
fn sheet<K: Scoring>(held: &Held) -> Result<Sheet<K>, Option<RowFault<K>>> {
    if held.cards.len() + held.after_bust.len() > MOST_CARDS {
        return Err(None);
    }
    let read = || Sheet::<K>::read(&held.cards.join(" "))?.given_after_bust(&held.after_bust.join(" "));
    Ok(read()?.said(held.claim.into()))
}

fn of_cards<K: Scoring>(
    held: &Held,
    sheet: Sheet<K>,
    loses: bool,
    options: &K::Options,
) -> Result<Points, RowFault<K>> {
    let own = sheet.clone().with_bonus(rows::Bonus::Own);
    let sheet = match &held.bonus {
        Some(Bonus::Own) => own,
        Some(Bonus::Off(_)) => {
            // Who may choose whom it comes off may take it as well.
            rows::score(&own, options)?;
            sheet
        }
        None if loses => sheet.with_bonus(rows::Bonus::FromAnother),
        None => sheet,
    };
    let score = rows::score(&sheet, options)?;
    Ok(Points { points: score.points, how: How::Sum(score.steps, Some(score.status)) })
}

/// V-62: it comes off anybody else who played the round.
fn check_bonus(turns: &Turns) -> Result<(), Refusal> {
    for (&player, &turn) in turns {
        if let Turn::Cards(Held { bonus: Some(Bonus::Off(other)), .. }) = turn
            && (player == other || turns.get(other).is_some_and(|turn| **turn == Turn::Away))
        {
            return Err(Refusal::BonusForNobody);
        }
    }
    Ok(())
}

/// F7-1, F7-2, V-1: all cards in front of all players come from the decks.
fn check_together<K: Scoring>(cards: &[K::Card], options: &K::Options) -> Result<(), Refusal> {
    let decks = K::full_deck(options, 1);
    for &card in K::Card::ALL {
        let held = cards.iter().filter(|&&other| other == card).count();
        let exist = decks.count(card);
        if held > exist {
            return Err(Refusal::TooManyTogether { card: card.to_string(), held, exist });
        }
    }
    Ok(())
}

/// F7-17, V-13: a Flip 7 ends the round for everybody.
fn check_flip_7(scored: &BTreeMap<PlayerId, Points>) -> Result<(), Refusal> {
    let is_flip_7 = |points: &&Points| matches!(points.how, How::Sum(_, Some(Status::Flip7)));
    if scored.values().filter(is_flip_7).count() > 1 { Err(Refusal::TwoFlip7) } else { Ok(()) }
}
