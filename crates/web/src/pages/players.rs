//! Who sits at a table, what they own and what they are doing.

use super::faces::face;
use super::table::TablePage;
use crate::board::{Arms, shield};
use crate::played_game::Sight;
use crate::speech;
use crate::storage::Sitter;
use maud::{Markup, html};
use tabletop::Seat;
use words::{Languages, Phrase, phrase};

impl TablePage<'_> {
    pub(super) fn families(&self, sight: &Sight) -> Markup {
        html! {
            section #families .families aria-label=(self.text(phrase!("page-players"))) tabindex="0" {
                ul {
                    @for (seat, (arms, holdings)) in (0..).map(Seat).zip(self.arms.iter().zip(&sight.holdings)) {
                        (self.family(seat, *arms, holdings, sight.waiting.contains(seat)))
                    }
                }
            }
        }
    }

    fn family(&self, seat: Seat, arms: Arms, holdings: &Markup, is_waited_for: bool) -> Markup {
        let chair = self.data.row.chairs.get(seat.index());
        let invitation = chair.and_then(|chair| match &chair.sitter {
            Sitter::Invited(secret) if self.screen.is_host => Some(format!("/join/{}", secret.reveal())),
            _ => None,
        });
        html! {
            li .family .(arms.class) .turn[is_waited_for] data-family=(seat.0) {
                (shield(arms))
                span .name dir="auto" title=(self.name(seat)) {
                    (self.presence(seat))
                    @if let Some(Sitter::Bot(level)) = chair.map(|chair| &chair.sitter) { (face(level)) }
                    (self.name(seat))
                }
                span .who { (self.role(seat, is_waited_for)) (self.clock(seat)) }
                div .holdings { (holdings) }
                @if let Some(path) = invitation {
                    div .invitation {
                        a href=(path) { (self.text(phrase!("page-invitation"))) }
                        a href=(self.path("/share")) { (self.text(phrase!("page-share-qr"))) }
                        button type="button" data-copy=(path) { (self.text(phrase!("page-copy-link"))) }
                        button type="button" data-share=(path) hidden { (self.text(phrase!("page-share-link"))) }
                    }
                }
            }
        }
    }

    /// Whether a bot goes by the name of its level, in whatever language the table was opened.
    fn is_called(&self, seat: Seat, level: &str) -> bool {
        let level = speech::level(level);
        Languages::iter().any(|language| language.text(&level) == self.name(seat))
    }

    fn role(&self, seat: Seat, is_waited_for: bool) -> String {
        self.text(match self.data.row.chairs.get(seat.index()).map(|chair| &chair.sitter) {
            Some(Sitter::Bot(_)) if is_waited_for => phrase!("page-role-thinking"),
            Some(Sitter::Bot(level)) if self.is_called(seat, level) => phrase!("page-role-robot"),
            Some(Sitter::Bot(level)) => phrase!("page-role-bot", level = speech::level(level)),
            Some(Sitter::Invited(_)) => phrase!("page-role-free"),
            Some(Sitter::Person(_)) if self.seat() == Some(seat) => phrase!("page-role-you"),
            _ if is_waited_for => phrase!("page-role-choosing"),
            _ => Phrase::NOTHING,
        })
    }
}
