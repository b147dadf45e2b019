//! A table behind a proxy that encrypts, as servers on the open net are.

use std::net::SocketAddr;
use std::sync::Arc;
use std::thread;

use rcgen::CertifiedKey;
use tempfile::TempDir;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Builder;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use crate::program::text;
use crate::server::Server;

/// Encrypts what comes in and passes it on, as long as the tests run.
fn pass_on(listener: std::net::TcpListener, key: &CertifiedKey<rcgen::KeyPair>, to: SocketAddr) {
    let secret = PrivateKeyDer::try_from(key.signing_key.serialize_der()).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![key.cert.der().clone()], secret)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    thread::spawn(move || {
        Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
            listener.set_nonblocking(true).unwrap();
            let listener = TcpListener::from_std(listener).unwrap();
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // Whoever does not trust this certificate hangs up.
                    let Ok(mut outside) = acceptor.accept(stream).await else { return };
                    let mut inside = TcpStream::connect(to).await.unwrap();
                    let _ = copy_bidirectional(&mut outside, &mut inside).await;
                });
            }
        });
    });
}

#[test]
fn a_table_behind_https_is_played_at_by_whoever_trusts_its_certificate() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let outside = format!("https://127.0.0.1:{}", listener.local_addr().unwrap().port());
    let server = Server::start();
    let key = rcgen::generate_simple_self_signed(["127.0.0.1".to_owned()]).unwrap();
    pass_on(listener, &key, server.url.strip_prefix("http://").unwrap().parse().unwrap());
    let (data, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let code = server.open("flip7", &other).rsplit('/').next().unwrap().to_owned();
    let trusted = data.path().join("house.pem");
    std::fs::write(&trusted, key.cert.pem()).unwrap();
    let visit = |trust: bool| {
        let mut command = crate::program::fliphouse(&data, &format!("play {outside}/t/{code} --name Ben"));
        if trust {
            command.env("SSL_CERT_FILE", &trusted);
        }
        command.output().unwrap()
    };
    let stranger = visit(false);
    assert_eq!(stranger.status.code(), Some(1), "{}", text(&stranger.stdout));
    assert!(text(&stranger.stderr).contains("ertificate"), "{}", text(&stranger.stderr));
    let guest = visit(true);
    assert_eq!(guest.status.code(), Some(0), "{}", text(&guest.stderr));
    assert!(text(&guest.stdout).contains("Your seat is kept."), "{}", text(&guest.stdout));
}
