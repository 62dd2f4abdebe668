//! The city square: a district with dice for each family and for grey.

use super::Town;
use super::icons::{badge, icon};
use super::pieces::{arms_class, letter};
use super::{anchors, dice};
use crate::parts::part;
use maud::{Markup, html};
use stage::troyes::{Spot, of_whom, who};
use stage::{Spot as _, counted};
use tabletop::Game as _;
use tabletop::{Phrase, phrase};
use troyes::board::{Die, DieColor, Owner};

const WIDTH: f32 = 448.0;
const HEIGHT: f32 = 336.0;
const GAP: f32 = 6.0;
const HEADER: f32 = 27.0;
/// More of a color never lie on the square.
const MOST: f32 = 6.0;

/// Where a district lies.
#[derive(Clone, Copy)]
struct Plot {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

impl Town<'_> {
    /// The square.
    pub fn square(&self) -> Markup {
        let owners: Vec<Owner> = self.game.owners().collect();
        let rows = owners.len().div_ceil(2).max(2);
        let height = (HEIGHT - GAP * (rows as f32 - 1.0)) / rows as f32;
        let width = (WIDTH - GAP) / 2.0;
        let plot = |place: usize| Plot {
            x: (place % 2) as f32 * (width + GAP),
            y: (place / 2) as f32 * (height + GAP),
            width,
            height,
        };
        part(
            "square",
            html! {
                svg #square .square data-unhidden viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(self.text(&phrase!("troyes-board-square"))) {
                    @for (place, owner) in owners.iter().enumerate() { (self.district(*owner, plot(place))) }
                    @if owners.len() % 2 == 1 { (self.market(plot(owners.len()))) }
                    @if owners.len() == 2 { (self.court(HEIGHT / 2.0 + GAP, HEIGHT / 2.0 - GAP)) }
                }
            },
        )
    }

    fn district(&self, owner: Owner, plot: Plot) -> Markup {
        let id = format!("plot-{}", owner.name());
        let is_asked = owner.seat().is_some_and(|seat| self.scene.asked.contains(seat));
        part(
            &id,
            html! {
                g id=(id) .plot .(arms_class(owner)) .asked[is_asked]
                    transform={ "translate(" (plot.x) " " (plot.y) ")" } {
                    rect .ground width=(plot.width) height=(plot.height) rx="8" {}
                    path .eaves d={ "M0 " (HEADER) "V8a8 8 0 0 1 8-8h" (plot.width - 16.0) "a8 8 0 0 1 8 8v" (HEADER - 8.0) "z" } {}
                    path .corner d={ "M0 " (HEADER) "V8a8 8 0 0 1 8-8h19v" (HEADER) "z" } {}
                    path .ridge d={ "M0 " (HEADER) "h" (plot.width) } {}
                    (self.shield(owner))
                    (self.citizens(owner, plot.width))
                    (self.dice(owner, plot))
                    (self.passed(owner, plot))
                }
            },
        )
    }

    fn shield(&self, owner: Owner) -> Markup {
        let family = &self.table.families[owner];
        let is_start = owner == self.game.owner(self.table.start) && self.table.round > 0;
        let of = of_whom(self.game, owner);
        let label = match family.passed {
            None => phrase!("troyes-board-district", of = of),
            Some(_) => phrase!("troyes-board-passed-district", of = of),
        };
        self.scene.spot(
            Spot::District(owner),
            None,
            &label,
            html! {
                rect .touch width="112" height=(HEADER) {}
                g data-move=(Spot::District(owner).id()) transform="translate(6 3.5) scale(.86)" {
                    path .shield d="M1 1h18v11c0 6-4 9-9 11-5-2-9-5-9-11z" {}
                    @let letter = match owner.seat().filter(|seat| seat.0 < self.game.seats()) {
                        Some(seat) => self.scene.arms(seat).letter,
                        None => letter(owner, self.is_kings_challenge()).into(),
                    };
                    text .letter x="10" y="15" textLength=[letter.pressed()] lengthAdjust="spacingAndGlyphs" { (letter) }
                }
                @if is_start { (icon("crown", 31.0, 6.0, 15.0)) }
                text .name x=(if is_start { 50.0 } else { 33.0 }) y="18.5" {
                    (self.short_name(owner, if is_start { 9 } else { 11 }))
                }
            },
        )
    }

    /// Citizens at hand, and those in the general supply.
    fn citizens(&self, owner: Owner, width: f32) -> Markup {
        let family = &self.table.families[owner];
        let counts = [
            (Spot::Supply(owner), family.supply, width - 88.0),
            (Spot::Reserve(owner), family.reserve, width - 44.0),
        ];
        html! {
            @for (spot, count, x) in counts {
                @let is_far = spot == Spot::Reserve(owner);
                @let label = self.stock_label(owner, count, is_far);
                @if owner != Owner::Grey || is_far {
                    (self.scene.spot(spot, None, &label, html! {
                        title { (self.text(&label)) }
                        g .stock .far[is_far] .none[count == 0] {
                            rect .touch x=(x) y="1" width="42" height=(HEADER - 2.0) {}
                            g data-move=(spot.id()) { (icon(&format!("citizen-{}", owner.name()), x + 2.0, 4.5, 18.0)) }
                            text x=(x + 22.0) y="18.5" { "×" (count) }
                        }
                    }))
                }
            }
        }
    }

    fn stock_label(&self, owner: Owner, count: u8, is_far: bool) -> Phrase {
        let who = who(self.game, owner);
        if is_far {
            phrase!("troyes-board-reserve", who = who, count = count)
        } else {
            phrase!("troyes-board-supply", who = who, count = count)
        }
    }

    /// The dice, a line for each color; the head of the family stands where most room is.
    fn dice(&self, owner: Owner, plot: Plot) -> Markup {
        let colors = [DieColor::Red, DieColor::White, DieColor::Yellow];
        let line = (plot.height - HEADER - 4.0) / colors.len() as f32;
        let size = (line - 3.5).min((plot.width - 34.0) / MOST - 3.0).min(36.0);
        let is_rolled = self.highlights.is_fresh(&anchors::dice(owner));
        let top = |place: usize| HEADER + 3.0 + line * place as f32 + (line - size) / 2.0;
        let head = self.table.square.of(owner, DieColor::Purple);
        let count = |place: &usize| self.table.square.of(owner, colors[*place]).count();
        let emptiest = (0..colors.len()).min_by_key(count).unwrap_or(0);
        html! {
            g .pool .rolled[is_rolled] {
                @for (place, color) in colors.into_iter().enumerate() {
                    @let y = top(place);
                    @let faces: Vec<u8> = self.table.square.of(owner, color).iter().collect();
                    g .hook .{ "hook-" (color.name()) } .none[faces.is_empty()] {
                        circle cx="15" cy=(y + size / 2.0) r="8.5" {}
                        text x="15" y=(y + size / 2.0 + 4.2) { (self.text(&phrase!("color-letter", color = color))) }
                    }
                    (self.row(owner, color, &faces, (30.0, y), size))
                    (self.used(owner, color, (30.0 + faces.len() as f32 * (size + 3.0), y), size))
                }
                @for face in head.iter() {
                    (self.row(owner, DieColor::Purple, &[face], (plot.width - size - 8.0, top(emptiest)), size))
                }
            }
        }
    }

    /// Dice of one color side by side; equal ones stand in for one another.
    fn row(&self, owner: Owner, color: DieColor, faces: &[u8], (x, y): (f32, f32), size: f32) -> Markup {
        let all: Vec<(usize, (Die, u8))> =
            counted(faces.iter().map(|face| Die::new(owner, color, *face))).into_iter().enumerate().collect();
        html! {
            @for equal in all.chunk_by(|(_, (a, _)), (_, (b, _))| a == b) {
                g data-alike {
                    @for (place, (die, nth)) in equal {
                        @let x = x + *place as f32 * (size + 3.0);
                        @let spot = Spot::Die(*die, *nth);
                        @let id = spot.id();
                        @let label = phrase!("troyes-board-die", die = *die, of = of_whom(self.game, owner));
                        (self.scene.spot(spot, Some(&die.to_string()), &label, html! {
                            g .token .fresh[self.highlights.is_fresh(&id)] data-move=(id) data-from=[self.highlights.origin(&id)] {
                                (dice::die(color, die.face(), x, y, size))
                            }
                        }))
                    }
                }
            }
        }
    }

    /// Dice that were used since the viewer's last turn leave ghosts where there is room.
    fn used(&self, owner: Owner, color: DieColor, (x, y): (f32, f32), size: f32) -> Markup {
        let spent = self.scene.deeds.iter().flat_map(|deed| &deed.account.dice);
        let faces = spent.filter_map(|spot| match spot {
            Spot::Die(die, _) if die.owner() == owner && die.color() == color => Some(die.face()),
            _ => None,
        });
        let room = (MOST as usize).saturating_sub(self.table.square.of(owner, color).count().into());
        let ghosts: Vec<u8> = faces.take(room).collect();
        html! {
            @if !ghosts.is_empty() {
                g .used aria-hidden="true" {
                    @for (place, face) in ghosts.iter().enumerate() {
                        (dice::die(color, *face, x + place as f32 * (size + 3.0), y, size))
                    }
                }
            }
        }
    }

    fn passed(&self, owner: Owner, plot: Plot) -> Markup {
        let Some(kept) = self.table.families[owner].passed else { return html! {} };
        let (x, y) = (plot.width - 84.0, plot.height - 25.0);
        html! {
            g .passed {
                rect x=(x) y=(y) width="80" height="21" rx="10.5" {}
                text x=(x + 10.0) y=(y + 15.0) { (self.text(&phrase!("troyes-board-passed"))) }
                (badge("coin", x + 57.0, y + 0.5, 20.0, &kept.to_string()))
            }
        }
    }

    /// The market cross, where the square has room for it.
    fn market(&self, plot: Plot) -> Markup {
        let (x, y) = (plot.x + plot.width / 2.0, plot.y + plot.height / 2.0);
        html! {
            g .market aria-hidden="true" transform={ "translate(" (x) " " (y) ") scale(" (plot.height / 120.0) ")" } {
                ellipse .steps cx="0" cy="40" rx="52" ry="13" {}
                ellipse .steps cx="0" cy="33" rx="40" ry="10" {}
                ellipse .steps cx="0" cy="26" rx="28" ry="7" {}
                path .stone d="M-6 26l2-58h8l2 58z" {}
                path .stone d="M-14-32h28l-5-7H-9z" {}
                path .stone d="M-2.5-39v-9h-7v-5h7v-7h5v7h7v5h-7v9z" {}
            }
        }
    }
}
