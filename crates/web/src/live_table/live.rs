//! Everybody who looks at a table now, and what they are sent.

use super::{LiveTable, TableData};
use crate::frame::{Frame, Segment};
use crate::pages::company::everybody_present;
use crate::pages::table;
use crate::parts::{Difference, Drawn, Growth, Outline};
use crate::refusal::Refused;
use crate::screen::Screen;
use crate::visitor::Visitor;
use async_broadcast::{InactiveReceiver, Receiver, Sender};
use std::collections::HashMap;
use std::sync::Arc;
use tabletop::{Seat, Seats};

/// Events that wait for a slow browser; one that falls behind further is shown the whole anew.
const WAITING: usize = 16;
/// Windows in which whoever plays a seat may look at its table at the same time.
const OWN_WINDOWS: usize = 16;

/// Everybody who looks at a table.
pub struct Audience {
    epoch: String,
    revision: u64,
    screens: HashMap<Screen, Live>,
}

struct Live {
    outline: Outline,
    sender: Sender<Frame>,
    /// Keeps the channel open while nobody listens.
    _inactive: InactiveReceiver<Frame>,
}

impl Live {
    fn new(outline: Outline) -> Live {
        let (mut sender, receiver) = async_broadcast::broadcast(WAITING);
        sender.set_overflow(true);
        Live { outline, sender, _inactive: receiver.deactivate() }
    }

    fn send(&self, event: Frame) {
        // Nobody to send it to: they left just now.
        drop(self.sender.try_broadcast(event));
    }
}

/// Somebody's place in the audience.
pub struct Subscription {
    /// The table, which stays in memory as long as somebody looks.
    pub table: Arc<LiveTable>,
    /// What they look at.
    pub screen: Screen,
    /// What they must be shown first, if they are not up to date.
    pub first: Option<Frame>,
    /// What they are shown after that.
    pub events: Receiver<Frame>,
    /// How often lots had decided who sits where: after the next time they are somebody else here.
    seating: u32,
}

impl Audience {
    /// Nobody yet.
    pub fn new(epoch: String) -> Audience {
        Audience { epoch, revision: 0, screens: HashMap::new() }
    }

    /// What a browser that is up to date has seen last.
    pub fn revision(&self) -> String {
        format!("{}.{}", self.epoch, self.revision)
    }

    /// Tells everybody that the table is gone, and lets them go.
    pub fn say_deleted(&mut self) {
        self.revision += 1;
        let revision = self.revision();
        for (screen, live) in self.screens.drain() {
            let whole = Some(crate::pages::aside::deleted(screen.language).0);
            let difference = Difference { whole, ..Default::default() };
            live.send(event(&revision, &difference, false));
        }
    }

    /// The seats whose people look on.
    pub(super) fn present(&self) -> Seats {
        let open = self.screens.iter().filter(|(_, live)| live.sender.receiver_count() > 0);
        open.flat_map(|(screen, _)| screen.own.iter()).collect()
    }

    /// How many look on.
    pub(super) fn watchers(&self) -> usize {
        self.screens.values().map(|live| live.sender.receiver_count()).sum()
    }

    /// How many places there are for the likes of somebody, and how many are taken. Nobody's windows keep somebody
    /// else from a seat: strangers share theirs, whoever plays certain seats has some of their own, so has the host.
    fn places(&self, screen: Screen, most: usize) -> (usize, usize) {
        let likes = |other: &Screen| (other.own, other.own.is_empty() && other.is_host);
        let alike = self.screens.iter().filter(|(other, _)| likes(other) == likes(&screen));
        let taken = alike.map(|(_, live)| live.sender.receiver_count()).sum();
        let is_stranger = likes(&screen) == (Seats::NONE, false);
        (if is_stranger { most } else { most.min(OWN_WINDOWS) }, taken)
    }
}

impl TableData {
    /// What a browser that is up to date has seen last.
    pub fn revision(&self) -> String {
        self.audience.revision()
    }

    /// Sends everybody what has changed for them. Each kind of screen is drawn once.
    pub fn show(&mut self) {
        self.audience.revision += 1;
        self.shared.clear();
        for screen in self.screens() {
            let drawn = Drawn::with(table::draw(self, screen), &self.shared);
            self.send(screen, |live| {
                let difference = drawn.since(&live.outline);
                live.outline = drawn.outline();
                difference
            });
        }
        self.shared.clear();
    }

    /// Sends who is here to those who see another thing than before; that is no news to most, and nothing else of the
    /// table need be drawn for it.
    pub(super) fn show_who_is_here(&mut self) {
        let screens = self.screens();
        let mut differences = Vec::new();
        for screen in screens {
            let drawn = Drawn::new(everybody_present(self, screen));
            let Some(live) = self.audience.screens.get_mut(&screen) else { continue };
            let difference = live.outline.renew(&drawn);
            if !difference.is_empty() {
                differences.push((screen, difference));
            }
        }
        self.audience.revision += u64::from(!differences.is_empty());
        for (screen, difference) in differences {
            self.send(screen, |_| difference);
        }
    }

    /// The kinds of screen that somebody looks at.
    fn screens(&mut self) -> Vec<Screen> {
        self.shown_present = self.present();
        self.audience.screens.retain(|_, live| live.sender.receiver_count() > 0);
        self.audience.screens.keys().copied().collect()
    }

    fn send(&mut self, screen: Screen, difference: impl FnOnce(&mut Live) -> Difference) {
        let (revision, is_asked) = (self.audience.revision(), self.is_asked(screen));
        if let Some(live) = self.audience.screens.get_mut(&screen) {
            let difference = difference(live);
            live.send(event(&revision, &difference, is_asked));
        }
    }

    /// Ends every stream.
    pub(super) fn leave_everybody(&mut self) {
        self.audience.screens.clear();
    }

    fn is_asked(&self, screen: Screen) -> bool {
        self.game.asked().iter().any(|seat| screen.own.contains(seat))
    }

    fn whole(&self, screen: Screen) -> (Drawn, Frame) {
        let drawn = Drawn::with(table::draw(self, screen), &self.shared);
        self.shared.clear();
        let difference = Difference { whole: Some(drawn.html()), ..Default::default() };
        let event = event(&self.audience.revision(), &difference, self.is_asked(screen));
        (drawn, event)
    }
}

/// One event of the stream. What has changed for others alike is written and packed once for all of them.
fn event(revision: &str, difference: &Difference, is_asked: bool) -> Frame {
    #[derive(serde::Serialize)]
    struct Rest<'a> {
        #[serde(skip_serializing_if = "Option::is_none")]
        whole: Option<&'a str>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        lists: Vec<&'a Growth>,
        asked: bool,
    }
    let Difference { whole, parts, lists, told } = difference;
    let lists = lists.iter().chain(told.iter().flat_map(|told| &told.lists)).collect();
    let rest = Rest { whole: whole.as_deref(), lists, asked: is_asked };
    let rest = serde_json::to_string(&rest).unwrap_or_default();
    let own = serde_json::to_string(parts).unwrap_or_default();
    // An object that begins with the elements that are replaced, those of others behind one's own, and goes on with the rest.
    let mut text = format!("id: {revision}\ndata: {{\"parts\":{}", own.strip_suffix(']').unwrap_or("["));
    let mut segments = Vec::new();
    let mut is_first = parts.is_empty();
    for told in told.iter().filter(|told| told.has_parts()) {
        if !std::mem::take(&mut is_first) {
            text.push(',');
        }
        segments.push(Segment::new(std::mem::take(&mut text)));
        segments.push(told.segment());
    }
    text.push_str("],");
    text.push_str(rest.strip_prefix('{').unwrap_or_default());
    text.push_str("\n\n");
    segments.push(Segment::new(text));
    Frame::of(segments)
}

/// Tells a browser how soon to come back when the connection is lost.
pub fn retry_frame() -> Frame {
    Frame::new("retry: 1500\n\n")
}

impl LiveTable {
    /// Joins the audience, with the eyes of `wanted` if they are the visitor's. `seen` is what the browser has seen
    /// last.
    pub async fn subscribe(
        self: &Arc<LiveTable>,
        visitor: Visitor,
        wanted: Option<Seat>,
        seen: Option<&str>,
    ) -> Result<Subscription, Refused> {
        let mut data = self.look().await?;
        let screen = data.screen(visitor, wanted);
        let (places, taken) = data.audience.places(screen, self.services.settings.streams_each);
        if taken >= places {
            return Err(Refused::Crowded);
        }
        let is_up_to_date = seen == Some(&data.revision());
        let is_new = !data.audience.screens.contains_key(&screen);
        let mut first = None;
        if is_new || !is_up_to_date {
            let (drawn, event) = data.whole(screen);
            first = (!is_up_to_date).then_some(event);
            let live = data.audience.screens.entry(screen);
            live.or_insert_with(|| Live::new(drawn.outline()));
        }
        let events = data.audience.screens[&screen].sender.new_receiver();
        // Only now is there somebody for whom bots play.
        self.visit(&mut data, screen, visitor)?;
        data.show_presence();
        Ok(Subscription { table: self.clone(), screen, first, events, seating: data.seatings })
    }
}

impl Subscription {
    /// The whole anew, for a browser that has fallen behind; nothing if it is another seat's by now.
    pub async fn whole(&mut self) -> Option<Frame> {
        self.events = self.events.new_receiver();
        let data = self.table.look().await.ok()?;
        (data.seatings == self.seating).then(|| data.whole(self.screen).1)
    }
}
