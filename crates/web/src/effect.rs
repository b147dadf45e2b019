//! Things done again and again as signals change.

use leptos::prelude::*;

/// Does something now and whenever a signal that it read has changed. Unlike
/// `Effect::new` it is one piece of code for all of them: the page is to be
/// small.
pub fn effect(run: impl FnMut() + 'static) {
    boxed(Box::new(run));
}

fn boxed(run: Box<dyn FnMut()>) {
    Effect::new(run);
}
