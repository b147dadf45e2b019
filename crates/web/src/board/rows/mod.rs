//! The table of Flip 7 and With a Vengeance: a row of cards in front of every
//! player.

mod act;
mod choosing;
mod keys;
mod layout;
mod lying;
mod mat;
mod middle;

use leptos::html::Div;
use leptos::prelude::*;
use protocol::GameName;

use super::space;
use crate::link::TableLink;
use crate::room::Room;
use crate::settings::{Motion, settings};
use crate::speech::say_with;
use crate::stage::Stage;
use choosing::Choosing;
use layout::{Layout, Seat, Space};
use shown::position::Row;

/// Cards that are narrower than this, in pixels, are drawn without what is only for large ones.
const SMALL: f64 = 58.0;

/// Everything that the parts of this board need.
#[derive(Clone, Copy)]
pub struct Desk {
    table: StoredValue<Room>,
    stage: Stage,
    choosing: Choosing,
    /// Which of the two games.
    game: GameName,
    /// The others, in the order of play from whoever looks.
    others: Memo<Vec<usize>>,
    /// Where everything lies.
    layout: Memo<Layout>,
    /// Whether cards of the others are drawn small.
    small: Memo<bool>,
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

    /// Who sits there: the name, and whether a person who should be there is not.
    fn sitting(self, seat: usize) -> (String, bool) {
        let nobody = || (say_with("game-seat", &[("number", seat.into())]), false);
        let sitting =
            self.room().table.with(|table| table.as_ref()?.seats.get(seat.checked_sub(1)?).cloned());
        sitting.map_or_else(nobody, |sitting| {
            let here = |guest| self.room().here.with(|here| here.here.contains(&guest));
            (sitting.name, sitting.guest.is_some_and(|guest| !here(guest)))
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
    let own = Memo::new(move |_| room.seat());
    let others = Memo::new(move |_| others(seats.get(), own.get()));
    let place = NodeRef::new();
    let layout = laid_out(place, game, others, own);
    let desk = Desk {
        table: StoredValue::new(room),
        stage,
        choosing: Choosing::new(room, link, stage, game),
        game,
        others,
        layout,
        small: Memo::new(move |_| layout.with(|layout| layout.seat.card < SMALL)),
    };
    keys::listen(desk);
    pass_on(link, stage);
    let mats = NodeRef::new();
    follow_turn(stage, mats);
    let scrolls = Memo::new(move |_| layout.with(|layout| layout.scrolls));
    view! {
        <div class="rows" node_ref=place class:still=move || settings().motion.get() == Motion::Off
            data-look=move || layout.with(|layout| layout.look.name()) prop:style=move || layout.with(style)
            aria-busy=move || stage.busy.get().to_string()>
            {middle::middle(desk)}
            <div class="mats" class:scrolls=move || scrolls.get().is_some() node_ref=mats
                tabindex=move || scrolls.get().map(|_| "0") prop:style=move || scrolls.get().map(layout::Area::style).unwrap_or_default()>
                <For each=move || others.get() key=|seat| *seat children=move |seat| mat::mat(desk, seat, false)/>
            </div>
            <div class="dock">
                {move || own.get().map(|seat| mat::mat(desk, seat, true))}
                {act::act(desk)}
            </div>
        </div>
    }
}

/// Lays the table out for the space that there is.
fn laid_out(
    place: NodeRef<Div>,
    game: GameName,
    others: Memo<Vec<usize>>,
    own: Memo<Option<usize>>,
) -> Memo<Layout> {
    let cloth = space::around(place);
    Memo::new(move |_| {
        let space::Cloth { width, height, text } = cloth.get();
        // Where cards are chosen, a finger has to find them.
        let reach = if game == GameName::Vengeance { 28.0 } else { 20.0 };
        Layout::of(Space {
            width,
            height,
            others: others.with(Vec::len),
            own: own.get().is_some(),
            reach,
            text,
        })
    })
}

/// What the style of the page needs to know.
fn style(layout: &Layout) -> String {
    let act = layout.own.map_or(layout.seat, |(_, seat)| seat).text * 1.1;
    let (height, pile) = (layout.height, layout.pile);
    format!("height:{height:.1}px;--pile:{pile:.1}px;--act:{act:.1}px;{}", seat_style(layout.seat))
}

/// The same of a seat.
fn seat_style(seat: Seat) -> String {
    let (card, text) = (seat.card, seat.text);
    format!("--card:{card:.1}px;--text:{text:.1}px;--head:{:.1}px;--pad:{:.1}px", seat.head(), seat.pad())
}

/// The seats of the others, in the order of play from whoever looks.
fn others(seats: usize, own: Option<usize>) -> Vec<usize> {
    let first = own.unwrap_or(0);
    let around = (0..seats).map(|place| (first + place) % seats + 1);
    around.filter(|seat| Some(*seat) != own).collect()
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
