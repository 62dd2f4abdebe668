//! What a finished game says of how somebody plays.

use super::Playing;
use crate::board::BoardRenderer;
use crate::played_game::{Declined, DiceLuck, Facts};
use std::collections::BTreeMap;
use tabletop::{Awaited, Pending, Seat, Step, Table, ToJson};

/// By how many points a seat is ahead of the best of the others; its points where there is nobody else.
fn lead(totals: &[i32], seat: Seat) -> i32 {
    let others = totals.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let own = totals.get(seat.index()).copied().unwrap_or(0);
    own - others.map(|(_, total)| *total).max().unwrap_or(0)
}

impl<G: BoardRenderer> Playing<G> {
    /// The facts of a game that is over, from one seat.
    pub(super) fn facts_of(&self, seat: Seat) -> Result<Facts, Declined> {
        let game = self.game();
        let standing = game.standing(self.host.state()).ok_or(Declined::NotOver)?;
        Ok(Facts {
            game: G::NAME,
            players: game.players(),
            options: game.options().to_json_value(),
            points: standing.total.get(seat.index()).copied().unwrap_or(0),
            lead: lead(&standing.total, seat),
            has_won: standing.winners.contains(seat) && standing.winners.len() < game.seats().into(),
            is_alone: game.seats() == 1,
            rows: standing
                .rows
                .iter()
                .map(|row| (row.source.clone(), row.vp.get(seat.index()).copied().unwrap_or(0)))
                .collect(),
            verdict: standing.verdict.clone(),
            cards: self.used_by(seat),
            luck: self.luck_of(seat),
        })
    }

    /// Which components somebody's own choices named, and how often.
    fn used_by(&self, seat: Seat) -> BTreeMap<&'static str, u32> {
        let game = self.game();
        let known: Vec<&'static str> = game.cards().iter().map(|sheet| sheet.component.id).collect();
        let mut used = BTreeMap::new();
        for step in self.host.table().taken() {
            let Step::Choice(by, choice) = step else { continue };
            let text = if *by == seat { game.write(*choice) } else { continue };
            let named = text.split(' ').filter_map(|word| known.iter().find(|id| **id == word));
            named.for_each(|id| *used.entry(*id).or_insert(0) += 1);
        }
        used
    }

    /// The pips of the dice that were somebody's own, in games that tell whose a die is.
    fn luck_of(&self, seat: Seat) -> DiceLuck {
        let game = self.game();
        let word = game.seat_name(seat);
        let is_own = |name: &String| name.split([' ', '@']).any(|part| part == word);
        let mut luck = DiceLuck::default();
        let names_in = |table: &Table<G>| match table.pending() {
            Pending::Chance(Awaited::Roll { sides, .. }) => (sides, game.awaited_names(table.state())),
            _ => (0, Vec::new()),
        };
        let mut awaited = names_in(&self.host.table().at_its_start());
        let mut outcomes = self.host.table().chances();
        self.host.table().retold(self.host.table().steps(), |table, _| {
            if matches!(table.taken().last(), Some(Step::Chance(..)))
                && let Some((Awaited::Roll { .. }, faces)) = outcomes.next()
            {
                for (_, face) in awaited.1.iter().zip(faces.iter()).filter(|(name, _)| is_own(name)) {
                    luck.add(*face, awaited.0);
                }
            }
            awaited = names_in(table);
        });
        luck
    }
}
