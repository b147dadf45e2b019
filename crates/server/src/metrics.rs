//! What the server counts, for Prometheus, and what it says of that in the log.

use std::net::IpAddr;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry, Unit};
use protocol::{Code, Problem};

use crate::clock::Clock;
use crate::store::{StoreError, Trouble};
use crate::warnings::{About, Warnings};

/// The borders between what is counted together of times.
const SECONDS: [f64; 13] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

/// The counters of a server.
pub struct Metrics {
    registry: Registry,
    /// Tables that are open.
    pub tables: Gauge,
    /// Sockets that are open.
    pub sockets: Gauge,
    /// Moves made.
    pub moves: Counter<u64, AtomicU64>,
    /// Records that were made of games that are over.
    pub records_rendered: Counter<u64, AtomicU64>,
    /// Events that were read from logs for those who asked for games.
    pub events_read: Counter<u64, AtomicU64>,
    /// Codes that were those of no table.
    pub wrong_codes: Counter<u64, AtomicU64>,
    /// Clients let go because they did not read.
    pub slow_clients: Counter<u64, AtomicU64>,
    /// Tables that are not served because their logs are damaged.
    pub broken_tables: Gauge,
    /// Clients that had seen more than the log has.
    pub clients_ahead: Counter<u64, AtomicU64>,
    /// How many bytes the store takes.
    pub store_bytes: Gauge,
    /// Closed tables that were forgotten.
    pub pruned_tables: Counter<u64, AtomicU64>,
    /// How long the store takes to have something on disk.
    pub appends: Times,
    /// How long a message waits until the connection of its client takes it.
    pub deliveries: Times,
    /// How much of a thread that everybody shares a plain request takes.
    pub requests: Times,
    /// How long bots take to decide that take their time, waiting for a thread included.
    pub thoughts: Times,
    refusals: Family<Refusal, Counter>,
    store_errors: Family<StoreTrouble, Counter>,
    resident: Gauge,
    warnings: Warnings,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refusal {
    code: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StoreTrouble {
    kind: &'static str,
}

/// How long something took.
#[derive(Clone, Debug)]
pub struct Times(Histogram);

impl Default for Times {
    fn default() -> Self {
        Self(Histogram::new(SECONDS))
    }
}

impl Times {
    /// Counts something that began at this steady time and is done now.
    pub fn done(&self, clock: &Clock, began: Duration) {
        self.took(clock.steady().saturating_sub(began));
    }

    /// Counts something that took so long.
    pub fn took(&self, time: Duration) {
        self.0.observe(time.as_secs_f64());
    }
}

/// Counts something from now on under a name.
fn counted<M: Metric + Clone + Default>(registry: &mut Registry, name: &str, help: &str) -> M {
    let metric = M::default();
    registry.register(name, help, metric.clone());
    metric
}

/// The same for times.
fn timed(registry: &mut Registry, name: &str, help: &str) -> Times {
    let times = Times::default();
    registry.register_with_unit(name, help, Unit::Seconds, times.0.clone());
    times
}

impl Metrics {
    /// Nothing has happened yet.
    pub fn new(clock: &Clock) -> Self {
        let mut all = Registry::default();
        // Under the name that Prometheus has for it in every program.
        let resident = counted(
            &mut all,
            "process_resident_memory_bytes",
            "Memory of the process, where the system tells",
        );
        let own = all.sub_registry_with_prefix("fliphouse");
        Self {
            tables: counted(own, "tables", "Tables that are open"),
            sockets: counted(own, "sockets", "Sockets that are open"),
            moves: counted(own, "moves", "Moves made"),
            records_rendered: counted(own, "records_rendered", "Records made of games that are over"),
            events_read: counted(own, "events_read", "Events read for those who asked for games"),
            wrong_codes: counted(own, "wrong_codes", "Codes that were those of no table"),
            slow_clients: counted(own, "slow_clients", "Clients let go because they did not read"),
            broken_tables: counted(own, "broken_tables", "Tables not served, their logs being damaged"),
            clients_ahead: counted(own, "clients_ahead", "Clients that had seen more than the log has"),
            store_bytes: counted(own, "store_bytes", "Bytes that the store takes"),
            pruned_tables: counted(own, "pruned_tables", "Closed tables that were forgotten"),
            appends: timed(own, "append", "Time until the store has what is to be written on disk"),
            deliveries: timed(own, "delivery", "Time until a client's connection takes a message for it"),
            requests: timed(own, "request_thread", "Time of a thread that a plain request takes, all in all"),
            thoughts: timed(own, "thought", "Time until a bot has decided that takes its time"),
            refusals: counted(own, "refusals", "What was refused, by reason"),
            store_errors: counted(own, "store_errors", "What the store could not do, by kind"),
            registry: all,
            resident,
            warnings: Warnings::new(clock),
        }
    }

    /// Counts something that was refused.
    pub fn refused(&self, code: Code) {
        self.refusals.get_or_create(&Refusal { code: name(code) }).inc();
    }

    /// Counts something that was refused to somebody who may be up to no good, and says so.
    pub fn refused_to(&self, from: IpAddr, code: Code) {
        self.refused(code);
        let Some(meaning) = suspicious(code) else { return };
        if let Some(left_out) = self.warnings.may_say(About::Refused(code, from)) {
            tracing::warn!(address = %from, code = name(code), left_out, "{meaning}");
        }
    }

    /// A client has seen more than there is. Anybody can say so, so the table goes on; but
    /// if it is true, the log was cut off or replaced by an older one.
    pub fn client_ahead(&self, from: IpAddr, problem: &Problem) {
        self.clients_ahead.inc();
        if let Some(left_out) = self.warnings.may_say(About::Refused(problem.code, from)) {
            tracing::error!(
                address = %from, left_out, %problem,
                "a client has seen events that the log does not have: if an older backup was not just restored, see \
                 `fliphouse house check`"
            );
        }
    }

    /// A connection could not be accepted.
    pub fn not_accepted(&self, error: &std::io::Error) {
        if let Some(left_out) = self.warnings.may_say(About::Accepting) {
            tracing::warn!(%error, left_out, "a connection could not be accepted: see the limit of open files");
        }
    }

    /// Logs and counts something that the store could not do. Each table that is damaged is
    /// named once, by whoever finds it.
    pub fn store_failed(&self, error: &StoreError) {
        self.store_errors.get_or_create(&StoreTrouble { kind: error.trouble.name() }).inc();
        let said = self.warnings.may_say(About::Store(error.trouble));
        if said.is_some() || error.trouble == Trouble::Damaged {
            tracing::error!(%error, left_out = said.unwrap_or(0), "the store failed");
        }
    }

    /// The page that Prometheus reads.
    pub fn page(&self) -> String {
        self.resident.set(resident_bytes().unwrap_or(0));
        let mut page = String::new();
        encode(&mut page, &self.registry).expect("a string takes any text");
        page
    }
}

/// A code as programs write it.
fn name(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default()
}

/// What a refusal may mean that hardly ever comes of an honest mistake. Those who try codes
/// of tables are looked after elsewhere.
const fn suspicious(code: Code) -> Option<&'static str> {
    match code {
        Code::WrongSecret => Some("somebody tries secrets that are not of their table"),
        Code::NotAMessage | Code::TooLarge => Some("somebody sends what is no message"),
        Code::TooMany => Some("somebody asks for too much"),
        Code::WrongOrigin | Code::WrongHost => {
            Some("a foreign page, or a name that is not the server's: see --origin and --public-url")
        }
        _ => None,
    }
}

/// The memory of this process as Linux tells it; none elsewhere.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: i64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}
