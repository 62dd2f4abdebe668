//! A second opinion on every rule, slow and literal, from the rulebook's words alone. It shares no function with the
//! rules: it reads states as they are saved, and choices as they are written. `TROYES_LONG=N` looks N times as often.

mod event;
mod half_day;
mod paper;
mod score;
mod winnings;

use crate::positions::{MIXES, before_a_roll};
use crate::scene::{english, rules};
use fastrand::Rng;
use half_day::{Asked, Player};
use paper::{Paper, Table};
use std::collections::BTreeSet;
use tabletop::{Components, Cup, Game, Notation, Pending, Seat, Seed};
use troyes_dice::{Happening, State, TroyesDice};

fn times() -> u64 {
    std::env::var("TROYES_LONG").map_or(1, |times| times.parse().expect("a number"))
}

/// Follows a game and compares it with the oracle at every step.
struct Follower<'a> {
    game: &'a TroyesDice,
    state: State,
    luck: Rng,
    cup: Cup,
    /// The words of everything that has happened.
    met: BTreeSet<&'static str>,
    compared: u64,
}

impl<'a> Follower<'a> {
    fn new(game: &'a TroyesDice, state: State, luck: Rng) -> Follower<'a> {
        let cup = Cup::new(Seed::from_number(luck.clone().u64(..)));
        Follower { game, state, luck, cup, met: BTreeSet::new(), compared: 0 }
    }

    fn papers(&self) -> Vec<Paper> {
        self.state.sheets.iter().map(Paper::read).collect()
    }

    fn meet(&mut self, told: &[Happening]) {
        let mut concerned = Vec::new();
        told.iter().for_each(|happening| self.game.touched_components(happening, &mut concerned));
        self.met.extend(concerned);
    }

    /// From the roll of a half-day to its end.
    fn half_day(&mut self) {
        let (table, papers) = self.roll();
        let mut said: Vec<Vec<String>> = vec![Vec::new(); papers.len()];
        loop {
            let Pending::Seats(seats) = self.game.pending(&self.state) else { panic!("seats are asked") };
            let seat = seats.iter().nth(self.luck.usize(..seats.len())).unwrap();
            let text = self.choose(&table, &papers[seat.index()], seat, &said[seat.index()]);
            let mut told = Vec::new();
            let choice = self.game.read(&text).unwrap();
            self.game.play(&mut self.state, seat, choice, Some(&mut told)).unwrap();
            self.meet(&told);
            said[seat.index()].push(text);
            if !matches!(self.game.pending(&self.state), Pending::Seats(_)) {
                break;
            }
        }
        for (seat, (said, paper)) in said.iter().zip(papers).enumerate() {
            let mut player = Player::new(&table, paper, said);
            player.half_day().expect("the half-day is over");
            assert_eq!(Paper::read(&self.state.sheets[seat]), player.paper, "{said:?}");
        }
        assert_eq!(Table::read(&self.state.town), event::end_half_day(&table));
    }

    fn roll(&mut self) -> (Table, Vec<Paper>) {
        let Pending::Chance(awaited) = self.game.pending(&self.state) else { panic!("a roll is awaited") };
        let outcome = self.cup.answer(awaited);
        let expected = event::roll(&Table::read(&self.state.town), &self.papers(), &outcome);
        let mut told = Vec::new();
        self.game.chance(&mut self.state, &outcome, Some(&mut told)).unwrap();
        self.meet(&told);
        assert_eq!((Table::read(&self.state.town), self.papers()), expected, "{outcome:?}");
        expected
    }

    /// Compares what a seat is offered, its sheet and its points; then it says something.
    fn choose(&mut self, table: &Table, paper: &Paper, seat: Seat, said: &[String]) -> String {
        let mut player = Player::new(table, paper.clone(), said);
        let Err(Asked(mut expected)) = player.half_day() else { panic!("seat {} is done: {said:?}", seat.0) };
        let mut choices = Vec::new();
        self.game.choices(&self.state, seat, &mut choices);
        let mut offered: Vec<String> = choices.iter().map(|choice| self.game.write(*choice)).collect();
        let text = self.lean(&offered);
        offered.sort();
        expected.sort();
        assert_eq!(offered, expected, "after {said:?} on {table:?} with {paper:?}");
        assert_eq!(Paper::read(&self.state.turns[seat.index()].sheet), player.paper, "after {said:?}");
        assert_eq!(self.game.vp(&self.state, seat), score::total(&player.paper));
        self.compared += 1;
        text
    }

    /// One of the choices, buildings more often than others.
    fn lean(&mut self, offered: &[String]) -> String {
        let builds: Vec<&String> = offered.iter().filter(|text| text.starts_with("build")).collect();
        match self.luck.choice(&builds) {
            Some(build) if self.luck.u8(..3) > 0 => build.to_string(),
            _ => self.luck.choice(offered).expect("something is offered").clone(),
        }
    }

    /// The score sheet of a game that is over.
    fn standing(&self) {
        let standing = self.game.standing(&self.state).expect("the game is over");
        let papers = self.papers();
        for (seat, paper) in papers.iter().enumerate() {
            let rows = score::rows(paper);
            assert_eq!(standing.rows.len(), rows.len());
            for (row, (word, points)) in standing.rows.iter().zip(rows) {
                let is_track = paper::COLORS.contains(&word);
                let source = english(&row.source);
                assert!(is_track || source.contains(word), "{source} is not {word}");
                assert_eq!(row.vp[seat], points, "{source}");
            }
            assert_eq!(standing.total[seat], score::total(paper));
        }
        let winners: Vec<u8> = standing.winners.iter().map(|seat| seat.0).collect();
        assert_eq!(winners, score::winners(&papers));
    }
}

#[test]
fn positions_made_by_hand_are_played_as_the_rulebook_says() {
    let (mut met, mut compared) = (BTreeSet::new(), 0);
    for number in 0..3000 * times() {
        let game = rules(1 + number as u8 % 3, MIXES[number as usize % MIXES.len()]);
        let mut luck = Rng::with_seed(number);
        let state = before_a_roll(&game, &mut luck);
        let mut follower = Follower::new(&game, state, luck);
        follower.half_day();
        met.append(&mut follower.met);
        compared += follower.compared;
    }
    let game = rules(1, "all");
    let missed: Vec<&str> =
        game.touchable_components().into_iter().filter(|concern| !met.contains(concern)).collect();
    assert_eq!(missed, Vec::<&str>::new(), "nothing is left out, in {compared} comparisons");
}

#[test]
fn whole_games_are_played_as_the_rulebook_says() {
    for number in 0..60 * times() {
        let game = rules(1 + (number / 6) as u8 % 10, MIXES[number as usize % MIXES.len()]);
        let mut follower = Follower::new(&game, game.start(), Rng::with_seed(number));
        while follower.state.town.phase != troyes_dice::Phase::Over {
            if follower.state.town.phase == troyes_dice::Phase::Roll {
                follower.half_day();
            } else {
                follower.set_up();
            }
        }
        follower.standing();
    }
}

impl Follower<'_> {
    /// One step before the first day.
    fn set_up(&mut self) {
        match self.game.pending(&self.state) {
            Pending::Chance(awaited) => {
                let outcome = self.cup.answer(awaited);
                self.game.chance(&mut self.state, &outcome, None).unwrap();
            }
            _ => {
                let mut choices = Vec::new();
                self.game.choices(&self.state, Seat(0), &mut choices);
                let choice = *self.luck.choice(&choices).expect("the town crier is asked");
                self.game.play(&mut self.state, Seat(0), choice, None).unwrap();
            }
        }
    }
}
