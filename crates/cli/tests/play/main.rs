//! `fliphouse play`, as people play: the real program, in a pipe and in a terminal.

mod encrypted;
mod plain;
mod program;
mod screen;
mod server;
