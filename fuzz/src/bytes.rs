//! Choices made by the bytes of the fuzzer.

use std::convert::Infallible;

use rand_core::TryRng;

/// The bytes that are left. When there are no more, every choice is the first.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub const fn new(data: &'a [u8]) -> Self {
        Self(data)
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `end`: of one byte where that is enough, so that a small
    /// change of the input is a small change of the game.
    pub fn below(&mut self, end: usize) -> usize {
        let low = usize::from(self.byte());
        let number = if end > 256 { low << 8 | usize::from(self.byte()) } else { low };
        number % end
    }
}

/// The bytes as random numbers, for whoever asks for those.
impl TryRng for Bytes<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        // The high bits count most when a small number is made of it.
        Ok(u32::from_be_bytes([self.byte(), 0, 0, 0]) | LOW)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let high = u64::from(self.try_next_u32()?);
        Ok(high << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, into: &mut [u8]) -> Result<(), Infallible> {
        into.fill_with(|| self.byte());
        Ok(())
    }
}

/// Keeps low bits set, so that a number is never drawn again for being biased.
const LOW: u32 = 0x00ff_ffff;
