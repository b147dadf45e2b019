//! How what happens in With a Vengeance alone changes what lies on the table.
//!
//! A Just One More or Flip Four counts as discarded as soon as it was played:
//! when it is done is not told.

use rows::{Followed, Place, Scene, Status};

use crate::card::{Card, Face};
use crate::event::{Because, Happening};
use crate::kind::Kind;

impl Followed for Kind {
    fn comes_to(card: Card) -> Place {
        match card.face() {
            Face::Number(_) => Place::Numbers,
            // Somebody has to be given it first.
            Face::Modifier(_) | Face::Action(_) => Place::Play,
        }
    }

    fn follow(scene: &mut Scene<Self>, happening: &Happening) {
        match *happening {
            Happening::Wiped { seat, cards } => {
                let row = scene.row(seat);
                let mut wiped = std::mem::replace(&mut row.numbers, vec![Card::UnluckySeven]);
                wiped.append(&mut row.modifiers);
                scene.discard += cards;
                scene.see_discarded(wiped.into_iter().filter(|card| *card != Card::UnluckySeven));
            }
            Happening::Busted { seat } => scene.mark(seat, Status::Busted),
            Happening::Stayed { seat, .. } => scene.mark(seat, Status::Stayed),
            Happening::Played { card, .. } => {
                spend(scene, card);
                // It is seen for as long as it acts.
                scene.acting = Some(card);
            }
            Happening::Stolen { by, from, card } => {
                spend(scene, Card::Steal);
                scene.pass(from, card, by);
            }
            Happening::Removed { from, card, .. } => {
                spend(scene, Card::Discard);
                scene.take(from, card);
                scene.toss(card);
            }
            Happening::Swapped { first, first_card, second, second_card, .. } => {
                spend(scene, Card::Swap);
                scene.pass(first, first_card, second);
                scene.pass(second, second_card, first);
            }
            Happening::Given { by, to, card, .. } => {
                scene.play(card);
                scene.ways.push(rows::Way { from: by, to });
                scene.lay(to, card);
            }
            Happening::Lost { card, because: Because::NoTarget } => spend(scene, card),
            Happening::Lost {
                card,
                because: Because::OwnerBusted | Because::Unlucky | Because::Flip7 | Because::NoCards,
            } => scene.give_up(card),
            Happening::Bonus { .. } => {}
            Happening::Won { seat, .. } => scene.winner = Some(seat),
        }
    }
}

/// A card does what it does and is gone.
fn spend(scene: &mut Scene<Kind>, card: Card) {
    scene.play(card);
    scene.toss(card);
}
