//! What one browser has played: read from the finished tables at which it has a seat, and summed up.

use crate::games::forked_from;
use crate::played_game::{DiceLuck, Facts};
use crate::refusal::Refused;
use crate::secret::{TableId, TokenHash};
use crate::services::Services;
use crate::storage::{Sitter, Summary};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::{Game, Record, Seat, Table};
use troyes_dice::TroyesDice;
use troyes_dice::achievements::Career as DiceCareer;
use words::{Language, Phrase};

/// So many tables are looked at, those that were touched last.
const MOST_TABLES: u32 = 100;

/// A finished game.
pub struct Finished {
    /// Its table.
    pub table: TableId,
    /// The lobby's offer it was made from.
    pub offer: String,
    /// When something last happened, in seconds since 1970.
    pub when: i64,
    /// What it says of how it was played.
    pub facts: Facts,
    /// What its decisions lost on average, if it was analysed.
    pub mean_loss: Option<f64>,
}

/// Everything that a browser has played to its end, the oldest first.
#[derive(Default)]
pub struct Career {
    /// The games.
    pub games: Vec<Finished>,
    /// What was achieved in Troyes Dice.
    pub dice: DiceCareer,
}

/// The games of one kind, summed up.
pub struct Kind<'a> {
    /// The lobby's offer.
    pub offer: &'a str,
    /// How many played.
    pub players: u8,
    /// With other options than the usual ones.
    pub has_options: bool,
    /// The games.
    pub games: Vec<&'a Finished>,
}

impl Career {
    /// What is known of a browser's games. A table that cannot be opened any more is left out.
    pub async fn of(services: &Services, session: Option<TokenHash>) -> Result<Career, Refused> {
        let Some(session) = session else { return Ok(Career::default()) };
        let mut tables = services.storage.tables_of(session, MOST_TABLES).await?;
        tables.retain(|table| table.is_over);
        tables.reverse();
        let mut career = Career::default();
        for table in tables {
            career.add(services, &table).await?;
        }
        Ok(career)
    }

    async fn add(&mut self, services: &Services, table: &Summary) -> Result<(), Refused> {
        let Some((row, journal)) = services.storage.table(&table.id).await? else { return Ok(()) };
        // What goes on from a moment of another game is an exercise: the moves before it have been counted there.
        if forked_from(&row.head).is_some() {
            return Ok(());
        }
        let Ok(game) = services.games.open(&journal, row.game_seed(), row.inherited) else { return Ok(()) };
        let is_person = |seat: &Seat| {
            row.chairs.get(seat.index()).is_some_and(|chair| matches!(chair.sitter, Sitter::Person(_)))
        };
        // Whoever plays several seats at one screen looks at the first of them.
        let Some(seat) = table.own.iter().find(is_person) else { return Ok(()) };
        let Ok(facts) = game.facts(seat) else { return Ok(()) };
        if row.inherited == 0 {
            self.add_dice(&game.record(), seat);
        }
        let mean_loss = row.analyses[0].as_deref().and_then(|kept| mean_loss(kept, seat));
        let (id, offer) = (table.id.clone(), table.offer.clone());
        self.games.push(Finished { table: id, offer, when: table.touched, facts, mean_loss });
        Ok(())
    }

    /// Games that were begun by others, or with figures of one's own, earn nothing.
    fn add_dice(&mut self, record: &Record, seat: Seat) {
        if record.head.game != TroyesDice::NAME || record.head.start.is_some() {
            return;
        }
        let Ok(table) = Table::<TroyesDice>::replay(record, |_, _| {}) else { return };
        let game = table.game();
        if let Some(finished) = game.finished(table.state(), seat).filter(|_| game.has_embedded_figures()) {
            self.dice.record(game.printed(), &finished);
        }
    }

    /// By game, number of players and options, in the order in which they were first played.
    pub fn kinds(&self) -> Vec<Kind<'_>> {
        let mut kinds: Vec<Kind<'_>> = Vec::new();
        for game in &self.games {
            let (offer, players) = (game.offer.as_str(), game.facts.players);
            let has_options = has_options(&game.facts.options);
            let same = |kind: &&mut Kind<'_>| {
                (kind.offer, kind.players, kind.has_options) == (offer, players, has_options)
            };
            match kinds.iter_mut().find(same) {
                Some(kind) => kind.games.push(game),
                None => kinds.push(Kind { offer, players, has_options, games: vec![game] }),
            }
        }
        kinds
    }

    /// The pips of all own dice.
    pub fn luck(&self) -> DiceLuck {
        let mut luck = DiceLuck::default();
        self.games.iter().for_each(|game| luck.add_all(game.facts.luck));
        luck
    }

    /// The components that own choices were about most often, by game and id.
    pub fn favourites(&self, most: usize) -> Vec<(&'static str, &'static str, u32)> {
        let mut counts: BTreeMap<(&'static str, &'static str), u32> = BTreeMap::new();
        for game in &self.games {
            for (id, count) in &game.facts.cards {
                *counts.entry((game.facts.game, id)).or_default() += count;
            }
        }
        let mut all: Vec<_> = counts.into_iter().map(|((game, id), count)| (game, id, count)).collect();
        all.sort_by(|a, b| b.2.cmp(&a.2).then(a.1.cmp(b.1)));
        all.truncate(most);
        all
    }

    /// Everything, for programs.
    pub fn to_json(&self) -> Value {
        let game = |game: &Finished| {
            let facts = &game.facts;
            let said = |phrase: &Phrase| Language::english().text(phrase);
            let rows: Vec<Value> =
                facts.rows.iter().map(|(source, points)| json!([said(source), points])).collect();
            json!({
                "table": game.table.to_string(),
                "offer": game.offer,
                "when": game.when,
                "game": facts.game,
                "players": facts.players,
                "options": facts.options,
                "points": facts.points,
                "lead": facts.lead,
                "won": facts.has_won,
                "mean_loss": game.mean_loss,
                "sources": rows,
                "verdict": facts.verdict.as_ref().map(said),
                "components": facts.cards,
                "dice": { "rolled": facts.luck.dice, "pips": facts.luck.pips, "expected": facts.luck.expected },
            })
        };
        json!({ "games": self.games.iter().map(game).collect::<Vec<_>>(), "troyes_dice": self.dice })
    }
}

impl Kind<'_> {
    /// The points of all games, in order.
    pub fn points(&self) -> Vec<i32> {
        self.games.iter().map(|game| game.facts.points).collect()
    }

    /// What decisions lost on average in each game that was analysed, in order.
    pub fn losses(&self) -> Vec<f64> {
        self.games.iter().filter_map(|game| game.mean_loss).collect()
    }

    /// Points by source, on average.
    pub fn sources(&self) -> Vec<(Phrase, f64)> {
        let mut sums: Vec<(Phrase, i32)> = Vec::new();
        for (source, points) in self.games.iter().flat_map(|game| &game.facts.rows) {
            match sums.iter_mut().find(|(known, _)| known == source) {
                Some((_, sum)) => *sum += points,
                None => sums.push((source.clone(), *points)),
            }
        }
        let count = self.games.len().max(1) as f64;
        sums.into_iter().map(|(source, sum)| (source, f64::from(sum) / count)).collect()
    }

    /// How many were won.
    pub fn wins(&self) -> usize {
        self.games.iter().filter(|game| game.facts.has_won).count()
    }

    /// The game with most points; where the game rates its results, the one that it rates best.
    pub fn best(&self) -> Option<&Finished> {
        self.games.iter().copied().max_by_key(|game| match game.facts.verdict {
            Some(_) => game.facts.lead,
            None => game.facts.points,
        })
    }
}

/// What a seat's decisions lost on average, from an analysis as it is kept: nothing of it but this is read.
fn mean_loss(kept: &str, seat: Seat) -> Option<f64> {
    #[derive(Deserialize)]
    struct Kept {
        version: u32,
        seats: Vec<Losses>,
    }
    #[derive(Deserialize)]
    struct Losses {
        decisions: usize,
        loss: f64,
    }
    let kept: Kept =
        serde_json::from_str(kept).ok().filter(|kept: &Kept| kept.version == analysis::VERSION)?;
    let losses = kept.seats.get(seat.index()).filter(|losses| losses.decisions > 0)?;
    Some(losses.loss / losses.decisions as f64)
}

/// Whether anything beyond players and numbering is chosen.
fn has_options(options: &Value) -> bool {
    let fields = options.as_object().into_iter().flatten();
    fields.into_iter().any(|(_, value)| *value == Value::Bool(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_loss_is_read_from_what_is_kept() {
        let kept = |version: u32| {
            let seats = json!([{ "decisions": 0, "loss": 0.0 }, { "decisions": 4, "loss": 6.0, "seat": 1 }]);
            json!({ "version": version, "seats": seats, "events": [] }).to_string()
        };
        assert_eq!(mean_loss(&kept(analysis::VERSION), Seat(1)), Some(1.5));
        assert_eq!(mean_loss(&kept(analysis::VERSION), Seat(0)), None, "nothing was decided");
        assert_eq!(mean_loss(&kept(0), Seat(1)), None, "it was reckoned otherwise");
        assert_eq!(mean_loss("{", Seat(0)), None);
    }
}
