//! The Marriage.

use crate::actions::Dues;
use crate::agenda::Task;
use crate::board::VpSource;
use crate::cards::effect::{Own, Uses};
use crate::cards::{Effect, Set, Sheet};
use crate::choice::Choice;
use crate::happening::Cause;
use crate::play::{Look, Play};
use crate::speech::deniers;
#[cfg(test)]
use crate::{
    board::Owner::{Blue, Green},
    cards::Card,
    testing::Scene,
};
use tabletop::{Phrase, phrase};

pub const MARRIAGE: Sheet = Sheet { id: "marriage", set: Set::Ladies, effect: Effect::Own(&Marriage) };

const DOWRY: Dues = Dues::deniers(7);
const VP: u16 = 4;

#[derive(Debug)]
struct Marriage;

impl Marriage {
    /// How often the player can pay.
    fn most(&self, look: Look<'_>, uses: Uses) -> u8 {
        let family = &look.state.families[look.game.owner(uses.seat)];
        uses.left.min(DOWRY.affordable(family.deniers, family.influence))
    }
}

impl Own for Marriage {
    /// Whoever cannot pay even once has nothing to say.
    fn begin(&self, play: &mut Play<'_>, uses: Uses) {
        if self.most(play.look(), uses) > 0 {
            play.push(Task::Own(uses));
        }
    }

    fn is_idle(&self, look: Look<'_>, uses: Uses) -> bool {
        self.most(look, uses) == 0
    }

    fn choices(&self, look: Look<'_>, uses: Uses, out: &mut Vec<Choice>) {
        out.extend((0..=self.most(look, uses)).map(Choice::Times));
    }

    fn choose(&self, play: &mut Play<'_>, uses: Uses, choice: Choice) {
        let Choice::Times(times) = choice else { return };
        let (owner, n, cause) = (play.game.owner(uses.seat), u16::from(times), Cause::Card(uses.card));
        play.pay(owner, DOWRY.times(n), cause);
        play.gain_vp(owner, VpSource::Activities, n * VP, cause);
    }

    fn question(&self, _look: Look<'_>, _uses: Uses) -> Phrase {
        phrase!("troyes-ask-marriage", deniers = deniers(DOWRY.deniers), vp = VP)
    }
}

#[cfg(test)]
fn wedding(deniers: u16) -> Scene {
    Scene::new(2, "ladies-cards")
        .card(Card::Marriage, &[Blue])
        .family(Blue, |family| family.deniers = deniers)
        .dice("R6@blue R6@blue R1@green")
}

#[test]
fn marriage_turns_seven_deniers_into_four_points() {
    let mut couple = wedding(15);
    couple.play(["use marriage", "dice R6@blue R6@blue"]);
    assert_eq!(couple.offered(), ["times 0", "times 1", "times 2"], "a third cannot be paid");
    couple.play(["times 2"]);
    assert_eq!((couple.purse(Blue), couple.asked()), ((1, 10, 8), Some(Green)));
}

#[test]
fn marriage_is_activated_without_paying() {
    let mut rich = wedding(15);
    rich.play(["use marriage", "dice R6@blue R6@blue"]);
    assert_eq!(rich.english(&rich.look().say(tabletop::Seat(0), Choice::Times(0))), "Pay nothing");
    rich.play(["times 0"]);
    assert_eq!((rich.purse(Blue), rich.asked()), ((15, 10, 0), Some(Green)));

    let mut poor = wedding(6);
    poor.play(["use marriage", "dice R6@blue"]);
    assert_eq!((poor.purse(Blue), poor.asked()), ((6, 10, 0), Some(Green)), "who cannot pay is not asked");

    let mut hired = Scene::new(2, "ladies-cards")
        .card(Card::Marriage, &[])
        .family(Blue, |family| family.deniers = 6)
        .dice("R6@blue R1@green");
    hired.play(["use marriage", "dice R6@blue", "from supply"]);
    assert_eq!((hired.purse(Blue).0, hired.asked()), (0, Some(Green)), "the tradesman's price was enough");
    assert!(hired.state.city.find(Card::Marriage).is_some_and(|activity| activity.has(Blue)));
}
