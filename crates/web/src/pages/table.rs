//! A table: what one screen shows of it.

use super::shell::{language_menu, page, towers, waiting_page};
use super::{draft, menus, real_table, scenes, score};
use crate::board::{Arms, shield};
use crate::games::forked_from;
use crate::live_table::TableData;
use crate::parts::{Drawn, list, part};
use crate::played_game::{Asked, Declined, LogLine, Sight};
use crate::screen::Screen;
use crate::speech::{Voice, drawn, linked};
use crate::storage::Sitter;
use maud::{Markup, Render, html};
use tabletop::{Seat, Viewer};
use words::{Arg, Phrase, Said, phrase};

/// The whole page of a table.
pub fn whole(data: &TableData, screen: Screen) -> Markup {
    let drawn = Drawn::with(draw(data, screen), data.shared());
    data.shared().clear();
    let seat = screen.seat().map(|seat| seat.0);
    let language = screen.language;
    let title = language.text(&phrase!("page-title", title = data.title(language)));
    let asked = language.text(&phrase!("page-title-asked", title = title.clone()));
    let asked_seats = data.game.asked();
    let is_mine = matches!(screen.safe_eyes(asked_seats), Viewer::Seat(seat) if asked_seats.contains(seat));
    // Whoever is typing dice must not be led away from them by a page that comes anew.
    let is_typing = data.game.is_real() && !screen.own.is_empty() && asked_seats.is_empty();
    let shell = if is_mine || is_typing || data.game.is_over() { page } else { waiting_page };
    let is_asked = data.game.asked().iter().any(|seat| screen.own.contains(seat));
    shell(
        language,
        if is_asked { &asked } else { &title },
        "play",
        html! {
            a .skip href="#ask" { (language.text(&phrase!("page-table-skip"))) }
            main #table data-live={ "/t/" (data.row.id) } data-seat=[seat] data-revision=(data.revision())
                data-title=(title) data-asked=(asked) data-shared[data.is_shared()] {
                (maud::PreEscaped(drawn.html()))
            }
            (scenes::caption(language))
            div #tip .tip popover="manual" role="tooltip" {}
            div #notice .notice role="alert" {}
            p #said .unseen role="status" {}
        },
    )
}

/// What is on the screen, in parts.
pub fn draw(data: &TableData, screen: Screen) -> Markup {
    let names = data.shared().names(screen.language, || data.names(screen.language));
    let waiting = data.game.asked();
    let pass_to = screen.pass_to(waiting);
    let eyes = screen.safe_eyes(waiting);
    let sight =
        data.game.sight(eyes, Voice { language: screen.language, names: &names }, true, data.shared());
    let at = TablePage { data, screen, names: &names, arms: data.game.arms(&names), eyes };
    html! {
        (at.top(&sight))
        (part("cover", at.cover(pass_to)))
        section #board .board aria-label=(at.text(phrase!("page-board"))) { (sight.board) }
        aside .side {
            @if data.row.head.lines().any(|line| line.starts_with("note guide ")) { (part("guide", at.guide())) }
            (part("errands", at.errands(&sight)))
            (at.mixing())
            (part("ask", at.ask(&sight)))
            (part("news", at.news(&sight)))
            (part("scenes", at.scenes(&sight)))
            (part("families", at.families(&sight)))
            (data.shared().piece_for(screen.language, "log", sight.log_known, || log(&at, &sight.log)))
            (at.talk())
        }
    }
}

/// Everything that the pieces of a table's page have in common.
pub(super) struct TablePage<'a> {
    pub(super) data: &'a TableData,
    pub(super) screen: Screen,
    pub(super) names: &'a [String],
    pub(super) arms: Vec<Arms>,
    eyes: Viewer,
}

impl TablePage<'_> {
    pub(super) fn path(&self, end: &str) -> String {
        format!("/t/{}{end}", self.data.row.id)
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub(super) fn voice(&self) -> Voice<'_> {
        Voice { language: self.screen.language, names: self.names }
    }

    /// A phrase in the language of who looks.
    pub(super) fn text(&self, phrase: Phrase) -> String {
        self.voice().text(&phrase)
    }

    /// The address of what this screen shows.
    fn here(&self) -> String {
        self.screen.seat().map_or_else(|| self.path(""), |seat| self.path(&format!("?seat={}", seat.0)))
    }

    pub(super) fn told(&self, said: &Said) -> Markup {
        drawn(said, &self.arms)
    }

    /// The seat that acts on this screen now.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self.eyes {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn top(&self, sight: &Sight) -> Markup {
        html! {
            header #top .top {
                a .home href="/" aria-label=(self.text(phrase!("page-to-lobby"))) { (towers()) }
                h1 { (self.data.title(self.screen.language)) }
                (part("chapter", html! { p #chapter .chapter { (sight.chapter) } }))
                (self.fork())
                (self.primer())
                (part("about", self.about()))
                (language_menu(self.screen.language, &self.here()))
                (part("status", self.status_line(sight)))
                span #link .link hidden { (self.text(phrase!("page-table-connection"))) }
            }
        }
    }

    /// The rules in short. They fill half a page, and nobody's differ from another's.
    fn primer(&self) -> impl Render {
        let language = self.screen.language;
        self.data.shared().piece(language, "primer", || menus::primer(&*self.data.game, language))
    }

    /// Where a game comes from that goes on from a moment of another one.
    fn fork(&self) -> Markup {
        html! {
            @if let Some((table, at)) = forked_from(&self.data.row.head) {
                a #fork .chapter href={ "/t/" (table) "/replay?at=" (at) } { (self.text(phrase!("page-table-forked", at = at.to_string()))) }
            }
        }
    }

    fn status_line(&self, sight: &Sight) -> Markup {
        let is_mine = sight.asked.is_some();
        html! {
            p #status .status .mine[is_mine] role="status" {
                (self.status(sight))
                @if let Some(asked) = &sight.asked { span .unseen { " " (asked.text) } }
            }
        }
    }

    /// Who must do what.
    fn status(&self, sight: &Sight) -> String {
        if let Some(standing) = &sight.standing {
            let verdict = score::verdict(standing, self.voice());
            return self.text(phrase!("page-status-over", verdict = verdict));
        }
        if let (true, Some(seat)) = (sight.asked.is_some(), self.seat()) {
            return self.text(phrase!("page-status-yours", who = seat));
        }
        if let Some(chance) = &sight.chance {
            return self.text(phrase!("real-status-chance", what = chance.text.to_string()));
        }
        if self.data.game.is_over() {
            return self.text(real_table::reveal(self.data.game.covered()));
        }
        if let Some(status) = self.mixing_status() {
            return status;
        }
        let who = Arg::List(sight.waiting.iter().map(Arg::Seat).collect());
        let missing = sight.waiting.iter().any(|seat| {
            self.data
                .row
                .chairs
                .get(seat.index())
                .is_some_and(|chair| matches!(chair.sitter, Sitter::Invited(_)))
        });
        self.text(match &sight.busy_with {
            _ if missing => phrase!("page-status-waiting-to-sit", who = who),
            Some(deed) => phrase!("page-status-waiting-deed", who = who, deed = deed.clone()),
            None => phrase!("page-status-waiting", who = who),
        })
    }

    /// Hides everything while the screen is passed on.
    fn cover(&self, pass_to: Option<Seat>) -> Markup {
        html! {
            div #cover .cover hidden[pass_to.is_none()] {
                @if let Some(seat) = pass_to {
                    div .card {
                        (shield(self.arms[seat.index()]))
                        h2 tabindex="-1" { (self.text(phrase!("page-cover-pass", who = seat))) }
                        p { (self.text(phrase!("page-cover-alone"))) }
                        a #uncover .button .primary href=(self.path(&format!("?seat={}", seat.0))) {
                            (self.text(phrase!("page-cover-am", who = seat)))
                        }
                    }
                }
            }
        }
    }

    fn ask(&self, sight: &Sight) -> Markup {
        html! {
            section #ask .ask .mine[sight.asked.is_some()] aria-labelledby="question"
                data-question=[sight.asked.as_ref().map(|asked| asked.number)] data-seat=[self.seat().map(|seat| seat.0)]
                data-marks=[sight.asked.as_ref().map(|asked| asked.proposed.marks.written())] {
                @match (&sight.asked, &sight.standing, &sight.chance) {
                    (_, Some(_), _) => (self.result(sight)),
                    (Some(asked), _, _) => (self.question(asked, sight)),
                    (_, _, Some(chance)) => (self.chance(chance)),
                    (None, None, None) if self.data.game.is_over() => (self.reveal()),
                    (None, None, None) => {
                        h2 #question .waits tabindex="-1" { (self.status(sight)) }
                        (self.tools(None))
                    }
                }
            }
        }
    }

    fn question(&self, asked: &Asked, sight: &Sight) -> Markup {
        let seat = self.seat().map_or(0, |seat| seat.0);
        html! {
            h2 #question tabindex="-1" { (self.told(&asked.text)) }
            @if let Some(holdings) = sight.holdings.get(usize::from(seat)) { div .wealth { (holdings) } }
            div #move .move { (self.panel(asked).proposed(&asked.proposed)) }
            (self.tools(Some(asked)))
        }
    }

    fn panel(&self, asked: &Asked) -> draft::Panel<'_> {
        draft::Panel {
            action: self.path("/answer"),
            seat: self.seat().unwrap_or(Seat(0)),
            question: asked.number,
            voice: self.voice(),
            arms: &self.arms,
        }
    }

    /// What helps with a choice, and where else it can be made.
    fn tools(&self, asked: Option<&Asked>) -> Markup {
        html! {
            @if let Some(seat) = self.seat() {
                div .tools {
                    @if self.data.game.is_real() { (self.undo_entry(seat)) } @else {
                        form method="post" action=(self.path("/undo")) data-send {
                            input type="hidden" name="seat" value=(seat.0);
                            (self.undo(seat, asked.is_some_and(|asked| asked.goes_on)))
                        }
                    }
                    @if asked.is_some() {
                        form method="post" action=(self.path("/hint")) data-hint {
                            input type="hidden" name="seat" value=(seat.0);
                            button #hint type="submit" title=(self.text(phrase!("page-hint-about"))) { (self.text(phrase!("page-hint"))) }
                        }
                    }
                    @if self.data.may_analyse(self.screen.own, seat) {
                        form method="post" action=(self.path("/analysis")) {
                            input type="hidden" name="seat" value=(seat.0);
                            button .so-far type="submit" title=(self.text(phrase!("page-analysis-so-far-about"))) { (self.text(phrase!("page-analysis-so-far"))) }
                        }
                    }
                    @if asked.is_some_and(|asked| !asked.proposed.marks.lit.is_empty()) { p .how .script-only { (self.text(phrase!("page-on-board"))) } }
                }
                div #advice .advice role="status" tabindex="0" {}
                (self.hand(seat))
            }
        }
    }

    /// One's last choice can be taken back until dice, cards or somebody else have answered; where it cannot, the button
    /// stays in its place and says why.
    fn undo(&self, seat: Seat, goes_on: bool) -> Markup {
        let mut consenting = self.data.bots();
        self.screen.own.iter().for_each(|own| consenting.insert(own));
        let can = self.data.game.can_take_back(seat, consenting);
        let undo = self.text(phrase!("page-undo"));
        html! {
            @if can && goes_on {
                button #undo type="submit" name="step" value="1" data-step-back title=(self.text(phrase!("page-step-back-about"))) { (self.text(phrase!("page-step-back"))) }
            } @else if can {
                button #undo type="submit" title=(self.text(phrase!("page-undo-about"))) { (undo) }
            } @else {
                button #undo type="submit" aria-disabled="true" aria-describedby="undo-not" data-say="undo-not" { (undo) }
                span #undo-not .unseen { (self.text(Declined::NothingToTakeBack.phrase())) }
            }
        }
    }
}

fn log(at: &TablePage<'_>, lines: &[LogLine]) -> Markup {
    // Remarks from before the first line that is shown are as old as what is not shown.
    let first = lines.first().map_or(0, |line| line.step);
    let old = at.data.row.remarks.iter().take_while(|remark| remark.step < first).count();
    let mut remarks = &at.data.row.remarks[old..];
    let lines = html! {
        ol #lines {
            @for chapter in lines.chunk_by(|a, b| a.chapter == b.chapter) {
                (at.remarks_before(&mut remarks, chapter[0].step))
                @let id = format!("l-{}", chapter[0].chapter);
                (part(&id, html! { li id=(id) .chapter { (at.data.game.chapter_name(chapter[0].chapter, at.screen.language)) } }))
                @for line in chapter {
                    (at.remarks_before(&mut remarks, line.step))
                    @let id = format!("l-{}-{}", line.step, line.place);
                    (part(&id, html! {
                        li id=(id) .forced[line.was_forced] title=[line.was_forced.then(|| at.text(phrase!("page-log-forced")))] { a href=(at.path(&format!("/replay?at={}", line.step))) { (linked(&line.text, &at.arms)) } }
                    }))
                }
            }
            (at.remarks_before(&mut remarks, usize::MAX))
        }
    };
    html! { div #log .log role="log" aria-label=(at.text(phrase!("page-table-log"))) tabindex="0" { (list("lines", lines)) } }
}
