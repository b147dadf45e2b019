//! Telling bots what their seats are told.

use game::{Audience, Seat, Telling, Watcher};

use crate::Bot;

/// A watcher who lets the bots of a table, one for each seat, hear what their
/// seats may know, and passes everything on to another watcher. For bots that do
/// not listen only the passing on is compiled.
#[derive(Debug)]
pub struct Listening<'a, G: Telling, B, W> {
    lens: G::Lens,
    bots: &'a mut [B],
    watcher: &'a mut W,
}

impl<'a, G: Telling, B: Bot<G>, W> Listening<'a, G, B, W> {
    /// Bots that hear what comes after the position that the lens is from.
    pub const fn new(lens: G::Lens, bots: &'a mut [B], watcher: &'a mut W) -> Self {
        Self { lens, bots, watcher }
    }
}

impl<G: Telling, B: Bot<G>, W: Watcher<G::Event>> Watcher<G::Event> for Listening<'_, G, B, W> {
    #[inline]
    fn see(&mut self, event: G::Event) {
        if B::LISTENS {
            self.lens = G::lens_after(self.lens, &event);
            for (seat, bot) in self.bots.iter_mut().enumerate().filter(|(_, bot)| bot.listens()) {
                bot.hear(&G::step(self.lens, &event, Audience::Seat(Seat::at(seat))));
            }
        }
        self.watcher.see(event);
    }
}
