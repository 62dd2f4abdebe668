//! The Executioner.

use crate::agenda::Task;
use crate::board::Owner;
use crate::cards::effect::{Own, Uses};
use crate::cards::{Effect, Set, Sheet};
use crate::choice::{Choice, first_two};
use crate::happening::Cause;
use crate::play::{Look, Play};
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green, Orange},
    cards::Card,
    testing::Scene,
};
use tabletop::{Phrase, phrase};

pub const EXECUTIONER: Sheet =
    Sheet { id: "executioner", set: Set::Ladies, effect: Effect::Own(&Executioner) };

#[derive(Debug)]
struct Executioner;

impl Executioner {
    /// The opponents with most influence, if they have any.
    fn victims<'a>(&self, look: Look<'a>, uses: Uses) -> impl Iterator<Item = Owner> + Clone + use<'a> {
        let me = look.game.owner(uses.seat);
        let influence = move |owner: Owner| look.state.families[owner].influence;
        let opponents = look.game.families().filter(move |owner| *owner != me);
        let most = opponents.clone().map(influence).max().unwrap_or(0);
        opponents.filter(move |owner| most > 0 && influence(*owner) == most)
    }

    fn take(&self, play: &mut Play<'_>, uses: Uses, victim: Owner) {
        let cause = Cause::Card(uses.card);
        play.lose_influence(victim, 1, cause);
        play.gain_influence(play.game.owner(uses.seat), 1, cause);
    }
}

impl Own for Executioner {
    fn begin(&self, play: &mut Play<'_>, mut uses: Uses) {
        while uses.left > 0 {
            play.gain_influence(play.game.owner(uses.seat), 1, Cause::Card(uses.card));
            match first_two(self.victims(play.look(), uses)) {
                (Some(_), Some(_)) => return play.push(Task::Own(uses)),
                (Some(victim), None) => self.take(play, uses, victim),
                (None, _) => {}
            }
            uses.left -= 1;
        }
    }

    fn is_idle(&self, look: Look<'_>, uses: Uses) -> bool {
        self.victims(look, uses).next().is_none()
    }

    fn choices(&self, look: Look<'_>, uses: Uses, out: &mut Vec<Choice>) {
        out.extend(self.victims(look, uses).map(Choice::Name));
    }

    fn choose(&self, play: &mut Play<'_>, uses: Uses, choice: Choice) {
        if let Choice::Name(victim) = choice {
            self.take(play, uses, victim);
            self.begin(play, Uses { left: uses.left - 1, ..uses });
        }
    }

    fn question(&self, _look: Look<'_>, _uses: Uses) -> Phrase {
        phrase!("troyes-ask-executioner")
    }
}

#[test]
fn executioner_takes_from_whoever_has_most_each_time() {
    let mut scene = Scene::new(3, "ladies-cards")
        .card(Card::Executioner, &[Blue])
        .family(Green, |family| family.influence = 8)
        .family(Orange, |family| family.influence = 7)
        .dice("R6@blue R1@green");
    scene.play(["use executioner", "dice R6@blue"]);
    assert_eq!(scene.purse(Blue).1, 10 + 2 + 1, "one from green; the second use has begun");
    assert_eq!(scene.offered(), ["name green", "name orange"]);
    scene.play(["name orange"]);
    assert_eq!([Blue, Green, Orange].map(|owner| scene.purse(owner).1), [16, 6, 6]);
}

#[test]
fn executioner_takes_nothing_where_nothing_is_and_keeps_nothing_beyond_twenty() {
    let scene = |mine, theirs| {
        let mut scene = Scene::new(2, "ladies-cards")
            .card(Card::Executioner, &[Blue])
            .family(Blue, |family| family.influence = mine)
            .family(Green, |family| family.influence = theirs)
            .dice("R4@blue R1@green");
        scene.play(["use executioner", "dice R4@blue"]);
        (scene.purse(Blue).1, scene.purse(Green).1)
    };
    assert_eq!(scene(0, 1), (3, 0));
    assert_eq!(scene(20, 5), (20, 3));
}
