//! What is being entered for somebody, tap after tap, before it is written on the sheet.

use hosting::AnyCard;
use rows::Status;
use score_keeper::{Bonus, Claim, Held, How, PlayerId, Points, Refusal, ScoreSheet, Turn};
use serde::{Deserialize, Serialize};

/// The most digits that can be typed: one more than the most points have, so that these are
/// refused with a reason.
const MOST_DIGITS: usize = 8;

/// What is being entered for somebody in a round. Every tap makes a new one, or is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The round.
    pub round: u32,
    /// For whom.
    pub player: PlayerId,
    /// How it is entered.
    pub way: Way,
    /// Whether it is still what the sheet says.
    #[serde(default)]
    pub touched: bool,
}

/// How something is entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Card by card.
    Cards(Held),
    /// As points, digit by digit, perhaps with a minus before them.
    Typed(String),
}

impl Draft {
    /// What is written of somebody in a round, to be changed; nothing, to be entered in this way,
    /// if there is nothing yet.
    pub fn open(sheet: &ScoreSheet, round: u32, player: &PlayerId, by_cards: bool) -> Self {
        let written = sheet.round(round).and_then(|there| there.cell(player)).map(|cell| &cell.turn);
        let way = match written {
            Some(Turn::Cards(held)) => Way::Cards(held.clone()),
            Some(Turn::Points(points)) => Way::Typed(points.to_string()),
            Some(Turn::Away) | None if by_cards => Way::Cards(Held::default()),
            Some(Turn::Away) | None => Way::Typed(String::new()),
        };
        Self { round, player: player.clone(), way, touched: false }
    }

    fn with(&self, way: Way) -> Self {
        Self { way, touched: true, ..self.clone() }
    }

    /// The other way to enter it: what was entered in this one is left, and nothing is entered yet.
    #[must_use]
    pub fn turned(&self, by_cards: bool) -> Self {
        match (&self.way, by_cards) {
            (Way::Cards(_), true) | (Way::Typed(_), false) => self.clone(),
            (Way::Typed(_), true) => Self { touched: false, ..self.with(Way::Cards(Held::default())) },
            (Way::Cards(_), false) => Self { touched: false, ..self.with(Way::Typed(String::new())) },
        }
    }

    /// What would be written, if there is something.
    pub fn turn(&self) -> Option<Turn> {
        match &self.way {
            Way::Cards(held) if *held == Held::default() => None,
            Way::Cards(held) => Some(Turn::Cards(held.clone())),
            Way::Typed(text) => text.parse().ok().map(Turn::Points),
        }
    }

    /// What it comes to so far, or why it cannot be; nothing if nothing was entered.
    pub fn points(&self, sheet: &ScoreSheet) -> Option<Result<Points, Refusal>> {
        self.turn().map(|turn| sheet.tried(self.round, &self.player, &turn))
    }

    /// The cards that were entered.
    pub fn held(&self) -> Option<&Held> {
        match &self.way {
            Way::Cards(held) => Some(held),
            Way::Typed(_) => None,
        }
    }

    /// How many copies of a card were entered.
    pub fn copies(&self, card: AnyCard) -> usize {
        let code = card.to_string();
        let cards = self.held().map(|held| held.cards.iter().chain(&held.after_bust));
        cards.into_iter().flatten().filter(|other| **other == code).count()
    }

    /// Whether it is a bust.
    pub fn is_bust(&self) -> bool {
        self.held().is_some_and(|held| held.claim == Claim::Busted)
    }

    /// Whether it is the Flip 7 that ends the round.
    pub fn is_flip_7(&self, sheet: &ScoreSheet) -> bool {
        let points = self.points(sheet).and_then(Result::ok);
        points.is_some_and(|points| matches!(points.how, How::Sum(_, Some(Status::Flip7))))
    }

    /// One copy more of a card. It is refused if no hand with it can be: two of a number are a
    /// bust, which is said otherwise.
    pub fn tap(&self, sheet: &ScoreSheet, card: AnyCard) -> Result<Self, Refusal> {
        let mut held = self.held().cloned().unwrap_or_default();
        if held.claim == Claim::Busted {
            held.after_bust.push(card.to_string());
            let turn = Turn::Cards(held.clone());
            sheet.tried(self.round, &self.player, &turn)?;
            return Ok(self.with(Way::Cards(held)));
        }
        held.cards.push(card.to_string());
        self.fitted(sheet, held)
    }

    /// One copy less of a card.
    #[must_use]
    pub fn take_back(&self, sheet: &ScoreSheet, card: AnyCard) -> Self {
        let Some(mut held) = self.held().cloned() else { return self.clone() };
        let code = card.to_string();
        let busted = held.claim == Claim::Busted;
        let cards = if busted { &mut held.after_bust } else { &mut held.cards };
        if let Some(at) = cards.iter().rposition(|other| *other == code) {
            cards.remove(at);
        }
        if busted {
            return self.with(Way::Cards(held));
        }
        held.claim = Claim::Unsaid;
        // Fewer cards always fit; if not, they stay as they are and say why.
        let left = held.clone();
        self.fitted(sheet, held).unwrap_or_else(|_| self.with(Way::Cards(Held { bonus: None, ..left })))
    }

    /// These cards with what has to be said of them.
    fn fitted(&self, sheet: &ScoreSheet, held: Held) -> Result<Self, Refusal> {
        let tried = |held: &Held| sheet.tried(self.round, &self.player, &Turn::Cards(held.clone()));
        let chosen = held.bonus.clone();
        let unsaid = Held { claim: Claim::Unsaid, bonus: None, ..held };
        let in_play = Held { claim: Claim::InPlay, ..unsaid.clone() };
        let fitting = match tried(&unsaid) {
            Ok(Points { how: How::Sum(_, Some(Status::Busted)), .. }) | Err(Refusal::TwoFlip7) => {
                tried(&in_play)?;
                in_play
            }
            Ok(Points { how: How::Sum(_, Some(Status::Flip7)), .. }) if sheet.rules().may_lose_points() => {
                Held { bonus: chosen.or(Some(Bonus::Own)), ..unsaid }
            }
            Ok(_) => unsaid,
            Err(why) => return Err(why),
        };
        Ok(self.with(Way::Cards(fitting)))
    }

    /// A bust, or no bust after all.
    #[must_use]
    pub fn bust(&self, sheet: &ScoreSheet, busted: bool) -> Self {
        let cards = self.held().map(|held| held.cards.clone()).unwrap_or_default();
        if !busted {
            return self.with(Way::Cards(Held { cards, ..Held::default() }));
        }
        let with_cards = Held { cards, ..Held::busted() };
        // A card that would have saved from it, or a Flip 7, was a mistake.
        let fits = sheet.tried(self.round, &self.player, &Turn::Cards(with_cards.clone())).is_ok();
        self.with(Way::Cards(if fits { with_cards } else { Held::busted() }))
    }

    /// Who the bonus of a brutal Flip 7 goes to (V-62).
    pub fn give_bonus(&self, sheet: &ScoreSheet, bonus: Bonus) -> Result<Self, Refusal> {
        let held = Held { bonus: Some(bonus), ..self.held().cloned().unwrap_or_default() };
        sheet.tried(self.round, &self.player, &Turn::Cards(held.clone()))?;
        Ok(self.with(Way::Cards(held)))
    }

    /// One digit more. What was written before is typed over.
    #[must_use]
    pub fn digit(&self, digit: u8) -> Self {
        let before = match &self.way {
            Way::Typed(text) if self.touched && text != "0" => text.as_str(),
            Way::Typed(_) | Way::Cards(_) => "",
        };
        let full = before.len() >= MOST_DIGITS;
        self.with(Way::Typed(if full { before.to_owned() } else { format!("{before}{digit}") }))
    }

    /// One digit less.
    #[must_use]
    pub fn back(&self) -> Self {
        let mut text = match &self.way {
            Way::Typed(text) => text.clone(),
            Way::Cards(_) => return self.clone(),
        };
        text.pop();
        self.with(Way::Typed(if text == "-" { String::new() } else { text }))
    }

    /// The points below zero instead of above it, or the other way round.
    #[must_use]
    pub fn minus(&self) -> Self {
        let Way::Typed(text) = &self.way else { return self.clone() };
        let turned = text.strip_prefix('-').map_or_else(|| format!("-{text}"), str::to_owned);
        self.with(Way::Typed(turned))
    }
}

#[cfg(test)]
mod tests;
