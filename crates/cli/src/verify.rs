//! `troyes verify`: whether the dice of a record are those of the seed that was promised before the game.

use crate::failure::Failure;
use protocol::games::{self, ForGame, Listed};
use serde_json::{Value, json};
use std::path::Path;
use tabletop::{
    CompleteGame, Contribution, Cup, Entry, Mixture, Pending, Phrase, Record, Seed, Slip, Table, phrase,
};

/// What a record is checked against beside itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Claims<'a> {
    /// The hash that was shown before the game, as somebody wrote it down.
    pub promised: Option<&'a str>,
    /// The record of the game that it was played on from, the record of the one before that, and so on.
    pub from: &'a [Record],
    /// What a player kept of the promises made before the deal.
    pub slip: Option<&'a Slip>,
}

/// Who promised the seed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promise {
    /// Whoever wrote the hash down.
    Seen,
    /// The record alone.
    Recorded,
    /// Nobody.
    Missing,
}

/// What was found: every roll and draw is that of the seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Who promised the seed.
    pub promise: Promise,
    /// Rolls and draws that were checked against the record's own seed.
    pub own: usize,
    /// Those that were checked against the game it was played on from.
    pub inherited: usize,
    /// Whether the game came to its end.
    pub is_over: bool,
    /// What players brought to the seed; each is what they promised.
    pub contributions: Vec<Contribution>,
    /// Whether lots decided who sat where; they are those of the seed.
    pub by_lot: bool,
    /// Whether the nonce of a player's slip was counted, if there was a slip; every promise is as it says.
    pub slip: Option<bool>,
    /// The seat that its player drew, if lots were drawn: nothing in a record says who sat where, but they know.
    pub drawn: Option<u8>,
}

impl Verified {
    /// What a person is told.
    pub fn phrase(&self) -> Phrase {
        let promise = match self.promise {
            Promise::Seen => phrase!("cli-verify-as-promised"),
            Promise::Recorded => phrase!("cli-verify-as-recorded"),
            Promise::Missing => phrase!("cli-verify-not-promised"),
        };
        let older = match self.inherited {
            0 => Phrase::NOTHING,
            older => phrase!("cli-verify-inherited", older = older),
        };
        let cut = if self.is_over { Phrase::NOTHING } else { phrase!("cli-verify-cut") };
        let (all, own) = (self.own + self.inherited, self.own);
        phrase!(
            "cli-verify-found",
            all = all,
            own = own,
            promise = promise,
            mixed = self.mixed(),
            older = older,
            cut = cut
        )
    }

    /// What was found of the parts that players had in the seed.
    fn mixed(&self) -> Phrase {
        let withheld = self.withheld();
        let late = match withheld {
            0 => Phrase::NOTHING,
            _ => phrase!("cli-verify-withheld", withheld = withheld),
        };
        let slip = match self.slip {
            None => Phrase::NOTHING,
            Some(true) => phrase!("cli-verify-slip"),
            Some(false) => phrase!("cli-verify-slip-late"),
        };
        let drawn = self.drawn.map_or(Phrase::NOTHING, |seat| phrase!("cli-verify-drawn", seat = seat + 1));
        let lots = if self.by_lot { phrase!("cli-verify-lots") } else { Phrase::NOTHING };
        match self.contributions.len() {
            0 => lots,
            count => phrase!(
                "cli-verify-mixed",
                count = count,
                late = late,
                lots = lots,
                slip = slip,
                drawn = drawn
            ),
        }
    }

    fn withheld(&self) -> usize {
        self.contributions.iter().filter(|contribution| contribution.nonce.is_none()).count()
    }

    /// The same for programs.
    pub fn to_json(&self) -> Value {
        let promise = match self.promise {
            Promise::Seen => "seen",
            Promise::Recorded => "recorded",
            Promise::Missing => "missing",
        };
        let contributions = self.contributions.iter().map(|one| {
            let nonce = one.nonce.map(|nonce| nonce.to_string());
            json!({"place": one.place, "commitment": one.commitment.to_string(), "nonce": nonce})
        });
        json!({
            "promise": promise,
            "own": self.own,
            "inherited": self.inherited,
            "over": self.is_over,
            "contributions": contributions.collect::<Vec<_>>(),
            "lots": self.by_lot,
            "slip": self.slip,
            "drawn": self.drawn,
        })
    }
}

/// Checks a record, its promise and every one of its rolls and draws; what was found. It fails unless all of them are
/// shown to be right.
pub fn verify(record: &Record, claims: Claims<'_>) -> Result<Verified, Failure> {
    must_begin(record)?;
    let secret = seed_of(record)?;
    let promise = promise(record, &secret, claims.promised)?;
    let (seed, mixture) = mixed(record, &secret)?;
    let slip = claims.slip.map(|slip| slip.check(&record.head, mixture.as_ref())).transpose();
    let slip = slip.map_err(|flaw| Failure::new(flaw.phrase()))?;
    // Whoever has a slip has seen the hash that stands there.
    let promise = if slip.is_some() { Promise::Seen } else { promise };
    let checked = games::with(
        &record.head.game,
        Verify { record, seed, mixture: mixture.as_ref(), from: claims.from },
    )??;
    let Checked { own, inherited, is_over } = checked;
    let by_lot = mixture.as_ref().is_some_and(|mixture| mixture.by_lot);
    let drawn =
        claims.slip.zip(mixture.as_ref().filter(|mixture| mixture.by_lot)).and_then(|(slip, mixture)| {
            mixture.lots(&seed).iter().position(|place| *place == slip.place).map(|seat| seat as u8)
        });
    let contributions = mixture.map_or(Vec::new(), |mixture| mixture.contributions);
    Ok(Verified { promise, own, inherited, is_over, contributions, by_lot, slip, drawn })
}

/// A slip as a player's browser saved it.
pub fn read_slip(file: &Path) -> Result<Slip, Failure> {
    let wrong = |error: String| {
        Failure::new(phrase!("cli-verify-no-slip", file = file.display().to_string(), error = error))
    };
    let text = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))
}

/// A game that begins in a position that somebody set up has a past of which nothing can be checked.
fn must_begin(record: &Record) -> Result<(), Failure> {
    match record.head.start {
        Some(_) => Err(Failure::new(phrase!("cli-verify-set-up"))),
        None => Ok(()),
    }
}

fn seed_of(record: &Record) -> Result<Seed, Failure> {
    let Some(seed) = &record.head.seed else {
        // A guide's dice were prepared; the others tell their seed when the game is over.
        let hint = match guide::named_in(&record.head) {
            Some(_) => phrase!("cli-verify-guided-hint"),
            None => phrase!("cli-verify-no-seed-hint"),
        };
        return Err(Failure::new(phrase!("cli-verify-no-seed")).with_hint(hint));
    };
    seed.parse().map_err(|error: tabletop::SeedError| Failure::new(error.phrase()))
}

/// The seed of the game: what the secret was mixed to, where it was.
fn mixed(record: &Record, secret: &Seed) -> Result<(Seed, Option<Mixture>), Failure> {
    Mixture::checked(&record.head, secret).map_err(|flaw| Failure::new(flaw.phrase()))
}

/// Compares the hash of the seed with what was promised: by whoever saw it, and by the record itself.
fn promise(record: &Record, seed: &Seed, promised: Option<&str>) -> Result<Promise, Failure> {
    let hash = seed.commitment();
    let differs = |shown: &str| {
        let (shown, hash) = (shown.to_string(), hash.clone());
        Err(Failure::new(phrase!("cli-verify-other-hash", shown = shown, hash = hash)))
    };
    let written = record.head.commitment.as_deref();
    match (promised.map(str::trim), written) {
        (Some(""), _) => Err(Failure::new(phrase!("cli-verify-empty-promise"))),
        (Some(promised), _) if !promised.eq_ignore_ascii_case(&hash) => differs(promised),
        (_, Some(written)) if written != hash => differs(written),
        (Some(_), _) => Ok(Promise::Seen),
        (None, Some(_)) => Ok(Promise::Recorded),
        (None, None) => Ok(Promise::Missing),
    }
}

/// How many rolls and draws were checked.
struct Checked {
    /// Against the record's own seed.
    own: usize,
    /// Against the game that it was played on from.
    inherited: usize,
    is_over: bool,
}

struct Verify<'a> {
    record: &'a Record,
    seed: Seed,
    /// What the seed was mixed from, if it was.
    mixture: Option<&'a Mixture>,
    from: &'a [Record],
}

impl ForGame for Verify<'_> {
    type Output = Result<Checked, Failure>;

    fn run<G: CompleteGame>(self, _: &'static Listed) -> Self::Output {
        let table = replayed::<G>(self.record)?;
        let inherited = inherited(self.record, &table)?;
        self.must_fit(table.game().players(), inherited)?;
        if inherited > 0 {
            self.check_inherited(&table, inherited)?;
        }
        let own = follow(&table, self.seed, inherited)?;
        Ok(Checked { own, inherited, is_over: table.pending() == Pending::Over })
    }
}

impl Verify<'_> {
    /// What the seed was mixed from is for those who play, and for all of their game.
    fn must_fit(&self, players: u8, inherited: usize) -> Result<(), Failure> {
        let Some(mixture) = self.mixture else { return Ok(()) };
        mixture.must_seat(players).map_err(|flaw| Failure::new(flaw.phrase()))?;
        match inherited {
            0 => Ok(()),
            _ => Err(Failure::new(phrase!("cli-verify-mixed-past", inherited = inherited))),
        }
    }

    /// The beginning is that of the game it was played on from, whose dice are checked in the same way.
    fn check_inherited<G: CompleteGame>(&self, table: &Table<G>, inherited: usize) -> Result<(), Failure> {
        let Some((parent, before)) = self.from.split_first() else {
            let all = table.chances().count();
            let message = phrase!("cli-verify-unknown-past", inherited = inherited, all = all);
            return Err(Failure::new(message).with_hint(phrase!("cli-verify-unknown-past-hint")));
        };
        must_begin(parent)?;
        let parent_table = replayed::<G>(parent)?;
        if table.head() != parent_table.head() {
            return Err(Failure::new(phrase!("cli-verify-other-rules")));
        }
        let steps = steps_with(table, inherited);
        if let Some(step) = (0..steps).find(|step| entry(table, *step) != entry(&parent_table, *step)) {
            return Err(Failure::new(phrase!("cli-verify-other-step", step = step + 1)));
        }
        let secret = seed_of(parent)?;
        promise(parent, &secret, None)?;
        let (seed, mixture) = mixed(parent, &secret)?;
        Verify { record: parent, seed, mixture: mixture.as_ref(), from: before }.run_parent(&parent_table)
    }

    fn run_parent<G: CompleteGame>(&self, table: &Table<G>) -> Result<(), Failure> {
        let inherited = inherited(self.record, table)?;
        self.must_fit(table.game().players(), inherited)?;
        if inherited > 0 {
            self.check_inherited(table, inherited)?;
        }
        follow(table, self.seed, inherited).map(|_| ())
    }
}

fn replayed<G: CompleteGame>(record: &Record) -> Result<Table<G>, Failure> {
    Ok(Table::<G>::replay(record, |_, _| {})?)
}

/// Compares every roll and draw after the first `inherited` with what the seed gives; how many these are.
fn follow<G: CompleteGame>(table: &Table<G>, seed: Seed, inherited: usize) -> Result<usize, Failure> {
    let mut cup = Cup::new(seed);
    let mut checked = 0;
    for (i, (awaited, outcome)) in table.chances().enumerate().skip(inherited) {
        let right = cup.answer(awaited);
        if right != *outcome {
            let (found, right) = (format!("{outcome:?}"), format!("{right:?}"));
            let message = phrase!("cli-verify-other-roll", number = i + 1, found = found, right = right);
            return Err(Failure::new(message));
        }
        checked += 1;
    }
    if checked == 0 {
        return Err(Failure::new(phrase!("cli-verify-nothing")));
    }
    Ok(checked)
}

/// A game that was played on from a moment of another one has its first rolls from there.
fn inherited<G: CompleteGame>(record: &Record, table: &Table<G>) -> Result<usize, Failure> {
    let notes: Vec<_> = record.head.notes.iter().filter(|(key, _)| key == "inherited").collect();
    let [(_, count)] = notes[..] else {
        return if notes.is_empty() { Ok(0) } else { Err(Failure::new(phrase!("cli-verify-two-notes"))) };
    };
    let wrong = || Failure::new(phrase!("cli-verify-note", count = count.clone()));
    let count: usize = count.parse().map_err(|_| wrong())?;
    let all = table.chances().count();
    if count > all {
        return Err(Failure::new(phrase!("cli-verify-too-many", count = count, all = all)));
    }
    Ok(count)
}

/// How many steps a game had taken when it had so many rolls and draws.
fn steps_with<G: CompleteGame>(table: &Table<G>, chances: usize) -> usize {
    let is_chance = |step: &usize| matches!(entry(table, *step), Some(Entry::Roll(_) | Entry::Draw(_)));
    (0..table.steps()).filter(is_chance).nth(chances.saturating_sub(1)).map_or(0, |last| last + 1)
}

fn entry<G: CompleteGame>(table: &Table<G>, step: usize) -> Option<Entry> {
    table.entries_of(step).into_iter().next()
}
