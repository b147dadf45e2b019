//! Beginning a sheet: which game, who plays, who deals, how it is played.

use browser_log::{Json, Name, Store as _};
use hosting::GameName;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Avatar;
use score_keeper::{Act, MOST_PLAYERS, Player, Refusal, ScoreSheet, SheetLog};
use serde_json::{Map, Value};
use shown::look;
use shown::score::Summary;

use super::keeper::Keeper;
use super::order::{Item, Order};
use super::store::{self, shelf};
use super::words::{of, say, say_with, t};
use crate::browser;
use crate::nav::{Nav, Page, nav};
use crate::pages::home::{emblem, emblem_card};
use crate::parts::icon::Icon;
use crate::parts::options::Options;
use crate::settings::settings;

/// Somebody who is to play.
#[derive(Clone, PartialEq)]
pub struct Sitter {
    name: String,
    avatar: Option<Avatar>,
}

/// A sheet that is about to begin.
#[derive(Clone)]
struct Plan {
    game: GameName,
    rules: Map<String, Value>,
    sitters: Vec<Sitter>,
    dealer: usize,
}

impl Plan {
    /// The sheet, if it can be.
    fn sheet(self) -> Result<SheetLog, Refusal> {
        let writer = store::writer().ok_or(Refusal::HowMany)?;
        let player = |(number, sitter): (u64, Sitter)| Player {
            id: writer.player(number),
            name: sitter.name,
            avatar: sitter.avatar,
        };
        let players: Vec<Player> = (1..).zip(self.sitters).map(player).collect();
        let dealer = players.get(self.dealer).or(players.first()).ok_or(Refusal::HowMany)?.id.clone();
        SheetLog::begin(
            &writer,
            browser::now(),
            Act::Begin { game: self.game, rules: self.rules, players, dealer },
        )
    }

    /// Begins it and goes there, or says why not.
    fn begin(self, way: Nav, wrong: Callback<String>) {
        let sheet = match self.sheet() {
            Ok(sheet) => sheet,
            Err(why) => return wrong.run(untrack(|| refused(&why))),
        };
        let id = browser::fresh_hex::<8>();
        // Who has waited for something has no page of its own to find words in.
        let here = Owner::current().unwrap_or_default();
        spawn_local(async move {
            let header = store::header(&Summary::of(sheet.sheet(), None));
            let entries = sheet.entries().iter().map(Json::of).collect::<Result<Vec<_>, _>>();
            let (Ok(name), Ok(header), Ok(entries)) = (Name::new(&id), header, entries) else { return };
            match shelf().await.logs.append(&name, 0, &entries, &header).await {
                Ok(_) => way.go(Page::Score { id }),
                Err(failure) => wrong.run(here.with(|| untrack(|| super::notices::failed(&failure)))),
            }
        });
    }
}

/// What is wrong with a sheet that has not begun. Nobody is on it, so nobody's name is needed
/// but those that are in the refusal.
fn refused(why: &Refusal) -> String {
    match why {
        Refusal::Twice { name } => say_with("score-no-twice", &[("name", name.as_str().into())]),
        Refusal::Name { .. } => say("score-no-name"),
        Refusal::HowMany => say_with("score-no-people", &[("most", MOST_PLAYERS.into())]),
        _ => say("score-no-rules"),
    }
}

/// Begins a new sheet of the same game with the same people; whoever sat next to the first dealer deals first.
pub fn again(keeper: Keeper, way: Nav) -> impl Fn() + Copy + Send + Sync + 'static {
    move || {
        let of = |sheet: &ScoreSheet| {
            let there: Vec<_> = sheet.places().iter().filter(|place| !place.has_gone()).collect();
            let sitter = |place: &&score_keeper::Place| Sitter {
                name: place.player.name.clone(),
                avatar: place.player.avatar,
            };
            let first = sheet
                .rounds()
                .first()
                .and_then(|round| there.iter().position(|place| place.player.id == round.dealer));
            Plan {
                game: sheet.rules().game(),
                rules: sheet.rules().written(),
                dealer: first.map_or(0, |first| (first + 1) % there.len().max(1)),
                sitters: there.iter().map(sitter).collect(),
            }
        };
        if let Some(plan) = keeper.glance(of) {
            plan.begin(way, Callback::new(|_| ()));
        }
    }
}

/// The form.
#[component]
pub fn Begin(
    /// The game that is picked already.
    game: Option<GameName>,
    /// Everybody who was on earlier sheets.
    #[prop(into)]
    known: Signal<Vec<(String, Option<Avatar>)>>,
) -> impl IntoView {
    let picked = RwSignal::new(game.unwrap_or(GameName::Flip7));
    let rules = RwSignal::new(Map::new());
    let sitters = RwSignal::new(Vec::<Sitter>::new());
    let dealer = RwSignal::new(None::<String>);
    let wrong = RwSignal::new(None::<String>);
    let way = nav();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let all = sitters.get_untracked();
        let first = dealer.get_untracked().and_then(|name| all.iter().position(|sitter| sitter.name == name));
        let game = picked.get_untracked();
        let rules = settings().lang.get_untracked().rules(game, &rules.get_untracked());
        let plan = Plan { game, rules, sitters: all, dealer: first.unwrap_or(0) };
        plan.begin(way, Callback::new(move |why| wrong.set(Some(why))));
    };
    view! {
        <form class="panel score-begin" on:submit=begin>
            <h2>{t("score-new")}</h2>
            <Games picked rules/>
            <People sitters dealer known/>
            <details>
                <summary>{t("score-options")}</summary>
                {move || view! { <Options game=picked.get() rules/> }}
            </details>
            <p class="wrong" role="alert">{move || wrong.get()}</p>
            <button type="submit" class="button main wide" disabled=move || sitters.with(Vec::is_empty)>{t("score-begin")}</button>
        </form>
    }
}

/// The games by the cards that stand for them.
#[component]
fn Games(picked: RwSignal<GameName>, rules: RwSignal<Map<String, Value>>) -> impl IntoView {
    let game = move |game: GameName| {
        let pick = move |_| {
            picked.set(game);
            rules.set(Map::new());
        };
        view! {
            <label class="score-game">
                <input type="radio" name="game" value=game.as_str() prop:checked=move || picked.get() == game on:change=pick/>
                <span class="emblem" aria-hidden="true">{emblem(game).into_iter().map(emblem_card).collect_view()}</span>
                <span>{hosting::kind_of(game).title}</span>
            </label>
        }
    };
    view! { <div class="score-games">{GameName::ALL.map(game).collect_view()}</div> }
}

/// Who plays, in the order of the seats.
#[component]
fn People(
    sitters: RwSignal<Vec<Sitter>>,
    dealer: RwSignal<Option<String>>,
    known: Signal<Vec<(String, Option<Avatar>)>>,
) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let is_there = move |name: &str| {
        sitters.with(|all| all.iter().any(|sitter| sitter.name.to_lowercase() == name.to_lowercase()))
    };
    let add = move |name: &str, avatar: Option<Avatar>| {
        let name = name.trim().to_owned();
        if !name.is_empty() && !untrack(|| is_there(&name)) && sitters.with_untracked(Vec::len) < MOST_PLAYERS
        {
            sitters.update(|all| all.push(Sitter { name, avatar }));
        }
    };
    let write = move || {
        let written = name.get_untracked();
        let avatar = known.with_untracked(|known| {
            known.iter().find(|(other, _)| *other == written).and_then(|(_, avatar)| *avatar)
        });
        add(&written, avatar);
        name.set(String::new());
    };
    let chip = move |(name, avatar): (String, Option<Avatar>)| {
        let shown = name.clone();
        view! { <button type="button" class="small chip" on:click=move |_| add(&name, avatar)><Icon name="plus"/>{shown}</button> }
    };
    let chips = move || known.get().into_iter().filter(|(name, _)| !is_there(name)).map(chip).collect_view();
    let items = Memo::new(move |_| {
        sitters.with(|all| {
            let looks = look::given(&all.iter().map(|sitter| sitter.avatar).collect::<Vec<_>>());
            let item = |(sitter, look): (&Sitter, _)| Item {
                key: sitter.name.clone(),
                name: sitter.name.clone(),
                look,
            };
            all.iter().zip(looks).map(item).collect::<Vec<_>>()
        })
    });
    let put = move |(from, to): (usize, usize)| {
        sitters.update(|all| {
            let moved = all.remove(from);
            all.insert(to, moved);
        });
    };
    let beside = move |item: Item| {
        let [deals, shown, own] = [(); 3].map(|()| item.name.clone());
        let first = move || match dealer.get() {
            Some(dealer) => dealer == shown,
            None => sitters.with(|all| all.first().is_some_and(|sitter| sitter.name == shown)),
        };
        view! {
            <button type="button" class="plain dealer" aria-pressed=move || first().to_string() aria-label=of("score-first-dealer", &item.name)
                title=of("score-first-dealer", &item.name) on:click=move |_| dealer.set(Some(deals.clone()))><Icon name="dealer"/></button>
            <button type="button" class="plain" aria-label=of("score-remove", &item.name)
                on:click=move |_| sitters.update(|all| all.retain(|sitter| sitter.name != own))><Icon name="close"/></button>
        }
        .into_any()
    };
    view! {
        <h3>{t("score-who")}</h3>
        <Order items put=Callback::new(put) beside=Callback::new(beside)/>
        <div class="score-add">
            <input type="text" name="add" maxlength="20" autocomplete="off" aria-label=t("score-name") placeholder=t("score-name")
                prop:value=move || name.get() on:input=move |event| name.set(event_target_value(&event))
                on:keydown=move |key: leptos::ev::KeyboardEvent| if key.key() == "Enter" { key.prevent_default(); write() }/>
            <button type="button" class="button" data-do="add" on:click=move |_| write()>{t("score-add")}</button>
        </div>
        <Show when=move || known.with(|known| known.iter().any(|(name, _)| !is_there(name)))>
            <div class="score-chips" role="group" aria-label=t("score-known")>{chips}</div>
        </Show>
    }
}
