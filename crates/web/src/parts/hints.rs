//! Hints: what a coach knows about the choice of the moment. A worker of its own works it out; it
//! is started for the first question and ended with this part.

use std::rc::Rc;

use hints::{Answer, Asked, Fact, Held, Picture, Question, Said, Told, said};
use leptos::prelude::*;
use protocol::{GameName, Phase};
use wasm_split_helpers::wasm_split;
use worker::Bell;

use super::icon::Icon;
use super::later::Arrived;
use crate::board::taker;
use crate::link::TableLink;
use crate::room::Room;
use crate::speech::{assets, speech};

/// The hints, loaded by those who want them.
#[wasm_split(hints, fallible)]
pub fn hints() -> Arrived {
    Ok(ViewFn::from(|| view! { <Hints/> }))
}

/// A question with its answer; nothing if none can be found.
type Answered = (Question, Option<Answer>);

/// Who is asked.
#[derive(Clone, Copy)]
struct Coach {
    /// What is asked now.
    question: Memo<Option<Question>>,
    /// The last answer. It is shown as long as its question is asked.
    answered: RwSignal<Option<Answered>>,
    bell: StoredValue<Option<Rc<Bell>>, LocalStorage>,
    /// The number of the last question.
    number: StoredValue<u32>,
    /// Whether it waits for its answer.
    waits: StoredValue<bool>,
}

impl Coach {
    /// A coach who follows the game.
    fn new(question: Memo<Option<Question>>) -> Self {
        let coach = Self {
            question,
            answered: RwSignal::new(None),
            bell: StoredValue::new_local(None),
            number: StoredValue::new(0),
            waits: StoredValue::new(false),
        };
        Effect::new(move || coach.turn_to(question.get()));
        coach
    }

    /// Leaves what was asked before, and thinks about something else.
    fn turn_to(self, question: Option<Question>) {
        if self.waits.get_value() {
            // Only its end interrupts a worker.
            self.bell.set_value(None);
        }
        self.waits.set_value(question.is_some());
        let Some(question) = question else { return };
        self.number.update_value(|number| *number += 1);
        let number = self.number.get_value();
        if self.bell.with_value(Option::is_none) {
            let script = format!("{}/hints-start.js", assets());
            self.bell.set_value(Bell::start(&script, move |told| self.hear(told)));
        }
        self.bell.with_value(|bell| bell.as_ref().map(|bell| bell.ask(&Asked { number, question })));
    }

    /// Takes an answer, or that there will be none.
    fn hear(self, told: Option<Told>) {
        let number = self.number.try_get_value();
        if told.as_ref().is_some_and(|told| Some(told.number) != number) {
            return;
        }
        if let Some(question) = self.question.try_get_untracked().flatten() {
            self.waits.set_value(told.is_none());
            self.answered.set(Some((question, told.map(|told| told.answer))));
        }
    }

    /// The answer to what is asked now, once it is there.
    fn answer(self) -> Option<Answered> {
        let question = self.question.get()?;
        self.answered.get().filter(|(of, _)| *of == question)
    }
}

/// What whoever looks may ask now: not before everything is seen, and not while the device changes hands.
fn asked(room: Room, link: TableLink) -> Memo<Option<Question>> {
    let taker = taker(room, link);
    Memo::new(move |_| {
        let waits = room.phase() != Some(Phase::Playing) || room.stage().busy.get() || taker.get().is_some();
        let (game, seat) = (room.kind()?, room.seat().filter(|_| !waits)?);
        let rules = room.table.with(|table| Some(table.as_ref()?.rules.clone()))?;
        room.game.with(|position| Question::about(game, &rules, position.as_ref()?, seat))
    })
}

#[component]
fn Hints() -> impl IntoView {
    let (room, link): (Room, TableLink) = (expect_context(), expect_context());
    speech().learn_rules();
    let coach = Coach::new(asked(room, link));
    let later = move || match room.kind() {
        Some(GameName::UnoFlip) => "hint-later-hand",
        _ => "hint-later",
    };
    let body = move || {
        let Some(words) = speech().things() else { return ().into_any() };
        let Some(question) = coach.question.get() else {
            return view! { <p class="note">{words.say(later())}</p> }.into_any();
        };
        match coach.answer() {
            None => view! { <p class="coming" role="status">{words.say("hint-thinking")}</p> }.into_any(),
            Some((_, None)) => view! { <p role="status">{words.say("hint-lost")}</p> }.into_any(),
            Some((_, Some(answer))) => {
                let names = room.names();
                let name = |seat: usize| names.get(seat.wrapping_sub(1)).cloned().unwrap_or_default();
                shown(said((&speech().words(), &words), &question, &answer, &name))
            }
        }
    };
    view! { {body} }.into_any()
}

fn shown(said: Said) -> AnyView {
    let Said { lead, worth, chances, picture, hands, note } = said;
    let average = speech().things().map(|words| words.say("hint-average"));
    view! {
        <p class="coach" role="status"><Icon name="think"/><span>{lead}</span></p>
        {(!worth.is_empty()).then(|| view! { <h3>{average}</h3>{facts("worth", worth)} })}
        {(!chances.is_empty()).then(|| facts("chances", chances))}
        {picture.map(drawn)}
        {(!hands.is_empty()).then(|| held(hands))}
        {(!note.is_empty()).then(|| view! { <p class="note">{note}</p> })}
    }
    .into_any()
}

fn facts(class: &'static str, facts: Vec<Fact>) -> AnyView {
    let fact = |Fact { name, value, best }: Fact| {
        let mark = best.then(|| view! { <Icon name="check"/> });
        view! { <div class:best=best><dt>{name}</dt><dd>{mark}{value}</dd></div> }
    };
    view! { <dl class=class>{facts.into_iter().map(fact).collect_view()}</dl> }.into_any()
}

fn drawn(Picture { title, svg, spoken, key }: Picture) -> AnyView {
    view! {
        <figure class="hint-picture">
            <figcaption>{title}</figcaption>
            <div role="img" aria-label=spoken inner_html=svg></div>
            {key.map(|key| view! { <small>{key}</small> })}
        </figure>
    }
    .into_any()
}

/// A line for each of the others: how likely they have each colour, a wild, and a card that fits.
fn held(hands: Vec<Held>) -> AnyView {
    let (words, hints) = (speech().words(), speech().things());
    let hint = |id: &str| hints.as_ref().map(|hints| hints.say(id)).unwrap_or_default();
    let sign = |picture: String, name: String| {
        view! {
            <th scope="col">
                <span class="icon" aria-hidden="true" inner_html=picture></span><span class="visually-hidden">{name}</span>
            </th>
        }
    };
    let colours = hands.first().map_or(&[][..], |hand| &hand.colours).iter();
    let signs = colours.map(|(colour, _)| sign(card_art::colour(*colour), words.colour(*colour)));
    let wild = words.say("unoflip-card-wild");
    let row = |Held { name, colours, wild, fits }: Held| {
        let chances = colours.into_iter().map(|(_, chance)| chance).chain([wild, fits]);
        let chances = chances.map(|chance| view! { <td>{chance}</td> }).collect_view();
        view! { <tr><th scope="row">{name}</th>{chances}</tr> }
    };
    view! {
        <table class="held">
            <caption>{hint("hint-hands-title")}</caption>
            <thead><tr>
                <td></td>{signs.collect_view()}
                {sign(card_art::icon("wild"), wild)}{sign(card_art::icon("check"), hint("hint-fits"))}
            </tr></thead>
            <tbody>{hands.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
