//! A table in memory: its game, who sits there, and everybody who looks at it.
//!
//! Whatever changes is on disk before anybody is shown it: a change holds the lock until the writer has answered, and
//! nothing is read without the lock.

mod achievements;
mod analyses;
mod aside;
mod bots;
mod calls;
mod clock;
mod deleting;
mod guide;
mod live;
mod mixing;
mod presence;
mod proof;
mod real_table;
mod requests;
mod talk;

use crate::glossary::Glossaries;
use crate::played_game::{Change, Declined, PlayedGame};
use crate::refusal::Refused;
use crate::screen::Screen;
use crate::secret::{TableId, TokenHash};
use crate::services::Services;
use crate::shared::Shared;
use crate::storage::{RequestKey, Sitter, TableRow, TableStatus, Write};
use crate::thinker::Asker;
use crate::visitor::Visitor;
use async_lock::{Mutex, MutexGuard};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use live::Audience;
use std::net::{IpAddr, Ipv4Addr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tabletop::{Record, Seat, Seats, Viewer};
use words::{Language, Languages, Phrase};

pub use analyses::{AnalysisRun, Known};
pub use live::{Subscription, retry_frame};
pub use mixing::deal;
pub use talk::MOST_LETTERS;

/// A table in memory.
pub struct LiveTable {
    /// Its name.
    pub id: TableId,
    services: Arc<Services>,
    data: Mutex<TableData>,
    /// When somebody last came, in seconds since 1970.
    touched: AtomicI64,
    /// What was asked for of what decisions were worth.
    analyses: analyses::Analyses,
}

/// What the lock protects.
pub struct TableData {
    /// The table apart from its game.
    pub row: TableRow,
    /// The game.
    pub game: Box<dyn PlayedGame>,
    /// The title of the game.
    title: Phrase,
    audience: Audience,
    /// The address that answers for what bots do here: of who sits here and came last.
    account: IpAddr,
    /// The term in which the table was read.
    term: i64,
    /// What whoever changes the table calls their request, if it may be sent again.
    request: Option<RequestKey>,
    /// Whether memory may be ahead of the disk, because a change failed half-way.
    is_ahead_of_disk: bool,
    /// Whether the game has failed, so that nobody plays on.
    is_set_aside: bool,
    /// How often a bot has failed since the last change.
    bot_failures: u8,
    are_bots_at_work: bool,
    running: clock::Running,
    called: calls::Called,
    /// What browsers must know that want to be called, if anybody can be.
    push_key: Option<String>,
    /// Whether nobody else can come.
    is_alone: bool,
    /// Who was here when everybody was last shown the table.
    shown_present: Seats,
    /// What was drawn for everybody since something last changed.
    shared: Shared,
    /// Who has said something lately, and when.
    spoken: Vec<(Seat, i64)>,
    /// How often lots have decided who sits where since the table is in memory.
    seatings: u32,
    /// Whether somebody waits for nonces that are not shown yet.
    is_showing_watched: bool,
    /// What leads from the words of a guide to the glossary; nothing where there is none.
    pub glossaries: Glossaries,
}

impl TableData {
    /// A name for each seat. A seat is called by its title where nobody plays it or has said a name: whoever opened the
    /// table may read another language.
    pub fn names(&self, language: Language) -> Vec<String> {
        let titles: Vec<Vec<String>> = Languages::iter().map(|other| self.game.titles(other)).collect();
        let is_title =
            |seat: usize, name: &String| titles.iter().any(|titles| titles.get(seat) == Some(name));
        let own = self.game.titles(language).into_iter().enumerate();
        own.map(|(seat, title)| match self.row.chairs.get(seat) {
            Some(chair) if !is_title(seat, &chair.name) => chair.name.clone(),
            _ => title,
        })
        .collect()
    }

    /// Whether nobody else can come, so that there is nobody to send a link to.
    pub fn is_alone(&self) -> bool {
        self.is_alone
    }

    /// Whether several programs share the table, so that another one may do what one has not.
    pub fn is_shared(&self) -> bool {
        self.term != 0
    }

    /// What browsers must know that want to be called, if anybody can be.
    pub fn push_key(&self) -> Option<&str> {
        self.push_key.as_deref()
    }

    /// The title of the game.
    pub fn title(&self, language: Language) -> String {
        language.text(&self.title)
    }

    /// The seats that bots play: none at a table that is set aside.
    pub fn bots(&self) -> Seats {
        let chairs = self.row.chairs.iter().enumerate().filter(|_| !self.is_set_aside);
        let bots = chairs.filter(|(_, chair)| matches!(chair.sitter, Sitter::Bot(_)));
        bots.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// What everybody is shown alike now.
    pub fn shared(&self) -> &Shared {
        &self.shared
    }

    /// Whether anybody sits here, present or not.
    pub fn has_people(&self) -> bool {
        self.row.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Person(_)))
    }

    /// On whose account a bot thinks here.
    fn asker(&self) -> Asker {
        Asker { has_people: self.has_people(), network: self.account, table: self.row.id.clone() }
    }

    /// The seats that somebody may play for.
    pub fn seats_of(&self, session: Option<&TokenHash>) -> Seats {
        let held = self.row.holders.iter().filter(|(holder, _)| Some(holder) == session);
        held.map(|(_, seat)| *seat).collect()
    }

    /// What somebody looks at who asks for the eyes of `wanted`.
    pub fn screen(&self, visitor: Visitor, wanted: Option<Seat>) -> Screen {
        let is_host = visitor.session == Some(self.row.host);
        let is_open = self.row.terms.is_open;
        Screen {
            is_open,
            ..Screen::new(self.seats_of(visitor.session.as_ref()), wanted, is_host, visitor.language)
        }
    }

    /// Whose eyes somebody may use to look at the past. After the end nothing is secret any more.
    pub fn past_eyes(&self, screen: Screen, wanted: Option<Seat>) -> Viewer {
        match wanted.filter(|seat| self.game.is_over() && seat.index() < self.game.words().len()) {
            Some(seat) => Viewer::Seat(seat),
            None => screen.safe_eyes(self.game.asked()),
        }
    }

    /// The record, with the names of those who play and the seed of the dice: for nobody before the game is over.
    fn record(&self) -> Record {
        let mut record = self.game.record();
        let words = self.game.words().into_iter().map(String::from);
        record.head.seats = words.zip(self.names(Language::english())).collect();
        self.row.promise(&mut record.head, true);
        record
    }

    /// How the table stands, for lists of tables.
    pub fn status(&self) -> TableStatus {
        let asked = self.row.wanted(self.game.asked());
        TableStatus { asked, is_over: self.game.is_over(), is_begun: self.row.is_begun }
    }
}

/// Something that changes a table, and what is written of it.
type AnyChange = Box<dyn FnOnce(&mut TableData) -> Result<Option<Write>, Refused> + Send>;

impl LiveTable {
    /// Takes a table into memory.
    fn new(services: Arc<Services>, row: TableRow, game: Box<dyn PlayedGame>, term: i64) -> Arc<LiveTable> {
        let title = services.games.title(&row.offer);
        let id = row.id.clone();
        let audience = Audience::new(services.epoch.clone());
        let called = if row.revision > 0 { game.asked() } else { Seats::NONE };
        let data = TableData {
            row,
            game,
            title,
            audience,
            account: Ipv4Addr::UNSPECIFIED.into(),
            term,
            request: None,
            is_ahead_of_disk: false,
            is_set_aside: false,
            bot_failures: 0,
            are_bots_at_work: false,
            running: clock::Running::default(),
            called: calls::Called::already(called),
            push_key: services.settings.courier.as_ref().map(|courier| courier.push_key()),
            is_alone: services.settings.is_alone,
            shown_present: Seats::NONE,
            shared: Shared::apart(),
            spoken: Vec::new(),
            seatings: 0,
            is_showing_watched: false,
            glossaries: Glossaries::default(),
        };
        let touched = AtomicI64::new(services.platform.now());
        Arc::new(LiveTable { id, services, data: Mutex::new(data), touched, analyses: Default::default() })
    }

    /// Reads a table from disk.
    pub async fn load(services: Arc<Services>, id: &TableId) -> Result<Arc<LiveTable>, Refused> {
        let (row, game, term) = read(&services, id).await?;
        let table = LiveTable::new(services, row, game, term);
        {
            let mut data = table.data.lock().await;
            if data.game.guided().is_some() {
                data.glossaries = Glossaries::beside(&table.services).await;
            }
            // The program may have ended between the last choice and this.
            table.award_achievements(&mut data).await;
            table.wake_mixing(&mut data);
        }
        Ok(table)
    }

    /// Somebody comes. Bots do not count: they are nobody's company.
    pub fn touch(&self) {
        self.touched.store(self.services.platform.now(), Ordering::Relaxed);
    }

    /// Waits.
    pub fn pause(&self, time: Duration) -> BoxFuture<'static, ()> {
        self.services.platform.sleep(time)
    }

    /// When somebody last came, in seconds since 1970.
    pub fn touched(&self) -> i64 {
        self.touched.load(Ordering::Relaxed)
    }

    /// Whether what memory says of the table may be shown: nobody else can have changed it.
    fn is_led(&self) -> bool {
        self.services.storage.term(&self.id).is_some()
    }

    /// Waits until nothing is being changed, and looks.
    pub async fn look(&self) -> Result<MutexGuard<'_, TableData>, Refused> {
        let mut data = self.data.lock().await;
        data.must_go_on()?;
        let term = self.services.storage.term(&self.id).ok_or(Refused::Elsewhere)?;
        if data.term != term {
            data.running.stop();
        }
        if data.is_ahead_of_disk || data.term != term {
            (data.row, data.game, data.term) = read(&self.services, &self.id).await?;
            data.is_ahead_of_disk = false;
            data.show();
        }
        data.settle_clock(self.services.platform.now());
        Ok(data)
    }

    /// Changes something: first in memory, then on disk, and only then for everybody to see.
    ///
    /// Runs to its end even if whoever asked for it hangs up. They may be told that it takes too long before anything is
    /// done, but never after.
    fn change<C>(self: &Arc<LiveTable>, change: C) -> impl Future<Output = Result<(), Refused>>
    where
        C: FnOnce(&mut TableData) -> Result<Option<Write>, Refused> + Send + 'static,
    {
        self.change_by(Box::new(change))
    }

    /// The same; compiled once for all kinds of change.
    async fn change_by(self: &Arc<LiveTable>, change: AnyChange) -> Result<(), Refused> {
        let table = self.clone();
        let task = async move {
            // Whatever a rule that fails leaves behind is never looked at: the table is set aside.
            match AssertUnwindSafe(table.try_change(change)).catch_unwind().await {
                Ok(done) => done,
                Err(_) => Err(table.set_aside().await),
            }
        };
        self.services.platform.to_the_end(task).await.unwrap_or(Err(Refused::Fault))
    }

    async fn try_change(self: &Arc<LiveTable>, change: AnyChange) -> Result<(), Refused> {
        let Services { platform, storage, settings, .. } = &*self.services;
        let looked = platform.within(settings.request_timeout, self.look()).await;
        let mut data = looked.ok_or(Refused::TooSlow)??;
        (data.is_ahead_of_disk, data.request) = (true, None);
        let mut write = change(&mut data).inspect_err(|_| data.is_ahead_of_disk = false)?;
        data.settle_clock(platform.now());
        if let Some(Write::Steps { terms, .. }) = &mut write {
            let has_changed = data.row.terms.clock.is_some() || data.row.terms.real.is_some();
            *terms = has_changed.then(|| data.row.terms.clone());
        }
        if let Some(write) = write {
            let request = data.request.take();
            storage.write_for(write, data.row.revision, request).await?;
            data.row.revision += 1;
        }
        (data.is_ahead_of_disk, data.bot_failures) = (false, 0);
        self.award_achievements(&mut data).await;
        data.show();
        // Should there be no place for them, they play when somebody comes.
        drop(self.wake_bots(&mut data));
        self.wake_clock(&mut data);
        self.wake_mixing(&mut data);
        self.call_people(&mut data);
        Ok(())
    }

    /// Checks that somebody may play for a seat; from then on they answer for what bots do here.
    fn must_hold(data: &mut TableData, visitor: Visitor, seat: Seat) -> Result<(), Refused> {
        if !data.seats_of(visitor.session.as_ref()).contains(seat) {
            return Err(Refused::NotYours);
        }
        (data.account, data.request) = (visitor.network, visitor.request);
        Ok(())
    }
}

/// A table as it is kept, and the term in which it was read.
async fn read(services: &Services, id: &TableId) -> Result<(TableRow, Box<dyn PlayedGame>, i64), Refused> {
    let term = services.storage.term(id);
    let (row, journal) = services.storage.table(id).await?.ok_or(Refused::NoTable)?;
    let term = term.filter(|term| services.storage.term(id) == Some(*term)).ok_or(Refused::Elsewhere)?;
    let mut game = aside::carefully(services, id, || Ok(services.games.open_kept(&journal, &row)?))?;
    if row.terms.is_guide_left {
        game.leave_guide();
    }
    Ok((row, game, term))
}

/// The steps of a change as something to be written.
fn steps(data: &TableData, change: Change) -> Write {
    let Change { from, lines } = change;
    Write::Steps { table: data.row.id.clone(), from, lines, status: data.status(), terms: None }
}

/// Refuses what is possible only after the game.
fn must_be_over(data: &TableData) -> Result<(), Refused> {
    if data.game.is_over() && data.game.covered().is_empty() { Ok(()) } else { Err(Declined::NotOver.into()) }
}
