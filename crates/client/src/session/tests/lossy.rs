//! A server that forgets nothing, and a network that loses whatever it can.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

use super::*;

/// How many commands each session sends, and how many sessions there are.
const COMMANDS: usize = 12;
const SESSIONS: u64 = 500;

/// A server with one table: each command it has not seen makes one event.
#[derive(Default)]
struct Server {
    /// The ids of the commands, in the order they were carried out.
    log: Vec<String>,
    /// The key that was joined with.
    key: Option<String>,
}

impl Server {
    fn seq(&self) -> u64 {
        self.log.len() as u64
    }

    /// What it answers, and whether the connection is one of the guest from now
    /// on.
    fn answer(&mut self, message: ClientMessage, known: &mut bool) -> Vec<ServerMessage> {
        match message {
            ClientMessage::Hello { secret: Some(secret), .. } if self.key.as_ref() != Some(&secret) => {
                vec![bye(Code::WrongSecret, false)]
            }
            ClientMessage::Hello { secret, last, .. } => {
                *known = secret.is_some();
                let missed = last.map(|last| (last + 1..=self.seq()).map(event).collect());
                vec![welcome(self.seq(), known.then_some(1), missed)]
            }
            ClientMessage::Do { id, command } => self.carry_out(id, command, known),
            ClientMessage::Mute { .. } => vec![],
            ClientMessage::Ping => vec![ServerMessage::Pong],
        }
    }

    fn carry_out(&mut self, id: String, command: Command, known: &mut bool) -> Vec<ServerMessage> {
        if let Some(place) = self.log.iter().position(|done| *done == id) {
            return vec![done(&id, place as u64 + 1)];
        }
        self.log.push(id.clone());
        let told = ServerMessage::Event(event(self.seq()));
        let Command::Join { key, .. } = command else {
            assert!(*known, "a stranger sent {command:?}");
            return vec![told, done(&id, self.seq())];
        };
        (self.key, *known) = (key.clone(), true);
        vec![told, ServerMessage::Done { id, seq: self.seq(), secret: key, you: Some(you(Some(1))) }]
    }
}

/// What somebody has been told, and has to do.
#[derive(Default)]
struct Told {
    events: Vec<u64>,
    done: Vec<String>,
    kept: bool,
}

impl Told {
    fn take(&mut self, news: News) {
        match news {
            News::Welcome(welcome) => {
                self.events.extend(welcome.missed.into_iter().flatten().map(|event| event.seq));
            }
            News::Event(event) => self.events.push(event.seq),
            News::Done { id, .. } => self.done.push(id),
            News::Refused { problem, .. } => panic!("{problem}"),
            News::Room(_) | News::Pong => {}
        }
    }
}

/// A client and its server, and between them a network by lot.
struct World {
    client: Client,
    server: Server,
    told: Told,
    /// Whether the server takes the connection for one of the guest.
    known: bool,
    chance: SplitMix64,
}

impl World {
    fn new(seed: u64) -> Self {
        Self {
            client: Client::new(Setup { seed, last: Some(0), ..stranger() }),
            server: Server::default(),
            told: Told::default(),
            known: false,
            chance: SplitMix64::seed_from_u64(seed),
        }
    }

    fn one_in(&mut self, many: u32) -> bool {
        self.chance.next_u32().is_multiple_of(many)
    }

    /// Joins and talks until everything is done; gives the ids of the commands.
    fn play(&mut self) -> Vec<String> {
        let mut ids = vec![self.client.session.command(join())];
        while ids.len() < COMMANDS || self.client.session.pending().len() > 0 {
            if self.told.kept && ids.len() < COMMANDS && self.one_in(3) {
                ids.push(self.client.say("on and on"));
            }
            match self.client.session.poll() {
                Some(output) => self.carry_out(output),
                // Nothing more comes by itself: the line breaks, or time passes.
                None if self.is_connected() && self.one_in(8) => self.client.lose(),
                None => drop(self.client.wait()),
            }
        }
        self.client.outputs().into_iter().filter_map(heard).for_each(|news| self.told.take(news));
        ids
    }

    fn is_connected(&self) -> bool {
        self.client.connection.is_some_and(|connection| self.client.session.wants(connection))
    }

    fn carry_out(&mut self, output: Output) {
        match output {
            Output::Connect(connection) => {
                self.client.connection = Some(connection);
                if self.one_in(4) {
                    self.client.lose();
                } else {
                    self.client.session.connected(self.client.now, connection);
                }
            }
            // What is lost on the way there is lost with all that follows.
            Output::Send(_) if !self.is_connected() || self.one_in(6) => self.client.lose(),
            Output::Send(message) => {
                for answer in self.server.answer(message, &mut self.known) {
                    if self.one_in(6) {
                        self.client.lose();
                    } else {
                        self.client.hear(answer);
                    }
                }
            }
            Output::News(news) => self.told.take(*news),
            Output::Keep(secret) => self.told.kept = secret == KEY,
            Output::Lost(_) => self.known = false,
            Output::Forget | Output::Ended(_) => panic!("{output:?}"),
        }
    }
}

#[test]
fn whatever_gets_lost_everything_is_done_once_and_told_once() {
    for seed in 0..SESSIONS {
        let mut world = World::new(seed);
        let ids = world.play();
        let World { told, server, .. } = world;
        assert_eq!(server.log, ids, "seed {seed}: carried out once, in order");
        assert!(told.kept, "seed {seed}: it knows that it came in");
        let all = told.events.iter().copied();
        assert!(all.eq(1..=told.events.len() as u64), "seed {seed}: {:?}", told.events);
        let mut done = told.done.clone();
        done.dedup();
        assert_eq!(done, told.done, "seed {seed}: acknowledged once");
        // A join that is found by its key has no answer of its own.
        assert!(done.ends_with(&ids[1..]), "seed {seed}: {done:?} of {ids:?}");
    }
}
