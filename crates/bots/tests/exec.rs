//! Programs as bots: one that behaves, and one for each way not to.

use arena::{Match, Report, run};
use bots::{Budget, Clock, ask, by_name};
use std::time::{Duration, Instant};
use tabletop::toy::{Choice, Options, Toy};
use tabletop::{Game, Seat};
use words::Language;

/// Long enough for a program to start on a busy machine.
const PATIENT: Duration = Duration::from_secs(20);

fn arena(bots: &[&str], patience: Duration) -> Report {
    let game = Toy::new(&Options::default(), None).unwrap();
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let plan = Match {
        game: &game,
        bots: &bots,
        games: 4,
        seed: 1,
        budget: Budget::Simulations(10),
        patience: Some(patience),
        threads: 2,
        language: Language::english(),
    };
    run(&plan, |_, _| {}).unwrap()
}

/// The arena plays all its games, and says of each that the program lost its clock, and why.
fn fails(script: &str, why: &str) {
    let program = format!("exec:sh -c '{script}'");
    let started = Instant::now();
    let report = arena(&["greedy", &program], Duration::from_millis(400));
    assert_eq!((report.games, report.bots[1].forfeits, report.bots[0].forfeits), (4, 4, 0));
    assert_eq!(report.forfeits.len(), 4);
    for forfeit in &report.forfeits {
        assert!(forfeit.reason.contains(why), "{}", forfeit.reason);
        assert_eq!(forfeit.bot, program);
    }
    assert!(report.table().contains("lost its clock in 4 games"), "{}", report.table());
    assert!(started.elapsed() < Duration::from_secs(20));
}

#[test]
fn a_crash() {
    fails("read hello; exit 3", "it has ended");
    fails("exit 0", "it has ended");
}

#[test]
fn a_hang() {
    fails("exec sleep 30", "did not answer within 400 ms");
}

#[test]
fn nonsense() {
    fails("read hello; while read line; do echo pardon?; done", "it answered `pardon?`");
    fails("read hello; while read line; do echo \"{\\\"choice\\\": 99}\"; done", "it chose number 99 of");
    fails("read hello; while read line; do echo \"{\\\"choice\\\": -1}\"; done", "it answered");
}

#[test]
fn a_flood() {
    fails("exec yes \"{\\\"choice\\\": 0}\"", "speaks without being asked");
    fails("exec head -c 10000000 /dev/zero", "more than 65536 bytes on one line");
}

#[test]
fn one_answer_and_then_silence() {
    fails("read a; read b; echo \"{\\\"choice\\\": 0}\"; exec sleep 30", "did not answer");
}

#[test]
fn the_example_plays_whole_games() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let report = arena(&["random", &format!("exec:python3 {example}")], PATIENT);
    assert_eq!(report.forfeits, []);
    assert_eq!(report.bots[1].seats, 4);
}

#[test]
fn a_program_is_shown_its_view_and_its_choices() {
    // Answers with the choice whose text is `take 5`, and gives what it was greeted with as its reason.
    let script = r#"
import json, sys
hello = json.loads(sys.stdin.readline())
ask = json.loads(sys.stdin.readline())
texts = [c["text"] for c in ask["choices"]]
reason = [hello["game"], hello["players"], hello["seat"], ask["ask"], ask["view"]["lucky"], ask["choices"][0]["choice"], ask["choices"][1]["says"]]
print(json.dumps({"choice": texts.index("take 5"), "reasons": [json.dumps(reason)]}), flush=True)
"#;
    let game = Toy::new(&Options::default(), None).unwrap();
    let mut state = game.start();
    game.chance(&mut state, &[3, 1], None).unwrap();
    game.chance(&mut state, &[2, 5, 1, 1], None).unwrap();
    let mut bot = by_name::<Toy>(&format!("exec:python3 -c '{script}'"), 0).unwrap();
    let mut clock = Clock::new(Budget::Simulations(1)).with_patience(PATIENT);
    assert_eq!(ask(bot.as_mut(), &game, &state, Seat(0), &mut clock), Some(Choice::Take(5)));
    assert_eq!(clock.forfeited(), None);
    let said: Vec<String> = bot.reasons().iter().map(|phrase| Language::english().text(phrase)).collect();
    assert_eq!(said, [r#"["toy", 2, 0, "take", 4, {"take": 2}, "Take the 5"]"#]);
}

#[test]
fn a_program_that_does_not_start_is_refused_at_once() {
    for command in ["exec:/no/such/program", "exec:", "exec:'open"] {
        assert!(by_name::<Toy>(command, 0).is_err(), "{command}");
    }
}

/// A program that starts another one, says its number in a file and then does as `then` says.
#[cfg(target_os = "linux")]
fn with_child(file: &std::path::Path, then: &str) -> String {
    format!("exec:sh -c 'sleep 600 & echo $! > {}.new; mv {0}.new {0}; {then}'", file.display())
}

/// The process whose number is in a file, as soon as it is there.
#[cfg(target_os = "linux")]
fn process_in(file: &std::path::Path) -> String {
    wait_until(|| file.exists());
    std::fs::read_to_string(file).unwrap().trim().to_string()
}

/// Whether a process runs. One that has ended stays listed until somebody asks how.
#[cfg(target_os = "linux")]
fn runs(process: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, state)| !state.starts_with('Z'))
}

#[cfg(target_os = "linux")]
#[track_caller]
fn wait_until(holds: impl Fn() -> bool) {
    let started = Instant::now();
    while !holds() {
        assert!(started.elapsed() < PATIENT, "it does not happen");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn what_a_program_has_started_ends_with_it() {
    let folder = tempfile::tempdir().unwrap();
    for (i, then) in
        ["sleep 600", "exit 0", "trap : TERM INT HUP; sleep 600; sleep 600"].into_iter().enumerate()
    {
        let file = folder.path().join(i.to_string());
        let bot = by_name::<Toy>(&with_child(&file, then), 0).unwrap();
        let process = process_in(&file);
        assert!(runs(&process), "{then}");
        drop(bot);
        wait_until(|| !runs(&process));
    }
}

/// Names the file for the part that is to be killed.
#[cfg(target_os = "linux")]
const DOOMED: &str = "TROYES_DOOMED";

#[test]
#[cfg(target_os = "linux")]
fn a_program_ends_also_when_we_are_killed() {
    if let Some(file) = std::env::var_os(DOOMED) {
        let _bot = by_name::<Toy>(&with_child(file.as_ref(), "sleep 600"), 0).unwrap();
        std::thread::sleep(PATIENT);
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("process");
    let mut doomed = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "a_program_ends_also_when_we_are_killed"])
        .env(DOOMED, &file)
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let process = process_in(&file);
    assert!(runs(&process));
    doomed.kill().unwrap();
    doomed.wait().unwrap();
    wait_until(|| !runs(&process));
}
