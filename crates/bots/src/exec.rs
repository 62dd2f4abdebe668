//! Bots in any language: a program that is sent a JSON object per line and answers with one.
//!
//! The protocol is written down in `docs/bots.md`. A program that does not keep to it loses its clock, and a random
//! player takes its place until the game is over.

use crate::bot::{Bot, Seen};
use crate::clock::Clock;
use crate::leash::Leash;
use crate::names::BotError;
use crate::random::Random;
use serde::Deserialize;
use serde_json::json;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel, sync_channel};
use std::time::Duration;
use tabletop::{Cup, Game, Notation, Phrase, Seat, Seed, Speech, phrase};
use words::{Language, capitalized};

/// The version of the protocol, said in the greeting.
const PROTOCOL: u32 = 1;
/// No answer needs a longer line.
const LONGEST_LINE: usize = 64 * 1024;

/// A program of somebody else's.
pub struct Exec {
    link: Result<Link, Phrase>,
    is_greeted: bool,
    /// Fills in what the seat may not know, where a sentence needs a state; no such thing is in the sentences.
    cup: Cup,
    stand_in: Random,
    reasons: Vec<Phrase>,
}

#[derive(Deserialize)]
struct Answer {
    choice: usize,
    #[serde(default)]
    reasons: Vec<String>,
}

impl Exec {
    /// Starts a program. Words are split as a shell does, but no shell runs.
    pub fn start(command: &str, seed: u64) -> Result<Exec, BotError> {
        Ok(Exec {
            link: Ok(Link::start(command)?),
            is_greeted: false,
            cup: Cup::new(Seed::from_number(seed)),
            stand_in: Random::new(seed),
            reasons: Vec::new(),
        })
    }

    fn answer<G: Notation + Speech>(
        &mut self,
        seen: &Seen<'_, G>,
        patience: Duration,
    ) -> Result<Answer, Phrase> {
        let link = self.link.as_mut().map_err(|reason| reason.clone())?;
        if !self.is_greeted {
            link.say(greeting(seen));
            self.is_greeted = true;
        }
        link.check_silence()?;
        link.say(question(seen, &mut self.cup, patience));
        let line = link.listen(patience)?;
        let answer: Answer =
            serde_json::from_str(&line).map_err(|_| phrase!("bot-lost-nonsense", line = beginning(&line)))?;
        if answer.choice >= seen.choices.len() {
            return Err(phrase!("bot-lost-number", number = answer.choice, choices = seen.choices.len()));
        }
        Ok(answer)
    }
}

impl<G: Notation + Speech> Bot<G> for Exec {
    fn decide(&mut self, seen: &Seen<'_, G>, clock: &mut Clock) -> G::Choice {
        match self.answer(seen, clock.patience()) {
            Ok(answer) => {
                let said = answer.reasons.into_iter();
                self.reasons = said.map(|text| phrase!("bot-reason-said", text = text)).collect();
                seen.choices[answer.choice]
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

fn greeting<G: Game>(seen: &Seen<'_, G>) -> serde_json::Value {
    json!({
        "hello": PROTOCOL,
        "game": G::NAME,
        "rules": G::RULES_VERSION,
        "options": seen.game.options(),
        "players": seen.game.players(),
        "seat": seen.seat,
    })
}

fn question<G: Notation + Speech>(
    seen: &Seen<'_, G>,
    cup: &mut Cup,
    patience: Duration,
) -> serde_json::Value {
    let state = seen.game.guess(seen.view, cup);
    let question = seen.game.question(&state, seen.seat);
    // The protocol is English, and nobody's name is known to a program.
    let names: Vec<String> =
        (0..seen.game.seats()).map(|seat| seen.game.seat_name(Seat(seat)).into()).collect();
    let say = |phrase: &Phrase| Language::english().say(phrase, &names).to_string();
    let choices: Vec<_> = seen
        .choices
        .iter()
        .map(|&choice| {
            json!({
                "choice": choice,
                "text": seen.game.write(choice),
                "says": capitalized(&say(&seen.game.say(&state, seen.seat, choice))),
            })
        })
        .collect();
    json!({
        "ask": question.as_ref().map(|question| -> &'static str { question.kind.into() }),
        "text": question.as_ref().map(|question| say(&question.text)),
        "seat": seen.seat,
        "patience_ms": milliseconds(patience),
        "view": seen.view,
        "choices": choices,
    })
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
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
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
    fn say(&self, message: serde_json::Value) {
        let _ = self.to.send(format!("{message}\n"));
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
