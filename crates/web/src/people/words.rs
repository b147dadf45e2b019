//! The words of these pages, which come with them.

use i18n::Arg;
use leptos::prelude::*;

use crate::speech::speech;

/// A message.
pub fn say(id: &str) -> String {
    say_with(id, &[])
}

/// A message about something. It says nothing until the words have come.
pub fn say_with(id: &str, about: &[(&str, Arg)]) -> String {
    speech().things().map_or_else(String::new, |words| words.say_with(id, about))
}

/// A message as a part of a view.
pub fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say(id)
}

/// Something that is shown once the words have come.
#[component]
pub fn Worded(children: ChildrenFn) -> impl IntoView {
    speech().learn_rules();
    let coming = || view! { <p class="notice coming" role="status">{crate::speech::t("part-coming")}</p> };
    view! { <Show when=|| speech().things().is_some() fallback=coming>{children()}</Show> }
}
