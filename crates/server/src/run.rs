//! The server at work: connections come in until it is told to close.

use std::convert::Infallible;
use std::future::Future;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::Request;
use hyper::body::Incoming;
use hyper_util::rt::TokioIo;
use protocol::Code;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

use crate::held::held;
use crate::http::{Address, Limits, Reached, app, metrics_app};
use crate::lobby::Lobby;

/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(10);

/// The most bytes of the head of a request.
const LONGEST_HEAD: usize = 16 * 1024;

/// The most connections at a time, so that there are file handles left.
const MOST_CONNECTIONS: usize = 60_000;

/// The most connections at a time of those who read what is counted.
const MOST_READERS: usize = 64;

/// How long to wait for file handles.
const PAUSE: Duration = Duration::from_millis(50);

/// How long tables and connections have to end when the server closes: whoever
/// stopped the process waits for five seconds.
const LAST_WORDS: Duration = Duration::from_secs(4);

/// Serves its tables until `shutdown`, then says good-bye to everybody.
pub async fn run(listener: TcpListener, lobby: Arc<Lobby>, shutdown: impl Future<Output = ()>) {
    let limits = Limits::new(&lobby.config);
    let router = app(Arc::clone(&lobby), Arc::clone(&limits));
    let connections = tokio_util::task::TaskTracker::new();
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    tokio::pin!(shutdown);
    loop {
        let Ok(place) = Arc::clone(&room).acquire_owned().await else { break };
        tokio::select! {
            () = &mut shutdown => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let Some(counted) = limits.connection(peer.ip()) else {
                        lobby.metrics.refused_to(peer.ip(), Code::TooMany);
                        continue;
                    };
                    let connection = connection(stream, peer.ip(), router.clone(), Arc::clone(&lobby));
                    connections.spawn(async move {
                        connection.await;
                        drop((place, counted));
                    });
                }
                Err(error) => {
                    // Most likely there are no file handles left: some will be.
                    lobby.metrics.not_accepted(&error);
                    lobby.config.clock.sleep(PAUSE).await;
                }
            }
        }
    }
    drop(listener);
    tracing::info!("closing: no new connections, saying good-bye");
    let ended = async {
        lobby.drain().await;
        connections.close();
        lobby.lines.close();
        tokio::join!(connections.wait(), lobby.lines.wait());
    };
    let _ = lobby.config.clock.timeout(LAST_WORDS, ended).await;
}

/// Tells what the server counts, on a port of its own, until it closes.
pub async fn run_metrics(listener: TcpListener, lobby: Arc<Lobby>) {
    let router = metrics_app(Arc::clone(&lobby));
    let clock = &lobby.config.clock;
    let room = Arc::new(Semaphore::new(MOST_READERS));
    let accepting = async {
        while let Ok(place) = Arc::clone(&room).acquire_owned().await {
            let Ok((stream, peer)) = listener.accept().await else {
                clock.sleep(PAUSE).await;
                continue;
            };
            let connection = connection(stream, peer.ip(), router.clone(), Arc::clone(&lobby));
            tokio::spawn(async move {
                connection.await;
                drop(place);
            });
        }
    };
    lobby.closing.run_until_cancelled(accepting).await;
}

async fn connection(stream: TcpStream, peer: IpAddr, router: Router, lobby: Arc<Lobby>) {
    // Messages are small and people wait for them.
    let _ = stream.set_nodelay(true);
    let reached = stream.local_addr().ok().map(|address| Reached(address.ip()));
    let counted = Arc::clone(&lobby.metrics);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Address(peer));
        if let Some(reached) = reached {
            request.extensions_mut().insert(reached);
        }
        let (answer, metrics) = (router.clone().oneshot(request.map(Body::new)), Arc::clone(&counted));
        async move {
            let (answer, time) = held(answer).await;
            metrics.requests.took(time);
            Ok::<_, Infallible>(answer.unwrap_or_else(|never| match never {}))
        }
    });
    let served = hyper::server::conn::http1::Builder::new()
        .timer(lobby.config.clock.clone())
        .header_read_timeout(HEAD)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades()
        .await;
    if served.is_err_and(|error| error.is_parse()) {
        lobby.metrics.refused_to(peer, Code::NotAMessage);
    }
}
