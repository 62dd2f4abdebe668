//! Plays a guide as far as it goes and shows what may be done there: for those who write guides.
//!
//! `cargo run -p troyes-guide --example walk -- crates/guide/guides/troyes.toml`

use guide::{Guide, LEARNER, Place};
use host::rules::{Troyes, TroyesDice};
use host::{Dice, Host, Prepared};
use std::error::Error;
use tabletop::{CompleteGame, Pending, Table, ToJson};
use words::Language;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("which file?")?;
    let text = std::fs::read_to_string(&path)?;
    let name = std::path::Path::new(&path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let guide = Guide::read(&name, &text)?;
    if guide.offer == "dice" { walk::<TroyesDice>(&guide) } else { walk::<Troyes>(&guide) }
}

fn walk<G: CompleteGame>(guide: &Guide) -> Result<(), Box<dyn Error>> {
    let game = G::new(&G::parse_options(guide.players, &guide.options)?, None)?;
    // What is not prepared shows itself: chance stops there.
    let mut host = Host::new(Table::new(game, None), Dice::Told, usize::MAX);
    let mut prepared = guide.chance.iter();
    let mut told = 0;
    loop {
        match host.table().pending() {
            Pending::Chance(awaited) => {
                let names = host.game().awaited_names(host.state());
                println!("   chance: {awaited:?} {}", names.join(" "));
                let Some(next) = prepared.next() else { return stop(&host, told) };
                println!("   = {next:?}");
                let outcome = match next {
                    Prepared::Roll(faces) => faces.clone(),
                    Prepared::Draw(ids) => {
                        let place = |id: &String| names.iter().position(|name| name == id);
                        let places: Option<Vec<usize>> = ids.iter().map(place).collect();
                        places.ok_or("no such thing to draw")?.into_iter().map(|place| place as u8).collect()
                    }
                };
                host.chance(&outcome)?;
            }
            Pending::Over => return stop(&host, told),
            Pending::Seats(_) => {
                guide.let_others_play(&mut host);
                if matches!(host.table().pending(), Pending::Chance(_)) {
                    continue;
                }
                let place = guide.place(host.table());
                let model = guide.model(host.table());
                let texts: Vec<String> = model.iter().map(|choice| host.game().write(*choice)).collect();
                println!("{place:?}: {texts:?}");
                if model.is_empty() || !host.asked().contains(LEARNER) {
                    return stop(&host, told);
                }
                told = host.table().steps();
                host.choose_all(LEARNER, &model)?;
                if guide.place(host.table()) == Place::Left {
                    return stop(&host, told);
                }
            }
        }
    }
}

fn stop<G: CompleteGame>(host: &Host<G>, told: usize) -> Result<(), Box<dyn Error>> {
    let language = Language::english();
    let names: Vec<String> = language.seat_titles(host.game());
    println!("--- what happened last");
    for step in host.past().told().filter(|step| step.step > told) {
        for happening in &step.happenings {
            println!("{}", language.say(&host.game().tell(happening), &names));
        }
    }
    println!("--- the table\n{}", host.state().to_json().get());
    for seat in host.asked().iter() {
        println!("--- {} may choose", host.game().seat_name(seat));
        for choice in host.table().choices(seat) {
            let said = host.game().say(host.state(), seat, choice);
            println!("{:30} {}", host.game().write(choice), language.say(&said, &names));
        }
    }
    Ok(())
}
