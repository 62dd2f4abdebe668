//! Plays the toy at random, writes its record and reads it again, telling developers what happens at each step.

use tabletop::toy::Toy;
use tabletop::{Cup, Game, Notation, Pending, Record, Seed, Speech, Table};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut table = Table::new(Toy::new(&Toy::parse_options(3, "")?, None)?, None);
    let mut cup = Cup::new(Seed::from_number(3));
    loop {
        table.roll_on(&mut cup, None);
        let Pending::Seats(asked) = table.pending() else { break };
        let seat = asked.iter().next().ok_or("nobody is asked")?;
        let mut choices = table.choices(seat);
        cup.shuffle(&mut choices);
        table.play(seat, choices[0], None)?;
    }
    let text = table.record(table.head()).write();
    println!("{text}");
    Table::<Toy>::replay(&Record::read(&text)?, |table, happenings| {
        for happening in happenings {
            println!("step {}: {}", table.steps(), table.game().tell(happening));
        }
    })?;
    Ok(())
}
