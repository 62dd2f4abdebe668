//! What a table tells: what came of a request, and what is asked now.

use crate::answers::{
    self, Asked, BriefAsked, BriefNext, BriefPending, BriefProgress, Happened, Next, Offered, Progress,
};
use crate::fault::Fault;
use crate::games::AnyGame;
use crate::object_text::ObjectText;
use crate::params::{Lang, SeatWord};
use crate::table::Seated;
use crate::voice::Voice;
use crate::wishes::Wishes;
use tabletop::{Pending, RawValue, Seat, Seats, ToJson, Viewer};

impl<G: AnyGame> Seated<G> {
    pub(crate) fn voice(&self, lang: Lang) -> Voice {
        Voice::new(lang.unwrap_or(self.language), self.host.game(), &self.names)
    }

    /// What came of the last request, with what else is wished for.
    pub(crate) fn told_as_wished(&self, wishes: &Wishes) -> Result<ObjectText, Fault> {
        let mut told = if wishes.brief {
            ObjectText::of(&BriefProgress { question: self.question() })
        } else {
            ObjectText::of(&self.told(wishes.lang))
        };
        if wishes.next {
            told = told.with_object("next", &self.next_bare(wishes));
        }
        self.with_view(told, wishes)
    }

    /// What is asked now, with what else is wished for.
    pub(crate) fn next_as_wished(&self, wishes: &Wishes) -> Result<ObjectText, Fault> {
        self.with_view(self.next_bare(wishes), wishes)
    }

    fn with_view(&self, answer: ObjectText, wishes: &Wishes) -> Result<ObjectText, Fault> {
        Ok(match &wishes.view {
            Some(seat) => answer.with_text("view", self.view_of(Some(seat))?.to_json().get()),
            None => answer,
        })
    }

    /// Whether everything that is wished for can be told, before anything changes.
    pub(crate) fn can_tell(&self, wishes: &Wishes) -> Result<(), Fault> {
        match &wishes.view {
            Some(seat) => self.viewer(Some(seat)).map(|_| ()),
            None => Ok(()),
        }
    }

    /// What a seat, whoever is asked first or a spectator may know.
    pub(crate) fn view_of(&self, seat: Option<&SeatWord>) -> Result<G::View, Fault> {
        Ok(self.host.game().view(self.host.state(), self.viewer(seat)?))
    }

    fn viewer(&self, seat: Option<&SeatWord>) -> Result<Viewer, Fault> {
        Ok(match seat {
            None => Viewer::Spectator,
            Some(SeatWord::Word(word)) if word == "spectator" => Viewer::Spectator,
            Some(SeatWord::Word(word)) if word == "asked" => {
                self.host.asked().iter().next().map_or(Viewer::Spectator, Viewer::Seat)
            }
            Some(seat) => Viewer::Seat(seat.find(self.host.game())?),
        })
    }

    fn told(&self, lang: Lang) -> Progress<Box<RawValue>> {
        let voice = self.voice(lang);
        let new = self.host.past().told_after(self.host.before());
        let happened = new.flat_map(|told| &told.happenings);
        Progress {
            question: self.question(),
            happened: happened.map(|happening| self.tell(happening, &voice)).collect(),
        }
    }

    fn tell(&self, happening: &G::Happening, voice: &Voice) -> Happened<Box<RawValue>> {
        let game = self.host.game();
        let is_secret = !game.may_know(happening, Viewer::Spectator);
        let only_for = is_secret.then(|| {
            let seats = (0..game.seats()).map(Seat);
            seats.filter(|seat| game.may_know(happening, Viewer::Seat(*seat))).collect()
        });
        Happened { text: voice.tell(&game.tell(happening)), happening: happening.to_json(), only_for }
    }

    fn next_bare(&self, wishes: &Wishes) -> ObjectText {
        if wishes.brief {
            ObjectText::of(&self.next_in_brief())
        } else {
            ObjectText::of(&self.next_in_full(wishes.lang))
        }
    }

    fn next_in_full(&self, lang: Lang) -> Next<Box<RawValue>> {
        let (game, state) = (self.host.game(), self.host.state());
        let voice = self.voice(lang);
        let pending = match self.host.table().pending() {
            Pending::Seats(seats) => {
                answers::Pending::Seats { asked: seats.iter().map(|seat| self.asked(seat, &voice)).collect() }
            }
            Pending::Chance(awaited) => answers::Pending::Chance {
                awaited,
                text: voice.say(&game.say_awaited(state)),
                things: game.awaited_names(state),
            },
            Pending::Over => answers::Pending::Over {
                standing: game.standing(state).map(|standing| voice.standing(&standing)),
            },
        };
        let chapter = voice.say(&game.chapter_name(game.chapter(state)));
        Next { question: self.question(), chapter, pending }
    }

    fn asked(&self, seat: Seat, voice: &Voice) -> Asked<Box<RawValue>> {
        let (game, state) = (self.host.game(), self.host.state());
        let offer = |choice: G::Choice| Offered {
            choice: choice.to_json(),
            text: game.write(choice),
            says: voice.put(&game.say(state, seat, choice)),
        };
        let choices = self.host.table().choices(seat).into_iter().map(offer).collect();
        let (kind, text) = game
            .question(state, seat)
            .map_or(("", String::new()), |question| (question.kind.into(), voice.say(&question.text)));
        Asked { seat, name: game.seat_name(seat).into(), kind: kind.into(), text, choices }
    }

    fn next_in_brief(&self) -> BriefNext {
        let (game, state) = (self.host.game(), self.host.state());
        let pending = match self.host.table().pending() {
            Pending::Seats(seats) => BriefPending::Seats { asked: self.asked_in_brief(seats) },
            Pending::Chance(awaited) => BriefPending::Chance { awaited, things: game.awaited_names(state) },
            Pending::Over => {
                let standing = game.standing(state);
                let winners = standing.as_ref().map_or(Seats::NONE, |standing| standing.winners);
                BriefPending::Over {
                    total: standing.map_or_else(Vec::new, |standing| standing.total),
                    winners: winners.iter().collect(),
                }
            }
        };
        BriefNext { question: self.question(), pending }
    }

    fn asked_in_brief(&self, seats: Seats) -> Vec<BriefAsked> {
        let (game, state) = (self.host.game(), self.host.state());
        let one = |seat| {
            let choices = self.host.table().choices(seat);
            let asked = BriefAsked {
                seat,
                kind: game.question(state, seat).map_or("", |question| question.kind.into()),
                choices: choices.iter().map(|choice| game.write(*choice)).collect(),
            };
            self.keep_listed(seat, choices);
            asked
        };
        seats.iter().map(one).collect()
    }
}
