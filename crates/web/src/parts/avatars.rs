//! Choosing the picture that one is known by.

use leptos::prelude::*;
use protocol::Avatar;
use shown::look::Look;

use super::face::avatar;
use super::icon::Icon;
use crate::settings::settings;
use crate::speech::{say, t};

/// The pictures, and whichever is free.
#[component]
pub fn AvatarChoice() -> impl IntoView {
    let chosen = settings().avatar;
    // The same choice may stand in a window and on the page below it.
    let group = format!("avatar-{}", crate::browser::fresh_hex::<4>());
    let option = move |choice: Option<Avatar>| {
        let word = move || match choice {
            None => say("avatar-any"),
            Some(avatar) => say(&format!("avatar-{avatar}")),
        };
        let picture = match choice {
            None => view! { <Icon name="person"/> }.into_any(),
            Some(choice) => avatar(Look { avatar: choice, copy: 0 }),
        };
        view! {
            <label title=word>
                <input type="radio" name=group.clone() aria-label=word prop:checked=move || chosen.get() == choice
                    on:change=move |_| chosen.set(choice)/>
                {picture}
            </label>
        }
    };
    let all = std::iter::once(None).chain(Avatar::ALL.map(Some));
    view! {
        <fieldset class="avatars">
            <legend>{t("avatar-choose")}</legend>
            <div>{all.map(option).collect_view()}</div>
        </fieldset>
    }
}
