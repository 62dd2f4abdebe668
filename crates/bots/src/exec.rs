//! Bots in any language: a program that is sent a JSON object per line and answers with one.
//!
//! The protocol is written down in `docs/bots.md`. A program that does not keep to it loses its clock, and a random
//! player takes its place until the game is over.

mod log;
pub mod messages;

use crate::bot::{Bot, Seen};
use crate::clock::Clock;
use crate::leash::Leash;
use crate::names::BotError;
use crate::random::Random;
pub use log::keep_logs_in;
use messages::{Answer, Chosen, Hello, Offered, Question};
use serde::Serialize;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel, sync_channel};
use std::time::Duration;
use tabletop::{Cup, FromJson, Game, Notation, Phrase, RawValue, Seat, Seed, Speech, ToJson, Viewer, phrase};
use words::{Language, capitalized};

/// The version of the protocol, said in the greeting.
const PROTOCOL: u32 = 1;
/// No answer needs a longer line.
const LONGEST_LINE: usize = 64 * 1024;

/// A program of somebody else's.
pub struct Exec {
    link: Result<Link, Phrase>,
    is_greeted: bool,
    /// How many questions it was asked.
    asked: u64,
    /// Fills in what the seat may not know, where a sentence needs a state; no such thing is in the sentences.
    cup: Cup,
    stand_in: Random,
    reasons: Vec<Phrase>,
}

impl Exec {
    /// Starts a program. Words are split as a shell does, but no shell runs.
    pub fn start(command: &str, seed: u64) -> Result<Exec, BotError> {
        Ok(Exec {
            link: Ok(Link::start(command)?),
            is_greeted: false,
            asked: 0,
            cup: Cup::new(Seed::from_number(seed)),
            stand_in: Random::new(seed),
            reasons: Vec::new(),
        })
    }

    /// The choice of the program, and its reasons.
    fn answer<G: Notation + Speech>(
        &mut self,
        seen: &Seen<'_, G>,
        patience: Duration,
    ) -> Result<(G::Choice, Vec<String>), Phrase> {
        let link = self.link.as_mut().map_err(|reason| reason.clone())?;
        if !self.is_greeted {
            link.say(&greeting(seen));
            self.is_greeted = true;
        }
        link.check_silence()?;
        let number = self.asked;
        self.asked += 1;
        link.say(&question(seen, number, &mut self.cup, patience));
        let line = link.listen(patience)?;
        let nonsense = || phrase!("bot-lost-nonsense", line = beginning(&line));
        let answer: Answer = serde_json::from_str(&line).map_err(|_| nonsense())?;
        if answer.question.is_some_and(|answered| answered != number) {
            return Err(phrase!("bot-lost-stale"));
        }
        let choice =
            match answer.choice {
                Chosen::Position(position) => seen.choices.get(position).copied().ok_or_else(|| {
                    phrase!("bot-lost-number", number = position, choices = seen.choices.len())
                })?,
                chosen => {
                    let choice = read_choice(seen.game, chosen).ok_or_else(nonsense)?;
                    let offered = seen.choices.contains(&choice).then_some(choice);
                    offered.ok_or_else(|| phrase!("bot-lost-not-offered"))?
                }
            };
        Ok((choice, answer.reasons))
    }
}

/// A choice in the notation of records, or as an object; one without particulars is a bare word in both.
fn read_choice<G: Notation>(game: &G, chosen: Chosen) -> Option<G::Choice> {
    let object = |value: Value| G::Choice::from_json(value).ok();
    match chosen {
        Chosen::Position(_) => None,
        Chosen::Text(text) => game.read(&text).ok().or_else(|| object(text.into())),
        Chosen::Object(value) => object(value),
    }
}

impl<G: Notation + Speech> Bot<G> for Exec {
    fn decide(&mut self, seen: &Seen<'_, G>, clock: &mut Clock) -> G::Choice {
        match self.answer(seen, clock.patience()) {
            Ok((choice, reasons)) => {
                let said = reasons.into_iter();
                self.reasons = said.map(|text| phrase!("bot-reason-said", text = text)).collect();
                choice
            }
            Err(reason) => {
                self.reasons = vec![phrase!("bot-reason-stand-in", reason = reason.clone())];
                clock.forfeit(reason.clone());
                // Dropping the link ends the program.
                self.link = Err(reason);
                self.stand_in.decide(seen, clock)
            }
        }
    }

    fn reasons(&self) -> Vec<Phrase> {
        self.reasons.clone()
    }
}

fn greeting<G: Game>(seen: &Seen<'_, G>) -> Hello<Box<RawValue>> {
    Hello {
        hello: PROTOCOL,
        protocol: PROTOCOL,
        game: G::NAME,
        rules: G::RULES_VERSION,
        options: seen.game.options().to_json(),
        players: seen.game.players(),
        seats: seat_names(seen.game),
        seat: seen.seat,
    }
}

fn seat_names<G: Game>(game: &G) -> Vec<String> {
    (0..game.seats()).map(|seat| game.seat_name(Seat(seat)).into()).collect()
}

fn question<G: Notation + Speech>(
    seen: &Seen<'_, G>,
    number: u64,
    cup: &mut Cup,
    patience: Duration,
) -> Question<Box<RawValue>, Box<RawValue>> {
    let state = seen.game.guess(seen.view, cup);
    // These messages are English, and nobody's name is known to a program.
    let names = seat_names(seen.game);
    let say = |phrase: &Phrase| Language::english().say(phrase, &names).to_string();
    let offer = |choice: &G::Choice| Offered {
        choice: choice.to_json(),
        text: seen.game.write(*choice),
        says: capitalized(&say(&seen.game.say(&state, seen.seat, *choice))),
    };
    let (kind, text) = seen
        .game
        .question(&state, seen.seat)
        .map_or(("", String::new()), |question| (question.kind.into(), say(&question.text)));
    Question {
        ask: kind,
        question: number,
        seat: seen.seat,
        name: seen.game.seat_name(seen.seat).into(),
        kind,
        text,
        patience_ms: milliseconds(patience),
        // Programs count for themselves.
        view: seen.game.view(&state, Viewer::Seat(seen.seat)).to_json(),
        choices: seen.choices.iter().map(offer).collect(),
    }
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// The beginning of a line, fit to be shown.
fn beginning(line: &str) -> String {
    let shown: String = line.chars().filter(|c| !c.is_control()).take(60).collect();
    if shown.len() < line.len() { shown + "…" } else { shown }
}

/// What comes from the program.
enum Heard {
    Line(String),
    /// A line, and the beginning of another that nobody asked for.
    Flood,
    TooLong,
}

/// A running program and the threads that talk with it, so that neither its silence nor its flood blocks the bot.
struct Link {
    /// Dropped with the link: that ends the program.
    _leash: Leash,
    to: Sender<String>,
    from: Receiver<Heard>,
}

impl Link {
    fn start(command: &str) -> Result<Link, BotError> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| BotError::Command(command.into()))?;
        let fail = |error| BotError::Start { command: command.into(), error };
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(log::next(&words[0]));
        let mut leash = Leash::start(&mut command).map_err(fail)?;
        let child = leash.child();
        let (to, to_write) = channel();
        let (heard, from) = sync_channel(1);
        if let Some(stdin) = child.stdin.take() {
            std::thread::spawn(move || write_lines(stdin, to_write));
        }
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || read_lines(stdout, |line| heard.send(line).is_ok()));
        }
        Ok(Link { _leash: leash, to, from })
    }

    /// A program that has ended does not hear it; that is noticed when it does not answer.
    fn say(&self, message: &impl Serialize) {
        let message = serde_json::to_string(message).unwrap_or_default();
        let _ = self.to.send(message + "\n");
    }

    /// Nothing may be said before anything was asked.
    fn check_silence(&self) -> Result<(), Phrase> {
        match self.from.try_recv() {
            Err(TryRecvError::Empty) => Ok(()),
            Err(TryRecvError::Disconnected) => Err(phrase!("bot-lost-ended")),
            Ok(_) => Err(phrase!("bot-lost-unasked")),
        }
    }

    fn listen(&self, patience: Duration) -> Result<String, Phrase> {
        match self.from.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::Flood) => Err(phrase!("bot-lost-unasked")),
            Ok(Heard::TooLong) => Err(phrase!("bot-lost-too-long", bytes = LONGEST_LINE)),
            Err(RecvTimeoutError::Timeout) => Err(phrase!("bot-lost-late", ms = milliseconds(patience))),
            Err(RecvTimeoutError::Disconnected) => Err(phrase!("bot-lost-ended")),
        }
    }
}

fn write_lines(mut stdin: ChildStdin, lines: Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: ChildStdout, mut hear: impl FnMut(Heard) -> bool) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line);
        let heard = match read {
            Ok(0) | Err(_) => return,
            Ok(length) if length > LONGEST_LINE => Heard::TooLong,
            Ok(_) if !stdout.buffer().is_empty() => Heard::Flood,
            Ok(_) => Heard::Line(String::from_utf8_lossy(&line).trim().to_string()),
        };
        let is_end = !matches!(heard, Heard::Line(_));
        if !hear(heard) || is_end {
            return;
        }
    }
}
