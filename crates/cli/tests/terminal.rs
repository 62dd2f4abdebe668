//! A game in a real pseudo-terminal, played with the binary itself to its end.

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const SIZE: PtySize = PtySize { rows: 40, cols: 120, pixel_width: 0, pixel_height: 0 };

/// Plays by pressing Enter whenever the screen has come to rest, until it says so; the last screen.
fn play(args: &[&str], dir: &Path, until: &str) -> String {
    let pair = native_pty_system().openpty(SIZE).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_troyes"));
    command.args(["play", "--dir", dir.to_str().unwrap(), "--seed", "5"]);
    command.args(args);
    command.env("TERM", "xterm-256color");
    command.env("LC_ALL", "C");
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let cells = |count| NonZeroU16::new(count).unwrap();
    let screen = Arc::new(Mutex::new(vt100::Parser::new(cells(SIZE.rows), cells(SIZE.cols), 0)));
    let mut output = pair.master.try_clone_reader().unwrap();
    let parser = Arc::clone(&screen);
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = output.read(&mut bytes) {
            parser.lock().unwrap().process(&bytes[..count]);
        }
    });
    let mut keyboard = pair.master.take_writer().unwrap();
    let (began, mut seen) = (Instant::now(), String::new());
    loop {
        std::thread::sleep(Duration::from_millis(20));
        let text = screen.lock().unwrap().screen().contents();
        if text.contains(until) || began.elapsed() > Duration::from_secs(120) {
            child.kill().unwrap();
            child.wait().unwrap();
            return text;
        }
        if text == seen {
            keyboard.write_all(b"\r").unwrap();
        }
        seen = text;
    }
}

fn book(dir: &Path) -> serde_json::Value {
    serde_json::from_str(&std::fs::read_to_string(dir.join("achievements.json")).unwrap()).unwrap()
}

#[test]
fn achievements_are_kept_and_told_when_a_game_of_dice_ends() {
    let dir = tempfile::tempdir().unwrap();
    let before = r#"{"players":{"Anna":{"solo":2}}}"#;
    std::fs::write(dir.path().join("achievements.json"), before).unwrap();
    let end = play(&["--game", "dice", "person:Anna"], dir.path(), "m menu");
    assert!(end.contains("★ Anna has earned Hermit: Play 3 games alone."), "{end}");
    assert_eq!(book(dir.path())["players"]["Anna"]["solo"], 3);
}

#[test]
fn bots_have_no_career() {
    let dir = tempfile::tempdir().unwrap();
    play(&["--game", "dice", "random", "person:Anna", "random"], dir.path(), "m menu");
    let players = book(dir.path())["players"].clone();
    assert_eq!(players.as_object().unwrap().keys().collect::<Vec<_>>(), ["Anna"]);
    assert_eq!(players["Anna"]["multiplayer"], 1);
}

#[test]
fn a_game_without_achievements_leaves_the_book_alone() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("game.troyes");
    let args = ["sim", "--game", "kings-challenge", "--only", "1", "--record"];
    let mut sim = std::process::Command::new(env!("CARGO_BIN_EXE_troyes"));
    sim.env("LC_ALL", "C");
    assert!(sim.args(args).arg(&file).output().unwrap().status.success());
    let record = tabletop::Record::read(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(
        cli::achievements::add_finished(dir.path(), &record, words::Language::english()).unwrap(),
        Vec::<String>::new()
    );
    assert!(!dir.path().join("achievements.json").exists());
}

#[test]
fn the_kings_challenge_begins_without_a_menu() {
    let dir = tempfile::tempdir().unwrap();
    let screen = play(&["--game", "kings-challenge"], dir.path(), "Place a citizen");
    assert!(screen.contains("Le Roy"), "{screen}");
}
