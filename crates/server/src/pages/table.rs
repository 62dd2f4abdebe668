//! A table: what one screen shows of it.

use super::shell::{page, towers};
use super::{menus, score};
use crate::face::{Arms, shield};
use crate::live_table::TableData;
use crate::parts::{Drawn, list, part};
use crate::play::{Answer, Asked, Declined, LogLine, Sight};
use crate::screen::Screen;
use crate::speech::{Voice, drawn};
use crate::store::Sitter;
use maud::{Markup, html};
use std::hash::{DefaultHasher, Hash, Hasher};
use tabletop::{Seat, Viewer};
use words::Said;

/// The whole page of a table.
pub fn whole(data: &TableData, screen: Screen) -> Markup {
    let drawn = Drawn::new(draw(data, screen));
    let seat = screen.seat().map(|seat| seat.0);
    page(
        &format!("{} – Troyes", screen.language.text(&data.title)),
        "play",
        html! {
            a .skip href="#ask" { "To the choices" }
            main #table data-live={ "/t/" (data.row.id) } data-seat=[seat] data-revision=(data.revision()) {
                (maud::PreEscaped(drawn.html))
            }
            div #tip .tip popover="manual" role="tooltip" {}
            div #notice .notice role="alert" {}
        },
    )
}

/// What is on the screen, in parts.
pub fn draw(data: &TableData, screen: Screen) -> Markup {
    let names = data.names(screen.language);
    let waiting = data.play.asked();
    let pass_to = screen.pass_to(waiting);
    let eyes = screen.safe_eyes(waiting);
    let sight = data.play.sight(eyes, Voice { language: screen.language, names: &names }, true);
    let at = Place { data, screen, names: &names, arms: data.play.arms(), eyes };
    html! {
        (at.top(&sight))
        (part("cover", at.cover(pass_to)))
        section #board .board aria-label="The board" { (sight.board) }
        aside .side {
            (part("ask", at.ask(&sight)))
            (part("families", at.families(&sight)))
            (log(&at, &sight.log))
        }
    }
}

/// Everything that the pieces of a table's page have in common.
pub(super) struct Place<'a> {
    pub(super) data: &'a TableData,
    pub(super) screen: Screen,
    names: &'a [String],
    arms: Vec<Arms>,
    eyes: Viewer,
}

impl Place<'_> {
    pub(super) fn path(&self, end: &str) -> String {
        format!("/t/{}{end}", self.data.row.id)
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("somebody", String::as_str)
    }

    fn told(&self, said: &Said) -> Markup {
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
                a .home href="/" aria-label="To the lobby" { (towers()) }
                h1 { (self.screen.language.text(&self.data.title)) }
                (part("chapter", html! { p #chapter .chapter { (sight.chapter) } }))
                (menus::primer(&*self.data.play, self.screen.language))
                (part("about", self.about()))
                (part("status", self.status_line(sight)))
                span #link .link hidden { "Connection lost. Trying again …" }
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
            return format!("The game is over. {}", score::verdict(standing, self.names));
        }
        if let (true, Some(seat)) = (sight.asked.is_some(), self.seat()) {
            return format!("Your turn, {}", self.name(seat));
        }
        let waited: Vec<&str> = sight.waiting.iter().map(|seat| self.name(seat)).collect();
        let missing = sight.waiting.iter().any(|seat| {
            self.data
                .row
                .chairs
                .get(seat.index())
                .is_some_and(|chair| matches!(chair.sitter, Sitter::Invited(_)))
        });
        let addition = match &sight.busy_with {
            _ if missing => " to sit down".into(),
            Some(busy_with) => format!(", who {busy_with}"),
            None => String::new(),
        };
        format!("Waiting for {}{addition}.", score::join(&waited))
    }

    /// Hides everything while the screen is passed on.
    fn cover(&self, pass_to: Option<Seat>) -> Markup {
        html! {
            div #cover .cover hidden[pass_to.is_none()] {
                @if let Some(seat) = pass_to {
                    div .card {
                        (shield(self.arms[seat.index()]))
                        h2 tabindex="-1" { "Pass the screen to " (self.name(seat)) }
                        p { "Nobody else should look now." }
                        a #uncover .button .primary href=(self.path(&format!("?seat={}", seat.0))) {
                            "I am " (self.name(seat))
                        }
                    }
                }
            }
        }
    }

    fn ask(&self, sight: &Sight) -> Markup {
        html! {
            section #ask .ask .mine[sight.asked.is_some()] aria-labelledby="question" {
                @match (&sight.asked, &sight.standing) {
                    (_, Some(_)) => (self.result(sight)),
                    (Some(asked), _) => (self.question(asked, sight)),
                    (None, None) => {
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
            form #answers method="post" action=(self.path("/answer")) {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="question" value=(asked.number);
                @for group in asked.answers.chunk_by(|a, b| a.heading == b.heading) {
                    fieldset .choices {
                        @if let Some(heading) = &group[0].heading { legend { (heading) } }
                        @for answer in group { (self.choice(answer)) }
                    }
                }
            }
            p #narrowed .narrowed hidden { "Only what fits your picks on the board. " button type="button" data-clear { "Show all" } }
            (self.tools(Some(asked)))
        }
    }

    fn choice(&self, answer: &Answer) -> Markup {
        let mut hasher = DefaultHasher::new();
        answer.text.hash(&mut hasher);
        let id = format!("c-{:x}", hasher.finish());
        html! {
            button .choice id=(id) type="submit" name="choice" value=(answer.text) data-touches=(answer.spots.join(" ")) {
                span { (self.told(&answer.say)) }
            }
        }
    }

    /// What helps with a choice, and where else it can be made.
    fn tools(&self, asked: Option<&Asked>) -> Markup {
        html! {
            @if let Some(seat) = self.seat() {
                div .tools {
                    form method="post" action=(self.path("/undo")) data-send {
                        input type="hidden" name="seat" value=(seat.0);
                        (self.undo(seat, asked.is_some_and(|asked| asked.goes_on)))
                    }
                    @if asked.is_some() {
                        form method="post" action=(self.path("/hint")) data-hint {
                            input type="hidden" name="seat" value=(seat.0);
                            button #hint type="submit" title="Asks a bot what it would do, and why" { "Hint" }
                        }
                    }
                    @if asked.is_some_and(Asked::is_on_board) { p .how .script-only { "Or choose what glows on the board." } }
                }
                div #advice .advice role="status" {}
            }
        }
    }

    /// One's last choice can be taken back until dice, cards or somebody else have answered; where it cannot, the button
    /// stays in its place and says why.
    fn undo(&self, seat: Seat, goes_on: bool) -> Markup {
        let mut consenting = self.data.bots();
        self.screen.own.iter().for_each(|own| consenting.insert(own));
        let can = self.data.play.can_take_back(seat, consenting);
        html! {
            @if can && goes_on {
                button #undo type="submit" data-step-back title="Takes your last choice back (Esc)" { "Back" }
            } @else if can {
                button #undo type="submit" title="Takes your last choice back, up to the last dice or card" { "Undo" }
            } @else {
                button #undo type="submit" aria-disabled="true" aria-describedby="undo-not" data-say="undo-not" { "Undo" }
                span #undo-not .unseen { (Declined::NothingToTakeBack) }
            }
        }
    }

    fn result(&self, sight: &Sight) -> Markup {
        let Some(standing) = &sight.standing else { return html! {} };
        let course = self.data.play.course(self.screen.language);
        html! {
            h2 #question tabindex="-1" { (score::verdict(standing, self.names)) }
            div .after {
                a .button href=(self.path("/replay?at=0")) { "Replay" }
                @match &self.data.row.rematch {
                    Some(next) => a .button .primary href={ "/t/" (next) } { "To the rematch" },
                    None => @if !self.screen.own.is_empty() {
                        form method="post" action=(self.path("/rematch")) {
                            button .primary type="submit" { "Rematch" }
                        }
                    }
                }
                a .button href=(self.path("/record")) download { "Download record" }
            }
            (self.achievements())
            @if let Ok(course) = course {
                (score::sheet(standing, self.names, &self.arms, &course))
            }
        }
    }

    /// What people have earned with this game beyond its points.
    fn achievements(&self) -> Markup {
        let achievements = self.data.row.achievements.as_deref().unwrap_or_default();
        html! {
            @if !achievements.is_empty() {
                ul .achievements aria-label="Newly earned" {
                    @for achievement in achievements {
                        li { (self.name(Seat(achievement.seat))) " has earned " strong { (achievement.name) } ": " (achievement.sentence) }
                    }
                }
            }
        }
    }

    fn families(&self, sight: &Sight) -> Markup {
        html! {
            section #families .families aria-label="Players" tabindex="0" {
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
            li .family .(arms.class) .turn[is_waited_for] {
                (shield(arms))
                span .name { (self.name(seat)) }
                span .who { (self.role(seat, is_waited_for)) }
                div .holdings { (holdings) }
                @if let Some(path) = invitation {
                    div .invitation {
                        a href=(path) { "Invitation" }
                        button type="button" data-copy=(path) { "Copy link" }
                    }
                }
            }
        }
    }

    fn role(&self, seat: Seat, is_waited_for: bool) -> String {
        match self.data.row.chairs.get(seat.index()).map(|chair| &chair.sitter) {
            Some(Sitter::Bot(_)) if is_waited_for => "thinking …".into(),
            Some(Sitter::Bot(level)) => format!("{} bot", level.replace(':', " ")),
            Some(Sitter::Invited(_)) => "free seat".into(),
            Some(Sitter::Person(_)) if self.seat() == Some(seat) => "you".into(),
            _ if is_waited_for => "choosing …".into(),
            _ => String::new(),
        }
    }
}

fn log(at: &Place<'_>, lines: &[LogLine]) -> Markup {
    let lines = html! {
        ol #lines {
            @for chapter in lines.chunk_by(|a, b| a.chapter == b.chapter) {
                @let id = format!("l-{}", chapter[0].chapter);
                (part(&id, html! { li id=(id) .chapter { (at.data.play.chapter_name(chapter[0].chapter, at.screen.language)) } }))
                @for line in chapter {
                    @let id = format!("l-{}-{}", line.step, line.place);
                    (part(&id, html! {
                        li id=(id) { a href=(at.path(&format!("/replay?at={}", line.step))) { (at.told(&line.text)) } }
                    }))
                }
            }
        }
    };
    html! { div #log .log role="log" aria-label="What happened" tabindex="0" { (list("lines", lines)) } }
}
