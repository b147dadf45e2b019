//! The worker that finds answers, one after the other.

use hints::{Asked, Told};
use worker::inside::{listen, tell};

fn main() {
    listen(|Asked { number, question }: Asked| tell(&Told { number, answer: question.answer() }));
}
