//! A table in the terminal, without a terminal: a desk with bots, no clock, no chance but a seed's.

mod desk;
mod keys;
mod screens;
