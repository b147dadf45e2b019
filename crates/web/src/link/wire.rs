//! The browser's socket to a table of the server.

use leptos::prelude::window;
use protocol::ClientMessage;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

/// A socket, and what listens to it. It is closed when this is dropped, and
/// nobody is told of that.
pub struct Wire {
    socket: WebSocket,
    _listener: Closure<dyn FnMut(MessageEvent)>,
    _ends: [Closure<dyn FnMut()>; 2],
}

/// What happens on a socket.
pub enum SocketEvent {
    /// It is open.
    Opened,
    /// This came.
    Heard(String),
    /// It is closed, or could not be opened.
    Closed,
}

impl Wire {
    /// Opens the socket of a table, if the browser lets it.
    pub fn open(code: &str, then: impl Fn(SocketEvent) + Clone + 'static) -> Option<Self> {
        let socket = WebSocket::new(&address(code)).ok()?;
        let (opened, closed) = (then.clone(), then.clone());
        let ends: [Closure<dyn FnMut()>; 2] = [
            Closure::new(move || opened(SocketEvent::Opened)),
            Closure::new(move || closed(SocketEvent::Closed)),
        ];
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                then(SocketEvent::Heard(text));
            }
        });
        socket.set_onopen(Some(ends[0].as_ref().unchecked_ref()));
        socket.set_onclose(Some(ends[1].as_ref().unchecked_ref()));
        socket.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        Some(Self { socket, _listener: listener, _ends: ends })
    }

    /// Sends a message.
    pub fn send(&self, message: &ClientMessage) {
        let text = serde_json::to_string(message).unwrap_or_default();
        // A socket that does not take it is about to be closed, and what was not
        // answered is sent again over the next one.
        let _ = self.socket.send_with_str(&text);
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It may be closed already.
        let _ = self.socket.close();
    }
}

/// Where the socket of a table is: at the server that this page is from.
fn address(code: &str) -> String {
    let location = window().location();
    let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
    let host = location.host().unwrap_or_default();
    let scheme = if secure { "wss" } else { "ws" };
    format!("{scheme}://{host}/api/v1/tables/{code}/socket")
}
