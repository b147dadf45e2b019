//! What has to be said about the sheet: what is not kept, and who else writes on it.

use browser_log::{Failure, Gone, OpenError, Role};
use leptos::prelude::*;
use score_keeper::Outcome;

use super::keeper::{Keeper, Trouble};
use super::live::LiveNotices;
use super::words::{say, say_with, t};

/// Why something could not be read or written.
pub fn failed(failure: &Failure) -> String {
    match failure {
        Failure::Full => say("score-no-room"),
        Failure::Gone(Gone::Deleted | Gone::Closed) => say("score-went-away"),
        Failure::Gone(Gone::Newer) | Failure::Newer { .. } => say("score-too-old"),
        Failure::Damaged(_) => say("score-damaged"),
        Failure::Missing => say("score-gone"),
        Failure::Conflict { .. } | Failure::NotLeading => say("score-follows"),
        Failure::Invalid(_) | Failure::NotRead | Failure::Browser(_) => {
            say_with("score-lost-words", &[("why", failure.to_string().into())])
        }
    }
}

/// Why nothing is kept.
pub fn unopened(why: &OpenError) -> String {
    match why {
        OpenError::Absent(_) => say("score-keeps-nothing"),
        OpenError::Newer => say("score-too-old"),
        OpenError::Blocked => say("score-blocked"),
        OpenError::Full => say("score-no-room"),
        OpenError::Browser(words) => say_with("score-lost-words", &[("why", words.as_str().into())]),
    }
}

/// All of it above a sheet.
#[component]
pub fn Notices() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let follows = move || keeper.role.get() == Role::Follows;
    let trouble = move || {
        let trouble = keeper.trouble.get()?;
        let (text, again) = match &trouble {
            Trouble::Opening(why) => (unopened(why), false),
            Trouble::Writing(failure) => (failed(failure), true),
        };
        Some(view! {
            <p class="score-notice bad" role="alert">
                <span>{text}</span>
                {again.then(|| view! { <button class="small" data-do="retry" on:click=move |_| keeper.retry()>{t("score-retry")}</button> })}
            </p>
        })
    };
    let tied = move || {
        let Outcome::Tied { players } = keeper.outcome() else { return None };
        let names = keeper.look(|sheet| {
            let name = |player| sheet.place(player).map(|place| place.player.name.clone());
            players.iter().filter_map(name).collect::<Vec<_>>().join(", ")
        });
        let names = names.unwrap_or_default();
        Some(
            view! { <p class="score-notice tie" role="status">{say_with("score-tied", &[("names", names.into())])}</p> },
        )
    };
    view! {
        <div class="score-notices">
            {trouble}
            <Show when=follows>
                <p class="score-notice" role="status">
                    <span>{t("score-follows")}</span>
                    <button class="small" data-do="take-over" on:click=move |_| keeper.take_over()>{t("score-take-over")}</button>
                </p>
            </Show>
            <LiveNotices/>
            {tied}
        </div>
    }
}
