//! The options of a server, and of what keeps it busy.

use std::net::SocketAddr;

use server::PublicUrl;

use super::PlaceArgs;
use super::count::{MOST_U32, count};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Every option can be given in the environment too, such as FLIPHOUSE_LISTEN.

Examples:
  fliphouse serve
  fliphouse serve --listen 0.0.0.0:7777
  fliphouse serve --data /var/lib/fliphouse --public-url https://cards.example --trust-forwarded --log json
  fliphouse serve --metrics-listen 127.0.0.1:9777")]
pub struct ServeArgs {
    /// Where to listen; 0.0.0.0:7777 serves the local network too
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7777", env = "FLIPHOUSE_LISTEN")]
    pub listen: SocketAddr,

    #[command(flatten)]
    pub place: PlaceArgs,

    /// Where people find the server, written like example.org with its scheme: it answers under this name too (can be
    /// given several times)
    #[arg(long, value_name = "URL", env = "FLIPHOUSE_PUBLIC_URL", value_delimiter = ',')]
    pub public_url: Vec<PublicUrl>,

    /// Where to tell Prometheus what is counted, apart from everything else
    #[arg(long, value_name = "ADDRESS:PORT", env = "FLIPHOUSE_METRICS_LISTEN")]
    pub metrics_listen: Option<SocketAddr>,

    /// Tell what is counted at /metrics too, to those who send this token; best given in the environment
    #[arg(long, value_name = "TOKEN", env = "FLIPHOUSE_METRICS_TOKEN", hide_env_values = true, value_parser = token)]
    pub metrics_token: Option<String>,

    /// Let pages of this origin connect too, written like example.org with its scheme (can be given several times)
    #[arg(long, value_name = "ORIGIN", env = "FLIPHOUSE_ORIGIN", value_delimiter = ',')]
    pub origin: Vec<String>,

    /// Believe the X-Forwarded-For header: only behind a proxy that sets it
    #[arg(long, env = "FLIPHOUSE_TRUST_FORWARDED")]
    pub trust_forwarded: bool,

    /// How the server logs: text or json
    #[arg(long, value_name = "FORM", default_value = "text", env = "FLIPHOUSE_LOG")]
    pub log: LogForm,

    /// The most tables open at a time
    #[arg(long, value_name = "N", default_value_t = 20_000, env = "FLIPHOUSE_MOST_TABLES",
        value_parser = count::<usize>(0..=u64::MAX))]
    pub most_tables: usize,

    /// The most tables one address may have open
    #[arg(long, value_name = "N", default_value_t = 20, env = "FLIPHOUSE_TABLES_PER_ADDRESS",
        value_parser = count::<usize>(0..=u64::MAX))]
    pub tables_per_address: usize,

    /// The most connections of one address
    #[arg(long, value_name = "N", default_value_t = 200, env = "FLIPHOUSE_CONNECTIONS_PER_ADDRESS",
        value_parser = count::<usize>(0..=u64::MAX))]
    pub connections_per_address: usize,

    /// The most guests of one address at one table
    #[arg(long, value_name = "N", default_value_t = 16, env = "FLIPHOUSE_GUESTS_PER_ADDRESS",
        value_parser = count::<usize>(0..=u64::MAX))]
    pub guests_per_address: usize,

    /// How many requests per second one address may make
    #[arg(long, value_name = "N", default_value_t = 20, env = "FLIPHOUSE_REQUESTS_PER_SECOND",
        value_parser = count::<u32>(0..=MOST_U32))]
    pub requests_per_second: u32,

    /// How many codes of no table one address may try per minute, before pauses that grow
    #[arg(long, value_name = "N", default_value_t = 10, env = "FLIPHOUSE_WRONG_CODES_PER_MINUTE",
        value_parser = count::<u32>(0..=MOST_U32))]
    pub wrong_codes_per_minute: u32,

    /// How often per second a guest may change a table: sit down, stand up, add a bot
    #[arg(long, value_name = "N", default_value_t = 2, env = "FLIPHOUSE_CHANGES_PER_SECOND",
        value_parser = count::<u32>(0..=MOST_U32))]
    pub changes_per_second: u32,

    /// How many milliseconds a bot seems to think
    #[arg(long, value_name = "MS", default_value_t = 900, env = "FLIPHOUSE_BOT_PAUSE",
        value_parser = count::<u64>(0..=u64::MAX))]
    pub bot_pause: u64,

    /// How many milliseconds a bot may really think, 0 for as long as it likes. It thinks shorter when many do.
    #[arg(long, value_name = "MS", default_value_t = 50, env = "FLIPHOUSE_THINK",
        value_parser = count::<u64>(0..=u64::MAX))]
    pub think: u64,

    /// After how many seconds a bot takes the seat of somebody who is away
    #[arg(long, value_name = "S", default_value_t = 30, env = "FLIPHOUSE_PATIENCE",
        value_parser = count::<u64>(0..=u64::MAX))]
    pub patience: u64,

    /// After how many seconds without the host somebody else becomes host
    #[arg(long, value_name = "S", default_value_t = 60, env = "FLIPHOUSE_HOST_PATIENCE",
        value_parser = count::<u64>(0..=u64::MAX))]
    pub host_patience: u64,

    /// After how many minutes with nobody there a table is closed
    #[arg(long, value_name = "MIN", default_value_t = 1440, env = "FLIPHOUSE_IDLE",
        value_parser = count::<u64>(0..=u64::MAX))]
    pub idle: u64,

    /// For how many days closed tables are kept; 0 for ever
    #[arg(long, value_name = "N", default_value_t = 90, env = "FLIPHOUSE_KEEP_DAYS",
        value_parser = count::<u32>(0..=MOST_U32))]
    pub keep_days: u32,

    /// For tests alone: whoever knows it can foretell every shuffle. There is no variable
    /// of the environment for it, and only this machine may be served with it.
    #[arg(long, value_name = "SEED", hide = true)]
    pub test_seed: Option<String>,

    /// For tests alone: for how many seconds closed tables are kept.
    #[arg(long, value_name = "S", hide = true)]
    pub test_keep_seconds: Option<u64>,
}

#[derive(Clone, Debug, clap::Args)]
#[command(after_help = "\
The players connect as everybody does, and choose their moves by lot. All of them come from one address, so the server
must be told to allow that, for example:
  fliphouse serve --tables-per-address 2000 --connections-per-address 20000 --requests-per-second 20000

Measured is the time from the sending of a move until it is acknowledged, and until everybody at the table has it.
Ctrl-C ends a run early and prints what there is. Exit status 1 means that something was refused, unanswered or wrong.

Examples:
  fliphouse load --tables 10 --seats 3
  fliphouse load --url http://127.0.0.1:8080 --tables 1000 --seats 4 --moves-per-second 1 --duration 60
  fliphouse load --tables 0 --idle 10000 --duration 5 --json")]
pub struct LoadArgs {
    /// Where the server is
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7777", env = "FLIPHOUSE_URL")]
    pub url: String,

    /// How many tables to play at
    #[arg(long, value_name = "N", default_value_t = 100,
        value_parser = count::<usize>(0..=u64::MAX))]
    pub tables: usize,

    /// How many players sit at each
    #[arg(long, value_name = "M", default_value_t = 4,
        value_parser = count::<usize>(0..=u64::MAX))]
    pub seats: usize,

    /// The game: flip7, vengeance or unoflip
    #[arg(long, value_name = "GAME", default_value = "flip7")]
    pub game: String,

    /// The levels of bots that play at each table besides
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    pub bots: Vec<String>,

    /// How many moves are made per second at each table
    #[arg(long, value_name = "R", default_value_t = 1.0, value_parser = rate)]
    pub moves_per_second: f64,

    /// For how many seconds to play
    #[arg(long, value_name = "S", default_value_t = 30,
        value_parser = count::<u64>(0..=u64::MAX))]
    pub duration: u64,

    /// How many sockets to open besides that only watch tables where nothing happens
    #[arg(long, value_name = "N", default_value_t = 0,
        value_parser = count::<usize>(0..=u64::MAX))]
    pub idle: usize,

    /// How many read a long game besides, again and again. Bots play it first, on a server that was started with
    /// `--bot-pause 0`.
    #[arg(long, value_name = "N", default_value_t = 0, hide = true,
        value_parser = count::<usize>(0..=u64::MAX))]
    pub readers: usize,

    /// For how many seconds to play at a table before it is left, and another opened in its place
    #[arg(long, value_name = "S", hide = true, conflicts_with_all = ["idle", "readers"])]
    pub stay: Option<u64>,

    /// The token that the server tells its memory for, as it was started with
    #[arg(long, value_name = "TOKEN", env = "FLIPHOUSE_METRICS_TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// A token that nobody guesses.
fn token(text: &str) -> Result<String, String> {
    let sound = text.len() >= 16 && text.chars().all(|c| c.is_ascii_graphic());
    sound.then(|| text.to_owned()).ok_or_else(|| "must have 16 characters or more, without spaces".to_owned())
}

/// A rate that can be kept.
fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse::<f64>().ok().filter(|rate| (0.001..=1000.0).contains(rate));
    rate.ok_or_else(|| "must be a number from 0.001 to 1000".to_owned())
}

/// How a server logs.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum LogForm {
    /// For people.
    Text,
    /// For programs: one JSON object a line.
    Json,
}
