//! Outside the wall: the fields, and the events that threaten the city with their black dice.

use super::Town;
use super::dice;
use super::icons::{badge, icon};
use super::{anchors, cards, drawings, signs, threats};
use crate::boards::lettering::pressed;
use crate::parts::part;
use maud::{Markup, html};
use stage::troyes::{Spot, who};
use stage::{Spot as _, counted};
use tabletop::{Component, Phrase, phrase};
use troyes::EventPrint;
use troyes::board::QueuedEvent;
use troyes::cards::Event;
use words::Language;

const WIDTH: f32 = 1120.0;
const HEIGHT: f32 = 132.0;
/// The fields, an event, and the room for black dice.
const FIELDS: f32 = 104.0;
const EVENT: f32 = 118.0;
/// An event in a long queue: it has no drawing, but its letters are as large as ever.
const NARROW: f32 = 68.0;
const CROWDED: f32 = 2.0;
/// The size of the letters of a title, and how much room one takes mostly.
const TITLE: f32 = 14.0;
const LETTER: f32 = 7.8;
const TALL: f32 = 126.0;
const GAP: f32 = 6.0;
const BLACK: f32 = 92.0;

impl Town<'_> {
    /// Everything outside the wall.
    pub fn outside(&self) -> Markup {
        let count = self.table.queue.len() as f32;
        let room = WIDTH - FIELDS - BLACK - 2.0 * GAP;
        let gap = if room / count < EVENT + GAP { CROWDED } else { GAP };
        let wide = (room / count - gap).clamp(NARROW, EVENT);
        // More than thirteen lie a little over one another: smaller ones could not be read.
        let step = ((room - wide) / (count - 1.0).max(1.0)).min(wide + gap);
        let end = if count > 0.0 { step * (count - 1.0) + wide + GAP } else { 0.0 };
        part(
            "outside",
            html! {
                svg #outside .outside viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(self.text(&phrase!("troyes-board-outside"))) {
                    (self.fields())
                    @for (place, menace) in self.table.queue.iter().enumerate() {
                        @let x = FIELDS + GAP + step * place as f32;
                        g data-move=(Spot::Event(menace.event).id())
                            transform={ "translate(" (x) " 2)" } {
                            (self.menace(menace, wide))
                        }
                    }
                    (self.black_dice(FIELDS + GAP + end + 4.0))
                }
            },
        )
    }

    fn fields(&self) -> Markup {
        self.scene.spot(
            Spot::Agriculture,
            Some("agriculture"),
            &phrase!("troyes-board-agriculture"),
            html! {
                path .field d="M2 30Q52 12 102 26V126H2z" {}
                path .furrow d="M2 60Q52 40 102 56M2 76Q52 56 102 72M2 92Q52 74 102 90M2 108Q52 92 102 106" {}
                @for (x, y) in [(8.0, 26.0), (26.0, 20.0), (44.0, 17.0), (62.0, 17.0), (80.0, 20.0)] { (icon("wheat", x, y, 18.0)) }
                (badge("blank-yellow", 16.0, 58.0, 25.0, "÷2"))
                (icon("arrow", 45.0, 64.0, 13.0))
                (icon("coin", 62.0, 58.0, 25.0))
                rect .lintel x="6" y="103" width="92" height="20" rx="3" {}
                text .sign-name x="52" y="118" textLength="82" lengthAdjust="spacingAndGlyphs" { (self.text(&phrase!("troyes-agriculture"))) }
            },
        )
    }

    /// The fields by themselves.
    pub fn fields_alone(&self) -> Markup {
        html! { svg .outside viewBox={ "0 0 " (FIELDS) " " (HEIGHT) } { (self.fields()) } }
    }

    fn menace(&self, menace: &QueuedEvent, wide: f32) -> Markup {
        let event = menace.event;
        let print = self.game.event_print(event);
        let spot = Spot::Event(event);
        let is_new = self.highlights.is_fresh(&spot.id());
        self.scene.spot(
            spot,
            Some(event.id()),
            &self.menace_label(menace, print),
            html! {
                (face(event, print, wide, is_new, self.language()))
                (self.banners(menace, print, wide))
                (self.possessed_on(menace))
            },
        )
    }

    fn menace_label(&self, menace: &QueuedEvent, print: &EventPrint) -> Phrase {
        phrase!(
            "troyes-board-event",
            event = menace.event,
            divisor = print.divisor,
            banners = print.banners,
            first = print.vp[0],
            second = print.vp[1],
            cubes = cards::row(menace.cubes.iter().map(|owner| who(self.game, *owner)).collect())
        )
    }

    fn banners(&self, menace: &QueuedEvent, print: &EventPrint, wide: f32) -> Markup {
        let count = usize::from(print.banners).max(menace.cubes.len());
        let (left, step) = row_of_banners(count, wide);
        let size = step.min(18.0);
        html! {
            @for index in 0..count {
                @let x = left + step * index as f32;
                (banner(x, step, index >= menace.cubes.len()))
                @if let Some(owner) = menace.cubes.get(index) {
                    (self.cube(*owner, &anchors::banner(menace.event, index), (x + (step - size) / 2.0, 95.0), size))
                }
            }
        }
    }

    /// Citizens on the event that possesses them.
    fn possessed_on(&self, menace: &QueuedEvent) -> Markup {
        let is_possession = menace.event == troyes::cards::Event::Possession;
        let possessed: Vec<_> = self.table.possessed.iter().filter(|_| is_possession).collect();
        html! {
            @for (place, owner) in possessed.iter().enumerate() {
                (self.citizen(*owner, &anchors::possessed(*owner), (4.0 + 28.0 * place as f32, 64.0), 24.0))
            }
        }
    }

    /// Black dice that were rolled, or that wait to be.
    fn black_dice(&self, x: f32) -> Markup {
        let rolled = counted(self.table.black.iter());
        let waiting = usize::from(self.table.gathered);
        let at = |place: usize| (x + 30.0 * (place % 3) as f32, 32.0 + 30.0 * (place / 3) as f32);
        html! {
            @if !rolled.is_empty() || waiting > 0 {
                rect .plate x=(x - 2.0) y="8" width="92" height="20" rx="10" {}
                text .caption x=(x + 44.0) y="23" { (self.text(&phrase!("troyes-board-black-dice"))) }
                g .rolled[self.highlights.is_fresh(anchors::BLACK)] {
                    @for (place, (face, nth)) in rolled.iter().enumerate() {
                        (self.scene.spot(Spot::Black(*face, *nth), None, &phrase!("troyes-board-black-die", face = *face), html! {
                            @let (x, y) = at(place);
                            (dice::black(*face, x, y, 27.0))
                        }))
                    }
                    @if rolled.is_empty() { @for place in 0..waiting { @let (x, y) = at(place); (dice::black(0, x, y, 27.0)) } }
                }
            }
        }
    }
}

/// What is printed on an event but for its banners.
fn face(event: Event, print: &EventPrint, wide: f32, is_new: bool, language: Language) -> Markup {
    let color = print.color.map_or("any", |color| color.name());
    let names = two_lines(&language.text(&Component::from(event).name()), (wide / LETTER) as usize);
    let is_whole = wide == EVENT;
    html! {
        rect .shade x="4" y="4.5" width=(wide - 4.0) height=(TALL - 4.0) rx="6" {}
        rect .card .fresh[is_new] x="1.5" y="1.5" width=(wide - 3.0) height=(TALL - 3.0) rx="6" {}
        path .band .{ "band-" (color) } d={ "M2.5 33V8a5.5 5.5 0 0 1 5.5-5.5h" (wide - 16.0) "a5.5 5.5 0 0 1 5.5 5.5V33z" } {}
        @for (line, name) in names.iter().enumerate() {
            @let y = if names.len() == 1 { 22.0 } else { 15.0 + 13.0 * line as f32 };
            @let length = pressed(name, TITLE, wide - 10.0);
            text .title .{ "title-" (color) } x=(wide / 2.0) y=(y) textLength=[length] lengthAdjust="spacingAndGlyphs" { (name) }
        }
        @let (margin, first, second) = if is_whole { (6.0, 60.0, 89.0) } else { (2.0, wide - 43.0, wide - 23.0) };
        (badge(&format!("blank-{color}"), margin, 36.0, 25.0, &format!("÷{}", print.divisor)))
        @if is_whole { (drawings::on_card(event.id(), print.color, (33.5, 35.5), 26.0)) }
        (badge("laurel", first, if is_whole { 36.0 } else { 38.0 }, if is_whole { 26.0 } else { 22.0 }, &print.vp[0].to_string()))
        (badge("laurel", second, 39.0, 22.0, &print.vp[1].to_string()))
        (signs::press(&threats::line(event, print), (margin, 63.0, wide - 2.0 * margin, 26.0)))
    }
}

/// An event as it joins the queue, by itself.
pub fn alone(event: Event, print: &EventPrint, language: Language) -> Markup {
    let (left, step) = row_of_banners(print.banners.into(), EVENT);
    html! {
        svg .outside viewBox={ "0 0 " (EVENT) " " (TALL) } aria-hidden="true" focusable="false" {
            (face(event, print, EVENT, false, language))
            @for index in 0..print.banners { (banner(left + step * f32::from(index), step, true)) }
        }
    }
}

/// Where the first banner of so many begins, and the next ones after it.
fn row_of_banners(count: usize, wide: f32) -> (f32, f32) {
    let step = ((wide - 10.0) / count as f32).min(21.0);
    ((wide - step * count as f32) / 2.0, step)
}

fn banner(x: f32, step: f32, is_free: bool) -> Markup {
    html! { path .banner data-room=[is_free.then_some("cube")] d={ "M" (x + 1.0) " 92v29l" (step / 2.0 - 1.0) "-6 " (step / 2.0 - 1.0) " 6v-29z" } {} }
}

/// A name on one line, or on two if it is longer than that.
pub fn two_lines(name: &str, most: usize) -> Vec<String> {
    if name.chars().count() <= most {
        return vec![name.into()];
    }
    let middle = name.len() / 2;
    let space = name.match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(middle));
    match space {
        Some(at) => vec![name[..at].into(), name[at + 1..].into()],
        None => vec![name.into()],
    }
}
