//! What the server counts, for Prometheus.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use protocol::Code;

use crate::store::StoreError;

/// The counters of a server.
pub struct Metrics {
    registry: Registry,
    /// Tables that are open.
    pub tables: Gauge,
    /// Sockets that are open.
    pub sockets: Gauge,
    /// Moves made.
    pub moves: Counter<u64, AtomicU64>,
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
    refusals: Family<Refusal, Counter>,
    store_errors: Family<StoreTrouble, Counter>,
    resident: Gauge,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refusal {
    code: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StoreTrouble {
    kind: &'static str,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut all = Registry::default();
        let resident = Gauge::default();
        // Under the name that Prometheus has for it in every program.
        all.register(
            "process_resident_memory_bytes",
            "Memory of the process, where the system tells",
            resident.clone(),
        );
        let registry = all.sub_registry_with_prefix("fliphouse");
        let (tables, sockets) = (Gauge::default(), Gauge::default());
        let (moves, slow_clients, refusals) = (Counter::default(), Counter::default(), Family::default());
        registry.register("tables", "Tables that are open", tables.clone());
        registry.register("sockets", "Sockets that are open", sockets.clone());
        registry.register("moves", "Moves made", moves.clone());
        registry.register("slow_clients", "Clients let go because they did not read", slow_clients.clone());
        registry.register("refusals", "What was refused, by reason", Family::clone(&refusals));
        let (broken_tables, clients_ahead, store_errors) =
            (Gauge::default(), Counter::default(), Family::default());
        registry.register(
            "broken_tables",
            "Tables not served, their logs being damaged",
            broken_tables.clone(),
        );
        registry.register(
            "clients_ahead",
            "Clients that had seen more than the log has",
            clients_ahead.clone(),
        );
        registry.register(
            "store_errors",
            "What the store could not do, by kind",
            Family::clone(&store_errors),
        );
        let (store_bytes, pruned_tables) = (Gauge::default(), Counter::default());
        registry.register("store_bytes", "Bytes that the store takes", store_bytes.clone());
        registry.register("pruned_tables", "Closed tables that were forgotten", pruned_tables.clone());
        Self {
            registry: all,
            tables,
            sockets,
            moves,
            slow_clients,
            broken_tables,
            clients_ahead,
            store_bytes,
            pruned_tables,
            refusals,
            store_errors,
            resident,
        }
    }
}

impl Metrics {
    /// Counts something that was refused.
    pub fn refused(&self, code: Code) {
        let code = serde_json::to_value(code).ok().and_then(|code| code.as_str().map(str::to_owned));
        self.refusals.get_or_create(&Refusal { code: code.unwrap_or_default() }).inc();
    }

    /// Logs and counts something that the store could not do.
    pub fn store_failed(&self, error: &StoreError) {
        tracing::error!(%error, "the store failed");
        self.store_errors.get_or_create(&StoreTrouble { kind: error.trouble.name() }).inc();
    }

    /// The page that Prometheus reads.
    pub fn page(&self) -> String {
        self.resident.set(resident_bytes().unwrap_or(0));
        let mut page = String::new();
        encode(&mut page, &self.registry).expect("a string takes any text");
        page
    }
}

/// The memory of this process as Linux tells it; none elsewhere.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: i64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024)
}
