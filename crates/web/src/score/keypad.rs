//! Entering points digit by digit.

use leptos::prelude::*;

use super::keeper::Keeper;
use super::words::t;
use crate::parts::icon::Icon;

#[component]
pub fn Keypad() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let digit = move |digit: u8| {
        view! {
            <button class="score-digit" data-digit=digit.to_string() on:click=move |_| keeper.tap(|_, draft| Ok(draft.digit(digit)))>
                {digit}
            </button>
        }
    };
    let minus = keeper.glance(|sheet| sheet.rules().may_lose_points()).unwrap_or_default().then(|| {
        view! {
            <button class="score-digit" data-digit="minus" aria-label=t("score-below-zero") title=t("score-below-zero")
                on:click=move |_| keeper.tap(|_, draft| Ok(draft.minus()))>"−"</button>
        }
    });
    view! {
        <div class="score-digits">
            {(1..=9).map(digit).collect_view()}
            {minus}
            {digit(0)}
            <button class="score-digit" data-digit="back" aria-label=t("score-last-digit") title=t("score-last-digit")
                on:click=move |_| keeper.tap(|_, draft| Ok(draft.back()))><Icon name="back-arrow"/></button>
        </div>
    }
}
