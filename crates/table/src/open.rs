//! How a table comes about.

use hosting::{Kind, MOST_SEATS};
use protocol::{Code, GameName, OpenTable, Problem, names};

use super::decide::Decision;
use super::log::{LogEvent, Spec};
use super::secrets::{Fresh, fresh_game, fresh_key};

/// The shortest and the longest time a turn may be limited to, in seconds.
const TIMER: std::ops::RangeInclusive<u32> = 5..=3600;

/// A new table: what begins its log, the secret of its host, and that of the
/// first seat if the opener gave a name.
pub struct Opening {
    /// What to write.
    pub decision: Decision,
    /// The secret of the host.
    pub host: String,
    /// The commitment for the first game.
    pub commitment: String,
}

/// Decides how the log of a new table begins.
pub fn open(request: &OpenTable, fresh: Fresh) -> Result<Opening, Problem> {
    let game: GameName = request.game.parse()?;
    let rules = hosting::complete_rules(game, &request.rules)?;
    let seats = seats(&hosting::kind_of(game), request)?;
    check_timer(request.timer)?;
    let (secret, kept) = fresh_game(1, fresh);
    let (host, host_kept) = fresh_key("host".to_owned(), fresh);
    let spec = Spec {
        game,
        rules,
        seats,
        timer: request.timer,
        public: request.public,
        hints: request.hints,
        commitment: secret.commitment(),
    };
    let mut decision = Decision { secrets: vec![kept, host_kept], ..Decision::default() };
    decision.events.push(LogEvent::Opened(spec));
    if let Some(name) = &request.name {
        let (key, kept) = fresh_key("guest/1".to_owned(), fresh);
        decision.secrets.push(kept);
        decision.joined = Some(key);
        let name = names::name(name)?;
        decision.events.extend([
            LogEvent::Joined { guest: 1, name, avatar: request.avatar },
            LogEvent::Sat { guest: 1 },
            LogEvent::HostChanged { guest: 1 },
        ]);
    }
    let bots = request.bots.iter().map(|level| LogEvent::BotSat { level: level.clone() });
    decision.events.extend(bots);
    Ok(Opening { decision, host, commitment: secret.commitment().to_string() })
}

fn seats(kind: &Kind, request: &OpenTable) -> Result<usize, Problem> {
    let (fewest, most) = (kind.players.0, kind.players.1.min(MOST_SEATS));
    let seats = request.seats.unwrap_or(most);
    if !(fewest..=most).contains(&seats) {
        let message = format_args!("seats: {} has {fewest} to {most}, not {seats}", kind.title);
        return Err(Problem::new(Code::Wrong, message));
    }
    let taken = request.bots.len() + usize::from(request.name.is_some());
    if taken > seats {
        let message = format_args!("bots: {} do not fit on {seats} seats", request.bots.len());
        return Err(Problem::new(Code::Wrong, message));
    }
    request.bots.iter().try_for_each(|level| check_level(kind, level))?;
    Ok(seats)
}

fn check_timer(timer: Option<u32>) -> Result<(), Problem> {
    match timer {
        Some(seconds) if !TIMER.contains(&seconds) => {
            let (least, most) = TIMER.into_inner();
            let message = format_args!("timer: a turn may take {least} to {most} seconds, not {seconds}");
            Err(Problem::new(Code::Wrong, message))
        }
        _ => Ok(()),
    }
}

/// Refuses a level that the game's bots do not have.
pub fn check_level(kind: &Kind, level: &str) -> Result<(), Problem> {
    if kind.levels.contains(&level) {
        return Ok(());
    }
    let asked: String = level.chars().take(20).collect();
    let message =
        format_args!("level: there is no bot {asked:?} here; there are: {}", kind.levels.join(", "));
    Err(Problem::new(Code::Wrong, message))
}
