//! The binary itself: what it prints where, and its exit codes.

#[path = "commands/languages.rs"]
mod languages;
#[path = "commands/marked.rs"]
mod marked;
#[path = "commands/printed.rs"]
mod printed;
#[path = "commands/serving.rs"]
mod serving;

use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tabletop::{Cup, Game, Pending, Record, Seed, Table};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_troyes"));
    // Whoever runs the tests may have a language of their own.
    command.args(args).stdin(Stdio::null()).env("LC_ALL", "C").env_remove("TROYES_LANG");
    command
}

fn troyes(args: &[&str]) -> Output {
    command(args).output().unwrap()
}

fn troyes_with(variable: &str, value: &str, args: &[&str]) -> Output {
    command(args).env(variable, value).output().unwrap()
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn failure(output: &Output) -> (i32, String) {
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    (output.status.code().unwrap(), String::from_utf8(output.stderr.clone()).unwrap())
}

fn json(output: &Output) -> Value {
    serde_json::from_str(&stdout(output)).unwrap()
}

fn sim(extra: &[&str]) -> Value {
    let mut args = vec!["sim", "--game", "toy", "--players", "3", "--games", "500", "--seed", "2", "--json"];
    args.extend(extra);
    json(&troyes(&args))
}

fn record_in(folder: &Path) -> String {
    let file = folder.join("game.txt").display().to_string();
    stdout(&troyes(&["sim", "--game", "toy", "--seed", "2", "--only", "7", "--record", &file]));
    file
}

#[test]
fn sim_finds_the_same_with_any_number_of_threads() {
    let (mut one, mut two) = (sim(&["--threads", "1"]), sim(&["--threads", "3"]));
    for report in [&mut one, &mut two] {
        let report = report.as_object_mut().unwrap();
        report.remove("threads").unwrap();
        report.remove("seconds").unwrap();
    }
    assert_eq!(one, two);
    assert_ne!(one["digest"], sim(&["--options", "rich"])["digest"]);
}

#[test]
fn sim_counts_what_happened() {
    let report = sim(&[]);
    assert_eq!((&report["games"], &report["decisions"]), (&500.into(), &(500 * 3 * 3 * 2).into()));
    assert_eq!(report["decided"]["take"], report["decided"]["use"]);
    assert_eq!(report["occurred"]["lucky"], 1500);
    let mean = |source: &str| report["vp"][source]["mean"].as_f64().unwrap();
    let sum = mean("tower") + mean("lucky faces") + mean("coins");
    assert!((sum - mean("total")).abs() < 0.01, "{report}");
    let wins: u64 = report["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
    assert!(wins >= 500);
}

#[test]
fn sim_tells_what_never_occurred() {
    let folder = tempfile::tempdir().unwrap();
    let figures = folder.path().join("dear.toml");
    std::fs::write(&figures, "[toy.tower]\ncost = 20\n").unwrap();
    let report = sim(&["--figures", &figures.display().to_string()]);
    assert_eq!(report["never"], serde_json::json!(["tower"]));
    assert_eq!(report["occurred"]["tower"], 0);
}

#[test]
fn random_players_of_troyes_dice_come_into_every_corner() {
    let args = ["sim", "--game", "dice", "--players", "4", "--options", "all", "--games", "20000", "--json"];
    let report = json(&troyes(&[&args[..], &["--threads", "2", "--laws", "0"]].concat()));
    assert_eq!(report["never"], serde_json::json!([]), "{}", report["occurred"]);
    for corner in ["column_second_work", "twentieth_red", "twentieth_yellow", "twentieth_white", "overflow"] {
        let times = report["occurred"][corner].as_u64().unwrap();
        assert!(times >= 10, "{corner} occurred {times} times");
    }
    assert!(report["decided"]["overflow"].as_u64().unwrap() >= 10);
}

#[test]
fn sim_prints_a_summary_without_a_progress_bar_when_nobody_watches() {
    let output = troyes(&["sim", "--game", "toy", "--games", "100"]);
    let text = stdout(&output);
    assert!(text.contains("100 games of toy") && text.contains("Digest of all results: "), "{text}");
    assert!(output.stderr.is_empty());
}

#[test]
fn a_recorded_game_is_told_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let file = record_in(folder.path());
    let told = stdout(&troyes(&["replay", &file]));
    assert!(told.starts_with("Setup\n-----\nred has the lucky face"), "{told}");
    assert!(told.contains("\nRound 3\n") && told.contains(" total "), "{told}");
    let machine = json(&troyes(&["replay", &file, "--json"]));
    assert_eq!(machine["chapters"].as_array().unwrap().len(), 4);
    assert_eq!(machine["standing"]["rows"].as_array().unwrap().len(), 3);
    assert!(stdout(&troyes(&["verify", &file])).starts_with("All 4 rolls and draws were checked"));
}

#[test]
fn a_record_of_older_rules_is_told_and_verified_if_todays_lead_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = record_in(folder.path());
    let text = std::fs::read_to_string(&file).unwrap();
    let told = stdout(&troyes(&["replay", &file]));
    let older = text.replace("rules 1\n", "rules 0\n");
    std::fs::write(&file, &older).unwrap();
    assert_eq!(stdout(&troyes(&["replay", &file])), told);
    assert!(stdout(&troyes(&["verify", &file])).starts_with("All 4 rolls and draws"));
    let result = text.lines().find(|line| line.starts_with("result")).unwrap();
    let elsewhere = older.replace(result, "result 99 99");
    let newer = text.replace("rules 1\n", "rules 2\n");
    for (changed, needs) in [
        (elsewhere, "needs version 0 of the rules; this program has version 1, by which line"),
        (newer, "needs version 2 of the rules; this program has version 1"),
    ] {
        std::fs::write(&file, changed).unwrap();
        for command in ["replay", "verify"] {
            let (_, said) = failure(&troyes(&[command, &file]));
            assert!(said.contains(needs), "{command}: {said}");
        }
    }
}

#[test]
fn a_cut_record_says_who_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let file = record_in(folder.path());
    let text = std::fs::read_to_string(&file).unwrap();
    let cut = text.split("hash 2").next().unwrap().trim_end().rsplit_once('\n').unwrap().0;
    std::fs::write(&file, cut).unwrap();
    let told = stdout(&troyes(&["replay", &file]));
    assert!(told.contains("The record stops before the end. green is asked: What do you do"), "{told}");
}

#[test]
fn bench_prints_a_line_for_each_figure() {
    let text = stdout(&troyes(&["bench", "dice-1p", "--seconds", "0.01", "--json"]));
    let metrics: Vec<String> = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .map(|line| {
            assert_eq!((&line["peer"], &line["game"]), (&"troyes".into(), &"dice-1p".into()));
            assert!(line["value"].as_f64().unwrap() > 0.0, "{line}");
            line["metric"].as_str().unwrap().to_string()
        })
        .collect();
    let wanted = [
        "playouts_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "mean_legal_moves",
        "clone_ns",
        "state_bytes",
    ];
    assert_eq!(metrics, wanted);
}

#[test]
fn wrong_usage_is_2_and_failure_is_1_with_a_hint() {
    let (code, text) = failure(&troyes(&["simulate"]));
    assert_eq!(code, 2, "{text}");
    let (code, text) = failure(&troyes(&["sim", "--games", "many"]));
    assert_eq!(code, 2, "{text}");
    let (code, text) = failure(&troyes(&["cards", "--game", "toi"]));
    assert_eq!((code, text.as_str()), (1, "error: there is no game `toi`\nhint: did you mean `toy`?\n"));
    let (code, text) = failure(&troyes(&["replay", "no/such/file"]));
    assert!(code == 1 && text.starts_with("error: cannot read no/such/file"), "{text}");
    let (code, text) = failure(&troyes(&["sim", "--game", "toy", "--players", "9"]));
    assert!(code == 1 && text.contains("not 9"), "{text}");
}

#[test]
fn bad_files_are_refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bad").display().to_string();
    std::fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
    assert!(failure(&troyes(&["replay", &file])).1.contains("not text"));
    std::fs::write(&file, "hello\n").unwrap();
    assert!(failure(&troyes(&["replay", &file])).1.contains("line 1: a record begins with"));
    std::fs::write(&file, "[toy]\n\ntower.cost = 99\n").unwrap();
    let (code, text) = failure(&troyes(&["cards", "--game", "toy", "--figures", &file]));
    assert!(code == 1 && text.contains("bad, line 3, toy.tower.cost: 99 is not"), "{text}");
    assert!(failure(&troyes(&["replay", &folder.path().display().to_string()])).1.contains("cannot read"));
}

#[test]
fn a_reader_who_leaves_is_no_failure() {
    let mut child = command(&["sim", "--game", "toy", "--games", "10"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_engine_ends_with_its_input() {
    let mut child = command(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"{\"id\":1,\"method\":\"hello\"}\n{\"id\":").unwrap();
    let text = stdout(&child.wait_with_output().unwrap());
    assert_eq!(text.lines().count(), 2);
}

#[test]
fn achievements_are_kept_by_name_and_no_game_counts_twice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt").display().to_string();
    let kept = folder.path().join("kept").display().to_string();
    assert!(stdout(&troyes(&["achievements", "--dir", &kept])).contains("Nobody has finished a game yet"));
    for game in 1..=3 {
        stdout(&troyes(&["sim", "--game", "dice", "--only", &game.to_string(), "--record", &file]));
        let record = std::fs::read_to_string(&file).unwrap();
        let name = if game == 3 { "Bela" } else { "Anna" };
        std::fs::write(&file, record.replacen("---", &format!("seat baker {name}\n---"), 1)).unwrap();
        stdout(&troyes(&["achievements", "--dir", &kept, "--add", &file]));
    }
    let (code, text) = failure(&troyes(&["achievements", "--dir", &kept, "--add", &file]));
    assert!(code == 1 && text.contains("already"), "{text}");
    let book = json(&troyes(&["achievements", "--dir", &kept, "--json"]));
    assert_eq!((&book["Anna"]["solo"], &book["Bela"]["solo"]), (&2.into(), &1.into()));
    let bela = json(&troyes(&["achievements", "Bela", "--dir", &kept, "--json"]));
    assert!(bela["Anna"].is_null() && bela["Bela"]["best"].is_number());
}

/// The record of a game of Troyes Dice whose table was set up with plazas of somebody's choice.
fn begun_in_the_middle() -> String {
    let game = troyes_dice::TroyesDice::new(&Default::default(), None).unwrap();
    let mut state = game.start();
    game.chance(&mut state, &[0, 1, 2, 3, 4, 5, 6, 7, 8], None).unwrap();
    let mut table = Table::at(game, None, state);
    let mut cup = Cup::new(Seed::from_number(1));
    table.roll_on(&mut cup, None);
    while let Pending::Seats(seats) = table.pending() {
        let seat = seats.iter().next().unwrap();
        table.play(seat, table.choices(seat)[0], None).unwrap();
        table.roll_on(&mut cup, None);
    }
    table.record(table.head()).write()
}

#[test]
fn achievements_are_earned_only_from_the_beginning_and_with_the_embedded_figures() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (file, figures, kept) = (path("game.txt"), path("mine.toml"), path("kept"));
    let sim = |extra: &[&str]| {
        stdout(&troyes(&[&["sim", "--game", "dice", "--only", "1", "--record", &file][..], extra].concat()));
    };
    let add = || troyes(&["achievements", "--dir", &kept, "--add", &file]);
    let refused = |output| {
        let (code, text) = failure(&output);
        assert!(code == 1 && text.contains("hint: only games played from their beginning"), "{text}");
    };
    std::fs::write(&figures, "[dice.sheet]\nwork_building_citizens = 9\n").unwrap();
    sim(&["--figures", &figures]);
    refused(add());
    let record = Record::read(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(
        cli::achievements::add_finished(folder.path(), &record, words::Language::english()).unwrap(),
        Vec::<String>::new()
    );
    sim(&[]);
    let record = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, record.replacen("---", "note inherited 3\n---", 1)).unwrap();
    refused(add());
    std::fs::write(&file, begun_in_the_middle()).unwrap();
    refused(add());
    std::fs::write(&file, record).unwrap();
    stdout(&add());
    // An owner's file that changes nothing of what the game is played with does no harm.
    std::fs::write(&figures, "[dice.achievements]\nvp = [1, 2, 3]\n").unwrap();
    sim(&["--figures", &figures, "--seed", "9"]);
    stdout(&add());
    let book = json(&troyes(&["achievements", "--dir", &kept, "--json"]));
    assert_eq!(book["baker"]["solo"], 2);
    assert!(!book["baker"]["earned"].to_string().contains("splendid_sheet"), "3 VP are not 65");
}

#[test]
fn a_damaged_book_of_achievements_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("achievements.json");
    std::fs::write(&book, "{").unwrap();
    let (code, text) = failure(&troyes(&["achievements", "--dir", &folder.path().display().to_string()]));
    assert!(code == 1 && text.contains("is damaged"), "{text}");
    assert_eq!(std::fs::read_to_string(&book).unwrap(), "{");
}

#[test]
fn a_sheet_is_drawn_empty_or_as_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let (record, drawing) = (folder.path().join("game.txt"), folder.path().join("sheet.svg"));
    let (record, drawing) = (record.display().to_string(), drawing.display().to_string());
    stdout(&troyes(&["dice-sheet", "-o", &drawing]));
    let empty = std::fs::read_to_string(&drawing).unwrap();
    assert!(empty.starts_with("<svg") && empty.trim_end().ends_with("</svg>"));
    stdout(&troyes(&["sim", "--game", "dice", "--players", "2", "--only", "1", "--record", &record]));
    let (code, text) = failure(&troyes(&["dice-sheet", &record]));
    assert!(code == 1 && text.contains("hint: say `--seat`"), "{text}");
    let seats = json(&troyes(&["replay", &record, "--json"]))["names"].clone();
    let sheets =
        [0, 1].map(|seat| stdout(&troyes(&["dice-sheet", &record, "--seat", seats[seat].as_str().unwrap()])));
    assert_ne!(sheets[0], sheets[1]);
    assert_ne!(sheets[0], empty);
    let toy = record_in(folder.path());
    assert!(failure(&troyes(&["dice-sheet", &toy])).1.contains("this is a record of `toy`"));
}

#[test]
fn a_wrong_wish_is_answered_with_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let record = record_in(folder.path());
    let wrong: [(&[&str], i32, &str); 6] = [
        (&["puzzle", "daily", "--game", "nonsense"], 1, "no puzzles of the game `nonsense`"),
        (&["puzzle", "1"], 1, "the input ended before the move was whole"),
        (&["play", "--game", "dice", "--players", "0"], 1, "at least one player"),
        (&["verify", &record, "--promised", ""], 1, "`--promised` is empty"),
        (&["analyse", &record, "--threads", "0"], 2, "from 1 to 1024"),
        (&["analyse", &record, "--threads", "999999999999"], 2, "from 1 to 1024"),
    ];
    for (args, code, words) in wrong {
        let output = troyes(args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(words), "{args:?}: {said}");
    }
    let guided = folder.path().join("guided.troyes").display().to_string();
    let text = "troyes-record 1\ngame troyes\nrules 1\noptions {}\nnote guide troyes\n---\n";
    std::fs::write(&guided, text).unwrap();
    let said = String::from_utf8_lossy(&troyes(&["verify", &guided]).stderr).into_owned();
    assert!(said.contains("the dice of a guided game are prepared"), "{said}");
    let said =
        String::from_utf8_lossy(&troyes(&["analyse", &record, "--seat", "nobody"]).stderr).into_owned();
    assert!(said.contains("red, green"), "seats are named by their words too: {said}");
}
