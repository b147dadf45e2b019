//! What Hit and Stay are worth to whoever the next card is for, and the switch for those who do not want to know.

use leptos::prelude::*;

use super::counter::Count;
use super::desk::own;
use crate::parts::hints::advice;
use crate::parts::icon::Icon;

/// The switch, and what it shows.
pub fn odds(count: Count) -> AnyView {
    let toggle = move |event| count.odds.set(event_target_checked(&event));
    let shown = move || count.odds.get().then(|| advised(count));
    view! {
        <section class="panel real-odds">
            <label class="switch">
                <input type="checkbox" role="switch" prop:checked=move || count.odds.get() on:change=toggle/>
                <span><Icon name="think"/>{move || own("real-show-odds", &[])}</span>
            </label>
            {shown}
        </section>
    }
    .into_any()
}

fn advised(count: Count) -> AnyView {
    let question = Memo::new(move |_| {
        let seat = count.player()?;
        count.desk.now.track();
        count.desk.look(|table| table.question(seat)).flatten()
    });
    let title = move || {
        let seat = count.player().filter(|_| question.with(Option::is_some))?;
        Some(own("real-odds-of", &[("name", count.desk.name(seat).into())]))
    };
    let names = Callback::new(move |seat| count.desk.name(seat));
    view! {
        <h2>{title}</h2>
        <div class="hints">{advice(question, Signal::derive(|| "hint-later"), names)}</div>
    }
    .into_any()
}
