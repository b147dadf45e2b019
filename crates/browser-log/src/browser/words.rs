//! What the browser says when something fails.

use idb::Error;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::DomException;

use crate::{Failure, OpenError};

/// The name of a failure, and how it is explained.
pub struct Words {
    name: String,
    message: String,
}

impl Words {
    /// What an exception says.
    pub fn of(exception: &JsValue) -> Self {
        match exception.dyn_ref::<DomException>() {
            Some(exception) => Self { name: exception.name(), message: exception.message() },
            None => Self { name: String::new(), message: format!("{exception:?}") },
        }
    }

    /// What the crate for the database says, which keeps what the browser said.
    pub fn of_database(error: &Error) -> Self {
        match error {
            Error::DomException(exception) => Self::of(exception),
            Error::TransactionOpenFailed(exception)
            | Error::ObjectStoreNotFound(exception)
            | Error::ObjectStoreCreateFailed(exception)
            | Error::IndexedDbOpenFailed(exception)
            | Error::UpdateFailed(exception)
            | Error::AddFailed(exception)
            | Error::GetFailed(exception)
            | Error::GetAllFailed(exception)
            | Error::DeleteFailed(exception) => Self::of(exception),
            other => Self { name: String::new(), message: other.to_string() },
        }
    }

    /// Why something was not read or written.
    pub fn failure(self) -> Failure {
        if self.name == FULL { Failure::Full } else { Failure::Browser(self.text()) }
    }

    /// Why the database was not opened.
    pub fn open_error(self) -> OpenError {
        match self.name.as_str() {
            FULL => OpenError::Full,
            "VersionError" => OpenError::Newer,
            // What browsers say in windows in which nothing may be kept.
            "SecurityError" | "InvalidStateError" | "NotAllowedError" => OpenError::Absent(self.text()),
            _ => OpenError::Browser(self.text()),
        }
    }

    fn text(self) -> String {
        if self.name.is_empty() { self.message } else { format!("{}: {}", self.name, self.message) }
    }
}

const FULL: &str = "QuotaExceededError";

/// Why the database did not read or write.
pub fn failure(error: &Error) -> Failure {
    Words::of_database(error).failure()
}
