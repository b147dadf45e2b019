//! The worker: passes what the page asks to the desk, and does what comes of it.

use std::cell::RefCell;
use std::rc::Rc;

use local_table::Ask;
use local_table::browser::{fresh, now};
use local_table::desk::{Desk, Effect};
use wasm_bindgen_futures::spawn_local;
use worker::inside::{listen, pause, tell};

fn main() {
    let desk = Rc::new(RefCell::new(Desk::default()));
    listen(move |ask: Ask| {
        let effects = desk.borrow_mut().ask(ask, now(), &mut fresh);
        carry_out(&desk, effects);
    });
}

fn carry_out(desk: &Rc<RefCell<Desk>>, effects: Vec<Effect>) {
    for effect in effects {
        match effect {
            Effect::Tell(answer) => tell(&answer),
            Effect::Wake { millis, alarm } => {
                let desk = Rc::clone(desk);
                spawn_local(async move {
                    pause(millis).await;
                    let effects = desk.borrow_mut().wake(alarm, now(), &mut fresh);
                    carry_out(&desk, effects);
                });
            }
        }
    }
}
