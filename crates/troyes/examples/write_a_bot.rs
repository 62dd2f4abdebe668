//! A bot of one's own: it builds on the Cathedral whenever it may, and else does what comes first.

use bots::{Bot, Budget, Clock, Seen, ask, by_name};
use tabletop::{Cup, Game, Pending, Phrase, Seat, Seed, Table};
use troyes::{Choice, Options, Troyes};

struct Mason;

impl Bot<Troyes> for Mason {
    /// A bot sees what its seat may know, and answers with one of the choices that are offered.
    fn decide(&mut self, seen: &Seen<'_, Troyes>, _clock: &mut Clock) -> Choice {
        let builds = seen.choices.iter().find(|choice| **choice == Choice::Build);
        *builds.unwrap_or(&seen.choices[0])
    }

    fn reasons(&self) -> Vec<Phrase> {
        Vec::new()
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut clock = Clock::new(Budget::Simulations(1));
    let mut won = 0;
    for number in 0..20 {
        let mut table = Table::new(Troyes::new(&Options::parse(2, "")?, None)?, None);
        let mut cup = Cup::new(Seed::from_number(number));
        let mut rival = by_name::<Troyes>("random", number)?;
        loop {
            table.roll_on(&mut cup, None);
            let Pending::Seats(asked) = table.pending() else { break };
            let seat = asked.iter().next().ok_or("nobody is asked")?;
            let bot: &mut dyn Bot<Troyes> = if seat == Seat(0) { &mut Mason } else { rival.as_mut() };
            let choice =
                ask(bot, table.game(), table.state(), seat, &mut clock).ok_or("nothing is offered")?;
            table.play(seat, choice, None)?;
        }
        let total = table.game().standing(table.state()).ok_or("the game is not over")?.total;
        won += u32::from(total[0] > total[1]);
    }
    println!("The mason wins {won} of 20 games against a random player.");
    Ok(())
}
