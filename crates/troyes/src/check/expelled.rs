//! Who lies expelled before the actions begin. At the end of a round everybody goes home, so that until then only events of
//! this round have expelled anybody. Rules rely on it: a seventh citizen of an uprising always finds room to lie down.

use super::Complaints;
use crate::agenda::Task;
use crate::board::Building;
use crate::cards::{Event, EventEffect};
use crate::play::Look;
use tabletop::phrase;

impl Complaints<'_> {
    pub(super) fn expelled(&mut self) {
        let look = self.look;
        for building in Building::ALL {
            let lying = look.state.buildings.lying(building).len();
            let most = look.expelled_at_most(building).unwrap_or(lying);
            self.unless(lying <= most, || {
                phrase!("troyes-flaw-expelled", building = building, lying = lying, most = most)
            });
        }
    }

    /// Whether a task belongs to the event that is taking effect, and is the only one of it that chance is asked for.
    pub(super) fn is_in_effect(&self, event: Event) -> bool {
        let agenda = &self.look.state.agenda;
        let Some(Task::Effect(next)) = agenda.first() else { return false };
        let place = next.checked_sub(1).and_then(|place| self.look.state.queue.get(place.into()));
        place.is_some_and(|queued| queued.event == event)
            && agenda.iter().filter(|task| rolls_for(task).is_some()).count() == 1
    }
}

impl Look<'_> {
    /// How many may lie on a building; any number of different colors once the actions have begun.
    fn expelled_at_most(self, building: Building) -> Option<usize> {
        match self.state.agenda.first()? {
            Task::Settle(_) | Task::RoySettles(_) | Task::Effect(0) | Task::Over => Some(0),
            Task::Effect(next) => Some(self.expelling_events(building, (*next).into())),
            Task::RollBlack | Task::Black(_) | Task::Counter(..) => {
                Some(self.expelling_events(building, self.state.queue.len()))
            }
            _ => None,
        }
    }

    /// The events that may have expelled somebody from a building this round: those before a place of the queue, and those
    /// that have left it. Each expels one citizen at most.
    fn expelling_events(self, building: Building, next: usize) -> usize {
        let state = self.state;
        let is_done = |event: &Event| {
            state.queue.position(*event).is_none_or(|place| place < next)
                && !state.agenda.iter().any(|task| rolls_for(task) == Some(*event))
        };
        state.seen.iter().filter(|event| event.may_expel_from(building)).filter(is_done).count()
    }
}

/// The event that waits for chance to say where citizens go.
fn rolls_for(task: &Task) -> Option<Event> {
    match task {
        Task::Newcomer(event) | Task::Ordeal(event, None) | Task::Scatter(event, _) => Some(*event),
        _ => None,
    }
}

impl Event {
    /// Whether it may expel a citizen from a building as it takes effect.
    fn may_expel_from(self, building: Building) -> bool {
        match self.sheet().effect {
            EventEffect::Newcomer(entered) => entered == building,
            EventEffect::Own(ordeal) => ordeal.may_expel(),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Owner::{self, Blue, Green, Grey};
    use crate::testing::Scene;
    use tabletop::{Cup, Game, Pending, Seat, Seed};

    const ENTERS: Task = Task::Newcomer(Event::ConflictOfSuccession);
    const RISES: Task = Task::Ordeal(Event::Uprising, None);
    const SCATTERS: Task = Task::Scatter(Event::Uprising, Building::Palace);

    /// A full Palace on which some lie; Marauding, Conflict of Succession and Uprising in the queue.
    fn riot(lying: &[Owner], agenda: &[Task]) -> Scene {
        let scene = Scene::new(2, "ladies-events")
            .citizens(Blue, &["palace 1", "palace 2", "palace 3"])
            .citizens(Green, &["palace 4", "palace 5", "palace 6"])
            .event(Event::ConflictOfSuccession, &[])
            .event(Event::Uprising, &[]);
        scene.with(|state| {
            (state.gathered, state.black) = (1, [3].into_iter().collect());
            for owner in lying {
                state.families[*owner].supply -= 1;
                state.buildings.lying_mut(Building::Palace).insert(*owner);
            }
            state.agenda = agenda.iter().copied().collect();
        })
    }

    /// A scene has no characters dealt; only what concerns this is looked at here.
    fn complaint(scene: &Scene) -> String {
        let mut complaints = Complaints { look: scene.look(), wrong: Vec::new() };
        complaints.expelled();
        complaints.agenda();
        scene.english_of(&complaints.wrong)
    }

    #[test]
    fn two_do_not_lie_on_a_building_before_an_uprising() {
        for task in [RISES, SCATTERS] {
            let wrong = complaint(&riot(&[Blue, Green], &[Task::Effect(3), task]));
            assert!(wrong.contains("Palace: 2 lie expelled before the actions, 1 at most can"), "{wrong}");
            assert_eq!(complaint(&riot(&[Green], &[Task::Effect(3), task])), "", "one newcomer expelled one");
        }
        let wrong = complaint(&riot(&[Green], &[Task::Effect(2), ENTERS]));
        assert!(wrong.contains("0 at most can"), "no event has expelled anybody yet: {wrong}");
        for later in [Task::RollBlack, Task::Black(Seat(0))] {
            assert_eq!(complaint(&riot(&[Blue, Green], &[later])), "", "both events have expelled one");
            assert!(complaint(&riot(&[Blue, Green, Grey], &[later])).contains("2 at most can"));
        }
        let acting = riot(&[Blue, Green, Grey], &[Task::Turn(Seat(0))]);
        assert_eq!(complaint(&acting), "", "and anybody once the actions have begun");
    }

    #[test]
    fn chance_is_asked_once_and_for_the_event_that_takes_effect() {
        let asked =
            |next: u8, tasks: &[Task]| complaint(&riot(&[], &[&[Task::Effect(next)], tasks].concat()));
        for (next, task) in [(2, ENTERS), (3, RISES), (3, SCATTERS)] {
            assert_eq!(asked(next, &[task]), "");
            let others =
                [asked(next, &[task, task]), asked(5 - next, &[task]), asked(next, &[RISES, ENTERS])];
            for wrong in others {
                assert!(wrong.contains("does not fit the table"), "{task:?}: {wrong}");
            }
        }
    }

    /// Whatever passes keeps its citizens, whatever the dice say.
    #[test]
    fn no_uprising_loses_a_citizen() {
        let owners = [Blue, Green, Grey];
        let tables: [&[Owner]; 5] = [&[], &[Blue], &[Green], &[Grey], &[Blue, Green]];
        let moments = [[Task::Effect(2), ENTERS], [Task::Effect(3), RISES], [Task::Effect(3), SCATTERS]];
        let riots = tables.iter().flat_map(|lying| moments.iter().map(|agenda| riot(lying, agenda)));
        let sound: Vec<Scene> = riots.filter(|riot| complaint(riot).is_empty()).collect();
        assert_eq!(sound.len(), 9, "nobody before the newcomer, one at most before the uprising");
        for (riot, seed) in sound.iter().flat_map(|riot| (0..100).map(move |seed| (riot, seed))) {
            let mut state = riot.state.clone();
            let mut cup = Cup::new(Seed::from_number(seed));
            while let Pending::Chance(awaited) = riot.game.pending(&state) {
                riot.game.chance(&mut state, &cup.answer(awaited), None).unwrap();
            }
            let look = riot.game.look(&state);
            assert_eq!(
                owners.map(|owner| look.citizens(owner)),
                owners.map(|owner| riot.look().citizens(owner))
            );
        }
    }
}
