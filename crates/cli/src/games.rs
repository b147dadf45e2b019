//! What the commands do with a game, whichever it is.

use arena::Counted;
use bots::Seated;
use game::{Game, Options, Seed, Setup, Watcher};
use hosting::{GameName, with_game};
use serde_json::{Map, Value};

use crate::args::TableArgs;
use crate::failure::Failure;
use crate::story::Narrated;

/// Something to do with a game, whichever it is.
pub trait Task {
    /// Does it with this game.
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure>;
}

/// Does something with the game of this name, with room for as many players as
/// it allows.
pub fn with_game(name: &str, task: impl Task) -> Result<(), Failure> {
    with_game!(named(name)?, hall, G => task.with::<G>())
}

/// The same for the game of a record: if there is none of its name, the command line is not to blame.
pub fn with_recorded_game(name: &str, task: impl Task) -> Result<(), Failure> {
    with_game!(name.parse::<GameName>().map_err(Failure::of)?, hall, G => task.with::<G>())
}

/// Does something with the game of this name at a usual table, which is faster.
pub fn with_small_game(name: &str, task: impl Task) -> Result<(), Failure> {
    with_game!(named(name)?, table, G => task.with::<G>())
}

fn named(name: &str) -> Result<GameName, Failure> {
    name.parse().map_err(Failure::usage)
}

/// Does something with every game.
pub fn with_each_game(task: impl Task + Copy) -> Result<(), Failure> {
    GameName::ALL.into_iter().try_for_each(|name| with_game!(name, hall, G => task.with::<G>()))
}

/// A table for bots, as the command line describes it.
pub struct BotTable<G: Seated> {
    /// What the game starts from.
    pub setup: Setup<G::Options>,
    /// Where all chance comes from.
    pub seed: Seed,
    /// One bot for each seat.
    pub bots: Vec<G::Bot>,
}

impl<G: Seated> BotTable<G> {
    /// Reads the command line. The watcher sees how the first dealer is drawn.
    pub fn new(
        args: &TableArgs,
        players: usize,
        default_bot: &str,
        watcher: &mut impl Watcher<G::Event>,
    ) -> Result<Self, Failure> {
        let options = options::<G>(args.edition.as_deref(), &args.set)?;
        Setup::<G::Options>::check_players::<G>(players).map_err(Failure::usage)?;
        // The watcher may print what it sees, so whatever can be refused is refused before.
        let bots = bots::<G>(&args.bots, players, default_bot)?;
        let seed = args.seed.map_or_else(fresh_seed, Ok)?;
        let dealer = args.dealer.unwrap_or_else(|| G::first_dealer(players, seed, watcher).number());
        let setup = Setup::new::<G>(options, players, dealer).map_err(Failure::usage)?;
        Ok(Self { setup, seed, bots })
    }
}

/// The options that `--edition` and `--set` describe.
pub fn options<G: Game>(edition: Option<&str>, settings: &[String]) -> Result<G::Options, Failure> {
    G::Options::from_rules(&rules(edition, settings)?).map_err(Failure::usage)
}

/// What `--edition` and `--set` say, whichever game it is for.
pub fn rules(edition: Option<&str>, settings: &[String]) -> Result<Map<String, Value>, Failure> {
    let mut rules = Map::new();
    for setting in settings {
        let Some((option, value)) = setting.split_once('=') else {
            return Err(Failure::usage(format_args!(
                "rules: --set {setting:?} is not OPTION=VALUE, as in target=100"
            )));
        };
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        rules.insert(option.to_owned(), value);
    }
    rules.extend(edition.map(|edition| ("edition".to_owned(), Value::from(edition))));
    Ok(rules)
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::of(format_args!("seed: {error}: give one with --seed")))?;
    Ok(Seed::new(bytes))
}

fn bots<G: Seated>(names: &[String], players: usize, default_bot: &str) -> Result<Vec<G::Bot>, Failure> {
    match names {
        [] => Ok(vec![bot::<G>(default_bot)?; players]),
        [one] => Ok(vec![bot::<G>(one)?; players]),
        _ if names.len() == players => names.iter().map(|name| bot::<G>(name)).collect(),
        _ => Err(Failure::usage(format_args!(
            "bots: {} for {players} players: name one for all seats, or one for each",
            names.len()
        ))),
    }
}

/// The bot with this name.
pub fn bot<G: Seated>(name: &str) -> Result<G::Bot, Failure> {
    name.parse::<G::Bot>().map_err(|error| Failure::usage(format_args!("bots: {error}")))
}
