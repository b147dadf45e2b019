//! Any bytes as the moves of a game: see [`fuzz::moves`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::moves(data));
