//! Citizens, cubes and discs of the families.

use super::Town;
use super::icons::icon;
use maud::{Markup, html};
use stage::troyes::who;
use tabletop::phrase;
use troyes::board::Owner;

/// The class that gives a thing its owner's colors.
pub const fn arms_class(owner: Owner) -> &'static str {
    match owner {
        Owner::Blue => "arms-blue",
        Owner::Green => "arms-green",
        Owner::Orange => "arms-orange",
        Owner::Natural => "arms-natural",
        Owner::Grey => "arms-grey",
    }
}

/// The letter on an owner's shield.
pub fn letter(owner: Owner, is_roy: bool) -> char {
    match owner {
        Owner::Grey if is_roy => 'R',
        Owner::Grey => '·',
        family => family.name().as_bytes()[0].to_ascii_uppercase() as char,
    }
}

impl Town<'_> {
    /// A piece that stands somewhere: it moves there from where it came, and is marked if that was just now.
    fn piece(&self, kind: &str, owner: Owner, place: &str, (x, y): (f32, f32), size: f32) -> Markup {
        let from = self.highlights.origin(place);
        let is_new = self.highlights.is_fresh(place);
        html! {
            g .token .fresh[is_new] data-move=(place) data-from=[from] {
                @if is_new { circle .halo cx=(x + size / 2.0) cy=(y + size / 2.0) r=(size * 0.66) {} }
                (icon(&format!("{kind}-{}", owner.name()), x, y, size))
            }
        }
    }

    /// A citizen who stands at a place.
    pub fn citizen(&self, owner: Owner, place: &str, at: (f32, f32), size: f32) -> Markup {
        self.piece("citizen", owner, place, at, size)
    }

    /// A citizen who lies expelled.
    pub fn lying(&self, owner: Owner, place: &str, (x, y): (f32, f32), size: f32) -> Markup {
        let from = self.highlights.origin(place);
        let is_new = self.highlights.is_fresh(place);
        let half = size / 2.0;
        html! {
            g .token .fresh[is_new] data-move=(place) data-from=[from] {
                @if is_new { circle .halo cx=(x + half) cy=(y + half) r=(size * 0.66) {} }
                g transform={ "rotate(-90 " (x + half) " " (y + half) ")" } {
                    (icon(&format!("citizen-{}", owner.name()), x, y, size))
                }
            }
        }
    }

    /// A cube at a place.
    pub fn cube(&self, owner: Owner, place: &str, at: (f32, f32), size: f32) -> Markup {
        self.piece("cube", owner, place, at, size)
    }

    /// A family's disc on the influence track.
    pub fn disc(&self, owner: Owner, place: &str, at: (f32, f32), size: f32) -> Markup {
        self.piece("disc", owner, place, at, size)
    }

    /// An owner as a short word.
    pub fn short_name(&self, owner: Owner, most: usize) -> String {
        let name = match owner {
            Owner::Grey if !self.is_kings_challenge() => phrase!("troyes-board-neutral"),
            _ => phrase!("troyes-say-name", who = who(self.game, owner)),
        };
        let name = self.text(&name);
        if name.chars().count() <= most {
            return name;
        }
        let kept: String = name.chars().take(most - 1).collect();
        format!("{}…", kept.trim_end())
    }
}
