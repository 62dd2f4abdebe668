//! What is wrong with the families: money, influence, citizens, characters, points.

use super::{Complaints, word};
use crate::agenda::Task;
use crate::board::{Owner, VpSource};
use crate::cards::{Character, Event, EventSet};
use crate::influence;
use crate::play::Look;
use crate::round::CITIZENS;
use tabletop::phrase;

/// Far more than any game gives, and far from where numbers overflow.
const MOST_DENIERS: u16 = 10_000;
const MOST_VP: i16 = 1_000;

impl Look<'_> {
    /// All citizens of an owner, wherever they are.
    pub(crate) fn citizens(self, owner: Owner) -> u16 {
        let family = &self.state.families[owner];
        let on_board = self.state.buildings.standing(owner)
            + self.state.buildings.expelled(owner)
            + self.state.city.tradesmen(owner)
            + u8::from(self.state.possessed.contains(owner));
        u16::from(family.supply) + u16::from(family.reserve) + u16::from(on_board)
    }

    /// How many citizens an owner has in this game.
    fn citizens_in_box(self, owner: Owner) -> u16 {
        match owner {
            Owner::Grey => self.game.grey_citizens().into(),
            _ => CITIZENS.into(),
        }
    }
}

impl Complaints<'_> {
    pub(super) fn families(&mut self) {
        for owner in Owner::ALL {
            if self.plays(owner) {
                self.family(owner);
            } else {
                let family = &self.look.state.families[owner];
                self.unless(*family == Default::default(), || {
                    phrase!("troyes-flaw-stranger-has", owner = word(owner))
                });
            }
        }
        self.characters();
        self.events_taken();
    }

    fn family(&mut self, owner: Owner) {
        let (look, name) = (self.look, word(owner));
        let family = &look.state.families[owner];
        self.unless(family.deniers <= MOST_DENIERS, || {
            phrase!("troyes-flaw-deniers", owner = name.clone(), most = MOST_DENIERS)
        });
        self.unless(family.influence <= influence::MOST, || {
            phrase!("troyes-flaw-influence", owner = name.clone(), most = influence::MOST)
        });
        let (has, wanted) = (look.citizens(owner), look.citizens_in_box(owner));
        self.unless(has == wanted, || {
            phrase!("troyes-flaw-citizens", owner = name.clone(), has = has, wanted = wanted)
        });
        let in_range = family.vp.iter().all(|vp| (-MOST_VP..=MOST_VP).contains(vp));
        self.unless(in_range && (0..=MOST_VP).contains(&family.tokens()), || {
            phrase!("troyes-flaw-vp", owner = name.clone(), most = i32::from(MOST_VP))
        });
        let earned = VpSource::ALL.iter().all(|source| {
            let vp = family.vp[*source as usize];
            if *source == VpSource::Lost { vp <= 0 } else { vp >= 0 }
        });
        self.unless(earned, || phrase!("troyes-flaw-vp-negative", owner = name.clone()));
        let has_source = |source: VpSource| match source {
            VpSource::Outdoor => look.game.options.ramparts,
            VpSource::Royal => look.game.options.is_kings_challenge(),
            _ => true,
        };
        let mut strange = VpSource::ALL.into_iter().filter(|source| !has_source(*source));
        self.unless(strange.all(|source| family.vp[source as usize] == 0), || {
            phrase!("troyes-flaw-vp-of-option", owner = name.clone())
        });
        if owner == Owner::Grey {
            let scores = look.game.scores(owner);
            self.unless(scores || family.vp == [0; VpSource::ALL.len()], || phrase!("troyes-flaw-grey-vp"));
            self.unless(family.reserve == 0, || phrase!("troyes-flaw-grey-citizens"));
            let has_purse = family.deniers > 0 || family.influence > 0 || family.passed.is_some();
            self.unless(!has_purse, || phrase!("troyes-flaw-grey-purse"));
        }
    }

    fn characters(&mut self) {
        let look = self.look;
        let is_dealt = !look.state.agenda.contains(&Task::Deal);
        let mut dealt: Vec<Character> = look.scoring_characters().collect();
        for owner in look.game.families() {
            let has = look.state.families[owner].characters.len();
            let wanted = if is_dealt { look.game.characters_each() } else { 0 };
            self.unless(has == wanted, || {
                phrase!("troyes-flaw-characters", owner = word(owner), has = has, wanted = wanted)
            });
        }
        let is_unveiled = look.state.unveiled.is_some();
        let unveils = is_dealt && look.game.options.revealed_character;
        self.unless(is_unveiled == unveils, || phrase!("troyes-flaw-unveiled"));
        let most = if is_dealt { look.game.laid_out() } else { 0 };
        self.unless(look.state.pile.len() <= most, || phrase!("troyes-flaw-pile", most = most));
        let known: Vec<Character> = look.game.characters().collect();
        for character in &dealt {
            self.unless(known.contains(character), || {
                phrase!("troyes-flaw-not-in-game", component = *character)
            });
        }
        let count = dealt.len();
        dealt.sort_unstable();
        dealt.dedup();
        self.unless(dealt.len() == count, || phrase!("troyes-flaw-dealt-twice"));
    }

    fn events_taken(&mut self) {
        let look = self.look;
        let known: EventSet = look.game.event_cards().collect();
        let mut once = EventSet::default();
        let queued =
            look.state.queue.iter().map(|queued| queued.event).filter(|event| *event != Event::Marauding);
        let taken = look.owners().flat_map(|owner| look.state.families[owner].taken.iter());
        for event in queued.chain(taken) {
            self.unless(known.contains(event), || phrase!("troyes-flaw-not-in-game", component = event));
            self.unless(look.state.seen.contains(event), || phrase!("troyes-flaw-unseen", event = event));
            self.unless(!once.contains(event), || phrase!("troyes-flaw-event-twice", event = event));
            once.insert(event);
        }
        let strangers = look.state.seen.iter().any(|event| !known.contains(event));
        self.unless(!strangers, || phrase!("troyes-flaw-seen"));
    }
}
