//! How what happens in Flip 7 alone changes what lies on the table.

use rows::{Followed, Place, Scene, Status};

use crate::card::{Card, Face};
use crate::event::{Because, Happening};
use crate::kind::Kind;

impl Followed for Kind {
    fn comes_to(card: Card) -> Place {
        match card.face() {
            Face::Number(_) => Place::Numbers,
            Face::Plus(_) | Face::Double => Place::Modifiers,
            Face::Freeze | Face::FlipThree | Face::SecondChance => Place::Play,
        }
    }

    fn follow(scene: &mut Scene<Self>, happening: &Happening) {
        match *happening {
            Happening::Busted { seat, .. } => scene.mark(seat, Status::Busted),
            Happening::Stayed { seat, .. } => scene.mark(seat, Status::Stayed),
            Happening::Saved { seat, .. } => {
                let row = scene.row(seat);
                let saved = row.numbers.pop();
                row.second_chance = false;
                scene.discard += 2;
                scene.see_discarded(saved.into_iter().chain([Card::SecondChance]));
            }
            Happening::Played { card, .. } => {
                scene.play(card);
                // It is seen for as long as it acts.
                scene.acting = Some(card);
            }
            Happening::Frozen { seat, .. } => {
                scene.acting = None;
                scene.mark(seat, Status::Frozen);
            }
            Happening::SecondChanceKept { seat } => {
                // It was given by somebody, or just came.
                if scene.acting == Some(Card::SecondChance) {
                    scene.acting = None;
                } else {
                    scene.play(Card::SecondChance);
                }
                scene.row(seat).second_chance = true;
            }
            Happening::Discarded { card, because: Because::Done } => {
                // It was not aside, even if another like it is.
                scene.acting = None;
                scene.toss(card);
            }
            Happening::Discarded { card, because: Because::NobodyCanTakeIt } => {
                scene.play(card);
                scene.toss(card);
            }
            Happening::Discarded {
                card,
                because: Because::OwnerBusted | Because::Flip7 | Because::NobodyActive | Because::NoCards,
            } => scene.give_up(card),
            Happening::Won { seat, .. } => scene.winner = Some(seat),
            Happening::Challenge { .. } => {}
        }
    }
}
