//! The options of a game, to be chosen before it.

use hosting::GameName;
use leptos::prelude::*;
use serde_json::{Map, Value};

use crate::settings::settings;
use crate::speech::speech;

/// Options whose value is one of a few words.
const WORDS: [(&str, &[&str]); 5] = [
    ("edition", &["en", "pl", "de"]),
    ("aside_after_bust", &["discard", "redirect"]),
    ("second_chance_in_flip_three", &["at_once", "after"]),
    ("scoring", &["winner", "lowest"]),
    ("two_player_reverse", &["skip", "nothing"]),
];

/// All options of a game. What is chosen goes into `rules`; an edition sets the
/// others as its book has them. Until one is chosen it is that of the language.
#[component]
pub fn Options(
    /// The name of the game.
    game: GameName,
    /// What was chosen, without what was left as it is.
    rules: RwSignal<Map<String, Value>>,
) -> impl IntoView {
    let spoken = move || settings().lang.get().rules(game, &rules.get());
    let complete = Memo::new(move |_| hosting::complete_rules(game, &spoken()).unwrap_or_default());
    let defaults = hosting::complete_rules(game, &Map::new()).unwrap_or_default();
    let mut keys: Vec<String> = defaults.keys().cloned().collect();
    // The edition decides about the others, so it comes first.
    keys.sort_by_key(|key| (key != "edition", key != "target"));
    let fields =
        keys.into_iter().map(move |key| view! { <Field game=game.as_str() name=key complete rules/> });
    view! { <div class="options">{fields.collect_view()}</div> }
}

#[component]
fn Field(
    game: &'static str,
    name: String,
    complete: Memo<Map<String, Value>>,
    rules: RwSignal<Map<String, Value>>,
) -> impl IntoView {
    let key = name.clone();
    let value = Memo::new(move |_| complete.with(|rules| rules.get(&key).cloned().unwrap_or_default()));
    let key = name.clone();
    let set = move |value: Value| choose(rules, &key, value);
    let label = {
        let name = name.clone();
        move || speech().words().option(game, &name)
    };
    let help = {
        let name = name.clone();
        move || speech().words().option_help(game, &name)
    };
    let control = match value.get_untracked() {
        Value::Bool(_) => view! {
            <input type="checkbox" role="switch" prop:checked=move || value.get() == true
                on:change=move |event| set(event_target_checked(&event).into())/>
        }
        .into_any(),
        Value::Number(_) => view! {
            <input type="number" min="1" max="1000000" inputmode="numeric" prop:value=move || value.get().to_string()
                on:change=move |event| set(number_in(&event))/>
        }
        .into_any(),
        _ => view! { <WordChoice game name=name.clone() value set/> }.into_any(),
    };
    view! {
        <label class="field option" data-option=name>
            <span class="option-name">{label}<small>{help}</small></span>
            {control}
        </label>
    }
}

#[component]
fn WordChoice(
    game: &'static str,
    name: String,
    value: Memo<Value>,
    set: impl Fn(Value) + 'static,
) -> impl IntoView {
    let words = WORDS.iter().find(|(key, _)| *key == name).map_or(&[][..], |(_, words)| words);
    let options = words.iter().map(move |word| {
        let name = name.clone();
        let label = move || speech().words().option_value(game, &name, &Value::from(*word));
        view! { <option value=*word selected=move || value.get() == *word>{label}</option> }
    });
    view! {
        <select on:change=move |event| set(event_target_value(&event).into())>{options.collect_view()}</select>
    }
}

/// What is no number counts as 1, which the field then shows.
fn number_in(event: &leptos::ev::Event) -> Value {
    event_target_value(event).parse::<u32>().unwrap_or(1).into()
}

fn choose(rules: RwSignal<Map<String, Value>>, key: &str, value: Value) {
    rules.update(|rules| {
        if key == "edition" {
            rules.clear();
        }
        rules.insert(key.to_owned(), value);
    });
}
