//! One of everything that a type can say, so that a test can look whether all of
//! it has its words and stands in the documents.

use crate::seat::Seat;

/// A type with samples that leave none of its variants out. Of what has no
/// variants, such as a number, a few values are enough.
pub trait Sampled: Sized {
    /// The samples.
    fn samples() -> Vec<Self>;
}

/// Writes [`Sampled`] for an enum: each variant with each sample of each of its
/// fields. A variant or field that is not listed does not compile.
///
/// ```
/// use game::Sampled;
///
/// #[derive(Debug, PartialEq)]
/// enum Weather {
///     Sun,
///     Rain { heavy: bool },
/// }
/// game::samples!(Weather { Sun, Rain { heavy } });
/// assert_eq!(
///     Weather::samples(),
///     [Weather::Sun, Weather::Rain { heavy: false }, Weather::Rain { heavy: true }]
/// );
/// ```
///
/// One that is left out:
///
/// ```compile_fail
/// enum Weather {
///     Sun,
///     Rain { heavy: bool },
/// }
/// game::samples!(Weather { Sun });
/// ```
#[macro_export]
macro_rules! samples {
    ($type:ident { $($variants:tt)+ }) => {
        impl $crate::Sampled for $type {
            fn samples() -> Vec<Self> {
                $crate::samples_of!($($variants)+)
            }
        }
    };
}

/// The samples of the enum that is `Self`, from its variants: for what
/// [`samples!`](crate::samples) cannot write, such as an enum with parameters.
#[macro_export]
macro_rules! samples_of {
    (@each $all:ident $value:expr;) => { $all.push($value) };
    (@each $all:ident $value:expr; $field:ident $($others:ident)*) => {
        for $field in $crate::Sampled::samples() {
            $crate::samples_of!(@each $all $value; $($others)*);
        }
    };
    ($($variant:ident $({ $($field:ident),+ })? $(($inner:ident))?),+ $(,)?) => {{
        // Says nothing about a value, but the compiler wants all variants.
        let _: fn(&Self) = |value| match value { $(Self::$variant { .. } => {})+ };
        let mut all = Vec::new();
        $($crate::samples_of!(
            @each all
            Self::$variant $({ $($field: Clone::clone(&$field)),+ })? $((Clone::clone(&$inner)))?;
            $($($field)+)? $($inner)?
        );)+
        all
    }};
}

impl Sampled for bool {
    fn samples() -> Vec<Self> {
        vec![false, true]
    }
}

impl Sampled for Seat {
    fn samples() -> Vec<Self> {
        Self::all(2).collect()
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl Sampled for $number {
            fn samples() -> Vec<Self> {
                vec![1, 2]
            }
        })+
    };
}

numbers!(u32 usize i64);

impl<T: Sampled> Sampled for Option<T> {
    fn samples() -> Vec<Self> {
        let some = T::samples().into_iter().map(Some);
        std::iter::once(None).chain(some).collect()
    }
}

/// One list with everything in it.
impl<T: Sampled> Sampled for Vec<T> {
    fn samples() -> Vec<Self> {
        vec![T::samples()]
    }
}
