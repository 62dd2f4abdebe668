//! A table in memory: its game, who sits there, and everybody who looks at it.
//!
//! Whatever changes is on disk before anybody is shown it: a change holds the lock until the writer has answered, and
//! nothing is read without the lock.

mod aside;
mod bots;
mod deleting;
mod honors;
mod live;
mod requests;

use crate::config::Config;
use crate::counts::Counts;
use crate::games::Games;
use crate::log::Log;
use crate::play::{Declined, Play};
use crate::refusal::Refused;
use crate::screen::Screen;
use crate::secret::{TableId, Trace};
use crate::speech;
use crate::store::{News, Sitter, Store, TableRow, Write};
use crate::thinking::{Asker, Thinkers};
use crate::visitor::Visitor;
use live::Audience;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tabletop::{Record, Seat, Seats, Viewer};
use tokio::sync::{Mutex, MutexGuard};
use tokio::time::timeout;
use words::{Language, Phrase};

pub use live::{Subscription, retry_frame};

/// What all tables share.
pub struct House {
    /// How the server is set up.
    pub config: Config,
    /// The games.
    pub games: Games,
    /// The file.
    pub store: Store,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// Tables without people at which bots play, by the address on whose account they do.
    pub alone: Counts,
    /// What is worth being told to whoever runs the server.
    pub log: Arc<Log>,
    /// A word that is different after each start, so that no browser believes to be up to date from before.
    pub epoch: String,
}

/// A table in memory.
pub struct Room {
    /// Its name.
    pub id: TableId,
    house: Arc<House>,
    inner: Mutex<Inner>,
    /// When somebody last came, in seconds since 1970.
    touched: AtomicI64,
}

/// What the lock protects.
pub struct Inner {
    /// The table apart from its game.
    pub row: TableRow,
    /// The game.
    pub play: Box<dyn Play>,
    /// The title of the game.
    pub title: Phrase,
    audience: Audience,
    /// The address that answers for what bots do here: of who sits here and came last.
    account: IpAddr,
    /// Whether memory may be ahead of the disk, because a change failed half-way.
    is_torn: bool,
    /// Whether the game has failed, so that nobody plays on.
    is_set_aside: bool,
    /// How often a bot has failed since the last change.
    stumbles: u8,
    are_bots_at_work: bool,
}

impl Inner {
    /// A name for each seat; those that nobody plays have names of their own.
    pub fn names(&self, language: Language) -> Vec<String> {
        let chairs = self.row.chairs.iter().map(|chair| chair.name.clone());
        let others = self.play.titles(language).into_iter().skip(self.row.chairs.len());
        chairs.chain(others).collect()
    }

    /// The seats that bots play: none at a table that is set aside.
    pub fn bots(&self) -> Seats {
        let chairs = self.row.chairs.iter().enumerate().filter(|_| !self.is_set_aside);
        let bots = chairs.filter(|(_, chair)| matches!(chair.sitter, Sitter::Bot(_)));
        bots.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// Whether anybody sits here, present or not.
    pub fn has_people(&self) -> bool {
        self.row.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Person(_)))
    }

    /// On whose account a bot thinks here.
    fn asker(&self) -> Asker {
        Asker { has_people: self.has_people(), home: self.account, table: self.row.id.clone() }
    }

    /// The seats that somebody may play for.
    pub fn seats_of(&self, purse: Option<&Trace>) -> Seats {
        let held = self.row.holders.iter().filter(|(holder, _)| Some(holder) == purse);
        held.map(|(_, seat)| *seat).collect()
    }

    /// What somebody looks at who asks for the eyes of `wanted`.
    pub fn screen(&self, purse: Option<&Trace>, wanted: Option<Seat>) -> Screen {
        Screen::new(self.seats_of(purse), wanted, purse == Some(&self.row.host), speech::language())
    }

    /// Whose eyes somebody may use to look at the past. After the end nothing is secret any more.
    pub fn past_eyes(&self, screen: Screen, wanted: Option<Seat>) -> Viewer {
        match wanted.filter(|seat| self.play.is_over() && seat.index() < self.play.words().len()) {
            Some(seat) => Viewer::Seat(seat),
            None => screen.safe_eyes(self.play.asked()),
        }
    }

    /// The record, with the names of those who play and the seed of the dice: for nobody before the game is over.
    fn record(&self) -> Record {
        let mut record = self.play.record();
        let words = self.play.words().into_iter().map(String::from);
        record.head.seats = words.zip(self.names(speech::language())).collect();
        record.head.commitment = Some(self.row.seed.commitment());
        record.head.seed = Some(self.row.seed.to_string());
        if self.row.inherited > 0 {
            record.head.notes.push(("inherited".into(), self.row.inherited.to_string()));
        }
        record
    }

    /// How the table stands, for lists of tables.
    pub fn news(&self) -> News {
        News { asked: self.play.asked(), is_over: self.play.is_over(), is_begun: self.row.is_begun }
    }
}

impl Room {
    /// Takes a table into memory.
    pub fn new(house: Arc<House>, row: TableRow, play: Box<dyn Play>) -> Arc<Room> {
        let title = house.games.title(&row.offer);
        let id = row.id.clone();
        let audience = Audience::new(house.epoch.clone());
        let inner = Inner {
            row,
            play,
            title,
            audience,
            account: Ipv4Addr::UNSPECIFIED.into(),
            is_torn: false,
            is_set_aside: false,
            stumbles: 0,
            are_bots_at_work: false,
        };
        let touched = AtomicI64::new(crate::store::now());
        Arc::new(Room { id, house, inner: Mutex::new(inner), touched })
    }

    /// Reads a table from disk.
    pub async fn load(house: Arc<House>, id: &TableId) -> Result<Arc<Room>, Refused> {
        let (row, play) = read(&house, id).await?;
        let room = Room::new(house, row, play);
        // The program may have ended between the last choice and this.
        room.give_honors(&mut *room.inner.lock().await).await;
        Ok(room)
    }

    /// Somebody comes. Bots do not count: they are nobody's company.
    pub fn touch(&self) {
        self.touched.store(crate::store::now(), Ordering::Relaxed);
    }

    /// When somebody last came, in seconds since 1970.
    pub fn touched(&self) -> i64 {
        self.touched.load(Ordering::Relaxed)
    }

    /// Waits until nothing is being changed, and looks.
    pub async fn look(&self) -> Result<MutexGuard<'_, Inner>, Refused> {
        let mut inner = self.inner.lock().await;
        inner.must_go_on()?;
        if inner.is_torn {
            (inner.row, inner.play) = read(&self.house, &self.id).await?;
            inner.is_torn = false;
            inner.show();
        }
        Ok(inner)
    }

    /// Changes something: first in memory, then on disk, and only then for everybody to see.
    ///
    /// Runs to its end even if whoever asked for it hangs up. They may be told that it takes too long before anything is
    /// done, but never after.
    async fn change<C>(self: &Arc<Room>, change: C) -> Result<(), Refused>
    where
        C: FnOnce(&mut Inner) -> Result<Option<Write>, Refused> + Send + 'static,
    {
        let room = self.clone();
        let task = tokio::spawn(async move {
            let patience = room.house.config.limits.patience;
            let mut inner = timeout(patience, room.look()).await.map_err(|_| Refused::TooSlow)??;
            inner.is_torn = true;
            let write = change(&mut inner).inspect_err(|_| inner.is_torn = false)?;
            if let Some(write) = write {
                room.house.store.write(write, inner.row.revision).await?;
                inner.row.revision += 1;
            }
            (inner.is_torn, inner.stumbles) = (false, 0);
            room.give_honors(&mut inner).await;
            inner.show();
            // Should there be no place for them, they play when somebody comes.
            drop(room.wake_bots(&mut inner));
            Ok(())
        });
        match task.await {
            Ok(done) => done,
            Err(failed) => Err(self.set_aside(failed).await),
        }
    }

    /// Checks that somebody may play for a seat; from then on they answer for what bots do here.
    fn must_hold(inner: &mut Inner, visitor: Visitor, seat: Seat) -> Result<(), Refused> {
        if !inner.seats_of(visitor.purse.as_ref()).contains(seat) {
            return Err(Refused::NotYours);
        }
        inner.account = visitor.home;
        Ok(())
    }
}

async fn read(house: &House, id: &TableId) -> Result<(TableRow, Box<dyn Play>), Refused> {
    let (row, journal) = house.store.table(id).await?.ok_or(Refused::NoTable)?;
    let play = aside::carefully(id, || Ok(house.games.open(&journal, row.seed, row.inherited)?))?;
    Ok((row, play))
}

/// The steps of a change as something to be written.
fn steps(inner: &Inner, change: crate::play::Change) -> Write {
    let crate::play::Change { from, lines } = change;
    Write::Steps { table: inner.row.id.clone(), from, lines, news: inner.news() }
}

/// Refuses what is possible only after the game.
fn must_be_over(inner: &Inner) -> Result<(), Refused> {
    if inner.play.is_over() { Ok(()) } else { Err(Declined::NotOver.into()) }
}
