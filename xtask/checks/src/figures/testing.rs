//! The program's answers for the tests, from the library that it has them from.

use std::sync::atomic::AtomicBool;

use arena::{Contest, Control, Counted, Results, league};
use bots::{Seated, play_record};
use game::{Nobody, Options, Seed, Setup};
use hosting::{GameName, with_game};
use serde_json::{Map, Value};

/// What the program says to a contest, a league or a record.
pub fn answered(words: &str) -> Result<Value, String> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let [command, game, options @ ..] = &words[..] else { return Err(format!("{words:?}")) };
    let game: GameName = game.parse().map_err(|_| format!("no game {game:?}"))?;
    with_game!(game, table, G => Command::<G>::new(options)?.answer(command))
}

struct Command<G: Seated> {
    options: G::Options,
    names: Vec<String>,
    games: u64,
    seats: usize,
    seed: Seed,
}

impl<G: Counted> Command<G> {
    fn new(words: &[&str]) -> Result<Self, String> {
        let said = |name: &str| words.chunks(2).find(|pair| pair[0] == name).map(|pair| pair[1]);
        let number =
            |name: &str| said(name).map_or(Ok(1), |text| text.parse().map_err(|_| format!("{name} {text}")));
        let set = said("--set").and_then(|set| set.split_once('='));
        let rules =
            set.map(|(option, value)| (option.to_owned(), serde_json::from_str(value).unwrap_or_default()));
        let options = G::Options::from_rules(&rules.into_iter().collect::<Map<_, _>>());
        let seats = if said("--seats").is_some() { "--seats" } else { "--players" };
        Ok(Self {
            options: options.map_err(|error| error.to_string())?,
            names: said("--bots").unwrap_or_default().split(',').map(str::to_owned).collect(),
            games: number("--games")?,
            seats: usize::try_from(number(seats)?).unwrap_or(1),
            seed: Seed::from(u128::from(number("--seed")?)),
        })
    }

    fn answer(self, command: &str) -> Result<Value, String> {
        let bots = self.names.iter().map(|name| name.parse::<G::Bot>().map_err(|error| error.to_string()));
        let mut bots = bots.collect::<Result<Vec<_>, _>>()?;
        let control = Control { progress: &|_| {}, cancelled: &AtomicBool::new(false), threads: 2 };
        let wrong = |error: game::SetupError| error.to_string();
        match command {
            "arena" => {
                let contest = Contest::<G>::new(self.options, bots, self.seed).map_err(wrong)?;
                let tally = contest.play(0..self.games.div_ceil(contest.block_games()), &control);
                Ok(serde_json::to_value(Results::new(&contest, &self.names, &tally, false))
                    .unwrap_or_default())
            }
            "league" => {
                let (options, games) = (&self.options, self.games);
                let results =
                    league::play::<G>(options, &self.names, &bots, self.seats, self.seed, games, &control);
                Ok(serde_json::to_value(results.map_err(wrong)?).unwrap_or_default())
            }
            "record" => {
                bots.resize(self.seats, bots[0].clone());
                let setup = Setup::new::<G>(self.options, self.seats, 1).map_err(wrong)?;
                let record = play_record::<G>(&setup, self.seed, &mut bots, usize::MAX, &mut Nobody);
                let record = record.map_err(|error| error.to_string())?;
                serde_json::from_str(&record.to_json()).map_err(|error| error.to_string())
            }
            _ => Err(format!("{} has no {command}", G::NAME)),
        }
    }
}
