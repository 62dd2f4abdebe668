//! What people ask of a table.

use super::{Inner, Room, must_be_over, steps};
use crate::name::{self, NameError};
use crate::play::{Declined, Thought};
use crate::refusal::Refused;
use crate::secret::{Secret, TableId, Trace};
use crate::speech;
use crate::store::{Sitter, Write};
use crate::visitor::Visitor;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Record, Seat};

/// The longest a bot may wait before it plays.
const SLOWEST: u32 = 10_000;

impl Room {
    /// A seat answers a question.
    pub async fn answer(
        self: &Arc<Room>,
        visitor: Visitor,
        seat: Seat,
        question: usize,
        text: String,
    ) -> Result<(), Refused> {
        self.change(move |inner| {
            Room::must_hold(inner, visitor, seat)?;
            let change = inner.play.answer(seat, question, &text)?;
            inner.row.is_begun = true;
            Ok(Some(steps(inner, change)))
        })
        .await
    }

    /// A seat takes its last choice back; bots do not mind, nor do others who play at the same screen.
    pub async fn take_back(self: &Arc<Room>, visitor: Visitor, seat: Seat) -> Result<(), Refused> {
        self.change(move |inner| {
            Room::must_hold(inner, visitor, seat)?;
            if inner.play.is_over() {
                return Err(Declined::Over.into());
            }
            let mut consenting = inner.bots();
            inner.seats_of(visitor.purse.as_ref()).iter().for_each(|own| consenting.insert(own));
            let change = inner.play.take_back(seat, consenting)?;
            Ok(Some(steps(inner, change)))
        })
        .await
    }

    /// Somebody who was invited sits down.
    pub async fn sit(
        self: &Arc<Room>,
        invitation: Secret,
        seat: Seat,
        name: String,
        purse: Trace,
    ) -> Result<(), Refused> {
        self.change(move |inner| {
            let others = inner
                .names(speech::language())
                .into_iter()
                .enumerate()
                .filter(|(other, _)| *other != seat.index());
            let taken = others.map(|(_, other)| other).find(|other| name::is_same(other, &name));
            let chair = inner.row.chairs.get_mut(seat.index()).ok_or(Refused::NoInvitation)?;
            if chair.sitter != Sitter::Invited(invitation) {
                return Err(Refused::NoInvitation);
            }
            if let Some(other) = taken {
                return Err(NameError::Taken(other).into());
            }
            // The invitation was seen by others; the link to the seat is new.
            let link = Secret::fresh();
            chair.sitter = Sitter::Person(link);
            chair.name.clone_from(&name);
            inner.row.holders.push((purse, seat));
            Ok(Some(Write::Sit { table: inner.row.id.clone(), seat, name, link, purse }))
        })
        .await
    }

    /// Somebody opens the link to their seat on another device.
    pub async fn hold(self: &Arc<Room>, link: Secret, seat: Seat, purse: Trace) -> Result<(), Refused> {
        self.change(move |inner| {
            let chair = inner.row.chairs.get(seat.index()).ok_or(Refused::NoSeat)?;
            if chair.sitter != Sitter::Person(link) {
                return Err(Refused::NoSeat);
            }
            if inner.seats_of(Some(&purse)).contains(seat) {
                return Ok(None);
            }
            inner.row.holders.push((purse, seat));
            Ok(Some(Write::Hold { table: inner.row.id.clone(), seat, purse }))
        })
        .await
    }

    /// Bots play faster or slower.
    pub async fn set_pace(self: &Arc<Room>, visitor: Visitor, pace: u32) -> Result<(), Refused> {
        let pace = pace.min(SLOWEST);
        self.change(move |inner| {
            if inner.seats_of(visitor.purse.as_ref()).is_empty() {
                return Err(Refused::NotYours);
            }
            inner.row.pace = pace;
            Ok(Some(Write::Pace { table: inner.row.id.clone(), pace }))
        })
        .await
    }

    /// Asks a bot what it would do in somebody's place.
    pub async fn hint(
        self: &Arc<Room>,
        visitor: Visitor,
        seat: Seat,
        level: &str,
        time: Duration,
    ) -> Result<Thought, Refused> {
        let asker = {
            let mut inner = self.look().await?;
            Room::must_hold(&mut inner, visitor, seat)?;
            if !inner.play.asked().contains(seat) {
                return Err(Declined::NotAsked.into());
            }
            inner.asker()
        };
        let turn = self.house.thinkers.turn(asker).await.ok_or(Refused::Fault)?;
        let thinking = self.look().await?.play.think(seat, level, time).ok_or(Declined::NotAsked)?;
        turn.think(thinking).await.ok_or(Refused::Fault)
    }

    /// Opens a new table for the same people, once: `new` makes it from this one, and whoever asks later is led there.
    pub async fn rematch<N>(self: &Arc<Room>, purse: Option<Trace>, new: N) -> Result<TableId, Refused>
    where
        N: FnOnce(&Inner) -> Result<(Write, TableId), Refused> + Send + 'static,
    {
        self.change(move |inner| {
            must_be_over(inner)?;
            if inner.seats_of(purse.as_ref()).is_empty() {
                return Err(Refused::NotYours);
            }
            if inner.row.rematch.is_some() {
                return Ok(None);
            }
            let (write, id) = new(inner)?;
            inner.row.rematch = Some(id);
            Ok(Some(write))
        })
        .await?;
        self.look().await?.row.rematch.clone().ok_or(Refused::Fault)
    }

    /// The record of a game that is over, with the names of those who played it and the seed of its dice.
    pub async fn record(&self) -> Result<Record, Refused> {
        let inner = self.look().await?;
        must_be_over(&inner)?;
        Ok(inner.record())
    }
}
