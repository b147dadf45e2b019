//! Any bytes as what clients say at a table: see [`fuzz::protocol`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::protocol(data));
