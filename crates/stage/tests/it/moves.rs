//! Random play by drafts: whatever is proposed is accepted.

use fastrand::Rng;
use stage::draft::{Draft, Draftable, How, Proposal, Reason, propose};
use tabletop::{Cup, Pending, Seat, Seed, Table, Viewer};

/// A moment of a random game at which somebody is asked.
pub struct Moment<'a, G: Draftable> {
    pub table: &'a Table<G>,
    pub seat: Seat,
    pub view: G::View,
}

impl<G: Draftable> Moment<'_, G> {
    pub fn game(&self) -> &G {
        self.table.game()
    }

    pub fn propose(&self, draft: &Draft<G>) -> Proposal<G> {
        propose(self.game(), &self.view, self.seat, draft)
    }

    /// A draft of a few random picks among what is lit, one after the other, until it is ready or nothing is lit.
    pub fn random_proposal(&self, luck: &mut Rng) -> Proposal<G> {
        let mut proposal = self.propose(&Draft::default());
        for _ in 0..luck.usize(1..7) {
            if proposal.lit.is_empty() || (proposal.is_ready && luck.bool()) {
                break;
            }
            let spot = proposal.lit[luck.usize(..proposal.lit.len())];
            proposal = self.propose(&proposal.draft.clone().with(spot));
        }
        proposal
    }
}

/// Plays a game by random proposals to its end; `each` sees every moment with what is proposed there.
pub fn play_by_drafts<G: Draftable>(
    game: G,
    number: u64,
    mut each: impl FnMut(&Moment<'_, G>, &Proposal<G>, &mut Rng),
) -> Table<G> {
    let mut cup = Cup::new(Seed::from_number(number));
    let mut luck = Rng::with_seed(number);
    let mut table = Table::new(game, None);
    loop {
        table.roll_on(&mut cup, None);
        let Pending::Seats(seats) = table.pending() else { return table };
        let seat = seats.iter().nth(luck.usize(..seats.len())).unwrap();
        let view = table.game().view(table.state(), Viewer::Seat(seat));
        let moment = Moment { table: &table, seat, view };
        let proposal = moment.random_proposal(&mut luck);
        each(&moment, &proposal, &mut luck);
        if proposal.is_ready {
            for choice in &proposal.choices {
                table.play(seat, *choice, None).unwrap_or_else(|refusal| panic!("{refusal:?}: {proposal:?}"));
            }
        } else {
            let choices = table.choices(seat);
            table.play(seat, choices[luck.usize(..choices.len())], None).unwrap();
        }
    }
}

/// What must be true of every proposal.
fn check<G: Draftable>(moment: &Moment<'_, G>, proposal: &Proposal<G>) {
    let game = moment.game();
    assert!(proposal.misfits.is_empty(), "what is lit fits: {:?} in {:?}", proposal.misfits, proposal.draft);
    assert!(!proposal.slots.is_empty());
    assert_eq!(proposal.is_ready, proposal.slots.iter().all(|slot| slot.how != How::Open));
    let taken: Vec<G::Choice> = proposal.slots.iter().filter_map(|slot| slot.choice()).collect();
    assert_eq!(taken, proposal.choices);
    for slot in &proposal.slots {
        assert_eq!(slot.taken.is_none(), slot.how == How::Open);
        assert!(slot.answers.iter().any(|answer| !answer.is_dominated), "one is best: {:?}", slot.answers);
        if let Some(taken) = slot.taken {
            assert!(slot.answers[taken].fits, "what is taken fits: {:?}", slot.answers[taken]);
        }
    }
    for spot in game.spots(&moment.view) {
        let reason = proposal.why_not(game, spot);
        if proposal.is_lit(spot) {
            assert_eq!(reason, Reason::Possible);
        }
        assert!(!reason.phrase().is_nothing(), "{spot:?} has no reason");
    }
    let text = proposal.draft.write(game);
    let read = Draft::read(game, &moment.view, text.iter().map(String::as_str));
    assert!(read == proposal.draft, "{text:?} is read as {:?}", read.picks);
}

fn plays<G: Draftable>(mix: &str, players: u8, games: u64) {
    let rules = || {
        let options = G::parse_options(players, mix).unwrap();
        G::new(&options, None).unwrap()
    };
    let (mut ready, mut moments) = (0, 0);
    for number in 0..games {
        play_by_drafts::<G>(rules(), number, |moment, proposal, _| {
            check(moment, proposal);
            moments += 1;
            ready += usize::from(proposal.is_ready);
        });
    }
    assert!(ready * 10 > moments * 7, "only {ready} of {moments} random drafts came to a move");
}

#[test]
fn whatever_is_proposed_is_accepted() {
    plays::<tabletop::toy::Toy>("", 2, 40);
    plays::<troyes::Troyes>("", 2, 4);
    plays::<troyes::Troyes>("bonus", 4, 1);
    plays::<troyes::Troyes>("ladies-cards,ladies-events", 3, 2);
    plays::<troyes::Troyes>("all", 3, 4);
    plays::<troyes::Troyes>("", 1, 2);
    plays::<troyes_dice::TroyesDice>("", 1, 6);
    plays::<troyes_dice::TroyesDice>("banquets", 3, 3);
}
