//! What a server says in its log.

use std::io::Write;
use std::sync::{Arc, Mutex};

use tracing::Dispatch;
use tracing::subscriber::DefaultGuard;
use tracing_subscriber::fmt::MakeWriter;

/// Takes what is logged.
#[derive(Clone, Default)]
struct Pages(Arc<Mutex<Vec<u8>>>);

impl Write for Pages {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Pages {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// Hears everything that servers say on this thread.
pub struct Listening {
    pages: Pages,
    _guard: DefaultGuard,
    // While there is only one subscriber, `tracing` asks the thread that first comes to a log statement
    // whether anybody listens, and remembers that for all: a test beside this one would silence it.
    _second: Dispatch,
}

impl Listening {
    pub fn start() -> Self {
        let pages = Pages::default();
        let logger = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_ansi(false)
            .with_writer(pages.clone())
            .finish();
        let guard = tracing::subscriber::set_default(logger);
        Self { pages, _guard: guard, _second: Dispatch::new(tracing_subscriber::registry()) }
    }

    /// Everything so far.
    pub fn heard(&self) -> String {
        String::from_utf8(self.pages.0.lock().unwrap().clone()).unwrap()
    }
}
