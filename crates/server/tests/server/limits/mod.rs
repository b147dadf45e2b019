//! What the server does not put up with: refused with a reason, and nobody else
//! notices.

mod addresses;
mod answers;
mod garbage;
mod hosts;
mod slow;
