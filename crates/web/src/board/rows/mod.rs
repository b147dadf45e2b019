//! The table of Flip 7 and With a Vengeance: a row of cards in front of every
//! player.

mod act;
mod choosing;
mod keys;
mod lying;
mod mat;
mod strip;

use leptos::html::Div;
use leptos::prelude::*;
use protocol::GameName;

use crate::link::TableLink;
use crate::room::Room;
use crate::settings::{Motion, settings};
use crate::speech::say_with;
use crate::stage::Stage;
use choosing::Choosing;
use shown::position::Row;

/// With more seats than this, the cards of the others are drawn small.
const FEW: usize = 4;

/// Everything that the parts of this board need.
#[derive(Clone, Copy)]
pub struct Desk {
    table: StoredValue<Room>,
    stage: Stage,
    choosing: Choosing,
    /// Which of the two games.
    game: GameName,
    /// Whether cards of the others are drawn small.
    small: bool,
}

impl Desk {
    /// The room that the board is in.
    fn room(self) -> Room {
        self.table.get_value()
    }

    /// What lies in front of a seat.
    fn row(self, seat: usize) -> Row {
        self.stage.shown.with(|shown| shown.position.rows.get(seat - 1).cloned()).unwrap_or_default()
    }

    /// The name of a seat.
    fn name(self, seat: usize) -> String {
        self.sitting(seat).0
    }

    /// Who sits there: the name, whether a bot plays, and whether a person who
    /// should be there is not.
    fn sitting(self, seat: usize) -> (String, bool, bool) {
        let nobody = || (say_with("game-seat", &[("number", seat.into())]), false, false);
        let sitting =
            self.room().table.with(|table| table.as_ref()?.seats.get(seat.checked_sub(1)?).cloned());
        sitting.map_or_else(nobody, |sitting| {
            let here = |guest| self.room().here.with(|here| here.here.contains(&guest));
            (sitting.name, sitting.bot.is_some(), sitting.guest.is_some_and(|guest| !here(guest)))
        })
    }
}

/// The board of the two games.
#[component]
pub fn RowsBoard(
    /// Which of the two.
    game: GameName,
) -> impl IntoView {
    let room: Room = expect_context();
    let link: TableLink = expect_context();
    let stage = room.stage();
    let seats = Memo::new(move |_| stage.shown.with(|shown| shown.position.rows.len()));
    let narrow = crate::browser::prefers("(max-width: 699px)");
    let small = narrow || seats.get_untracked() > FEW;
    let desk = Desk {
        table: StoredValue::new(room),
        stage,
        choosing: Choosing::new(room, link, stage, game),
        game,
        small,
    };
    keys::listen(desk);
    pass_on(link, stage);
    let place = NodeRef::new();
    follow_turn(stage, place);
    let own = Memo::new(move |_| room.seat());
    let others = move || others(seats.get(), own.get());
    let crowd = move || crowd(others().len(), desk.choosing.of_cards());
    view! {
        <div class="rows" class:still=move || settings().motion.get() == Motion::Off
            aria-busy=move || stage.busy.get().to_string()>
            {strip::strip(desk)}
            <div class="mats" tabindex="0" node_ref=place data-crowd=crowd>
                <For each=others key=|seat| *seat children=move |seat| mat::mat(desk, seat, false)/>
            </div>
            <div class="dock">
                {move || own.get().map(|seat| mat::mat(desk, seat, true))}
                {act::act(desk)}
            </div>
        </div>
    }
}

/// The seats of the others, in the order of play from whoever looks.
fn others(seats: usize, own: Option<usize>) -> Vec<usize> {
    let first = own.unwrap_or(0);
    let around = (0..seats).map(|place| (first + place) % seats + 1);
    around.filter(|seat| Some(*seat) != own).collect()
}

/// How close the mats lie together. Cards that are to be touched need room.
fn crowd(mats: usize, touched: bool) -> &'static str {
    match mats {
        _ if touched => "touched",
        0..=3 => "few",
        4..=8 => "some",
        9..=20 => "many",
        _ => "all",
    }
}

/// On one device, whoever's turn it is has it: in these games all cards lie
/// open.
fn pass_on(link: TableLink, stage: Stage) {
    let Some(local) = link.local() else { return };
    let local = StoredValue::new_local(local);
    Effect::new(move || {
        stage.shown.track();
        if !stage.busy.get() {
            local.with_value(|local| {
                if let Some(guest) = local.awaited().filter(|guest| *guest != local.holder.get_untracked()) {
                    local.hand_to(guest);
                }
            });
        }
    });
}

/// Brings the mat of whoever's turn it is into view.
fn follow_turn(stage: Stage, mats: NodeRef<Div>) {
    let turn = Memo::new(move |_| stage.shown.with(|shown| shown.position.to_act));
    Effect::new(move || {
        let (Some(seat), Some(mats)) = (turn.get(), mats.get()) else { return };
        let mat = mats.query_selector(&format!("[data-seat=\"{seat}\"]")).ok().flatten();
        if let Some(mat) = mat.map(|mat| mat.get_bounding_client_rect()) {
            let frame = mats.get_bounding_client_rect();
            let off = (mat.bottom() - frame.bottom()).max(0.0) + (mat.top() - frame.top()).min(0.0);
            mats.scroll_by_with_x_and_y(0.0, off);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_others_sit_in_the_order_of_play() {
        assert_eq!(others(4, Some(2)), [3, 4, 1]);
        assert_eq!(others(3, None), [1, 2, 3]);
        assert!(others(1, Some(1)).is_empty());
    }
}
