//! Every question of a game, compared with the oracle for it.

use crate::action::Action;
use crate::citizens::sources_for_possession;
use crate::explore::{self, place};
use crate::follow::Follower;
use crate::how_often::Asked;
use crate::table::Position;
use crate::turn::{answers, turned_over};
use crate::{black, effects, exchange, patrol};
use std::collections::BTreeSet;
use tabletop::Seat;
use troyes::Choice;
use troyes::board::Owner;
use troyes::cards::Card;
use troyes::modules::Outdoor;

/// The word of a rule, and what it lets a player answer: nothing if the question may not be asked at all.
type Expected = (&'static str, BTreeSet<Choice>);

impl<'g> Follower<'g, '_> {
    /// Compares a question with the oracle for it.
    pub(crate) fn compare(&mut self, seat: Seat, now: &Position<'g>, choices: &[Choice]) {
        let (game, state) = (self.game, self.state.clone());
        let here = || place(game, &state);
        if let Some((position, offers, said)) = &self.plan {
            let oracle = offers.question(position, said);
            let holds = oracle.as_ref() == Some(&answers(choices));
            return self
                .findings
                .hold("plan", holds, || format!("{:?} {said:?}\n     {}", offers.target, here()));
        }
        if choices.contains(&Choice::Pass) {
            effects::scores(game, &state, self.findings);
            self.turns += 1;
            if self.every.is_some_and(|every| self.turns.is_multiple_of(every)) {
                explore::turn(game, &state, seat, self.findings);
            }
            return;
        }
        let (rule, oracle) = self.expected(game.owner(seat), now, choices);
        let rules: BTreeSet<Choice> = choices.iter().copied().collect();
        let differ: Vec<String> =
            oracle.symmetric_difference(&rules).take(6).map(Choice::to_string).collect();
        self.findings.hold(rule, differ.is_empty(), || {
            let target = self.action.as_ref().map(|action| action.target);
            format!("{target:?}: oracle {} rules {}: {differ:?}\n     {}", oracle.len(), rules.len(), here())
        });
    }

    fn expected(&mut self, me: Owner, now: &Position<'_>, choices: &[Choice]) -> Expected {
        match (choices[0], &mut self.action) {
            (Choice::Counter(_) | Choice::Concede, _) => ("black dice", black::faced(now, me)),
            (Choice::With(_), _) => ("black dice", black::with(now, me, &self.faced)),
            (Choice::Turn(_), _) => ("turn over", turned_over(now, me)),
            (Choice::Take(_) | Choice::Done, _) => {
                let mut oracle = exchange::taken(now, me, &self.partners);
                if !oracle.is_empty() && !self.partners.is_empty() {
                    oracle.insert(Choice::Done);
                }
                ("exchange", oracle)
            }
            (Choice::Give(_), _) => {
                ("exchange", exchange::given(now, me, self.wanted.expect("a die is taken")))
            }
            (Choice::Settle(_), _) => ("settle", effects::empty_spaces(now)),
            (_, Some(action)) => in_action(action, me, now, choices),
            (_, None) => between_actions(me, now, choices),
        }
    }
}

/// What is asked while an action is carried out.
fn in_action(action: &mut Action<'_>, me: Owner, now: &Position<'_>, choices: &[Choice]) -> Expected {
    match choices[0] {
        Choice::Times(_) | Choice::Load(_) | Choice::Unload(_) => {
            match std::mem::replace(&mut action.how_often, Asked::Never) {
                Asked::Must(oracle) | Asked::May(oracle) => ("how often", oracle),
                Asked::Never => ("how often", BTreeSet::new()),
            }
        }
        Choice::On(_) | Choice::Forgo => ("places", action.cube_choices(now)),
        Choice::Site(_) => {
            ("sites", (1..=6).filter(|site| now.height(*site) < 4).map(Choice::Site).collect())
        }
        Choice::Name(_) if action.card() == Some(Card::Executioner) => {
            ("executioner", effects::victims(now, me))
        }
        Choice::Name(_) => {
            ("release", now.table.possessed.iter().map(|owner| Choice::Name(*owner)).collect())
        }
        Choice::Outdoor(side) if action.answers.front() == Some(&(me, side)) => {
            action.answers.pop_front();
            ("reactions", outdoor_or_keep(Some(side)))
        }
        Choice::Outdoor(side) => {
            let is_due = action.bonus.take() == Some(side) && me == action.me;
            ("bonus", outdoor_or_keep(is_due.then_some(side)))
        }
        Choice::Onto(_) | Choice::Keep => {
            let is_due = std::mem::take(&mut action.extra_cube);
            let mut oracle = action.onto(now);
            oracle.insert(Choice::Keep);
            ("extra cube", if is_due { oracle } else { BTreeSet::new() })
        }
        Choice::Boost(_) => ("patrol", patrol::boosts(now, action)),
        Choice::Walk(_) => ("patrol", patrol::walks(now, action)),
        Choice::Post(_) => ("patrol", patrol::posts(now, action)),
        other => panic!("nobody expects {other:?} in an action"),
    }
}

/// What is asked during the events, and when le Roy has bought a die.
fn between_actions(me: Owner, now: &Position<'_>, choices: &[Choice]) -> Expected {
    match choices[0] {
        Choice::From(_) => {
            ("possession", sources_for_possession(now, me).into_iter().map(Choice::From).collect())
        }
        Choice::Outdoor(side) if choices.contains(&Choice::Keep) => {
            let helps = matches!(side, Outdoor::Shield | Outdoor::InfluenceWhenDieBought);
            ("kept outside", outdoor_or_keep((helps && now.has_outdoor(side, me)).then_some(side)))
        }
        Choice::Cube(_) | Choice::Outdoor(_) => ("harsh winter", effects::cubes_to_lose(now, me)),
        other => panic!("nobody expects {other:?} between actions"),
    }
}

/// To use a cube outside the gates or to keep it; nothing if there is no such question.
fn outdoor_or_keep(side: Option<Outdoor>) -> BTreeSet<Choice> {
    side.into_iter().flat_map(|side| [Choice::Outdoor(side), Choice::Keep]).collect()
}
