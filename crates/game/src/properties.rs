//! For the tests of properties, with `proptest`.

/// So many cases of a property, always the same ones, so that a failure comes again:
/// `#![proptest_config(seeded_cases!(256))]`.
#[macro_export]
macro_rules! seeded_cases {
    ($cases:expr) => {
        ::proptest::test_runner::Config {
            cases: $cases,
            rng_seed: ::proptest::test_runner::RngSeed::Fixed(7),
            failure_persistence: None,
            ..::proptest::test_runner::Config::default()
        }
    };
}
