//! A real table on the page: a pad for dice, cards to draw from, what bots want done on the board, and what people hold.

use super::table::TablePage;
use crate::played_game::Sight;
use crate::refereed::{ChanceAsked, ChanceWanted, DiceGroup, Drawable};
use maud::{Markup, html};
use tabletop::{Seat, Seats};
use words::{Arg, Phrase, phrase};

impl TablePage<'_> {
    /// What is to be rolled or drawn; who does not sit here waits for it.
    pub(super) fn chance(&self, asked: &ChanceAsked) -> Markup {
        let Some(own) = self.screen.own.iter().next() else {
            return html! { h2 #question .waits tabindex="-1" { (self.told(&asked.text)) } };
        };
        let seat = self.seat().unwrap_or(own);
        html! {
            h2 #question tabindex="-1" { (self.told(&asked.text)) }
            form #pad .pad method="post" action=(self.path("/chance")) data-send data-pad {
                input type="hidden" name="step" value=(asked.number);
                input type="hidden" name="seat" value=(seat.0);
                @match &asked.wanted {
                    ChanceWanted::Roll(groups, sides) => (self.dice_pad(groups, *sides)),
                    ChanceWanted::Draw(take, things) => (self.draw_pad(*take, things)),
                }
            }
            (self.real_tools())
        }
    }

    fn dice_pad(&self, groups: &[DiceGroup], sides: u8) -> Markup {
        let count: usize = groups.iter().map(|group| group.count).sum();
        let mut place = 0..count;
        html! {
            ul .dice-groups {
                @for group in groups {
                    li .{ "die-" (group.color) } {
                        span .whose { (self.told(&group.name)) }
                        span .slots {
                            @for place in place.by_ref().take(group.count) { button .slot type="button" tabindex="-1" data-place=(place) aria-label={ (group.name) " " (place + 1) } {} }
                        }
                        @if group.faces.len() == 2 && group.faces[0] != group.faces[1] {
                            small { (self.text(phrase!("real-page-sides", first = group.faces[0].to_string(), second = group.faces[1].to_string()))) }
                        }
                    }
                }
            }
            label .field {
                span { (self.text(if sides == 2 { phrase!("real-page-lies", count = count) } else { phrase!("real-page-faces", count = count) })) }
                input #roll type="text" name="roll" inputmode="numeric" autocomplete="off" spellcheck="false" required
                    data-count=(count) data-sides=(sides);
            }
            div .keys .script-only role="group" aria-label=(self.text(phrase!("real-page-keys"))) {
                @for face in 1..=sides { button .key type="button" data-key=(face) aria-label=(face) { (pips(face)) } }
                button .key type="button" data-key="back" aria-label=(self.text(phrase!("real-page-back"))) { "⌫" }
            }
            button #enter .primary type="submit" { (self.text(phrase!("real-page-enter"))) }
        }
    }

    fn draw_pad(&self, take: usize, things: &[Drawable]) -> Markup {
        html! {
            @if take > 1 {
                p .how { (self.text(phrase!("real-page-draw-order", count = take))) }
                ol .drawn {
                    @for place in 0..take {
                        li { select name="draw" required aria-label=(self.text(phrase!("real-page-draw-place", place = place + 1))) {
                            option value="" { "–" }
                            @for thing in things { option value=(thing.name) { (thing.say) } }
                        } }
                    }
                }
                button #enter .primary type="submit" { (self.text(phrase!("real-page-enter"))) }
            }
            @if things.len() > 6 {
                label .field .script-only {
                    span { (self.text(phrase!("real-page-search"))) }
                    input type="search" autocomplete="off" data-filter;
                }
            }
            div .things .script-only[take > 1] {
                @for thing in things { (self.thing_button(take, thing)) }
            }
        }
    }

    fn thing_button(&self, take: usize, thing: &Drawable) -> Markup {
        let inside = html! {
            @if let Some(drawing) = &thing.drawing { (drawing) }
            span { (thing.say) }
        };
        html! {
            @if take > 1 { button .thing type="button" data-draw=(thing.name) { (inside) } }
            @else { button .thing type="submit" name="draw" value=(thing.name) { (inside) } }
        }
    }

    /// What helps where nobody is asked: undoing what was entered.
    pub(super) fn real_tools(&self) -> Markup {
        html! {
            @if let Some(seat) = self.seat().or(self.screen.own.iter().next()) {
                div .tools { (self.undo_entry(seat)) }
            }
        }
    }

    /// Everything that was typed can be undone, dice and cards too.
    pub(super) fn undo_entry(&self, seat: Seat) -> Markup {
        let can = self.data.game.has_entry(self.data.bots());
        let undo = self.text(phrase!("page-undo"));
        html! {
            form method="post" action=(self.path("/undo")) data-send {
                input type="hidden" name="seat" value=(seat.0);
                @if can { button #undo type="submit" title=(self.text(phrase!("real-page-undo-about"))) { (undo) } }
                @else {
                    button #undo type="submit" aria-disabled="true" aria-describedby="undo-not" data-say="undo-not" { (undo) }
                    span #undo-not .unseen { (self.text(phrase!("real-page-nothing-entered"))) }
                }
            }
        }
    }

    /// What bots, or le Roy, have done since somebody entered something: to be done on the board by whoever is near.
    pub(super) fn errands(&self, sight: &Sight) -> Markup {
        let (bots, game) = (self.data.bots(), &self.data.game);
        let is_errand = |who: Seat| bots.contains(who) || who.0 >= game.players();
        let since = if game.is_real() { game.last_entry(bots) } else { Some(usize::MAX) };
        let is_new = |end: usize| since.is_none_or(|since| end > since);
        let errands: Vec<_> =
            sight.news.iter().filter(|news| is_errand(news.who) && is_new(news.steps.end)).collect();
        html! {
            section #errands .errands aria-live="polite" aria-labelledby="errands-heading" hidden[errands.is_empty()] {
                @if !errands.is_empty() {
                    h2 #errands-heading { (self.text(phrase!("real-page-errands"))) }
                    ol { @for errand in errands { (self.deed(errand)) } }
                }
            }
        }
    }

    /// Where somebody says what they hold; nobody else is shown it.
    pub(super) fn hand(&self, seat: Seat) -> Markup {
        let game = &self.data.game;
        let is_covered = game.covered().contains(seat);
        let is_bot = self.data.bots().contains(seat);
        html! {
            @if game.is_real() && game.hand_size() > 0 && !is_bot && !game.is_over() {
                details #hand .hand {
                    summary { (self.text(phrase!("real-page-hand", count = game.hand_size()))) }
                    p { (self.text(if is_covered { phrase!("real-page-hand-covered") } else { phrase!("real-page-hand-told") })) }
                    (self.hand_form(seat))
                }
            }
        }
    }

    fn hand_form(&self, seat: Seat) -> Markup {
        let cards = self.data.game.hand_cards(self.voice());
        html! {
            form method="post" action=(self.path("/hand")) data-send {
                input type="hidden" name="seat" value=(seat.0);
                @for _ in 0..self.data.game.hand_size() {
                    select name="card" required aria-label=(self.text(phrase!("real-page-character-of", who = seat))) {
                        option value="" { "–" }
                        @for card in &cards { option value=(card.name) { (card.say) } }
                    }
                }
                button type="submit" { (self.text(phrase!("real-page-tell-hand"))) }
            }
        }
    }

    /// The game is over, but not everybody has said what they held.
    pub(super) fn reveal(&self) -> Markup {
        let covered = self.data.game.covered();
        let here: Vec<Seat> = covered.iter().filter(|seat| self.screen.own.contains(*seat)).collect();
        html! {
            h2 #question tabindex="-1" { (self.text(reveal(covered))) }
            p { (self.text(phrase!("real-page-reveal-about"))) }
            @for seat in here {
                div .reveal { p { (self.told(&self.voice().say(&phrase!("real-page-character-of", who = seat)))) } (self.hand_form(seat)) }
            }
            (self.real_tools())
        }
    }
}

/// What is waited for when a game is over.
pub(super) fn reveal(covered: Seats) -> Phrase {
    phrase!("real-page-reveal", who = Arg::List(covered.iter().map(Arg::Seat).collect()))
}

/// A face of a die as it is printed.
fn pips(face: u8) -> Markup {
    const PLACES: [(u8, u8); 7] = [(10, 10), (30, 30), (10, 30), (30, 10), (10, 20), (30, 20), (20, 20)];
    let shown = |face: u8| -> &[usize] {
        match face {
            1 => &[6],
            2 => &[0, 1],
            3 => &[0, 1, 6],
            4 => &[0, 1, 2, 3],
            5 => &[0, 1, 2, 3, 6],
            _ => &[0, 1, 2, 3, 4, 5],
        }
    };
    html! {
        svg viewBox="0 0 40 40" aria-hidden="true" {
            @for place in shown(face) { circle cx=(PLACES[*place].0) cy=(PLACES[*place].1) r="4.2" {} }
        }
    }
}
