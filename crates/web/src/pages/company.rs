//! The company at a table: who is here, how much time they have, and what they say.

use super::table::TablePage;
use super::terms;
use crate::live_table::{MOST_LETTERS, TableData};
use crate::parts::part;
use crate::screen::Screen;
use crate::speech;
use crate::storage::{Remark, Sitter};
use crate::terms::StandIn;
use maud::{Markup, html};
use tabletop::Seat;
use words::{Phrase, phrase};

/// Who plays elsewhere and is at the table now: the parts of a screen that change when somebody comes or goes.
pub fn everybody_present(data: &TableData, screen: Screen) -> Markup {
    let seats = (0..data.game.players()).map(Seat);
    html! { @for seat in seats { (presence(data, screen, seat)) } }
}

fn presence(data: &TableData, screen: Screen, seat: Seat) -> Markup {
    let sitter = data.row.chairs.get(seat.index()).map(|chair| &chair.sitter);
    if !matches!(sitter, Some(Sitter::Person(_))) || screen.own.contains(seat) {
        return html! {};
    }
    let is_here = data.present().contains(seat);
    let words = if is_here { phrase!("page-presence-here") } else { phrase!("page-presence-away") };
    let words = screen.language.text(&words);
    let id = format!("here-{}", seat.0);
    let drawn = html! {
        span id=(id) { span .presence .here[is_here] title=(words) {} span .unseen { (words) " " } }
    };
    part(&id, drawn)
}

impl TablePage<'_> {
    /// Whether somebody who plays elsewhere is at the table now; nothing for bots and for those at this screen.
    pub(super) fn presence(&self, seat: Seat) -> Markup {
        presence(self.data, self.screen, seat)
    }

    /// The time that somebody has left, where there is a clock.
    pub(super) fn clock(&self, seat: Seat) -> Markup {
        let sitter = self.data.row.chairs.get(seat.index()).map(|chair| &chair.sitter);
        let is_person = matches!(sitter, Some(Sitter::Person(_))) && !self.data.game.is_over();
        let clock = self.data.row.terms.clock.as_ref().filter(|_| is_person);
        html! {
            @if let Some(clock) = clock {
                @let (left, runs) = (clock.left(seat), self.data.running().contains(seat));
                @let words = self.text(phrase!("page-clock-left", clock = terms::clock(clock.limit, clock.seconds)));
                span .clock .late[left == 0] data-left=(left) data-runs[runs] title=(words) { (digits(left)) }
            }
        }
    }

    /// A few words to the others, where there are others to hear them.
    pub(super) fn talk(&self) -> Markup {
        let seat = self.seat().or_else(|| self.screen.own.iter().next());
        let is_heard = (0..).map(Seat).zip(&self.data.row.chairs).any(|(other, chair)| {
            !matches!(chair.sitter, Sitter::Bot(_)) && !self.screen.own.contains(other)
        });
        let is_on = is_heard && !self.data.row.terms.is_chat_off;
        let label = self.text(phrase!("page-talk-label"));
        let talk = html! {
            section #talk .talk hidden[!is_on || seat.is_none()] {
                @if let Some(seat) = seat.filter(|_| is_on) {
                    form method="post" action=(self.path("/say")) data-talk {
                        input type="hidden" name="seat" value=(seat.0);
                        input #say type="text" name="text" required maxlength=(MOST_LETTERS) autocomplete="off"
                            dir="auto" aria-label=(label) placeholder=(label);
                        button type="submit" { (self.text(phrase!("page-talk-say"))) }
                    }
                }
            }
        };
        part("talk", talk)
    }

    /// Remarks that were made before the step with this number was told, and are not shown yet.
    pub(super) fn remarks_before(&self, rest: &mut &[Remark], step: usize) -> Markup {
        let count = rest.iter().take_while(|remark| remark.step < step).count();
        let (now, later) = rest.split_at(count);
        *rest = later;
        html! { @for remark in now { (self.remark(remark)) } }
    }

    fn remark(&self, remark: &Remark) -> Markup {
        let id = format!("r-{}", remark.number);
        let said = self.voice().within(&self.told_of(remark));
        part(&id, html! { li id=(id) .remark .late[remark.said.is_none()] { (self.told(&said)) } })
    }

    fn told_of(&self, remark: &Remark) -> Phrase {
        let who = remark.seat;
        match (&remark.said, self.data.row.terms.clock.as_ref().map(|clock| &clock.stand_in)) {
            (Some(text), _) => phrase!("page-talk-says", who = who, text = text.clone()),
            (None, Some(StandIn::Bot(level))) => {
                phrase!("page-clock-up-bot", who = who, bot = speech::level(level))
            }
            (None, _) => phrase!("page-clock-up", who = who),
        }
    }

    /// The host's switch: whether people may talk here.
    pub(super) fn chat_switch(&self) -> Markup {
        html! {
            @if self.screen.is_host {
                form method="post" action=(self.path("/chat")) data-send .forced {
                    label .check {
                        input type="checkbox" name="chat" value="on" checked[!self.data.row.terms.is_chat_off] data-submit;
                        span { (self.text(phrase!("page-talk-switch"))) }
                    }
                    button type="submit" .plain { (self.text(phrase!("page-about-set-pace"))) }
                }
            }
        }
    }
}

/// A time as a clock shows it.
fn digits(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_clock_shows_hours_only_where_there_are_any() {
        assert_eq!([59, 600, 3661].map(super::digits), ["0:59", "10:00", "1:01:01"]);
    }
}
