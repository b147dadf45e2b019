//! The whole server over real sockets, with a real file under it.

mod damage;
mod fair;
mod hidden;
mod kit;
mod limits;
mod lines;
mod operator;
mod page;
mod shutdown;
mod tables;
mod two_servers;
