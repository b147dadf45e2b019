//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{Quota, RateLimiter};
use protocol::{Code, Problem};

use super::App;
use super::answers::Refusal;
use super::guesses::Guesses;
use crate::clock::KeyedLimiter;
use crate::config::Config;

/// The address that a request comes from, as far as limits are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(pub IpAddr);

/// How many more addresses are remembered before those that have been quiet
/// are forgotten.
const FORGET_AT: usize = 10_000;

/// How many connections there may be for each socket of an address: a browser
/// has some more for plain requests.
const PER_SOCKET: usize = 4;

/// What each address has used up.
pub struct Limits {
    requests: KeyedLimiter<IpAddr>,
    sockets: Arc<Count>,
    connections: Arc<Count>,
    trust_forwarded: bool,
    /// Which codes of tables it has tried.
    pub(super) guesses: Guesses,
}

/// How many of something each address has.
struct Count {
    most: usize,
    now: Mutex<HashMap<IpAddr, usize>>,
}

impl Limits {
    /// The limits of a server.
    pub fn new(config: &Config) -> Arc<Self> {
        let per_second = NonZeroU32::new(config.requests_per_second).unwrap_or(NonZeroU32::MIN);
        let burst = per_second.saturating_mul(NonZeroU32::new(10).unwrap_or(NonZeroU32::MIN));
        // Behind a proxy all connections come from one address.
        let alike = if config.trust_forwarded { usize::MAX } else { PER_SOCKET };
        Arc::new(Self {
            requests: RateLimiter::dashmap_with_clock(
                Quota::per_second(per_second).allow_burst(burst),
                config.clock.clone(),
            ),
            sockets: Count::up_to(config.connections_per_address),
            connections: Count::up_to(config.connections_per_address.saturating_mul(alike)),
            trust_forwarded: config.trust_forwarded,
            guesses: Guesses::new(config),
        })
    }

    /// Counts a socket of an address until the guard is dropped; none if the
    /// address has too many.
    pub fn socket(&self, from: IpAddr) -> Option<Counted> {
        self.sockets.one_more(from)
    }

    /// The same for any connection, before it is known what it is for.
    pub fn connection(&self, peer: IpAddr) -> Option<Counted> {
        self.connections.one_more(network(peer))
    }

    /// Who a request comes from: the peer, or whom the proxy names. A proxy adds
    /// the address it saw at the end; what stands before it anybody can write.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
        let named = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        network(named.filter(|_| self.trust_forwarded).unwrap_or(peer))
    }
}

impl Count {
    fn up_to(most: usize) -> Arc<Self> {
        Arc::new(Self { most, now: Mutex::default() })
    }

    fn one_more(self: &Arc<Self>, from: IpAddr) -> Option<Counted> {
        let mut now = self.lock();
        let count = now.entry(from).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted { count: Arc::clone(self), from })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Something that counts for an address until it is dropped.
pub struct Counted {
    count: Arc<Count>,
    from: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut now = self.count.lock();
        if let Some(count) = now.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                now.remove(&self.from);
            }
        }
    }
}

/// One household has a whole network of IPv6 addresses: they count as one.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// Counts what is refused, whatever it is refused for.
pub async fn count_refusals(State(app): State<App>, request: Request, next: Next) -> Response {
    let from = app.limits.address(peer(&request), request.headers());
    let response = next.run(request).await;
    if let Some(&code) = response.extensions().get::<Code>() {
        app.lobby.metrics.refused_to(from, code);
    }
    response
}

fn peer(request: &Request) -> IpAddr {
    request.extensions().get::<Address>().map_or(IpAddr::from([0, 0, 0, 0]), |address| address.0)
}

/// Refuses requests of an address that asks too often.
pub async fn limit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let from = app.limits.address(peer(&request), request.headers());
    let requests = &app.limits.requests;
    if requests.len() > FORGET_AT {
        requests.retain_recent();
    }
    if requests.check_key(&from).is_err() {
        let message = "too many requests from your address; wait a few seconds";
        return Refusal(Problem::new(Code::TooMany, message)).into_response();
    }
    request.extensions_mut().insert(Address(from));
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(trust_forwarded: bool) -> Arc<Limits> {
        Limits::new(&Config { trust_forwarded, connections_per_address: 2, ..Config::default() })
    }

    fn forwarded(text: &str) -> HeaderMap {
        HeaderMap::from_iter([(
            axum::http::HeaderName::from_static("x-forwarded-for"),
            text.parse().unwrap(),
        )])
    }

    #[test]
    fn forwarded_addresses_count_only_when_trusted_and_only_the_last() {
        let (peer, client): (IpAddr, IpAddr) = ([127, 0, 0, 1].into(), [203, 0, 113, 9].into());
        let headers = forwarded("198.51.100.1, 203.0.113.9");
        assert_eq!(limits(false).address(peer, &headers), peer);
        assert_eq!(limits(true).address(peer, &headers), client);
        assert_eq!(limits(true).address(peer, &forwarded("nonsense")), peer);
    }

    #[test]
    fn addresses_of_one_network_count_as_one() {
        let one: IpAddr = "2001:db8:1:2:3::4".parse().unwrap();
        let other: IpAddr = "2001:db8:1:2:ffff::1".parse().unwrap();
        assert_eq!(network(one), network(other));
        assert_ne!(network(one), network("2001:db8:1:3::4".parse().unwrap()));
        assert_eq!(network("::ffff:192.0.2.1".parse().unwrap()), IpAddr::from([192, 0, 2, 1]));
    }

    #[test]
    fn a_socket_counts_until_it_is_dropped() {
        let limits = limits(false);
        let from = IpAddr::from([192, 0, 2, 1]);
        let first = limits.socket(from);
        let second = limits.socket(from);
        assert!(first.is_some() && second.is_some() && limits.socket(from).is_none());
        assert!(limits.socket([192, 0, 2, 2].into()).is_some());
        drop(first);
        assert!(limits.socket(from).is_some());
    }

    #[test]
    fn connections_count_unless_a_proxy_makes_them_all() {
        let from = IpAddr::from([192, 0, 2, 1]);
        let limits = |trusted| (limits(trusted), 2 * PER_SOCKET);
        let (direct, most) = limits(false);
        let open: Vec<_> = (0..most).map(|_| direct.connection(from).expect("room")).collect();
        assert!(direct.connection(from).is_none());
        drop(open);
        assert!(direct.connection(from).is_some());
        let (proxied, most) = limits(true);
        let open: Vec<_> = (0..=most).map(|_| proxied.connection(from)).collect();
        assert!(open.iter().all(Option::is_some));
    }
}
