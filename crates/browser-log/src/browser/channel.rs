//! How tabs tell each other that a log has changed.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

use crate::Name;

/// Tells the other tabs of a page.
pub struct Bell(Option<BroadcastChannel>);

impl Bell {
    /// One for all logs of a database. A browser that has nothing for it tells nobody.
    pub fn new(database: &str) -> Self {
        Self(BroadcastChannel::new(database).ok())
    }

    /// Tells that a log has this length now: zero if it is gone.
    pub fn ring(&self, log: &Name, length: u64) {
        if let Some(channel) = &self.0 {
            // Texts can always be sent.
            let _ = channel.post_message(&format!("{length} {log}").into());
        }
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.0.iter().for_each(BroadcastChannel::close);
    }
}

/// Hears what is told, until it is dropped. What its own tab tells it hears as well.
pub struct Ear {
    channel: BroadcastChannel,
    _listener: Closure<dyn FnMut(MessageEvent)>,
}

impl Ear {
    /// Listens to what is told of all logs of a database.
    pub fn open(database: &str, then: impl Fn(Name, u64) + 'static) -> Option<Self> {
        let channel = BroadcastChannel::new(database).ok()?;
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            // A newer page may tell something else.
            if let Some((name, length)) = event.data().as_string().as_deref().and_then(read) {
                then(name, length);
            }
        });
        channel.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        Some(Self { channel, _listener: listener })
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.channel.close();
    }
}

fn read(text: &str) -> Option<(Name, u64)> {
    let (length, name) = text.split_once(' ')?;
    Some((Name::new(name).ok()?, length.parse().ok()?))
}
