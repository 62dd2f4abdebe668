//! A game of known rules at a table: the one place where the server touches rules.

mod past;
#[cfg(test)]
mod tests;
mod words;

use crate::face::{Arms, BoardRenderer, BoardScene};
use crate::opponent;
use crate::play::{Asked, Change, Course, Declined, LogLine, Play, Sight, Thinking};
use crate::speech::Voice;
use ::words::{Language, Said, SaidCard, capitalized};
use past::{Past, is_step};
use stage::PrimerSection;
use std::time::Duration;
use tabletop::{Cup, Entry, Pending, Record, Refusal, Seat, Seats, Seed, Table, TableError, Viewer};

/// How many steps are kept to be told on the page; the whole story is told again from the journal when asked for.
const TOLD_STEPS: usize = 60;

/// A game being played.
pub struct Playing<G: BoardRenderer> {
    table: Table<G>,
    cup: Cup,
    past: Past<G>,
    /// How many steps had been taken before the last request: what came after it is news.
    news_from: usize,
}

impl<G: BoardRenderer> Playing<G> {
    /// A new game: chance answers until somebody is asked.
    pub fn new(game: G, figures: Option<(String, String)>, seed: Seed) -> Playing<G> {
        let past = Past::new(&game, TOLD_STEPS);
        let mut playing =
            Playing { table: Table::new(game, figures), cup: Cup::new(seed), past, news_from: 0 };
        playing.roll_on();
        playing
    }

    /// A game from its journal. Everything after the first `inherited` chance events must have come from this seed.
    pub fn open(record: &Record, seed: Seed, inherited: usize) -> Result<Playing<G>, TableError> {
        let mut cup = Cup::new(seed);
        let (table, past) = Past::follow(record, &mut cup, inherited, TOLD_STEPS)?;
        let mut playing = Playing { news_from: table.steps(), table, cup, past };
        // A choice and the dice after it are written together, but a game played on may begin before a roll.
        playing.roll_on();
        Ok(playing)
    }

    fn roll_on(&mut self) {
        while let Pending::Chance(awaited) = self.table.pending() {
            let mut happenings = Vec::new();
            let chapter = self.chapter();
            let outcome = self.cup.answer(awaited);
            self.table.chance(&outcome, Some(&mut happenings)).expect("a cup answers what is awaited");
            self.past.rolled();
            self.past.tell(self.table.steps(), chapter, happenings);
        }
    }

    fn game(&self) -> &G {
        self.table.game()
    }

    fn chapter(&self) -> u32 {
        self.game().chapter(self.table.state())
    }

    fn whole_record(&self) -> Record {
        self.table.record(self.table.head())
    }

    /// Tells the past again; it was accepted before, so it is accepted again.
    fn retell(&self, record: &Record, keep: usize) -> (Table<G>, Past<G>) {
        Past::follow(record, &mut self.cup.clone(), usize::MAX, keep).expect("a game follows its own record")
    }

    fn lines_from(&self, step: usize) -> Vec<String> {
        (step..self.table.steps())
            .map(|step| {
                self.table.entries_of(step).iter().map(Entry::to_string).collect::<Vec<_>>().join("\n")
            })
            .collect()
    }

    fn change_since(&mut self, from: usize) -> Change {
        self.news_from = from;
        Change { from, lines: self.lines_from(from) }
    }
}

impl From<Refusal> for Declined {
    fn from(refusal: Refusal) -> Declined {
        match refusal {
            Refusal::NotAsked(_) => Declined::NotAsked,
            Refusal::Over => Declined::Over,
            Refusal::NotOffered | Refusal::NoChanceAwaited | Refusal::Impossible(_) => Declined::NotOffered,
        }
    }
}

impl<G: BoardRenderer> Play for Playing<G> {
    fn players(&self) -> u8 {
        self.game().players()
    }

    fn words(&self) -> Vec<&'static str> {
        (0..self.game().seats()).map(|seat| self.game().seat_name(Seat(seat))).collect()
    }

    fn titles(&self, language: Language) -> Vec<String> {
        language.seat_titles(self.game()).iter().map(|title| capitalized(title)).collect()
    }

    fn primer(&self, language: Language) -> Vec<(String, String)> {
        let said = |part: PrimerSection| (language.text(&part.heading), language.text(&part.text));
        self.game().primer().into_iter().map(said).collect()
    }

    fn arms(&self) -> Vec<Arms> {
        (0..self.game().seats()).map(|seat| self.game().arms(Seat(seat))).collect()
    }

    fn asked(&self) -> Seats {
        match self.table.pending() {
            Pending::Seats(seats) => seats,
            Pending::Chance(_) | Pending::Over => Seats::NONE,
        }
    }

    fn is_over(&self) -> bool {
        self.table.pending() == Pending::Over
    }

    fn steps(&self) -> usize {
        self.table.steps()
    }

    /// Where several choose at once, what others do meanwhile does not change one's own question.
    fn question(&self, seat: Seat) -> usize {
        if G::SIMULTANEOUS {
            self.past.chances + self.past.choices.get(seat.index()).copied().unwrap_or(0)
        } else {
            self.table.steps()
        }
    }

    fn answer(&mut self, seat: Seat, question: usize, text: &str) -> Result<Change, Declined> {
        if self.is_over() {
            return Err(Declined::Over);
        }
        if question != self.question(seat) {
            return Err(Declined::Stale);
        }
        let choice = self.game().read(text).map_err(|_| Declined::NotOffered)?;
        let (from, chapter) = (self.table.steps(), self.chapter());
        let mut happenings = Vec::new();
        self.table.play(seat, choice, Some(&mut happenings))?;
        self.past.chose(seat);
        self.past.tell(self.table.steps(), chapter, happenings);
        self.roll_on();
        Ok(self.change_since(from))
    }

    fn take_back(&mut self, seat: Seat, consenting: Seats) -> Result<Change, Declined> {
        let before = self.lines_from(0);
        self.table.take_back(seat, consenting).map_err(|_| Declined::NothingToTakeBack)?;
        (_, self.past) = self.retell(&self.whole_record(), TOLD_STEPS);
        let after = self.lines_from(0);
        let same = before.iter().zip(&after).take_while(|(old, new)| old == new).count();
        Ok(self.change_since(same))
    }

    fn can_take_back(&self, seat: Seat, consenting: Seats) -> bool {
        let since = &self.past.since;
        let Some(last) = since.iter().rposition(|by| *by == seat) else { return false };
        !self.asked().is_empty()
            && (G::SIMULTANEOUS || since[last + 1..].iter().all(|by| consenting.contains(*by)))
    }

    fn sight(&self, viewer: Viewer, voice: Voice<'_>, is_live: bool) -> Sight {
        let (game, state) = (self.game(), self.table.state());
        let view = game.view(state, viewer);
        let seat = match viewer {
            Viewer::Seat(seat) if is_live && self.asked().contains(seat) => Some(seat),
            _ => None,
        };
        let known = |happening: &&G::Happening| game.may_know(happening, viewer);
        let news = self.past.told.iter().filter(|told| told.step > self.news_from);
        let happened: Vec<G::Happening> =
            news.flat_map(|told| told.happenings.iter()).filter(known).cloned().collect();
        let recent = self.past.told.iter().flat_map(|told| told.happenings.iter()).filter(known);
        let scene = BoardScene {
            game,
            view: &view,
            viewer,
            language: voice.language,
            names: voice.names,
            asked: self.asked(),
            question: seat.and_then(|seat| game.question(state, seat)),
            offered: seat.map(|seat| self.offered(&view, seat, voice)).unwrap_or_default(),
            happened: &happened,
            recent: recent.collect(),
            standing: game.standing(state),
            chapter: self.chapter(),
        };
        Sight {
            board: game.board(&scene),
            asked: seat.map(|seat| Asked {
                number: self.question(seat),
                text: scene.question.as_ref().map(|question| voice.say(&question.text)).unwrap_or_default(),
                answers: self.answers(&scene, seat),
                goes_on: self.goes_on(seat),
            }),
            waiting: scene.asked,
            busy_with: self.busy_with(),
            log: self.log(&self.past, viewer, voice),
            holdings: (0..game.seats()).map(|seat| game.holdings(&scene, Seat(seat))).collect(),
            chapter: self.chapter_name(scene.chapter, voice.language),
            standing: scene.standing.map(|standing| voice.language.standing(&standing, voice.names)),
        }
    }

    fn think(&self, seat: Seat, level: &str, time: Duration) -> Option<Thinking> {
        let choices = self.table.choices(seat);
        let said = choices.iter().map(|choice| self.game().say(self.table.state(), seat, *choice)).collect();
        let view = self.game().view(self.table.state(), Viewer::Seat(seat));
        opponent::thinking(self.game().clone(), seat, view, choices, said, level, time)
    }

    fn explain(
        &self,
        seat: Option<Seat>,
        thing: &str,
        voice: Voice<'_>,
    ) -> Result<(Option<SaidCard>, Option<Said>), Declined> {
        let sheet = self.game().cards().into_iter().find(|sheet| sheet.component.id == thing);
        let why = seat.and_then(|seat| self.game().why_not(self.table.state(), seat, thing).ok());
        if sheet.is_none() && why.is_none() {
            return Err(Declined::NoSuchThing);
        }
        Ok((sheet.map(|sheet| voice.language.card(&sheet)), why.map(|why| voice.say(&why))))
    }

    fn story(&self, viewer: Viewer, voice: Voice<'_>) -> Vec<LogLine> {
        let (_, past) = self.retell(&self.whole_record(), usize::MAX);
        self.log(&past, viewer, voice)
    }

    fn chapter_name(&self, chapter: u32, language: Language) -> String {
        language.text(&self.game().chapter_name(chapter))
    }

    fn course(&self, language: Language) -> Result<Course, Declined> {
        if !self.is_over() {
            return Err(Declined::NotOver);
        }
        let mut course = Course { chapters: Vec::new(), points: vec![Vec::new(); self.words().len()] };
        let mut chapter = None;
        let mut close = |name: String, table: &Table<G>| {
            course.chapters.push((name, table.steps()));
            for (seat, points) in (0..).zip(&mut course.points) {
                points.push(table.game().vp(table.state(), Seat(seat)));
            }
        };
        let follow = |table: &Table<G>, _: &[G::Happening]| {
            let now = table.game().chapter(table.state());
            let is_over = table.pending() == Pending::Over;
            match chapter.replace(now) {
                Some(before) if before != now || is_over => {
                    close(language.text(&table.game().chapter_name(before)), table);
                }
                _ => {}
            }
        };
        Table::replay(&self.whole_record(), follow).expect("a game follows its own record");
        Ok(course)
    }

    fn record(&self) -> Record {
        self.whole_record()
    }

    fn moment(&self, steps: usize) -> Result<Box<dyn Play>, Declined> {
        if steps > self.table.steps() {
            return Err(Declined::NoSuchMoment);
        }
        let mut record = self.whole_record();
        let mut left = steps;
        record.entries.retain(|(_, entry)| {
            let keep = left > 0 && is_step(entry);
            left -= usize::from(keep);
            keep
        });
        let (table, past) = self.retell(&record, TOLD_STEPS);
        Ok(Box::new(Playing { table, cup: self.cup.clone(), past, news_from: steps.saturating_sub(1) }))
    }

    fn journal(&self) -> Vec<String> {
        self.lines_from(0)
    }

    fn chances(&self) -> usize {
        self.past.chances
    }
}
