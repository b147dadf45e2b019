//! An address to be read by a phone's camera.

use leptos::prelude::*;
use qrcode::QrCode;
use qrcode::types::Color;
use wasm_split_helpers::wasm_split;

use super::later::{Arrived, Later};
use crate::speech::t;

/// The QR code of an address of this server.
#[component]
pub fn Qr(
    /// The path of the address.
    path: String,
) -> impl IntoView {
    let address = format!("{}{path}", window().location().origin().unwrap_or_default());
    view! { <div class="qr"><Later load=move || picture(address.clone())/></div> }
}

#[wasm_split(qr, fallible)]
fn picture(address: String) -> Arrived {
    Ok(ViewFn::from(move || {
        view! { <div role="img" aria-label=t("table-qr") inner_html=drawn(&address)></div> }
    }))
}

fn drawn(address: &str) -> String {
    // Only an address of thousands of letters does not fit.
    let Ok(code) = QrCode::new(address) else { return String::new() };
    let width = code.width();
    let mut path = String::new();
    for (at, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            path += &format!("M{} {}h1v1h-1z", at % width + 2, at / width + 2);
        }
    }
    let side = width + 4;
    format!(
        r##"<svg viewBox="0 0 {side} {side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}H0z"/><path fill="#000" d="{path}"/></svg>"##
    )
}
