//! What happened last, and the rules behind it.

use i18n::Seats;
use leptos::prelude::*;
use shown::log;
use shown::step::Step;

use super::desk::Desk;
use super::sort::Refereeing;
use crate::speech::{speech, t};

/// How many lines are shown.
const LINES: usize = 12;

/// In no more steps than these.
const STEPS: usize = 120;

/// A line of the story: what it says, and the rules behind it.
#[derive(Clone, Debug, PartialEq)]
struct Line {
    text: String,
    rules: Vec<String>,
}

/// The newest lines, the newest first.
fn lines(desk: Desk<Refereeing>) -> Vec<Line> {
    desk.now.track();
    let Some(story) = desk.look(|table| table.story(STEPS)) else { return Vec::new() };
    let (words, names) = (speech().words(), desk.names());
    let seats = Seats { names: &names, you: None };
    let line = |steps: &Vec<&Step>| Line {
        text: log::told(&words, steps, seats),
        rules: log::rules(steps.iter().copied()).into_iter().map(str::to_owned).collect(),
    };
    let lines = log::lines(&story);
    lines.iter().rev().map(line).filter(|line| !line.text.is_empty()).take(LINES).collect()
}

/// What happened last.
pub fn story(desk: Desk<Refereeing>) -> AnyView {
    let newest = Memo::new(move |_| lines(desk));
    view! {
        <section class="panel real-story" aria-label=t("game-log")>
            <h2>{t("game-log")}</h2>
            <ol>{move || newest.get().into_iter().map(told).collect_view()}</ol>
        </section>
    }
    .into_any()
}

fn told(line: Line) -> AnyView {
    let why = RwSignal::new(false);
    let rules = StoredValue::new(line.rules);
    let rule = |id: &String| {
        let (id, said) = (id.clone(), id.clone());
        view! { <span class="rule"><b>{id}</b>" "{move || speech().rule(&said)}</span> }
    };
    let shown = move || why.get().then(|| rules.with_value(|rules| rules.iter().map(rule).collect_view()));
    view! {
        <li>
            <span>{line.text}</span>
            <button type="button" class="why" aria-label=t("game-why") aria-expanded=move || why.get().to_string()
                on:click=move |_| why.update(|why| *why = !*why)>"?"</button>
            {shown}
        </li>
    }
    .into_any()
}
