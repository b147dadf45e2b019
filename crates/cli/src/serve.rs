//! `fliphouse serve`: the table server.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use server::store::Store;
use server::{Chance, Config, Lobby, PublicUrl};
use tokio::net::{TcpListener, TcpSocket};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

use crate::args::{LogForm, ServeArgs};
use crate::failure::Failure;

/// How many connections may wait to be accepted; the system may allow fewer.
const WAITING: u32 = 16_384;

pub fn run(args: &ServeArgs) -> Result<(), Failure> {
    log(args.log);
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::of)?;
    runtime.block_on(serve(args))
}

async fn serve(args: &ServeArgs) -> Result<(), Failure> {
    let chance = chance(args)?;
    // A start that fails for a port in use leaves no folder behind.
    let listener = listen("listen", args.listen)?;
    let counters = args.metrics_listen.map(|address| listen("metrics-listen", address)).transpose()?;
    let store = store(args)?;
    let lobby = Lobby::open(Arc::clone(&store), config(args, chance)).await.map_err(Failure::of)?;
    let address = listener.local_addr().map_err(Failure::of)?;
    // Whoever reads where the lobby is may ask it to end at once.
    let asked_to_end = shutdown()?;
    // Somebody may have closed our output; the lobby serves all the same.
    let _ = announce(&args.public_url, address);
    if let Some(listener) = counters {
        tokio::spawn(server::run_metrics(listener, Arc::clone(&lobby)));
    }
    server::run(listener, lobby, asked_to_end).await;
    store.close().await;
    Ok(())
}

/// The store that was asked for.
fn store(args: &ServeArgs) -> Result<Arc<dyn Store>, Failure> {
    let (option, address) = args.place.address();
    address.open().map_err(|error| Failure::of(format_args!("{option}: {}", error.message)))
}

/// Listens, with room for everybody who comes back at once after a restart: a
/// connection that finds no room is tried again only after seconds.
fn listen(option: &str, address: SocketAddr) -> Result<TcpListener, Failure> {
    let in_use = |error| Failure::of(format_args!("{option}: {address}: {error}: choose another --{option}"));
    bound(address).map_err(in_use)
}

fn bound(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // The port may be taken again at once after the last server.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

/// The operating system's chance, unless a test wants to foretell it.
fn chance(args: &ServeArgs) -> Result<Chance, Failure> {
    let Some(seed) = &args.test_seed else { return Ok(Chance::default()) };
    if !args.listen.ip().is_loopback() {
        return Err(Failure::usage(
            "test-seed: only for tests, with a --listen address of this machine alone",
        ));
    }
    eprintln!("warning: --test-seed: every shuffle can be foretold; for tests alone");
    Ok(Chance::seeded(seed))
}

fn config(args: &ServeArgs, chance: Chance) -> Config {
    Config {
        origins: args.origin.clone(),
        public_urls: args.public_url.clone(),
        metrics_token: args.metrics_token.clone(),
        trust_forwarded: args.trust_forwarded,
        most_tables: args.most_tables,
        tables_per_address: args.tables_per_address,
        connections_per_address: args.connections_per_address,
        guests_per_address: args.guests_per_address,
        requests_per_second: args.requests_per_second,
        wrong_codes_per_minute: args.wrong_codes_per_minute,
        changes_per_second: args.changes_per_second,
        bot_pause: Duration::from_millis(args.bot_pause),
        think: Some(Duration::from_millis(args.think)).filter(|think| !think.is_zero()),
        patience: Duration::from_secs(args.patience),
        host_patience: Duration::from_secs(args.host_patience),
        idle: Duration::from_secs(args.idle.saturating_mul(60)),
        keep: keep(args),
        chance,
        ..Config::default()
    }
}

/// How long closed tables are kept.
fn keep(args: &ServeArgs) -> Option<Duration> {
    let days = (args.keep_days > 0).then(|| days(args.keep_days));
    args.test_keep_seconds.map(Duration::from_secs).or(days)
}

/// So many days.
pub fn days(days: u32) -> Duration {
    Duration::from_hours(24 * u64::from(days))
}

/// Logs go to standard error; `RUST_LOG` says how much.
fn log(form: LogForm) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let builder =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_target(false);
    match form {
        LogForm::Text => builder.with_ansi(std::io::stderr().is_terminal()).init(),
        LogForm::Json => builder.json().init(),
    }
}

/// When the process is asked to end: Ctrl-C, or SIGTERM from whoever runs it.
fn shutdown() -> Result<impl Future<Output = ()>, Failure> {
    let mut terminate = signal(SignalKind::terminate()).map_err(Failure::of)?;
    let mut interrupt = signal(SignalKind::interrupt()).map_err(Failure::of)?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Says where to go, with a code for phones if other devices can get here.
fn announce(public: &[PublicUrl], address: SocketAddr) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    let hosts = hosts(address.ip());
    let public: Vec<String> = public.iter().map(|url| format!("{}/", url.origin())).collect();
    let local = hosts.iter().map(|host| url(*host, address.port()));
    for url in public.iter().cloned().chain(local) {
        writeln!(out, "Open {url}")?;
    }
    let elsewhere = hosts.iter().find(|host| !host.is_loopback()).map(|host| url(*host, address.port()));
    if let Some(url) = public.into_iter().next().or(elsewhere)
        && let Ok(code) = QrCode::new(url)
    {
        writeln!(out, "\n{}", code.render::<Dense1x2>().quiet_zone(true).build())?;
    }
    out.flush()
}

/// The addresses that the lobby can be reached by.
fn hosts(listening: IpAddr) -> Vec<IpAddr> {
    if !listening.is_unspecified() {
        return vec![listening];
    }
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut hosts: Vec<IpAddr> =
        interfaces.iter().map(if_addrs::Interface::ip).filter(IpAddr::is_ipv4).collect();
    hosts.sort_by_key(|host| (host.is_loopback(), *host));
    if hosts.is_empty() { vec![IpAddr::from([127, 0, 0, 1])] } else { hosts }
}

fn url(host: IpAddr, port: u16) -> String {
    format!("http://{}/", SocketAddr::new(host, port))
}
