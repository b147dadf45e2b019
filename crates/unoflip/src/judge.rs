//! The judge of moves.

use game::Seat;

use crate::card::Card;
use crate::face::{Colour, Symbol};
use crate::moves::{Move, Refusal};
use crate::state::{Decision, UnoFlip};

impl UnoFlip {
    /// The only judge of moves.
    #[inline]
    pub(crate) fn judge(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        let waits_for = self.waits_for().ok_or(Refusal::GameOver)?;
        if seat != waits_for {
            return self.judge_out_of_turn(seat, action, waits_for);
        }
        if let Move::Play { card, colour, uno } = action {
            return self.judge_play(seat, card, colour, uno);
        }
        match (action, &self.decision) {
            (Move::Draw, Decision::Turn(_))
            | (Move::Accept, Decision::Challenge { .. } | Decision::Stack { .. })
            | (Move::Challenge, Decision::Challenge { .. }) => Ok(()),
            // U-83: by that house rule a card that fits must be played.
            (Move::Pass, Decision::Drawn { .. }) if self.answers > 0 => Ok(()),
            (Move::Colour(colour), Decision::Colour { .. }) if colour.side() == self.side => Ok(()),
            (Move::Catch(target), _) => self.judge_catch(seat, target),
            _ => Err(self.why_not(action)),
        }
    }

    /// Only a catch and a jump-in do not have to wait for their turn.
    fn judge_out_of_turn(&self, seat: Seat, action: Move, waits_for: Seat) -> Result<(), Refusal> {
        let at_the_table = self.is_at_the_table(seat);
        match (action, self.decision) {
            (Move::Catch(target), _) if at_the_table => self.judge_catch(seat, target),
            (Move::Play { card, colour, uno }, Decision::Turn(_)) if at_the_table && self.options.jump_in => {
                self.judge_play(seat, card, colour, uno)
            }
            _ => Err(Refusal::NotYourTurn { waits_for }),
        }
    }

    fn judge_catch(&self, seat: Seat, target: Seat) -> Result<(), Refusal> {
        if self.uncalled != Some(target) {
            Err(Refusal::NobodyToCatch)
        } else if seat == target {
            Err(Refusal::OwnCatch)
        } else {
            Ok(())
        }
    }

    #[inline]
    fn judge_play(&self, seat: Seat, card: Card, colour: Option<Colour>, uno: bool) -> Result<(), Refusal> {
        if self.playable_now(seat).find(card).is_none() {
            return Err(self.why_not_that(seat, card));
        }
        // One branch for all cards: whether it is a wild cannot be predicted.
        let wild = card.face(self.side).is_wild();
        let of_other_side = colour.is_some_and(|colour| colour.side() != self.side);
        if (wild != colour.is_some()) | of_other_side {
            return Err(if wild { Refusal::NameAColour } else { Refusal::NotWild });
        }
        if uno && self.hand(seat).len() != 2 { Err(Refusal::NotUno) } else { Ok(()) }
    }

    /// Why the seat that the table waits for may not do something, other than
    /// play a card or catch somebody.
    fn why_not(&self, action: Move) -> Refusal {
        match (self.decision, action) {
            (Decision::Colour { .. }, _) => Refusal::ColourFirst,
            (Decision::Drawn { .. }, Move::Pass) => Refusal::MustPlayDrawn,
            (Decision::Drawn { slot, .. }, _) => Refusal::OnlyTheDrawn { face: slot.face(self.side) },
            (Decision::Stack { .. }, Move::Challenge) => Refusal::NotChallengeable,
            (Decision::Challenge { .. } | Decision::Stack { .. }, _) => Refusal::AnswerFirst,
            (_, Move::Pass) => Refusal::DrawFirst,
            (_, Move::Colour(_)) => Refusal::NoColourAsked,
            _ => Refusal::NothingToAnswer,
        }
    }

    /// Why a card may not be played now.
    fn why_not_that(&self, seat: Seat, card: Card) -> Refusal {
        let face = card.face(self.side);
        match (self.decision, self.colour) {
            (Decision::Colour { .. }, _) => Refusal::ColourFirst,
            _ if self.hand(seat).find(card).is_none() => Refusal::NotHeld,
            (Decision::Drawn { slot, .. }, _) if slot.card() != card => {
                Refusal::OnlyTheDrawn { face: slot.face(self.side) }
            }
            (Decision::Challenge { .. } | Decision::Stack { .. }, _) => Refusal::NotStackable,
            (Decision::Turn(turn), _) if turn != seat => Refusal::NotTheSame,
            (_, Some(colour)) if face.symbol() == Symbol::WildDraw => {
                Refusal::HoldsColour { side: self.side, colour }
            }
            _ => Refusal::NoMatch { face, top: self.top_face() },
        }
    }
}
