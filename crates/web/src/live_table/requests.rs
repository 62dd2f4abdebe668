//! What people ask of a table.

use super::{LiveTable, TableData, must_be_over, steps};
use crate::mixing::MixingError;
use crate::name::{self, NameError};
use crate::opponent;
use crate::played_game::{Declined, Extent, Thought};
use crate::refusal::Refused;
use crate::secret::{Secret, TableId, TokenHash};
use crate::services::Services;
use crate::speech;
use crate::storage::{Chair, Sitter, Write};
use crate::visitor::{Creator, Visitor};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Commitment, Record, Seat, Seats};
use words::{Language, phrase};

/// On so many devices the link to a seat may be opened: previews of links and forgotten cookies count too.
const MOST_DEVICES: usize = 64;
/// The longest a bot may wait before it plays.
const SLOWEST: u32 = 10_000;

impl LiveTable {
    /// A seat answers a question and those that follow it, all of them or none.
    pub async fn answer(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        seat: Seat,
        question: usize,
        texts: Vec<String>,
    ) -> Result<(), Refused> {
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, seat)?;
            let change = data.game.answer(seat, question, &texts)?;
            data.end_move(seat);
            data.row.is_begun = true;
            Ok(Some(steps(data, change)))
        })
        .await
    }

    /// Somebody has come who is to be spared questions with a single answer, or not. Until they come nothing is answered
    /// for them.
    pub async fn spare(self: &Arc<LiveTable>, visitor: Visitor) -> Result<(), Refused> {
        let wished = move |data: &TableData| {
            let own = data.seats_of(visitor.session.as_ref());
            let others = data.game.spared().iter().filter(|seat| !own.contains(*seat));
            others.chain(own.iter().filter(|_| visitor.is_spared)).collect::<Seats>()
        };
        {
            let data = self.look().await?;
            if wished(&data) == data.game.spared() {
                return Ok(());
            }
        }
        self.change(move |data| {
            let seats = wished(data);
            let change = data.game.spare(seats);
            Ok(change.map(|change| steps(data, change)))
        })
        .await
    }

    /// A seat takes its last choice or move back; bots do not mind, nor do others who play at the same screen.
    pub async fn take_back(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        seat: Seat,
        extent: Extent,
    ) -> Result<(), Refused> {
        self.change(move |data| {
            LiveTable::must_hold(data, visitor, seat)?;
            if data.game.is_real() {
                return data.undo_entry();
            }
            if data.game.is_over() {
                return Err(Declined::Over.into());
            }
            let mut consenting = data.bots();
            data.seats_of(visitor.session.as_ref()).iter().for_each(|own| consenting.insert(own));
            let change = data.game.take_back(seat, consenting, extent)?;
            Ok(Some(steps(data, change)))
        })
        .await
    }

    /// Somebody who was invited sits down.
    pub async fn sit(
        self: &Arc<LiveTable>,
        invitation: Secret,
        seat: Seat,
        name: String,
        promised: Option<Commitment>,
        creator: Creator,
    ) -> Result<(), Refused> {
        let now = self.services.platform.now();
        let Creator { session, language, .. } = creator;
        // The invitation was seen by others; the link to the seat is new.
        let link = self.services.new_secret();
        self.change(move |data| {
            let others =
                data.names(language).into_iter().enumerate().filter(|(other, _)| *other != seat.index());
            let taken = others.map(|(_, other)| other).find(|other| name::is_same(other, &name));
            let chair = data.row.chairs.get_mut(seat.index()).ok_or(Refused::NoInvitation)?;
            if chair.sitter != Sitter::Invited(invitation) {
                return Err(Refused::NoInvitation);
            }
            if let Some(other) = taken {
                return Err(NameError::Taken(other).into());
            }
            // The last thing that may be refused: nothing has changed before.
            let undealt = data.row.terms.mixing.as_mut().filter(|mixing| !mixing.is_dealt);
            let is_undealt =
                undealt.map(|mixing| mixing.promise(seat.index(), promised)).transpose()?.is_some();
            chair.sitter = Sitter::Person(link);
            chair.name.clone_from(&name);
            data.row.holders.push((session, seat));
            if is_undealt {
                return Ok(Some(data.settle_mixing(now)));
            }
            Ok(Some(Write::Sit { table: data.row.id.clone(), seat, name, link, session }))
        })
        .await
    }

    /// The host lets a bot play for somebody who was invited and does not come. The invitation is void from then on.
    pub async fn seat_bot(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        seat: Seat,
        level: String,
        language: Language,
    ) -> Result<(), Refused> {
        if !opponent::is_level(&level) {
            return Err(Refused::Setup(phrase!("page-request-setup-bot", level = level)));
        }
        let now = self.services.platform.now();
        self.change(move |data| {
            if visitor.session != Some(data.row.host) {
                return Err(Refused::NotHost);
            }
            let names = data.names(language);
            let chair = data.row.chairs.get_mut(seat.index());
            let is_invited = |chair: &&mut Chair| matches!(chair.sitter, Sitter::Invited(_));
            let chair = chair.filter(is_invited).ok_or(Refused::NoInvitation)?;
            // Only before the deal: a game that goes on has been asked who plays what.
            let undealt = data.row.terms.mixing.as_mut().filter(|mixing| !mixing.is_dealt);
            undealt.ok_or(MixingError::Over)?.promise(seat.index(), None)?;
            let name = language.text(&speech::level(&level));
            let is_taken = names.iter().any(|other| name::is_same(other, &name));
            // A second one of a kind keeps the title of the seat beside its name.
            chair.name = if is_taken { format!("{name} ({})", chair.name) } else { name };
            chair.sitter = Sitter::Bot(level);
            Ok(Some(data.settle_mixing(now)))
        })
        .await
    }

    /// Somebody opens the link to their seat on another device.
    pub async fn hold(
        self: &Arc<LiveTable>,
        link: Secret,
        seat: Seat,
        session: TokenHash,
    ) -> Result<(), Refused> {
        self.change(move |data| {
            let chair = data.row.chairs.get(seat.index()).ok_or(Refused::NoSeat)?;
            if chair.sitter != Sitter::Person(link) {
                return Err(Refused::NoSeat);
            }
            if data.seats_of(Some(&session)).contains(seat) {
                return Ok(None);
            }
            if data.row.holders.iter().filter(|(_, held)| *held == seat).count() >= MOST_DEVICES {
                return Err(Refused::TooManyDevices(MOST_DEVICES));
            }
            data.row.holders.push((session, seat));
            Ok(Some(Write::Hold { table: data.row.id.clone(), seat, session }))
        })
        .await
    }

    /// Bots play faster or slower.
    pub async fn set_pace(self: &Arc<LiveTable>, visitor: Visitor, pace: u32) -> Result<(), Refused> {
        let pace = pace.min(SLOWEST);
        self.change(move |data| {
            if data.seats_of(visitor.session.as_ref()).is_empty() {
                return Err(Refused::NotYours);
            }
            data.row.pace = pace;
            Ok(Some(Write::Pace { table: data.row.id.clone(), pace }))
        })
        .await
    }

    /// Asks a bot what it would do in somebody's place.
    pub async fn hint(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        seat: Seat,
        level: &str,
        time: Duration,
    ) -> Result<Thought, Refused> {
        let asker = {
            let mut data = self.look().await?;
            LiveTable::must_hold(&mut data, visitor, seat)?;
            if !data.game.asked().contains(seat) {
                return Err(Declined::NotAsked.into());
            }
            data.asker()
        };
        let Services { thinker, settings, .. } = &*self.services;
        let turn = thinker.turn(asker).await.ok_or(Refused::Fault)?;
        let luck = self.services.lots().u64(..);
        let thinking = self.look().await?.game.think(seat, level, time, luck).ok_or(Declined::NotAsked)?;
        turn.think(thinking, settings.thinking).await.ok_or(Refused::Fault)
    }

    /// Opens a new table for the same people, once: `new` makes it from this one, and whoever asks later is led there.
    pub async fn rematch<N>(
        self: &Arc<LiveTable>,
        session: Option<TokenHash>,
        new: N,
    ) -> Result<TableId, Refused>
    where
        N: FnOnce(&TableData) -> Result<(Write, TableId), Refused> + Send + 'static,
    {
        self.change(move |data| {
            must_be_over(data)?;
            if data.seats_of(session.as_ref()).is_empty() {
                return Err(Refused::NotYours);
            }
            if data.row.rematch.is_some() {
                return Ok(None);
            }
            let (write, id) = new(data)?;
            data.row.rematch = Some(id);
            Ok(Some(write))
        })
        .await?;
        self.look().await?.row.rematch.clone().ok_or(Refused::Fault)
    }

    /// The record of a game that is over, with the names of those who played it and the seed of its dice.
    pub async fn record(&self) -> Result<Record, Refused> {
        let data = self.look().await?;
        must_be_over(&data)?;
        Ok(data.record())
    }
}
