//! Plays a game of Troyes between bots and tells it.
//!
//! `cargo run --release -p troyes --example play_a_game -- fr` tells it in French.

use bots::{Budget, Clock, ask, by_name};
use tabletop::{Cup, Game, Pending, Seed, Speech, Table};
use troyes::{Options, Troyes};
use words::Language;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let tag = std::env::args().nth(1).unwrap_or("en".into());
    let language = Language::with_tag(&tag).ok_or("there is no such language")?;
    let game = Troyes::new(&Options::parse(2, "")?, None)?;
    let names = language.seat_titles(&game);
    let mut bots = [by_name::<Troyes>("greedy", 1)?, by_name::<Troyes>("random", 2)?];
    let mut clock = Clock::new(Budget::Simulations(100));

    let mut table = Table::new(game, None);
    let mut cup = Cup::new(Seed::from_number(2010));
    let mut told = Vec::new();
    loop {
        table.roll_on(&mut cup, Some(&mut told));
        for happening in told.drain(..) {
            println!("{}", language.say(&table.game().tell(&happening), &names).capitalized());
        }
        let Pending::Seats(asked) = table.pending() else { break };
        let seat = asked.iter().next().ok_or("nobody is asked")?;
        let bot = bots[seat.index()].as_mut();
        let choice = ask(bot, table.game(), table.state(), seat, &mut clock).ok_or("nothing is offered")?;
        table.play(seat, choice, Some(&mut told))?;
    }
    let standing = table.game().standing(table.state()).ok_or("the game is not over")?;
    println!("\n{:?}", standing.total);
    Ok(())
}
