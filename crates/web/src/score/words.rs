//! The words of the score keeper, which come with its pages.

use i18n::Arg;
use leptos::prelude::*;
use score_keeper::{Points, Refusal, ScoreSheet};
use shown::score::Speaker;

use crate::speech::speech;

/// A message.
pub fn say(id: &str) -> String {
    say_with(id, &[])
}

/// A message about something. It says nothing until the words have come.
pub fn say_with(id: &str, about: &[(&str, Arg)]) -> String {
    speech().things().map_or_else(String::new, |words| words.say_with(id, about))
}

/// A message for once, about something.
pub fn say_once(id: &str, about: &[(&str, Arg)]) -> String {
    untrack(|| say_with(id, about))
}

/// A message as a part of a view.
pub fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || say(id)
}

/// A message with a name in it.
pub fn of(id: &'static str, name: &str) -> impl Fn() -> String + Clone + Send + Sync + 'static + use<> {
    let name = name.to_owned();
    move || say_with(id, &[("name", name.as_str().into())])
}

fn spoken(sheet: &ScoreSheet, speak: impl FnOnce(Speaker) -> String) -> String {
    let Some(own) = speech().things() else { return String::new() };
    speak(Speaker { page: &speech().words(), own: &own, sheet })
}

/// How points came about.
pub fn how(sheet: &ScoreSheet, points: &Points) -> String {
    spoken(sheet, |speaker| speaker.how(points))
}

/// Why something cannot be.
pub fn refusal(sheet: &ScoreSheet, why: &Refusal) -> String {
    spoken(sheet, |speaker| speaker.refusal(why))
}

/// Something that is shown once the words have come.
#[component]
pub fn Worded(children: ChildrenFn) -> impl IntoView {
    speech().learn_rules();
    let coming = || view! { <p class="notice coming" role="status">{crate::speech::t("part-coming")}</p> };
    view! { <Show when=|| speech().things().is_some() fallback=coming>{children()}</Show> }
}
