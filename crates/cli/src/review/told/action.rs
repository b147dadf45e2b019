//! What somebody did and held, in words.

use game::Seat;
use hosting::{AnyCard, GameName};
use i18n::Arg;
use review::{Dealt, Held, WAIT};
use rows::BONUS;
use shown::choice::{Asks, Choice, Pick};
use unoflip::Move;

use super::Told;

impl Told<'_> {
    /// What was done at a move, or could have been.
    pub(super) fn action(&self, at: (usize, Seat), action: &str, card: Option<&str>) -> String {
        match self.game {
            GameName::UnoFlip => self.of_unoflip(at, action),
            GameName::Flip7 | GameName::Vengeance => self.of_rows(action, card),
        }
    }

    /// The card, and to whom or to which cards.
    fn of_rows(&self, action: &str, card: Option<&str>) -> String {
        let Some(choice) = Choice::read(self.game, action) else { return action.to_owned() };
        if choice.asks == Asks::Turn {
            return self.words.say(if action == "hit" { "game-hit" } else { "game-stay" });
        }
        // Where there is no card, it is about the bonus.
        let what = card.map_or_else(|| BONUS.to_string(), |code| self.card(code));
        let picks: Vec<String> = choice.picks.iter().map(|pick| self.pick(pick)).collect();
        format!("{what} → {}", picks.join(", "))
    }

    fn pick(&self, pick: &Pick) -> String {
        let name = self.words.seat(pick.seat, &self.names);
        pick.card.map_or_else(|| name.clone(), |card| format!("{} ({name})", self.words.card(card)))
    }

    fn of_unoflip(&self, at: (usize, Seat), action: &str) -> String {
        if action == WAIT {
            return self.words.say("review-wait");
        }
        match action.parse() {
            Ok(unoflip::Choice::Play { face, colour, uno, .. }) => {
                let card = self.words.card(face);
                let named = |colour| format!("{card} → {}", self.words.colour(colour));
                self.with_uno(at, colour.map_or_else(|| card.clone(), named), uno)
            }
            Ok(unoflip::Choice::Other(other)) => self.without_card(other),
            Err(_) => action.to_owned(),
        }
    }

    /// A card that is played, with what was called where UNO had to be.
    fn with_uno(&self, (ply, seat): (usize, Seat), card: String, uno: bool) -> String {
        let here = self.review.decisions.iter().find(|decision| (decision.ply, decision.seat) == (ply, seat));
        let had_to = here.is_some_and(|here| here.choices.iter().any(|tried| tried.action.ends_with(" uno")));
        match (uno, had_to) {
            (true, _) => self.words.say_with("review-uno", &[("card", card.into())]),
            (false, true) => self.words.say_with("review-no-uno", &[("card", card.into())]),
            (false, false) => card,
        }
    }

    fn without_card(&self, action: Move) -> String {
        match action {
            Move::Draw => self.words.say("game-draw"),
            Move::Pass => self.words.say("game-pass"),
            Move::Accept => self.words.say("game-accept"),
            Move::Challenge => self.words.say("game-challenge"),
            Move::Colour(colour) => {
                self.words.say_with("game-colour-now", &[("colour", self.words.colour(colour).into())])
            }
            Move::Catch(seat) => self.words.say_with("review-catch", &[("name", self.name(seat).into())]),
            Move::Play { .. } => action.to_string(),
        }
    }

    /// What somebody held, and what it had to fit.
    pub(super) fn held(&self, held: &Held) -> String {
        let hand: Vec<String> = held.hand.iter().map(|code| self.card(code)).collect();
        let is_wild = held.top.parse().is_ok_and(unoflip::Face::is_wild);
        let colour =
            held.colour.as_ref().filter(|_| is_wild).and_then(|letter| unoflip::Colour::from_letter(letter));
        let top = self.card(&held.top);
        let top =
            colour.map_or_else(|| top.clone(), |colour| format!("{top} → {}", self.words.colour(colour)));
        self.words.say_with("review-held", &[("top", top.into()), ("hand", Arg::from(hand.join("; ")))])
    }

    /// The cards that came, in the order in which they came.
    pub(super) fn dealt(&self, dealt: &[Dealt]) -> String {
        let of_one = |cards: &[Dealt]| {
            let list: Vec<String> = cards.iter().map(|dealt| self.card(&dealt.card)).collect();
            format!("{} ({})", list.join("; "), self.name(cards[0].seat))
        };
        dealt.chunk_by(|one, other| one.seat == other.seat).map(of_one).collect::<Vec<_>>().join(", ")
    }

    fn card(&self, code: &str) -> String {
        AnyCard::read(self.game, code).map_or_else(|| code.to_owned(), |card| self.words.card(card))
    }
}
