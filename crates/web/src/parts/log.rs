//! The log of the game: one line for what belongs together, the newest last.

use std::sync::Arc;

use i18n::Seats;
use leptos::html::Ol;
use leptos::prelude::*;
use shown::log;
use shown::step::Step;

use super::face::avatar;
use crate::room::{Room, StoryLine, Telling};
use crate::speech::{speech, t};

/// How far above its end a list still counts as read to the end, in pixels.
const NEAR: i32 = 40;

/// How many lines whoever takes the device is shown at most.
const SINCE: usize = 8;

/// The log, for all who show or say something of it.
#[derive(Clone, Copy)]
pub struct Log(Memo<Vec<Line>>);

impl Log {
    /// The log of a room.
    pub fn of(room: Room) -> Self {
        // Nothing changes the story but what changes the log.
        let lines = Memo::new_with_compare(move |_| room.story.with(|story| lines(story)), |_, _| true);
        Self(lines)
    }

    /// All lines.
    pub fn lines(self) -> Vec<Line> {
        self.0.get()
    }

    /// What happened since a seat last did something: the newest of it.
    pub fn since(self, seat: usize) -> Vec<Line> {
        self.0.with(|lines| {
            let since = lines.iter().rev().take_while(|line| line.doer() != Some(seat));
            let mut since: Vec<Line> = since.take(SINCE).cloned().collect();
            since.reverse();
            since
        })
    }

    /// The key of the line in which a seat last did something; 0 if it has done nothing.
    fn last_of(self, seat: Option<usize>) -> u64 {
        let own = |line: &&Line| seat.is_some() && line.doer() == seat;
        self.0.with(|lines| lines.iter().rev().find(own).map_or(0, |line| line.key().0))
    }

    /// The newest line that has something to say.
    pub fn last(self, room: Room) -> Option<String> {
        self.0.with(|lines| lines.iter().rev().find_map(|line| line.text(room)))
    }
}

/// A line of the log: steps of the game that belong together, or something about the table that
/// concerns the game.
#[derive(Clone)]
pub struct Line(Arc<Vec<StoryLine>>);

fn lines<'a>(story: impl IntoIterator<Item = &'a StoryLine>) -> Vec<Line> {
    let mut lines: Vec<Vec<StoryLine>> = Vec::new();
    for told in story.into_iter().filter(|told| !told.is_talk()) {
        match lines.last_mut() {
            Some(line) if told.step().is_some_and(|step| joins(line, step)) => line.push(told.clone()),
            _ => lines.push(vec![told.clone()]),
        }
    }
    lines.into_iter().map(|line| Line(Arc::new(line))).collect()
}

fn joins(line: &[StoryLine], step: &Step) -> bool {
    line[0].step().is_some() && log::joins(line.iter().filter_map(StoryLine::step), step)
}

impl Line {
    /// What no other line has, and it itself only as long as nothing is added to it.
    pub fn key(&self) -> (u64, usize) {
        (self.0[0].key, self.0.len())
    }

    /// Whether it happened while this page was open.
    pub fn is_new(&self) -> bool {
        self.0[0].new
    }

    /// What it says, in the language of whoever reads it; some things go without saying.
    pub fn text(&self, room: Room) -> Option<String> {
        let (words, names) = (speech().words(), room.names());
        let seats = Seats { names: &names, you: room.own_seat() };
        let text = match &self.0[0].what {
            Telling::Game(_) => {
                let steps: Vec<&Step> = self.0.iter().filter_map(StoryLine::step).collect();
                log::told(&words, &steps, seats)
            }
            Telling::Table(what) => words.happened(what, &|guest| room.called(guest), seats),
        };
        Some(text).filter(|text| !text.is_empty())
    }

    /// The seat that did what it begins with.
    fn doer(&self) -> Option<usize> {
        self.0[0].step().and_then(log::doer)
    }

    /// The ids of the rules behind it.
    fn rules(&self) -> Vec<String> {
        log::rules(self.0.iter().filter_map(StoryLine::step)).into_iter().map(str::to_owned).collect()
    }

    /// The names of all that it tells.
    fn kinds(&self) -> Vec<String> {
        let name =
            |told: &StoryLine| told.step().map_or_else(|| "table".to_owned(), |step| step.name().to_owned());
        self.0.iter().map(name).collect()
    }
}

/// What happened, the newest last.
#[component]
pub fn Story(
    /// Whether it can be seen: when it appears, its end is in view.
    #[prop(optional, into)]
    seen: Signal<bool>,
) -> impl IntoView {
    let log: Log = expect_context();
    let room: Room = expect_context();
    let list = NodeRef::new();
    let read = follow_end(list, seen, move || log.0.track());
    let own = Memo::new(move |_| log.last_of(room.seat()));
    view! {
        <section class="story" aria-label=t("game-log")>
            <ol node_ref=list tabindex="0" on:scroll=read>
                <For each=move || log.lines() key=Line::key children=move |line| view! { <Told line own/> }/>
            </ol>
        </section>
    }
}

/// What happened since a seat last did something, for those who share a device.
#[component]
pub fn Since(seat: Signal<Option<usize>>) -> impl IntoView {
    let (room, log): (Room, Log) = (expect_context(), expect_context());
    let lines = move || seat.get().map_or_else(Vec::new, |seat| log.since(seat));
    let line = move |line: Line| view! { <li>{move || line.text(room)}</li> };
    view! { <ul tabindex="0">{move || lines().into_iter().map(line).collect_view()}</ul> }
}

/// Keeps the end of a list in view when there is news, unless somebody reads further up. Gives
/// what is to be done when it is scrolled.
pub fn follow_end(
    list: NodeRef<Ol>,
    seen: Signal<bool>,
    news: impl Fn() + 'static,
) -> impl Fn(leptos::ev::Event) + 'static {
    let at_end = StoredValue::new(true);
    let go = move || {
        if let Some(list) = list.get_untracked().filter(|_| at_end.get_value()) {
            // After everything is where it will be.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    };
    let turned = window_event_listener(leptos::ev::resize, move |_| go());
    on_cleanup(move || turned.remove());
    Effect::new(move |before: Option<bool>| {
        list.track();
        news();
        let now = seen.get();
        if before.is_some_and(|before| before != now) {
            at_end.set_value(true);
        }
        go();
        now
    });
    move |_| {
        if let Some(list) = list.get_untracked() {
            at_end.set_value(list.scroll_height() - list.scroll_top() - list.client_height() < NEAR);
        }
    }
}

/// A line. The rules behind it are one press away.
#[component]
fn Told(
    line: Line,
    /// The key of the last line about what whoever looks did themself: what came after is news.
    own: Memo<u64>,
) -> impl IntoView {
    let room: Room = expect_context();
    let key = line.key().0;
    let news = move || own.get() > 0 && key > own.get();
    let why = RwSignal::new(false);
    let kinds = line.kinds();
    let (first, kinds) = (kinds[0].clone(), kinds.join(" "));
    let rules = StoredValue::new(line.rules());
    let ruled = rules.with_value(|rules| !rules.is_empty());
    let place = NodeRef::<leptos::html::Li>::new();
    let show = move |_| {
        speech().learn_rules();
        why.update(|why| *why = !*why);
        // Below the last line there may be no room for it.
        request_animation_frame(move || {
            if let Some(line) = place.get_untracked() {
                line.scroll_into_view_with_bool(false);
            }
        });
    };
    let rule = |id: &String| {
        let (id, said) = (id.clone(), id.clone());
        view! { <span class="rule"><b>{id}</b>" "{move || speech().rule(&said)}</span> }
    };
    let shown = move || why.get().then(|| rules.with_value(|rules| rules.iter().map(rule).collect_view()));
    let doer = line.doer();
    let look = Memo::new(move |_| room.look(doer?));
    let text = Memo::new(move |_| line.text(room));
    view! {
        <Show when=move || text.with(Option::is_some)>
            <li node_ref=place class:news=news data-kind=first.clone() data-kinds=kinds.clone()>
                <span>{text}</span>
                {move || look.get().map(avatar)}
                {ruled.then(|| view! {
                    <button class="why" aria-label=t("game-why") aria-expanded=move || why.get().to_string()
                        on:click=show>"?"</button>
                })}
                {shown}
            </li>
        </Show>
    }
}
