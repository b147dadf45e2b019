//! The worker: takes what the page asks, one thing after another.

mod check;
mod keeper;
mod worker;

use std::cell::RefCell;
use std::rc::Rc;

use keeper::Keeper;
use local_table::{Answer, Ask};
use worker::tell;

fn main() {
    let place = Rc::new(RefCell::new(None));
    worker::listen(move |ask| answer(&place, ask));
    tell(&Answer::<()>::Ready);
}

/// The table of this worker, once there is one.
type Place = Rc<RefCell<Option<Rc<Keeper>>>>;

fn answer(place: &Place, ask: Ask) {
    let keeper = place.borrow().clone();
    match (ask, keeper) {
        (Ask::Begin { game, rules, players }, _) => match Keeper::begin(&game, &rules, &players) {
            Ok(keeper) => drop(place.replace(Some(keeper))),
            Err(problem) => tell(&Answer::<()>::Refused(problem)),
        },
        (Ask::Resume { kept }, _) => drop(place.replace(Keeper::resume(&kept))),
        (Ask::Check(record), _) => tell(&Answer::<()>::Checked(check::checked(&record))),
        (Ask::Do(command), Some(keeper)) => keeper.order(&command),
        (Ask::HandTo(guest), Some(keeper)) => keeper.hand_to(guest),
        (Ask::Pause(millis), Some(keeper)) => keeper.set_pause(millis),
        (Ask::Publish, Some(keeper)) => tell(&Answer::<()>::Published(keeper.published())),
        // There is no table to do it at.
        (Ask::Do(_) | Ask::HandTo(_) | Ask::Pause(_) | Ask::Publish, None) => {}
    }
}
