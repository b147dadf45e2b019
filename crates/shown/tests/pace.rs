//! How long one waits in a game against bots, by the steps of many games and the times they are
//! looked at: computed, nobody waits for it.

use std::time::Duration;

use game::{Seat, Seed};
use hosting::{Audience, GameName, News};
use serde_json::{Map, Value};
use shown::Step;
use shown::pace::{LONGEST, Pace, Schedule, begins_round};

/// How long the person thinks about each decision.
const THOUGHT: Duration = Duration::from_secs(1);

/// A game as it is shown to the person in the first seat.
#[derive(Default)]
struct Shown {
    schedule: Schedule<()>,
    now: Duration,
    /// How long the person waited for each of their decisions, the ends of rounds included.
    waits: Vec<Duration>,
    /// The same without the ends of rounds and the deal after them.
    bots: Vec<Duration>,
    decisions: u32,
}

impl Shown {
    fn tell(&mut self, game: GameName, news: &dyn News, thinks: Duration, pace: Pace) {
        let told: Vec<Value> =
            serde_json::from_str(news.steps(Audience::Seat(Seat::at(0))).get()).expect("a list");
        let steps: Vec<Step> = told.iter().map(|step| Step::read(game, step).expect("a step")).collect();
        if thinks == pace.grace {
            self.schedule.spare(self.now, (), thinks);
        } else {
            self.schedule.think(self.now, (), thinks);
        }
        let round = begins_round(&steps);
        for (place, time) in pace.times(&steps).enumerate() {
            if round == Some(place) {
                self.schedule.rest(self.now, (), pace.rest);
            }
            self.schedule.tell(self.now, (), time);
        }
    }

    /// Everything that was told is shown.
    fn show(&mut self, pace: Pace) {
        let (mut wait, mut bots) = (Duration::ZERO, Duration::ZERO);
        while let Some(((), time)) = self.schedule.next(self.now) {
            self.now += time;
            wait += time;
            if time == pace.rest {
                self.bots.push(std::mem::take(&mut bots));
            } else {
                bots += time;
            }
        }
        self.waits.push(wait);
        self.bots.push(bots);
    }
}

/// A game of a person, who plays as a bot would, against three bots.
fn game_at(game: GameName, pace: Pace, seed: u128) -> Shown {
    let (mut hosted, news) = hosting::begin(game, &Map::new(), 4, Seed::from(seed)).expect("a game");
    hosted.seat_bots(&[Some("normal"); 4]);
    let mut shown = Shown::default();
    shown.tell(game, &*news, Duration::ZERO, pace);
    let mut ply = 0;
    let mut thinks = pace.think;
    while let Some((seat, action)) = hosted.bot_move(Seed::from(seed << 64 | ply)) {
        ply += 1;
        let person = seat == Seat::at(0);
        if person {
            shown.show(pace);
            shown.now += THOUGHT;
            shown.decisions += 1;
        }
        let news = hosted.play(seat, &action).expect("a legal move");
        shown.tell(game, &*news, if person { Duration::ZERO } else { thinks }, pace);
        thinks = if person && action == "stay" { pace.grace } else { pace.think };
    }
    shown.show(pace);
    shown
}

fn mean(times: impl Iterator<Item = Duration>) -> f64 {
    let (sum, count) = times.fold((0.0, 0.0), |(sum, count), time| (sum + time.as_secs_f64(), count + 1.0));
    sum / count
}

#[test]
fn a_game_against_three_bots_takes_less_than_150_seconds() {
    for (name, pace, most) in [("normal", Pace::NORMAL, 150.0), ("fast", Pace::FAST, 110.0)] {
        let games: Vec<Shown> = (1..=200).map(|seed| game_at(GameName::Flip7, pace, seed)).collect();
        let whole = mean(games.iter().map(|game| game.now));
        let wait = mean(games.iter().flat_map(|game| game.waits.iter().copied()));
        let longest = games.iter().flat_map(|game| game.waits.iter().copied()).max().expect("waits");
        let decisions = mean(games.iter().map(|game| THOUGHT * game.decisions));
        println!(
            "{name}: {whole:.0} s a game, {decisions:.0} of them thought; a wait {wait:.2} s, the longest {:.1} s",
            longest.as_secs_f64()
        );
        assert!(whole < most, "{name}: {whole}");
    }
}

#[test]
fn bots_among_themselves_make_nobody_wait_for_more_than_three_seconds() {
    for game in [GameName::Flip7, GameName::Vengeance] {
        for seed in 1..=100 {
            let shown = game_at(game, Pace::NORMAL, seed);
            let longest = shown.bots.iter().max().expect("waits");
            assert!(*longest <= LONGEST, "{game} {seed}: {longest:?}");
            assert!(*longest <= Duration::from_secs(3));
        }
    }
}
