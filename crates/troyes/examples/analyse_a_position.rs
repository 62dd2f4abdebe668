//! What a position is worth to each seat, and what the search would do in it, with its reasons.

use bots::{Budget, Clock, Evaluate, ask, by_name};
use tabletop::{Cup, Game, Notation, Pending, Seat, Seed, Table};
use troyes::{Options, Troyes};
use words::Language;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let english = Language::english();
    let game = Troyes::new(&Options::parse(2, "")?, None)?;
    let names = english.seat_titles(&game);
    let mut table = Table::new(game, None);
    let mut cup = Cup::new(Seed::from_number(5));
    let mut greedy = by_name::<Troyes>("greedy", 1)?;
    let mut clock = Clock::new(Budget::Simulations(200));
    // Greedy players lead to a position in the third round.
    loop {
        table.roll_on(&mut cup, None);
        let Pending::Seats(asked) = table.pending() else { break };
        if table.game().chapter(table.state()) == 3 {
            break;
        }
        let seat = asked.iter().next().ok_or("nobody is asked")?;
        let bot = greedy.as_mut();
        let choice = ask(bot, table.game(), table.state(), seat, &mut clock).ok_or("nothing is offered")?;
        table.play(seat, choice, None)?;
    }
    let Pending::Seats(asked) = table.pending() else { return Err("the game is over".into()) };
    let seat = asked.iter().next().ok_or("nobody is asked")?;
    for (seat, name) in (0..).map(Seat).zip(&names) {
        println!("{name} may expect {:.1} VP", table.game().value(table.state(), seat));
    }

    let mut search = by_name::<Troyes>("search:200", 1)?;
    let choice = ask(search.as_mut(), table.game(), table.state(), seat, &mut clock).ok_or("no choice")?;
    println!("{}: {}", names[seat.index()], table.game().write(choice));
    for reason in search.reasons() {
        println!("- {}", english.say(&reason, &names));
    }
    Ok(())
}
