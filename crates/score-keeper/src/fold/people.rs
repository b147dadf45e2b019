//! Who comes and goes, and where they sit.

use crate::entry::Player;
use crate::id::PlayerId;
use crate::refusal::{MOST_POINTS, Refusal};
use crate::sheet::{Place, ScoreSheet};

impl ScoreSheet {
    pub(super) fn join(&mut self, player: &Player, place: usize, points: i64) -> Result<(), Refusal> {
        if !(-MOST_POINTS..=MOST_POINTS).contains(&points) {
            return Err(Refusal::TooManyPoints);
        }
        if points < 0 && !self.rules.may_lose_points() {
            return Err(Refusal::BelowZero);
        }
        self.take_in(player, place, points)
    }

    /// Somebody who has points in the open round goes after it.
    pub(super) fn leave(&mut self, player: &PlayerId) -> Result<(), Refusal> {
        let open = self.last_round();
        let wrote = self.rounds.last().is_some_and(|round| round.cell(player).is_some());
        let place = self.known_mut(player)?;
        match place.stays.last_mut() {
            Some((_, until @ None)) => *until = Some(open + u32::from(wrote)),
            Some(_) | None => return Err(Refusal::Present { player: player.clone(), here: false }),
        }
        self.pass_the_deal();
        Ok(())
    }

    pub(super) fn come_back(&mut self, player: &PlayerId) -> Result<(), Refusal> {
        let open = self.last_round();
        let place = self.known_mut(player)?;
        if !place.has_gone() {
            return Err(Refusal::Present { player: player.clone(), here: true });
        }
        match place.stays.last_mut() {
            // Gone from the open round on, or after it: as if they had stayed.
            Some((_, until)) if until.is_some_and(|until| until >= open) => *until = None,
            Some(_) | None => place.stays.push((open, None)),
        }
        Ok(())
    }

    pub(super) fn call(&mut self, player: &Player) -> Result<(), Refusal> {
        self.known(&player.id)?;
        self.check_name(player)?;
        self.known_mut(&player.id)?.player = player.clone();
        Ok(())
    }

    pub(super) fn sit(&mut self, order: &[PlayerId]) -> Result<(), Refusal> {
        let seated: Option<Vec<Place>> = order.iter().map(|player| self.place(player).cloned()).collect();
        let mut places = seated.ok_or(Refusal::Order)?;
        let mut once: Vec<&PlayerId> = order.iter().collect();
        once.sort_unstable();
        once.dedup();
        if once.len() != self.places.len() || order.len() != once.len() {
            return Err(Refusal::Order);
        }
        std::mem::swap(&mut self.places, &mut places);
        Ok(())
    }

    pub(super) fn deal(&mut self, player: &PlayerId) -> Result<(), Refusal> {
        let open = self.last_round();
        if !self.known(player)?.is_present(open) {
            return Err(Refusal::Absent { player: player.clone(), round: open });
        }
        if let Some(round) = self.rounds.last_mut() {
            round.dealer = player.clone();
        }
        Ok(())
    }

    /// Whoever deals and has gone leaves the deal to the next at the left.
    fn pass_the_deal(&mut self) {
        let open = self.last_round();
        let gone = |player: &PlayerId| self.place(player).is_none_or(|place| !place.is_present(open));
        let Some(at) = self.rounds.last().filter(|round| gone(&round.dealer)).map(|round| &round.dealer)
        else {
            return;
        };
        let from = self.places.iter().position(|place| place.player.id == *at).unwrap_or(0);
        let left = self.places[from..].iter().chain(&self.places[..from]);
        let next = left.filter(|place| place.is_present(open)).map(|place| place.player.id.clone()).next();
        if let (Some(next), Some(round)) = (next, self.rounds.last_mut()) {
            round.dealer = next;
        }
    }

    /// A name is as people may call themselves at a table, and nobody else's.
    pub(super) fn check_name(&self, player: &Player) -> Result<(), Refusal> {
        let name = protocol::names::name(&player.name);
        let name = name.map_err(|problem| Refusal::Name { why: problem.message })?;
        let same = |other: &Place| {
            other.player.id != player.id && other.player.name.to_lowercase() == name.to_lowercase()
        };
        if self.places.iter().any(same) { Err(Refusal::Twice { name }) } else { Ok(()) }
    }

    pub(super) fn known(&self, player: &PlayerId) -> Result<&Place, Refusal> {
        self.place(player).ok_or_else(|| Refusal::Unknown { player: player.clone() })
    }

    fn known_mut(&mut self, player: &PlayerId) -> Result<&mut Place, Refusal> {
        let place = self.places.iter_mut().find(|place| place.player.id == *player);
        place.ok_or_else(|| Refusal::Unknown { player: player.clone() })
    }
}
