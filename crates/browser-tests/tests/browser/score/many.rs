//! Forty players and sixty rounds.

use serde_json::{Value, json};

use crate::browser::{Browser, Kind};
use crate::stage::stage;

/// How many play, and how many rounds there are.
const MANY: (usize, u32) = (40, 60);

/// No task may take longer, in milliseconds.
const LONGEST: f64 = 100.0;

/// How often something is tried before it counts as slow: the machine may have other things to do.
const TRIES: usize = 4;

/// Puts a sheet into the browser's database, as it keeps it.
const SEED: &str = "
    const [name, record, entries, done] = arguments;
    const open = indexedDB.open('fliphouse-scores', 1);
    open.onsuccess = () => {
        const change = open.result.transaction(['logs', 'entries'], 'readwrite');
        entries.forEach((entry, at) => change.objectStore('entries').put(entry, [name, at + 1]));
        change.objectStore('logs').put(record, name);
        change.oncomplete = () => { open.result.close(); done(true); };
    };";

/// Notes how long tasks take.
const WATCH: &str = "
    window.tasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach((task) => tasks.push(task.duration)))
        .observe({ type: 'longtask', buffered: true });";

fn player(place: usize) -> String {
    format!("seed.{}", place + 1)
}

/// Every entry as somebody would have tapped it: one for each player and round.
fn entries() -> Vec<Value> {
    let (players, rounds) = MANY;
    let people: Vec<Value> = (0..players)
        .map(|place| json!({"id": player(place), "name": format!("Player {}", place + 1)}))
        .collect();
    let rules = json!({"target": 1_000_000});
    let begin =
        json!({"act": "begin", "game": "flip7", "rules": rules, "players": people, "dealer": player(0)});
    let write = |round: u32, place: usize| {
        let row =
            json!({"cards": {"cards": ["3", "11", (place % 3 + 5).to_string(), "12"], "claim": "in_play"}});
        let turn = if place.is_multiple_of(3) { row } else { json!({"points": (place + 7) % 60}) };
        json!({"act": "write", "round": round, "turns": {player(place): turn}})
    };
    let writes = (1..=rounds).flat_map(|round| (0..players).map(move |place| write(round, place)));
    let number = |(mut entry, at): (Value, usize)| {
        entry["id"] = format!("seed.{at}").into();
        entry["seen"] = (at - 1).into();
        entry["at"] = 0.into();
        entry.to_string().into()
    };
    std::iter::once(begin).chain(writes).zip(1..).map(number).collect()
}

impl Browser {
    async fn seed_sheet(&self, name: &str) {
        let entries = entries();
        let summary = json!({"game": "flip7", "players": [], "round": 1, "state": "open"});
        let record =
            json!({"kind": "sheet", "form": 1, "length": entries.len(), "updated": 1, "summary": summary});
        self.run_later(SEED, vec![json!(name), json!(record.to_string()), json!(entries)]).await;
    }

    /// How long the longest task was since this was asked last.
    async fn longest(&self) -> f64 {
        self.draw().await;
        self.run("return Math.max(0, ...tasks.splice(0))").await.as_f64().expect("a number")
    }

    /// Does something again and again until no task takes long.
    async fn fluid(&self, what: &str, work: impl AsyncFn()) {
        let mut took = Vec::new();
        for _ in 0..TRIES {
            self.longest().await;
            work().await;
            took.push(self.longest().await);
            if took.last().is_some_and(|longest| *longest <= LONGEST) {
                eprintln!("{what}: {took:?}");
                return;
            }
        }
        panic!("{what} takes {took:?} ms");
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures times, which a busy machine spoils"]
async fn forty_players_and_sixty_rounds_are_fluid() {
    stage("score-many", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/score").await;
        browser.see(".score-begin").await;
        browser.seed_sheet("many").await;
        browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": WATCH})).await;
        browser.go("/score/many").await;
        browser.read(".score-tab[aria-pressed=true]", "Round 61").await;
        browser.see(".score-row:enabled").await;
        browser.check_fit("score-many").await;
        browser.photograph("score-many").await;
        browser.fluid("entering", async || {
            browser.row(2).await;
            browser.digits("27").await;
            browser.next().await;
            browser.click("[data-do=close]").await;
        })
        .await;
        browser.fluid("undoing", async || {
            browser.click("[data-do=undo]").await;
            browser.click("[data-do=redo]").await;
        })
        .await;
        browser.fluid("the table", async || {
            browser.click(".score-tabs .score-tab:nth-child(2)").await;
            browser.see(".score-grid td[data-round='61']").await;
            browser.run("const grid = document.querySelector('.score-grid'); grid.scrollLeft = 0; grid.scrollTop = 900").await;
            browser.draw().await;
            browser.click(".score-tabs .score-tab:nth-child(1)").await;
        })
        .await;
        browser.click(".score-tabs .score-tab:nth-child(2)").await;
        browser.check_fit("score-many-all").await;
        browser.photograph("score-many-all").await;
        browser.fluid("changing an old round", async || {
            browser.click(".score-tabs .score-tab:nth-child(2)").await;
            browser.run("document.querySelector('.score-grid tr:nth-child(3) td[data-round=\"2\"]').click()").await;
            browser.digits("33").await;
            browser.next().await;
            browser.miss(".score-pad").await;
        })
        .await;
        browser.fluid("the standings", async || {
            browser.click(".score-tabs .score-tab:nth-child(3)").await;
            browser.draw().await;
            browser.click(".score-tabs .score-tab:nth-child(1)").await;
        })
        .await;
        browser.fluid("opening it", async || browser.reload().await).await;
    })
    .await;
}
