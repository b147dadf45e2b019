//! What encrypts a line to a server.

use std::sync::Arc;

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::Connector;

use crate::trouble::Trouble;

/// Encrypts a line, and trusts whom the system trusts; `SSL_CERT_FILE` may name others. The
/// provider is named, so that it does not matter which others are compiled in.
pub(super) fn connector() -> Result<Connector, Trouble> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        let why = "this system has no certificates to know a house by; SSL_CERT_FILE can name some";
        return Err(Trouble::Address(why.to_owned()));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| Trouble::Lost(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Connector::Rustls(Arc::new(config)))
}
