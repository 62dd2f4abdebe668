//! Before the deal: who has had their part in the seed, and what is awaited. After it: what each has brought.

use super::table::TablePage;
use crate::mixing::{Mixing, Part};
use crate::opponent;
use crate::parts::part;
use crate::speech::{self, filled, slot};
use crate::storage::Sitter;
use maud::{Markup, html};
use serde_json::json;
use tabletop::Seat;
use words::{Arg, phrase};

impl TablePage<'_> {
    fn undealt(&self) -> Option<&Mixing> {
        self.data.row.terms.mixing.as_ref().filter(|mixing| !mixing.is_dealt)
    }

    /// What everybody waits for before the deal; nothing after it.
    pub(super) fn mixing_status(&self) -> Option<String> {
        let mixing = self.undealt()?;
        let awaited = mixing.awaited();
        let is_to_come = mixing.parts().contains(&Part::Awaited);
        let missing: Vec<Seat> = awaited.iter().filter(|seat| self.is_invited(*seat)).collect();
        let list = |seats: Vec<Seat>| Arg::List(seats.into_iter().map(Arg::Seat).collect());
        let everybody = list(awaited.iter().collect());
        Some(self.text(match (missing.is_empty(), is_to_come) {
            (false, _) => phrase!("page-status-waiting-to-sit", who = list(missing)),
            (true, true) => phrase!("page-mixing-to-come", who = everybody),
            (true, false) => phrase!("page-mixing-to-show", who = everybody),
        }))
    }

    fn is_invited(&self, seat: Seat) -> bool {
        let chair = self.data.row.chairs.get(seat.index());
        chair.is_some_and(|chair| matches!(chair.sitter, Sitter::Invited(_)))
    }

    /// The panel before the deal. Its fields tell the script what to do; whoever has none brings nothing.
    pub(super) fn mixing(&self) -> Markup {
        let Some(mixing) = self.undealt() else { return part("mixing", html! { section #mixing hidden {} }) };
        let own = self.screen.own.iter().find_map(|seat| Some((seat, mixing.parts().get(seat.index())?)));
        let awaited =
            self.screen.own.iter().find(|seat| mixing.parts().get(seat.index()) == Some(&Part::Awaited));
        let promised = self.screen.own.iter().find_map(|seat| match mixing.parts().get(seat.index())? {
            Part::Promised(commitment) => Some((seat, commitment.to_string())),
            _ => None,
        });
        let shows = promised.filter(|_| mixing.until.is_some());
        let seat = awaited.or(shows.as_ref().map(|(seat, _)| *seat)).or(own.map(|(seat, _)| seat));
        part(
            "mixing",
            html! {
                section #mixing .mixing aria-label=(self.text(phrase!("page-mixing"))) data-path=(self.path(""))
                    data-place=[seat.map(|seat| seat.0)] data-awaited[awaited.is_some()]
                    data-shows=[shows.as_ref().map(|(_, commitment)| commitment)]
                    data-slip=[shows.is_some().then(|| self.slip(mixing))] data-lots[mixing.by_lot] {
                    p { (self.text(phrase!("page-mixing-about"))) }
                    (self.parts(mixing))
                    @if let Some(until) = mixing.until { p #showing data-until=(until) hidden { (self.text(phrase!("page-mixing-time"))) " " span .clock {} } }
                    @if let Some(seat) = awaited { (self.bring_nothing(seat)) }
                    @if self.screen.is_host { @for seat in mixing.awaited().iter().filter(|seat| self.is_invited(*seat)) { (self.seat_bot(seat)) } }
                }
            },
        )
    }

    /// Without script nobody can promise anything.
    fn bring_nothing(&self, seat: Seat) -> Markup {
        html! {
            noscript {
                form method="post" action=(self.path("/promise")) {
                    input type="hidden" name="seat" value=(seat.0);
                    button type="submit" { (self.text(phrase!("page-mixing-bring-nothing"))) }
                }
            }
        }
    }

    /// Lets the host begin without somebody who does not come.
    fn seat_bot(&self, seat: Seat) -> Markup {
        html! {
            form .seat-bot method="post" action=(self.path("/seat-bot")) data-send {
                input type="hidden" name="seat" value=(seat.0);
                label {
                    (self.text(phrase!("page-mixing-seat-bot", who = seat))) " "
                    select name="level" {
                        @for (level, _) in opponent::levels() {
                            option value=(level) selected[level == opponent::USUAL] { (self.text(speech::level(level))) }
                        }
                    }
                }
                button type="submit" { (self.text(phrase!("page-mixing-seat-bot-do"))) }
            }
        }
    }

    fn parts(&self, mixing: &Mixing) -> Markup {
        let row = &self.data.row;
        let lots = mixing.lots(&row.id, &row.seed);
        html! {
            ul .parts {
                @for (place, part) in mixing.parts().iter().enumerate() {
                    @let seat = Seat(lots.iter().position(|lot| usize::from(*lot) == place).unwrap_or(place) as u8);
                    li { (self.said_of(seat, part, mixing.is_dealt)) }
                }
            }
        }
    }

    fn said_of(&self, who: Seat, part: &Part, is_dealt: bool) -> Markup {
        let sitter = self.data.row.chairs.get(who.index()).map(|chair| &chair.sitter);
        let is_bot = matches!(sitter, Some(Sitter::Bot(_)));
        let says = match part {
            Part::Awaited => phrase!("page-mixing-awaited", who = who),
            Part::Nothing if is_bot => phrase!("page-mixing-bot", who = who),
            Part::Nothing => phrase!("page-mixing-nothing", who = who),
            Part::Promised(_) if is_dealt => phrase!("page-mixing-withheld", who = who, hash = slot(0)),
            Part::Promised(_) => phrase!("page-mixing-promised", who = who, hash = slot(0)),
            Part::Shown(_) => phrase!("page-mixing-shown", who = who, hash = slot(0)),
        };
        let hash = part.commitment().map(|hash| hash.to_string()).unwrap_or_default();
        html! { span .withheld[is_dealt && matches!(part, Part::Promised(_))] { (filled(&self.text(says), &[html! { code { (hash) } }])) } }
    }

    /// What a browser keeps of the promises, apart from its own nonce.
    fn slip(&self, mixing: &Mixing) -> String {
        let row = &self.data.row;
        let commitments = mixing.parts().iter().enumerate().filter_map(|(place, part)| {
            Some(json!({ "place": place, "commitment": part.commitment()?.to_string() }))
        });
        json!({
            "table": row.id.as_str(),
            "promised": row.seed.commitment(),
            "places": mixing.parts().len(),
            "by_lot": mixing.by_lot,
            "commitments": commitments.collect::<Vec<_>>(),
        })
        .to_string()
    }

    /// After the deal: what each has brought, and how to check it.
    pub(super) fn contributions(&self) -> Markup {
        let mixing = self.data.row.terms.mixing.as_ref().filter(|mixing| mixing.is_dealt);
        let withheld = |mixing: &&Mixing| mixing.parts().iter().any(|part| matches!(part, Part::Promised(_)));
        html! {
            @if let Some(mixing) = mixing {
                details #contributions .contributions {
                    summary { (self.text(phrase!("page-mixing-contributions"))) }
                    (self.parts(mixing))
                }
                @if Some(mixing).filter(withheld).is_some() { p .withheld { (self.text(phrase!("page-mixing-marked"))) } }
            }
            p .script-only { button type="button" data-slip-of=(self.data.row.id) hidden { (self.text(phrase!("page-mixing-slip"))) } }
            @if self.data.game.is_over() && !self.data.game.is_real() {
                p { a href={ "/verify?table=" (self.data.row.id) } { (self.text(phrase!("page-mixing-verify"))) } }
            }
        }
    }
}
