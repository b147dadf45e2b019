//! How the players look: who has which avatar, so that no two at a table look the same.

use protocol::{Avatar, Guest, TableInfo};

/// How somebody looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The picture.
    pub avatar: Avatar,
    /// Which of those who have this picture: each has another ground.
    pub copy: usize,
}

/// How everybody at a table looks who has a seat, by their seats.
///
/// Those who have chosen have what they chose. The others are given what nobody has, beginning
/// with their own place in the list: so nobody looks different because somebody else came, unless
/// that one has chosen what they were given.
///
/// ```
/// use protocol::Avatar;
/// use shown::look;
///
/// let looks = look::given(&[None, Some(Avatar::Fox), Some(Avatar::Fox)]);
/// assert_eq!(looks[1], look::Look { avatar: Avatar::Fox, copy: 0 });
/// assert_eq!(looks[2], look::Look { avatar: Avatar::Fox, copy: 1 });
/// assert_ne!(looks[0].avatar, Avatar::Fox);
/// ```
pub fn given(chosen: &[Option<Avatar>]) -> Vec<Look> {
    let mut had = [0; Avatar::ALL.len()];
    let mut take = |avatar: Avatar| {
        let copy = had[avatar as usize];
        had[avatar as usize] += 1;
        Look { avatar, copy }
    };
    let mut looks: Vec<Option<Look>> = chosen.iter().map(|chosen| chosen.map(&mut take)).collect();
    for (place, look) in looks.iter_mut().enumerate().filter(|(_, look)| look.is_none()) {
        let from = |step: usize| (place + step) % had.len();
        let rarest = (0..had.len()).map(from).min_by_key(|place| had[*place]).unwrap_or_default();
        *look = Some(Look { avatar: Avatar::ALL[rarest], copy: had[rarest] });
        had[rarest] += 1;
    }
    looks.into_iter().flatten().collect()
}

/// How those look who have a seat at a table.
pub fn of_seats(table: &TableInfo) -> Vec<Look> {
    let chosen = |guest: Option<u32>| {
        let known = table.guests.iter().find(|known| Some(known.guest) == guest);
        known.and_then(|known| known.avatar)
    };
    given(&table.seats.iter().map(|sitting| chosen(sitting.guest)).collect::<Vec<_>>())
}

/// How a guest looks: by their seat, or by themselves if they only look on.
pub fn of_guest(table: &TableInfo, guest: u32) -> Look {
    let seat = table.seats.iter().position(|sitting| sitting.guest == Some(guest));
    if let Some(look) = seat.and_then(|seat| of_seats(table).get(seat).copied()) {
        return look;
    }
    let chosen = |known: &Guest| known.avatar.filter(|_| known.guest == guest);
    let number = usize::try_from(guest).unwrap_or_default();
    let avatar = table.guests.iter().find_map(chosen).unwrap_or(Avatar::ALL[number % Avatar::ALL.len()]);
    Look { avatar, copy: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(looks: &[Look]) -> bool {
        (1..looks.len()).any(|place| looks[..place].contains(&looks[place]))
    }

    #[test]
    fn forty_players_look_different_whatever_they_have_chosen() {
        let none = [None; 40];
        let same = [Some(Avatar::Bee); 4];
        let some: Vec<_> = (0..40).map(|place| (place % 3 == 0).then_some(Avatar::ALL[place / 9])).collect();
        for chosen in [&none[..], &same, &some] {
            let looks = given(chosen);
            assert_eq!(looks.len(), chosen.len());
            assert!(!alike(&looks), "{looks:?}");
        }
    }

    #[test]
    fn twelve_who_have_not_chosen_have_twelve_pictures() {
        let looks = given(&[None; 12]);
        assert!(looks.iter().all(|look| look.copy == 0) && !alike(&looks));
    }

    #[test]
    fn who_comes_later_changes_nobody() {
        let before = given(&[None, Some(Avatar::Owl), None]);
        let after = given(&[None, Some(Avatar::Owl), None, None, Some(Avatar::Bee)]);
        assert_eq!(before, after[..3]);
    }

    #[test]
    fn everybody_has_what_they_chose() {
        let looks = given(&[None, None, Some(Avatar::Fox), Some(Avatar::Frog), Some(Avatar::Fox)]);
        let fox = |copy| Look { avatar: Avatar::Fox, copy };
        assert_eq!((looks[2], looks[4]), (fox(0), fox(1)));
        assert_eq!(looks[3].avatar, Avatar::Frog);
    }
}
