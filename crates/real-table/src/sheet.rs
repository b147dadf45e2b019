//! Rounds that go to a score sheet.

use std::collections::BTreeMap;

use rows::Bonus;
use score_keeper::{Bonus as Chosen, Claim, Held, PlayerId, Turn};

use crate::round::{Round, Scored};

impl Round {
    /// What is written on a score sheet of this round, whose players sit in this order: the cards, from which the sheet
    /// works the points out by itself.
    pub fn turns(&self, players: &[PlayerId]) -> BTreeMap<PlayerId, Option<Turn>> {
        let turn = |row: &Scored| {
            Turn::Cards(Held {
                cards: codes(&row.cards),
                claim: said(row.claim),
                after_bust: codes(&row.after_bust),
                bonus: self.chosen(row, players),
            })
        };
        players.iter().cloned().zip(self.rows.iter().map(|row| Some(turn(row)))).collect()
    }

    /// What the player of this row chose, if theirs is a brutal Flip 7 (V-62).
    fn chosen(&self, row: &Scored, players: &[PlayerId]) -> Option<Chosen> {
        if row.claim != rows::Claim::Flip7 {
            return None;
        }
        let (place, bonus) =
            self.rows.iter().enumerate().find_map(|(place, row)| Some((place, row.bonus?)))?;
        Some(match bonus {
            Bonus::Own => Chosen::Own,
            Bonus::FromAnother => Chosen::Off(players.get(place)?.clone()),
        })
    }
}

fn codes(cards: &[hosting::AnyCard]) -> Vec<String> {
    cards.iter().map(ToString::to_string).collect()
}

const fn said(claim: rows::Claim) -> Claim {
    match claim {
        rows::Claim::Unsaid => Claim::Unsaid,
        rows::Claim::InPlay => Claim::InPlay,
        rows::Claim::Busted => Claim::Busted,
        rows::Claim::Flip7 => Claim::Flip7,
    }
}
