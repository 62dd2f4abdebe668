//! Whole games printed with every question, choice and view. `UPDATE=1` prints them anew.

use crate::play::{expect_file, rules};
use std::fmt::Write as _;
use std::path::Path;
use tabletop::{Cup, Game, Pending, Seed, Table, Viewer};
use troyes_dice::{Happening, TroyesDice};

/// Prints a game of random choices as everybody at the table meets it.
fn playthrough(players: u8, list: &str, number: u64) -> String {
    let mut cup = Cup::new(Seed::from_number(number));
    let mut luck = fastrand::Rng::with_seed(number);
    let mut table = Table::new(rules(players, list), None);
    let mut text = String::new();
    let mut told: Vec<Happening> = Vec::new();
    loop {
        tell(&mut text, &table, &mut told);
        match table.pending() {
            Pending::Chance(awaited) => {
                let outcome = cup.answer(awaited);
                let sentence = table.game().say_awaited(table.state());
                let _ = writeln!(
                    text,
                    "\n## {sentence}\n{:?} of {:?}",
                    &outcome[..],
                    table.game().things(table.state())
                );
                table.chance(&outcome, Some(&mut told)).unwrap();
                tell(&mut text, &table, &mut told);
                let view = table.game().view(table.state(), Viewer::Spectator);
                let _ = writeln!(text, "spectator: {}", serde_json::to_string(&view).unwrap());
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
                let game = table.game();
                let question = game.question(table.state(), seat).unwrap();
                let _ = writeln!(text, "\n{}, {}: {}", game.seat_name(seat), question.kind, question.text);
                let choices = table.choices(seat);
                let chosen = luck.usize(..choices.len());
                for (i, choice) in choices.iter().enumerate() {
                    let mark = if i == chosen { "*" } else { "-" };
                    let sentence = game.say(table.state(), seat, *choice);
                    let _ = writeln!(text, " {mark} {choice}: {sentence}");
                }
                let view = game.view(table.state(), Viewer::Seat(seat));
                let _ = writeln!(text, "view: {}", serde_json::to_string(&view.turn).unwrap());
                table.play(seat, choices[chosen], Some(&mut told)).unwrap();
            }
            Pending::Over => break,
        }
    }
    for row in table.game().standing(table.state()).unwrap().rows {
        let _ = writeln!(text, "{}: {:?}", row.source, row.vp);
    }
    text
}

fn tell(text: &mut String, table: &Table<TroyesDice>, told: &mut Vec<Happening>) {
    let game = table.game();
    let names: Vec<String> =
        (0..game.seats()).map(|seat| game.seat_name(tabletop::Seat(seat)).into()).collect();
    for happening in told.drain(..) {
        let secret = if happening.secret_of().is_some() { "(secret) " } else { "" };
        let _ = writeln!(text, "> {secret}{}", game.tell(&happening, &names));
    }
}

#[test]
fn playthroughs_read_as_they_did() {
    for (name, players, list, number) in [
        ("solo", 1, "standard", 1),
        ("solo-banquets", 1, "first_game,banquets", 2),
        ("three-all", 3, "all", 3),
    ] {
        let now = playthrough(players, list, number);
        let path = format!("golden/{name}.txt");
        let expected = expect_file(Path::new(&path), || now.clone());
        if let Some((line, (was, is))) =
            expected.lines().zip(now.lines()).enumerate().find(|(_, (was, is))| was != is)
        {
            panic!("{path}, line {}:\n  was {was}\n  is  {is}", line + 1);
        }
        assert_eq!(expected.len(), now.len(), "{path} has another length");
    }
}
