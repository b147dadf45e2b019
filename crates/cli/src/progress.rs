//! Long work shows how far it is, and can be ended.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tokio::runtime::Builder;
use tokio::signal::unix::{SignalKind, signal};

use crate::failure::{Failure, INTERRUPTED};

static CANCELLED: AtomicBool = AtomicBool::new(false);

/// Set by Ctrl-C from now on. The first one ends the work, another the program.
pub fn cancelled_by_ctrl_c() -> Result<&'static AtomicBool, Failure> {
    let runtime = Builder::new_current_thread().enable_io().build().map_err(Failure::of)?;
    let entered = runtime.enter();
    let mut interrupts = signal(SignalKind::interrupt()).map_err(Failure::of)?;
    drop(entered);
    let listen = async move {
        while interrupts.recv().await.is_some() {
            if CANCELLED.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED.into());
            }
        }
    };
    // The work has all other threads; this one sleeps until there is a signal.
    std::thread::spawn(move || runtime.block_on(listen));
    Ok(&CANCELLED)
}

/// A bar on standard error, if that is a terminal: games, rate, time left.
pub fn bar(games: Option<u64>) -> ProgressBar {
    let form = if games.is_some() {
        "{bar:30} {human_pos} of {human_len} games, {per_sec}, {eta} left"
    } else {
        "{spinner} {human_pos} games, {per_sec} {msg}"
    };
    shown(games, form)
}

/// The same for rounds that are worked out, whose number is only about known before.
pub fn rounds(about: u64) -> ProgressBar {
    shown(Some(about), "{bar:30} {human_pos} of about {human_len} rounds worked out, {eta} left")
}

/// The same for the moves of a record that are looked at.
pub fn moves(all: usize) -> ProgressBar {
    shown(Some(all as u64), "{bar:30} {human_pos} of {human_len} moves looked at, {eta} left")
}

fn shown(length: Option<u64>, form: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = length.map_or_else(ProgressBar::no_length, ProgressBar::new);
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(10));
    bar.with_style(ProgressStyle::with_template(form).unwrap_or_else(|_| ProgressStyle::default_bar()))
}
