//! Which games there are: from a name to the game's type.

/// The most seats at a table of the server.
pub const MOST_SEATS: usize = game::SERVER_SEATS;

/// The games with room for a usual table, which is fastest.
pub mod table {
    /// Flip 7.
    pub type Flip7 = flip7::Table;
    /// Flip 7: With a Vengeance.
    pub type Vengeance = vengeance::Table;
    /// UNO FLIP!
    pub type UnoFlip = unoflip::UnoFlip;
}

/// The games with room for as many players as their rules allow.
pub mod hall {
    /// Flip 7.
    pub type Flip7 = flip7::Hall;
    /// Flip 7: With a Vengeance.
    pub type Vengeance = vengeance::Hall;
    /// UNO FLIP!
    pub type UnoFlip = unoflip::UnoFlip;
}

/// The games as a server hosts them: with room for [`MOST_SEATS`].
pub mod server {
    /// Flip 7.
    pub type Flip7 = flip7::Flip7<{ super::MOST_SEATS }>;
    /// Flip 7: With a Vengeance.
    pub type Vengeance = vengeance::Vengeance<{ super::MOST_SEATS }>;
    /// UNO FLIP!
    pub type UnoFlip = unoflip::UnoFlip;
}

/// Does something with the type of a game: `with_game!(name, hall, G =>
/// G::TITLE)`. The name is a [`GameName`](crate::GameName); the size is one of
/// [`table`], [`hall`] and [`server`].
///
/// A macro, not a function with a visitor: what is done may need traits of
/// the caller's own, which a visitor's bound could not name.
///
/// ```
/// use game::Game;
/// use hosting::{GameName, with_game};
///
/// let titles = GameName::ALL.map(|name| with_game!(name, hall, G => G::TITLE));
/// assert_eq!(titles, ["Flip 7", "Flip 7: With a Vengeance", "UNO FLIP!"]);
/// ```
#[macro_export]
macro_rules! with_game {
    ($name:expr, $size:ident, $game:ident => $body:expr) => {
        match $name {
            $crate::GameName::Flip7 => {
                type $game = $crate::$size::Flip7;
                $body
            }
            $crate::GameName::Vengeance => {
                type $game = $crate::$size::Vengeance;
                $body
            }
            $crate::GameName::UnoFlip => {
                type $game = $crate::$size::UnoFlip;
                $body
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use game::Game;

    use crate::GameName;

    #[test]
    fn every_name_leads_to_the_game_of_that_name() {
        for name in GameName::ALL {
            assert_eq!(with_game!(name, table, G => G::NAME), name.as_str());
            assert_eq!(with_game!(name, hall, G => G::NAME), name.as_str());
            assert_eq!(with_game!(name, server, G => G::NAME), name.as_str());
        }
    }
}
