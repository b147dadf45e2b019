//! A table in this program, with bots: the same one that the page has in its worker. It is kept
//! before anything of it is shown.

use std::collections::VecDeque;
use std::future::pending;
use std::io::{self, IsTerminal};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use client::session::Welcome;
use game::Seed;
use game::random::Use;
use hosting::GameName;
use i18n::{Lang, Words};
use local_table::desk::{Alarm, Desk, Effect, PAUSE};
use local_table::{Answer, Ask, Player};
use protocol::{Phase, ServerMessage};
use rand_core::Rng;
use terminal::{Act, News};
use tokio::time::{Instant, sleep_until};

use super::kept::Kept;
use super::source::Source;
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::games;

/// How many bots one plays against when nothing was said, as in the page.
const BOTS: usize = 3;

/// How many columns a name may take, as at a server.
const LONGEST_NAME: usize = 20;

/// A table in this program.
pub struct Local {
    desk: Desk,
    kept: Kept,
    fresh: Fresh,
    game: GameName,
    /// What was told and nobody has asked for yet.
    news: VecDeque<News>,
    /// What bots wait for.
    alarms: VecDeque<(Instant, Alarm)>,
    /// Whether the table has been shown.
    shown: bool,
}

/// Fills bytes by chance.
type Fresh = Box<dyn FnMut(&mut [u8])>;

/// Where chance comes from: a seed, or the system.
fn fresh(seed: Option<Seed>) -> Fresh {
    match seed.map(|seed| seed.stream(Use::Simulation)) {
        Some(mut stream) => Box::new(move |bytes| stream.fill_bytes(bytes)),
        None => Box::new(|bytes| getrandom::fill(bytes).expect("the operating system gives random bytes")),
    }
}

impl Local {
    /// The table that was kept, or a new one.
    pub fn open(args: &PlayArgs, game: GameName, lang: Lang) -> Result<Self, Failure> {
        let begin = begin(args, game, lang)?;
        let kept = Kept::of(game)?;
        let mut local = Self {
            desk: Desk::default(),
            kept,
            fresh: fresh(args.seed),
            game,
            news: VecDeque::new(),
            alarms: VecDeque::new(),
            shown: false,
        };
        // Nobody watches a pipe.
        let pause = if io::stdout().is_terminal() { PAUSE } else { 0 };
        local.ask(Ask::Pause(args.pace.unwrap_or(pause)))?;
        let goes_on = local.resume()?;
        let wishes =
            !(args.name.is_empty() && args.bots.is_empty() && args.set.is_empty() && args.edition.is_none());
        if goes_on && wishes && !args.new {
            return Err(Failure::of(format_args!(
                "play: a game of {game} is kept: go on with it by fliphouse play {game}, or begin another with --new"
            )));
        }
        if goes_on {
            local.news.push_back(News::Resumed);
        }
        if !goes_on || args.new {
            local.news.clear();
            local.alarms.clear();
            local.shown = false;
            local.ask(begin)?;
        }
        Ok(local)
    }

    /// Lays the table that was kept. Says whether there is one, with a game that is on.
    fn resume(&mut self) -> Result<bool, Failure> {
        let Some(kept) = self.kept.read()? else { return Ok(false) };
        self.ask(Ask::Resume { kept })?;
        let playing =
            |news: &News| matches!(news, News::Welcome(welcome) if welcome.table.phase == Phase::Playing);
        Ok(self.news.iter().any(playing))
    }

    fn ask(&mut self, ask: Ask) -> Result<(), Failure> {
        let effects = self.desk.ask(ask, now(), &mut *self.fresh);
        self.carry_out(effects)
    }

    fn wake(&mut self, alarm: Alarm) -> Result<(), Failure> {
        let effects = self.desk.wake(alarm, now(), &mut *self.fresh);
        self.carry_out(effects)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> Result<(), Failure> {
        for effect in effects {
            match effect {
                Effect::Wake { millis, alarm } => {
                    let at = Instant::now() + Duration::from_millis(millis.into());
                    self.alarms.push_back((at, alarm));
                }
                Effect::Tell(answer) => match *answer {
                    // On disk before anybody sees it.
                    Answer::Keep(text) => self.kept.write(&text)?,
                    Answer::Said(said) => {
                        self.news.extend(read(&serde_json::to_value(said).unwrap_or_default()));
                    }
                    Answer::Refused(problem) if self.shown => self.news.push_back(News::Refused(problem)),
                    Answer::Refused(problem) => return Err(Failure::of(format_args!("play: {problem}"))),
                    Answer::Damaged(reason) => return Err(self.kept.damaged(&reason)),
                    Answer::Published(_) | Answer::Checked(_) => {}
                },
            }
        }
        Ok(())
    }
}

/// What the table says, as news.
fn read(said: &serde_json::Value) -> Option<News> {
    let message: ServerMessage = serde_json::from_value(said.clone()).ok()?;
    match Welcome::read(message) {
        Ok(welcome) => Some(News::Welcome(Box::new(welcome))),
        Err(ServerMessage::Event(event)) => Some(News::Event(Box::new(event))),
        Err(_) => None,
    }
}

/// The game that the command line describes.
fn begin(args: &PlayArgs, game: GameName, lang: Lang) -> Result<Ask, Failure> {
    let rules = lang.rules(game, &games::rules(args.edition.as_deref(), &args.set)?);
    let rules = hosting::complete_rules(game, &rules).map_err(|refused| Failure::usage(refused.reason))?;
    let levels = hosting::kind_of(game).levels;
    if let Some(unknown) = args.bots.iter().find(|bot| !levels.contains(&bot.as_str())) {
        return Err(Failure::usage(format_args!(
            "bots: there is no level {unknown:?}; there are: {}",
            levels.join(", ")
        )));
    }
    let words = Words::new(lang, &i18n::source(lang));
    let alone = args.name.len() < 2;
    let names = match &args.name[..] {
        [] => vec![words.say_with("local-player", &[("n", 1_u32.into())])],
        names => names.to_vec(),
    };
    check(&names)?;
    let bots = match &args.bots[..] {
        [] if alone => vec!["normal".to_owned(); BOTS],
        bots => bots.to_vec(),
    };
    let players: Vec<Player> =
        names.into_iter().map(Player::person).chain(bots.into_iter().map(Player::Bot)).collect();
    let (fewest, most) = hosting::kind_of(game).players;
    if !(fewest..=most).contains(&players.len()) {
        return Err(Failure::usage(format_args!(
            "play: {} at the table; {game} is for {fewest} to {most}: see --name and --bots",
            players.len()
        )));
    }
    Ok(Ask::Begin { game: game.to_string(), rules, players })
}

/// Refuses names that could not be told apart, or would spoil the table.
fn check(names: &[String]) -> Result<(), Failure> {
    for (place, name) in names.iter().enumerate() {
        let wide = textwrap::core::display_width(name);
        let problem = if name.trim().is_empty() || name.contains(char::is_control) {
            "has nothing in it that can be shown"
        } else if wide > LONGEST_NAME {
            "is longer than 20 columns"
        } else if names[..place].contains(name) {
            "is there twice"
        } else {
            continue;
        };
        return Err(Failure::usage(format_args!(
            "play: the name {name:?} {problem}: choose another with --name"
        )));
    }
    Ok(())
}

impl Source for Local {
    fn is_local(&self) -> bool {
        true
    }

    async fn next(&mut self) -> Result<News, Failure> {
        loop {
            if let Some(news) = self.news.pop_front() {
                self.shown = true;
                return Ok(news);
            }
            let Some((at, alarm)) = self.alarms.front().copied() else { return pending().await };
            // What is due is due at once, whatever the timer says.
            if at > Instant::now() {
                sleep_until(at).await;
            }
            self.alarms.pop_front();
            self.wake(alarm)?;
        }
    }

    async fn act(&mut self, act: Act) -> Result<(), Failure> {
        match act {
            Act::Do(command) => self.ask(Ask::Do(command)),
            Act::HandTo(guest) => self.ask(Ask::HandTo(guest)),
            Act::Quit => Ok(()),
        }
    }

    fn farewell(&self, phase: Option<Phase>, words: &Words) -> Option<String> {
        let command = format!("fliphouse play {}", self.game);
        (phase == Some(Phase::Playing))
            .then(|| words.say_with("terminal-kept", &[("command", command.into())]))
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
