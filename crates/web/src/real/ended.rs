//! The sum of a round that just ended.

use leptos::prelude::*;
use shown::round_end::RoundEnd;

use super::desk::Desk;
use super::sort::Sort;
use crate::parts::round_over::sums;
use crate::speech::say_with;

/// What a round brought everybody, until the next card.
pub fn ended<S: Sort>(desk: Desk<S>, end: Memo<Option<RoundEnd>>) -> AnyView {
    let name = Callback::new(move |seat| desk.name(seat));
    let panel = move |RoundEnd { round, lines }: RoundEnd| {
        view! {
            <section class="panel round-over" role="status">
                <h2>{move || say_with("round-over", &[("round", round.into())])}</h2>
                {sums(lines, name, Signal::derive(|| None))}
            </section>
        }
    };
    view! { {move || end.get().map(panel)} }.into_any()
}
