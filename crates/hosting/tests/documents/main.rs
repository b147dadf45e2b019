//! What docs/protocol.md says is what the types say.

mod messages;
mod page;
mod positions;
mod told;
