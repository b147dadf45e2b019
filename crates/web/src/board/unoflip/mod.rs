//! UNO FLIP!: a table with two sides, seats round it, and a hand.

mod ask;
mod fan;
mod hand;
mod keys;
mod middle;
mod seats;

use leptos::html::Div;
use leptos::prelude::*;
use shown::cards;
use unoflip::{Colour, Side};

use super::holder;
use super::space::{self, Cloth};
use crate::link::TableLink;
use crate::parts::motion;
use crate::room::Room;
use crate::settings::{Motion, settings};
use shown::position::{Challenged, Position};
use shown::step::Step;

/// What all parts of the table share.
#[derive(Clone, Copy)]
struct Uno {
    /// Kept apart: a room is a large thing to pass around.
    room: StoredValue<Room>,
    link: TableLink,
    /// What is shown. It holds nobody's cards while the device changes hands.
    shown: RwSignal<Position>,
    /// The seat of whoever is looking.
    me: Memo<Option<usize>>,
    /// The guest who has to take the device.
    taker: Memo<Option<u32>>,
    /// Whether UNO is called with the next card.
    calls: RwSignal<bool>,
    /// Whether a colour is being picked.
    picking: RwSignal<bool>,
    /// The card that it is picked for; none for a colour by itself.
    wild: RwSignal<Option<String>>,
    /// The hand that a challenge has shown, until it has been looked at.
    revealed: RwSignal<Option<Challenged>>,
    /// The space for the table.
    cloth: RwSignal<Cloth>,
}

impl Uno {
    fn new(cloth: RwSignal<Cloth>) -> Self {
        let (room, link): (Room, TableLink) = (expect_context(), expect_context());
        Self {
            room: StoredValue::new(room),
            link,
            shown: RwSignal::default(),
            me: Memo::new(move |_| room.seat()),
            taker: holder::taker(room, link),
            calls: RwSignal::new(false),
            picking: RwSignal::new(false),
            wild: RwSignal::new(None),
            revealed: RwSignal::new(None),
            cloth,
        }
    }

    fn room(self) -> Room {
        self.room.get_value()
    }

    /// A part of what is shown; it changes only when that part does.
    fn part<T: PartialEq + Send + Sync + 'static>(self, part: fn(&Position) -> T) -> Memo<T> {
        Memo::new(move |_| self.shown.with(part))
    }

    /// Makes a move.
    fn act(self, action: &str) {
        // What was sent already must not be sent twice by an impatient finger.
        if self.room().waiting.get_untracked() == 0 {
            self.calls.set(false);
            self.picking.set(false);
            self.revealed.set(None);
            self.link.play(action);
        }
    }

    /// Makes a move if it is offered. Says whether it was.
    fn act_if_offered(self, action: &str) -> bool {
        let offered = self.shown.with_untracked(|shown| shown.choices.iter().any(|choice| choice == action));
        if offered {
            self.act(action);
        }
        offered
    }

    /// Plays a card, or first asks for its colour.
    fn play(self, card: &str) {
        let choices = self.shown.with_untracked(|shown| shown.choices.clone());
        if let Some(action) = cards::play(&choices, card, None, self.calls.get_untracked()) {
            self.act(&action);
        } else if !cards::colours(&choices, Some(card)).is_empty() {
            self.wild.set(Some(card.to_owned()));
            self.picking.set(true);
        }
    }

    /// Names a colour for the card that it was picked for.
    fn name_colour(self, colour: Colour) {
        let action = self.wild.with_untracked(|wild| match wild {
            None => Some(format!("colour {colour}")),
            Some(card) => self.shown.with_untracked(|shown| {
                cards::play(&shown.choices, card, Some(colour), self.calls.get_untracked())
            }),
        });
        if let Some(action) = action {
            self.act(&action);
        }
    }

    /// The seat that played a card in the last move, if one did.
    fn seat_that_played(self) -> Option<usize> {
        self.room().steps.with_untracked(|steps| steps.iter().rev().find_map(Step::player_of_a_card))
    }

    /// Shows the game as it goes on. The table turns over while its side changes.
    fn follow(self, plane: NodeRef<Div>) {
        let room = self.room();
        Effect::new(move || {
            let Some(game) = room.game.get() else { return };
            let covered = self.taker.get().is_some();
            if covered {
                self.revealed.set(None);
            } else if game.challenged.is_some() {
                self.revealed.set(game.challenged.clone());
            }
            self.shown.set(if covered { cards::covered(&game) } else { game });
        });
        Effect::new(move || {
            if room.stage().turning.get()
                && let Some(plane) = plane.get_untracked()
            {
                motion::turn_over(&plane, motion::turning());
            }
        });
    }

    /// What is chosen for one position does not hold for the next.
    fn tidy(self) {
        let choices = self.part(|shown| shown.choices.clone());
        Effect::new(move || {
            let colour = choices.with(|choices| choices.iter().any(|choice| choice.starts_with("colour ")));
            self.calls.set(false);
            self.wild.set(None);
            self.picking.set(colour);
        });
        let round = self.part(|shown| shown.round);
        Effect::new(move || {
            round.track();
            self.revealed.set(None);
        });
    }
}

/// The table of UNO FLIP!, played or watched.
#[component]
pub fn UnoFlipBoard() -> impl IntoView {
    let place = NodeRef::new();
    let uno = Uno::new(space::around(place));
    if let Some(game) = uno.room().game.get_untracked() {
        let covered = uno.taker.get_untracked().is_some();
        uno.shown.set(if covered { cards::covered(&game) } else { game });
    }
    let plane = NodeRef::<Div>::new();
    uno.follow(plane);
    uno.tidy();
    keys::listen(uno);
    ask::answer_alone(uno);
    let side = uno.part(|shown| if shown.side == Some(Side::Dark) { "dark" } else { "light" });
    let still = move || settings().motion.get() == Motion::Off;
    view! {
        <div class="uno" node_ref=place data-side=move || side.get() data-still=move || still().then_some("")>
            <div class="uno-plane" node_ref=plane>
                {seats::round(uno)}
                {hand::mine(uno)}
            </div>
            {ask::picker(uno)}
        </div>
    }
}
