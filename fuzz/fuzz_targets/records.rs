//! Any bytes as a record: see [`fuzz::records`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::records(data));
