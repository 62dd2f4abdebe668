//! A game of known rules at a table: the one place where tables touch rules.

mod career;
mod drafts;
mod guided;
mod news;
mod real_table;
#[cfg(test)]
mod tests;
mod words;

use crate::analysing::{AnyPlan, Planned};
use crate::board::{Arms, BoardRenderer, BoardScene};
use crate::initials::borne;
use crate::played_game::{
    Asked, Change, Course, Declined, Extent, Facts, Guided, LogLine, PlayedGame, Sight, SpotSheet,
};
use crate::proposed::Clicked;
use crate::refereed::RefereedGame;
use crate::shared::Shared;
use crate::speech::Voice;
use crate::thinking::Thinking;
use ::analysis::{Plan, Scope};
use ::words::{Language, Said, SaidCard, capitalized};
use guide::Guide;
use host::{Dice, Host, OpenError, SeededDice};
use maud::Markup;
use stage::PrimerSection;
use stage::real_table::Hands;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Awaited, Outcome, Pending, Record, Seat, Seats, Seed, Table, Viewer};

/// How many steps are kept to be told on the page; the whole story is told again when asked for.
const TOLD_STEPS: usize = 60;

/// How passing is written, in games that know it.
const PASS: &str = "pass";

/// A game being played.
pub struct Playing<G: BoardRenderer> {
    host: Host<G>,
    /// Who learns is guided, until they leave the guide.
    guide: Option<&'static Guide>,
    /// The secret cards of a real table, if it is one.
    hands: Option<Hands>,
}

impl<G: BoardRenderer> Playing<G> {
    /// A new game: chance answers until somebody is asked, as soon as there is a seed.
    pub fn new(game: G, figures: Option<(String, String)>, seed: Option<Seed>) -> Playing<G> {
        let dice = seed.map_or(Dice::Undealt, |seed| Dice::Seeded(SeededDice::new(seed)));
        Playing { host: Host::new(Table::new(game, figures), dice, TOLD_STEPS), guide: None, hands: None }
    }

    /// A new game with a guide: what is prepared falls and is drawn first.
    pub fn guided(game: G, guide: &'static Guide, seed: Seed) -> Playing<G> {
        let dice = Dice::Seeded(SeededDice::new(seed).after(guide.chance.iter().cloned()));
        let mut host = Host::new(Table::new(game, None), dice, TOLD_STEPS);
        guide.let_others_play(&mut host);
        Playing { host, guide: Some(guide), hands: None }
    }

    /// A game from its journal; see [`Host::open`].
    pub fn open(record: &Record, seed: Seed, inherited: usize) -> Result<Playing<G>, OpenError> {
        let guide = guide::named_in(&record.head);
        let prepared = guide.map_or(&[][..], |guide| &guide.chance);
        Ok(Playing { host: Host::open(record, seed, inherited, prepared, TOLD_STEPS)?, guide, hands: None })
    }

    /// A game at which nothing was dealt yet, from its journal.
    pub fn open_undealt(record: &Record) -> Result<Playing<G>, OpenError> {
        Ok(Playing { host: Host::open_undealt(record, TOLD_STEPS)?, guide: None, hands: None })
    }

    fn game(&self) -> &G {
        self.host.game()
    }

    /// What the last request changed.
    fn change(&self) -> Change {
        Change { from: self.host.before(), lines: self.host.journal_from(self.host.before()) }
    }
}

impl From<host::Refused> for Declined {
    fn from(refused: host::Refused) -> Declined {
        match refused {
            host::Refused::Stale { .. } => Declined::Stale,
            host::Refused::NotAsked(_) => Declined::NotAsked,
            host::Refused::Over => Declined::Over,
            host::Refused::NotOffered | host::Refused::Chance(_) => Declined::NotOffered,
            host::Refused::NothingToTakeBack
            | host::Refused::NothingHappened
            | host::Refused::ChanceStands => Declined::NothingToTakeBack,
            host::Refused::NoSuchMoment => Declined::NoSuchMoment,
        }
    }
}

impl<G: BoardRenderer> PlayedGame for Playing<G> {
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

    fn arms(&self, names: &[String]) -> Vec<Arms> {
        borne((0..self.game().seats()).map(|seat| self.game().arms(Seat(seat))).collect(), names)
    }

    fn drawing(&self, component: &str) -> Option<Markup> {
        self.game().drawing(component)
    }

    fn asked(&self) -> Seats {
        self.host.asked()
    }

    fn is_over(&self) -> bool {
        self.host.is_over()
    }

    fn steps(&self) -> usize {
        self.host.table().steps()
    }

    fn question(&self, seat: Seat) -> usize {
        self.host.question(seat)
    }

    fn answer(&mut self, seat: Seat, question: usize, texts: &[String]) -> Result<Change, Declined> {
        if self.is_over() {
            return Err(Declined::Over);
        }
        let read = |text: &String| self.game().read(text).map_err(|_| Declined::NotOffered);
        let choices: Result<Vec<G::Choice>, Declined> = texts.iter().map(read).collect();
        // What stood on an older page may not be readable any more; that it is old is the better reason.
        if question != self.question(seat) {
            return Err(Declined::Stale);
        }
        match self.guide.filter(|_| seat == guide::LEARNER) {
            Some(guide) => self.attempt(guide, question, &choices?)?,
            None => self.host.answer_all(seat, question, &choices?)?,
        }
        Ok(self.change())
    }

    fn spare(&mut self, seats: Seats) -> Option<Change> {
        let steps = self.steps();
        self.host.spare(seats);
        (self.steps() > steps).then(|| self.change())
    }

    fn spared(&self) -> Seats {
        self.host.spared()
    }

    fn deal(&mut self, seed: Seed) {
        self.host.deal(SeededDice::new(seed));
    }

    fn draft(&self, seat: Seat, picks: &[String], click: Option<&str>, voice: Voice<'_>) -> Clicked {
        match click {
            Some(spot) => self.clicked(seat, picks, spot, voice),
            None => Clicked::Picked(Box::new(self.proposed(seat, picks, voice))),
        }
    }

    fn take_back(&mut self, seat: Seat, consenting: Seats, extent: Extent) -> Result<Change, Declined> {
        match extent {
            Extent::Choice => self.host.take_back(seat, consenting)?,
            Extent::Move => self.host.take_back_move(seat, consenting, G::goes_on)?,
        };
        Ok(self.change())
    }

    fn can_take_back(&self, seat: Seat, consenting: Seats) -> bool {
        self.host.can_take_back(seat, consenting)
    }

    fn sight(&self, viewer: Viewer, voice: Voice<'_>, is_live: bool, shared: &Shared) -> Sight {
        let (game, state) = (self.game(), self.host.state());
        let (view, listener) = (self.view(viewer), self.listener(viewer));
        let seat = match viewer {
            Viewer::Seat(seat) if is_live && self.asked().contains(seat) => Some(seat),
            _ => None,
        };
        let known = |happening: &&G::Happening| game.may_know(happening, listener);
        let past = self.host.past();
        let news = past.told_after(self.host.before());
        let happened: Vec<G::Happening> =
            news.flat_map(|told| told.happenings.iter()).filter(known).cloned().collect();
        let recent = past.told().flat_map(|told| told.happenings.iter()).filter(known);
        let deeds = self.deeds(viewer);
        let (log, log_known) = self.shared_log(listener, voice, shared);
        let scene = BoardScene {
            game,
            view: &view,
            viewer,
            language: voice.language,
            names: voice.names,
            asked: self.asked(),
            question: seat.and_then(|seat| game.question(state, seat)),
            offered: seat.map(|seat| self.offered(&view, seat)).unwrap_or_default(),
            happened: &happened,
            recent: recent.collect(),
            deeds: &deeds,
            standing: game.standing(state).filter(|_| self.covered().is_empty()),
            chapter: self.host.chapter(),
            shared,
        };
        Sight {
            board: game.board(&scene),
            asked: seat.map(|seat| Asked {
                number: self.question(seat),
                text: scene.question.as_ref().map(|question| voice.say(&question.text)).unwrap_or_default(),
                proposed: self.proposed(seat, &[], voice),
                goes_on: self.host.goes_on(seat),
            }),
            chance: self.chance_asked(voice).filter(|_| is_live),
            waiting: scene.asked,
            busy_with: self.busy_with(),
            news: self.news(&view, &deeds, voice),
            scenes: self.scenes(listener, voice),
            log,
            log_known,
            holdings: (0..game.seats()).map(|seat| game.holdings(&scene, Seat(seat))).collect(),
            chapter: self.chapter_name(scene.chapter, voice.language),
            standing: scene.standing.map(|standing| voice.language.standing(&standing, voice.names)),
        }
    }

    fn lesson(&self) -> &'static str {
        self.host.game().lesson()
    }

    fn think(&self, seat: Seat, level: &str, time: Duration, luck: u64) -> Option<Thinking> {
        let thinking = self.thinking(seat)?;
        let say = |choice| (choice, self.game().say(self.host.state(), seat, choice));
        let said = self.host.table().choices(seat).into_iter().map(say).collect();
        Thinking::new(thinking, self.host.table().head(), said, level, time, luck)
    }

    fn pass(&self, seat: Seat) -> Option<String> {
        self.asked().contains(seat).then_some(())?;
        let texts: Vec<String> =
            self.host.table().choices(seat).into_iter().map(|choice| self.game().write(choice)).collect();
        texts.iter().find(|text| *text == PASS).or(texts.first()).cloned()
    }

    fn explain(
        &self,
        seat: Option<Seat>,
        thing: &str,
        voice: Voice<'_>,
    ) -> Result<(Option<SaidCard>, Option<Said>), Declined> {
        let sheet = self.game().cards().into_iter().find(|sheet| sheet.component.id == thing);
        let why = seat.and_then(|seat| self.game().why_not(self.host.state(), seat, thing).ok());
        if sheet.is_none() && why.is_none() {
            return Err(Declined::NoSuchThing);
        }
        Ok((sheet.map(|sheet| voice.language.card(&sheet)), why.map(|why| voice.say(&why))))
    }

    fn explain_spot(
        &self,
        viewer: Viewer,
        spot: &str,
        picks: &[String],
        voice: Voice<'_>,
    ) -> Result<SpotSheet, Declined> {
        self.spot_sheet(viewer, spot, picks, voice)
    }

    fn story(&self, viewer: Viewer, voice: Voice<'_>) -> Vec<LogLine> {
        self.log(&self.host.story(), self.listener(viewer), voice)
    }

    fn turns(&self, seat: Seat) -> Vec<usize> {
        stage::since::turns(self.game(), &self.host.story(), seat)
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
        let follow = |table: &Table<G>, _: Vec<G::Happening>| {
            let now = table.game().chapter(table.state());
            let is_over = table.pending() == Pending::Over;
            match chapter.replace(now) {
                Some(before) if before != now || is_over => {
                    close(language.text(&table.game().chapter_name(before)), table);
                }
                _ => {}
            }
        };
        self.host.table().retold(self.steps(), follow);
        Ok(course)
    }

    fn facts(&self, seat: Seat) -> Result<Facts, Declined> {
        self.facts_of(seat)
    }

    fn record(&self) -> Record {
        let mut record = self.host.record();
        record.head.notes.extend(self.guide.map(Guide::note));
        record
    }

    fn guided(&self) -> Option<Guided> {
        self.guidance()
    }

    fn leave_guide(&mut self) {
        self.guide = None;
    }

    fn show_deed(&mut self) -> Result<Change, Declined> {
        self.play_model()?;
        Ok(self.change())
    }

    fn holds_bots(&self) -> bool {
        self.guidance().is_some_and(|guided| guided.has_deed) && self.asked().contains(guide::LEARNER)
    }

    fn moment(&self, steps: usize) -> Result<Box<dyn PlayedGame>, Declined> {
        Ok(Box::new(Playing { host: self.host.moment(steps)?, guide: None, hands: self.hands }))
    }

    fn journal(&self) -> Vec<String> {
        self.host.journal_from(0)
    }

    fn plan(&self, scope: Scope) -> Arc<dyn AnyPlan> {
        let plan = Plan::new(self.host.table(), scope);
        Arc::new(Planned { plan: Arc::new(plan), record: self.record().write().into() })
    }

    fn chances(&self) -> usize {
        self.host.past().chances()
    }

    fn fallen(&self) -> Vec<(Awaited, Outcome)> {
        self.host.table().chances().map(|(awaited, outcome)| (awaited, outcome.clone())).collect()
    }
}
