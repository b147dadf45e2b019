//! Score sheets in words: how points came about, and why something cannot be.

use hosting::{AnyCard, GameName};
use i18n::{Arg, Words};
use rows::{RowFault, Scoring, Status};
use score_keeper::{Fault, How, MOST_PLAYERS, PlayerId, Points, Refusal, ScoreSheet};

use crate::round_end;

/// Whoever speaks about a sheet: the words of the page, those of the score keeper, and the sheet
/// that says what people are called.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The words of the page.
    pub page: &'a Words,
    /// The words of the score keeper.
    pub own: &'a Words,
    /// The sheet.
    pub sheet: &'a ScoreSheet,
}

impl Speaker<'_> {
    fn game(&self) -> GameName {
        self.sheet.rules().game()
    }

    fn name(&self, player: &PlayerId) -> String {
        self.sheet.place(player).map_or_else(String::new, |place| place.player.name.clone())
    }

    fn card(&self, code: &str) -> String {
        AnyCard::read(self.game(), code).map_or_else(|| code.to_owned(), |card| self.page.card(card))
    }

    /// How points came about.
    pub fn how(&self, points: &Points) -> String {
        let sum = |steps: &Vec<_>| round_end::said(self.page, &round_end::How::Sum(steps.clone()));
        match &points.how {
            How::Typed => self.own.say("score-typed"),
            How::Sum(steps, _) => sum(steps),
            How::Collected(others) => {
                let item = |(player, points): &(PlayerId, i64)| format!("{} {points}", self.name(player));
                let list = others.iter().map(item).collect::<Vec<_>>().join(" + ");
                self.own.say_with("score-collected", &[("list", list.into())])
            }
            How::Left(steps, points) => {
                let left = self.own.say_with("score-left", &[("points", (*points).into())]);
                if steps.is_empty() { left } else { format!("{} · {left}", sum(steps)) }
            }
            How::Away => self.own.say("score-away"),
        }
    }

    /// Why something cannot be.
    pub fn refusal(&self, why: &Refusal) -> String {
        let say = |id: &str, about: &[(&str, Arg)]| self.own.say_with(id, about);
        match why {
            Refusal::Begun(_) | Refusal::Unknown { .. } | Refusal::Order | Refusal::NoSuchRound { .. } => {
                say("score-no-longer", &[])
            }
            Refusal::Rules(_) => say("score-no-rules", &[]),
            Refusal::HowMany => say("score-no-people", &[("most", MOST_PLAYERS.into())]),
            Refusal::Twice { name } => say("score-no-twice", &[("name", name.as_str().into())]),
            Refusal::Name { .. } => say("score-no-name", &[]),
            Refusal::Present { player, here } => {
                say("score-no-present", &[("name", self.name(player).into()), ("here", (*here).into())])
            }
            Refusal::Absent { player, round } => {
                say("score-no-absent", &[("name", self.name(player).into()), ("round", (*round).into())])
            }
            Refusal::Full => say("score-no-full", &[]),
            Refusal::TooManyPoints => say("score-no-points", &[]),
            Refusal::BelowZero => say("score-no-below", &[]),
            Refusal::Hand { fault, .. } => self.fault(fault),
            Refusal::TooManyTogether { card, held, exist } => {
                let about =
                    [("card", self.card(card).into()), ("held", (*held).into()), ("exist", (*exist).into())];
                say("score-no-together", &about)
            }
            Refusal::TwoFlip7 => say("score-no-two-flip7", &[]),
            Refusal::TwoWentOut => say("score-no-two-out", &[]),
            Refusal::BonusForNobody => say("score-no-bonus", &[]),
            Refusal::NotUndone { .. } => say("score-no-undo", &[]),
            Refusal::Ended(ended) => say("score-no-ended", &[("ended", (*ended).into())]),
        }
    }

    fn fault(&self, fault: &Fault) -> String {
        let say = |id: &str, about: &[(&str, Arg)]| self.own.say_with(id, about);
        match fault {
            Fault::Flip7(fault) => self.row_fault(fault),
            Fault::Vengeance(fault) => self.row_fault(fault),
            Fault::UnknownCard { code } => say("score-no-card", &[("code", code.as_str().into())]),
            Fault::BothSides => say("score-no-sides", &[]),
            Fault::TooManyCopies { card, exist, .. } => {
                say("score-no-copies", &[("card", self.card(card).into()), ("exist", (*exist).into())])
            }
            Fault::NoRow => say("score-no-row", &[]),
            Fault::TooManyCards => say("score-no-cards", &[]),
        }
    }

    fn row_fault<K: Scoring<Card: Into<AnyCard>>>(&self, fault: &RowFault<K>) -> String {
        let say = |id: &str, about: &[(&str, Arg)]| self.own.say_with(id, about);
        let of = |id: &str, card: K::Card| say(id, &[("card", self.page.card(card).into())]);
        match fault {
            RowFault::UnknownCode { code } => say("score-no-card", &[("code", code.as_str().into())]),
            RowFault::NoPlace { card } => of("score-no-place", *card),
            RowFault::TooManyCopies { card, exist, .. } => {
                say("score-no-copies", &[("card", self.page.card(*card).into()), ("exist", (*exist).into())])
            }
            RowFault::NeverTwo { card } => of("score-no-never-two", *card),
            RowFault::NotWith { card, status } => {
                let busted = *status == Status::Busted;
                let about = [("card", self.page.card(*card).into()), ("busted", busted.into())];
                say("score-no-with", &about)
            }
            RowFault::HasBusted { card } => of("score-no-busted", *card),
            RowFault::BustedTwice => say("score-no-busted-twice", &[]),
            RowFault::PastFlip7 => say("score-no-past", &[]),
            RowFault::HasFlip7 => say("score-no-has-flip7", &[]),
            RowFault::NoFlip7 { numbers } => say("score-no-flip7", &[("numbers", (*numbers).into())]),
            RowFault::NoBust { card } => of("score-no-bust", *card),
            RowFault::NotAfterBust { card } => of("score-no-after-bust", *card),
            RowFault::NoChoiceOfBonus => say("score-no-choice", &[]),
            RowFault::BonusMisplaced { .. } => say("score-no-misplaced", &[]),
        }
    }
}

/// Points as they are written: with a proper minus.
pub fn points(points: i64) -> String {
    let sign = if points < 0 { "−" } else { "" };
    format!("{sign}{}", points.unsigned_abs())
}
