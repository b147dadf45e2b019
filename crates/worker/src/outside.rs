//! Within the page.

use std::cell::RefCell;
use std::rc::Rc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, WorkerOptions, WorkerType};

/// A worker, and what waits until it can be asked. It is ended with this.
pub struct Bell {
    worker: web_sys::Worker,
    /// What was asked before the worker listened.
    early: RefCell<Option<Vec<String>>>,
}

impl Bell {
    /// Starts the worker of this script, which tells `then` everything; or that it came to grief,
    /// which is nothing.
    pub fn start<A: DeserializeOwned>(script: &str, then: impl Fn(Option<A>) + 'static) -> Option<Rc<Self>> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(script, &options).ok()?;
        let bell = Rc::new(Self { worker, early: RefCell::new(Some(Vec::new())) });
        let (weak, then) = (Rc::downgrade(&bell), Rc::new(then));
        let lost = Rc::clone(&then);
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if !text.is_empty() {
                // Page and worker are built together.
                return serde_json::from_str(&text).map_or((), |answer| then(Some(answer)));
            }
            if let Some(bell) = weak.upgrade() {
                bell.send_early();
            }
        });
        bell.worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        let failed = Closure::<dyn FnMut(Event)>::new(move |_| lost(None));
        bell.worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        // They listen as long as the worker lives.
        listener.forget();
        failed.forget();
        Some(bell)
    }

    fn send_early(&self) {
        for text in self.early.take().unwrap_or_default() {
            self.post(&text);
        }
    }

    /// Asks the worker, as soon as it listens.
    pub fn ask(&self, ask: &impl Serialize) {
        let text = serde_json::to_string(ask).unwrap_or_default();
        match &mut *self.early.borrow_mut() {
            Some(early) => early.push(text),
            None => self.post(&text),
        }
    }

    fn post(&self, text: &str) {
        // A worker takes any text.
        let _ = self.worker.post_message(&text.into());
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
