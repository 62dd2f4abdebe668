//! The end of a game of Troyes from what lies on the table.

use super::score_form::{CARDS, characters, form, levels, scorers};
use super::who;
use crate::score_helper::{Entries, FieldGroup, ScoreHelp};
use tabletop::{Component, Game, Phrase, ScoreRow, Standing, phrase};
use troyes::board::{Building, ByOwner, GATES, Outpost, Owner, SITES, VpSource};
use troyes::cards::{Card, Character, Event};
use troyes::modules::Outdoor;
use troyes::{State, Troyes};

/// A state that is filled in step by step.
struct Filling<'a, 'b> {
    game: &'a Troyes,
    state: State,
    entries: &'a mut Entries<'b>,
}

impl ScoreHelp for Troyes {
    fn score_form(&self) -> Vec<FieldGroup> {
        form(self)
    }

    fn final_state(&self, entries: &mut Entries<'_>) -> State {
        let mut state = self.start();
        state.round = self.options().rounds();
        state.agenda.clear();
        state.buildings = Default::default();
        let mut filling = Filling { game: self, state, entries };
        filling.families();
        filling.waiting_events();
        filling.cathedral();
        filling.buildings();
        filling.cards();
        filling.gates();
        filling.characters();
        filling.state
    }

    fn as_seen(&self, standing: Standing) -> Standing {
        let names: Vec<Phrase> = VpSource::ALL.into_iter().map(VpSource::name).collect();
        let (tokens, mut rows): (Vec<ScoreRow>, Vec<ScoreRow>) =
            standing.rows.into_iter().partition(|row| names.contains(&row.source));
        let sum = |seat: usize| tokens.iter().map(|row| row.vp[seat]).sum();
        let vp = (0..standing.total.len()).map(sum).collect();
        rows.insert(0, ScoreRow { source: phrase!("score-tokens"), vp });
        Standing { rows, ..standing }
    }

    fn reason(&self, source: &Phrase) -> Option<Phrase> {
        match source.message.as_ref() {
            "score-tokens" => Some(phrase!("score-why-tokens")),
            "troyes-score-events-waiting" => Some(phrase!("score-why-waiting")),
            "troyes-score-tradesmen" => Some(phrase!("score-why-tradesmen")),
            "troyes-score-levels" => Some(phrase!("score-why-levels")),
            "troyes-score-gates" => Some(phrase!("score-why-gates")),
            _ => None,
        }
    }
}

impl Filling<'_, '_> {
    fn count(&self, name: &str, owner: Owner) -> u8 {
        self.entries.count(&format!("{name}.{}", owner.name()))
    }

    fn scorers(&self) -> Vec<Owner> {
        scorers(self.game).collect()
    }

    fn families(&mut self) {
        for owner in self.scorers() {
            let number = |name: &str| self.entries.number(&format!("{name}.{}", owner.name()));
            let (vp, deniers, influence) = (number("vp"), number("deniers"), number("influence"));
            let taken = self.count("taken", owner);
            let family = &mut self.state.families[owner];
            family.secret.vp = Default::default();
            family.secret.vp[VpSource::Activities as usize] = vp as i16;
            family.deniers = deniers.max(0) as u16;
            family.influence = influence.clamp(0, 255) as u8;
            family.taken = Event::ALL.into_iter().take(taken.into()).collect();
        }
    }

    /// An owner has a cube on so many events; on which of them is all the same.
    fn waiting_events(&mut self) {
        let counts: Vec<(Owner, u8)> =
            self.scorers().into_iter().map(|owner| (owner, self.count("waiting", owner))).collect();
        let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(0);
        let more = Event::ALL.into_iter().filter(|event| *event != Event::Marauding);
        for event in more.take(usize::from(most.saturating_sub(1))) {
            self.state.queue.push(event);
        }
        for (place, queued) in self.state.queue.iter_mut().enumerate() {
            queued.cubes.clear();
            for (owner, _) in counts.iter().filter(|(_, count)| place < usize::from(*count)) {
                queued.cubes.push(*owner);
            }
        }
    }

    /// On which site a cube stands is all the same: levels are filled from the first site on.
    fn cathedral(&mut self) {
        let mut below = usize::from(SITES);
        for level in 0..levels(self.game) {
            let name = format!("level{}", level + 1);
            let own = |owner: Owner| std::iter::repeat_n(owner, self.count(&name, owner).into());
            let cubes: Vec<Owner> = self.scorers().into_iter().flat_map(own).collect();
            if cubes.len() > usize::from(SITES) {
                self.entries.complain(phrase!(
                    "score-wrong-level-full",
                    level = level + 1,
                    cubes = cubes.len()
                ));
                return;
            }
            // Neutral cubes and those of nobody who scores may stand below; but none floats in the air.
            let is_alone = self.game.owners().count() == self.scorers().len();
            if is_alone && cubes.len() > below {
                self.entries.complain(phrase!("score-wrong-level-below", level = level + 1));
                return;
            }
            below = cubes.len();
            for (site, owner) in (1..=SITES).zip(cubes) {
                // What stands below somebody's cube and is nobody's who scores is neutral.
                for _ in self.state.cathedral.height(site)..level {
                    self.state.cathedral.build(site, Owner::Grey);
                }
                self.state.cathedral.build(site, owner);
            }
        }
    }

    fn buildings(&mut self) {
        for building in Building::ALL {
            let own = |owner: Owner| std::iter::repeat_n(owner, self.count(building.id(), owner).into());
            let citizens: Vec<Owner> = self.scorers().into_iter().flat_map(own).collect();
            let spaces = self.state.buildings.spaces_mut(building);
            if citizens.len() > spaces.len() {
                let name = Component::from(building).name();
                self.entries.complain(phrase!("score-wrong-building-full", building = name));
                continue;
            }
            for (space, citizen) in spaces.iter_mut().zip(citizens) {
                *space = Some(citizen);
            }
        }
    }

    fn cards(&mut self) {
        for number in 1..=CARDS {
            let Some(card) = Card::with_id(self.entries.text(&format!("card{number}"))) else {
                let is_used = ["first", "second"]
                    .iter()
                    .any(|space| self.entries.is_there(&format!("card{number}.{space}")));
                if is_used {
                    self.entries.complain(phrase!("score-wrong-card-missing", number = number));
                }
                continue;
            };
            if self.state.city.find(card).is_some() {
                self.entries.complain(phrase!("score-wrong-twice", thing = Component::from(card).name()));
                continue;
            }
            self.state.city.reveal(card);
            self.fill_card(number, card);
        }
    }

    fn fill_card(&mut self, number: usize, card: Card) {
        let space = |name: &str| Owner::named(self.entries.text(&format!("card{number}.{name}")));
        let spaces = [space("first"), space("second")];
        let name = Component::from(card).name();
        if let [Some(first), Some(second)] = spaces
            && first == second
        {
            let who = who(self.game, first);
            self.entries.complain(phrase!("score-wrong-two-tradesmen", who = who, card = name));
        }
        let is_on_picture =
            |owner: &Owner| self.entries.is_there(&format!("card{number}.picture.{}", owner.name()));
        let picture: Vec<Owner> = self.scorers().into_iter().filter(is_on_picture).collect();
        let mut cubes = ByOwner::default();
        for owner in self.scorers() {
            cubes[owner] = self.count(&format!("card{number}.cubes"), owner);
        }
        if let Some(activity) = self.state.city.find_mut(card) {
            (activity.spaces, activity.cubes) = (spaces, cubes);
            picture.into_iter().for_each(|owner| activity.picture.insert(owner));
        }
    }

    fn gates(&mut self) {
        if !self.game.options().ramparts {
            return;
        }
        for gate in 1..=GATES {
            let name = format!("gate{gate}");
            let Some(side) = Outdoor::with_id(self.entries.text(&name)) else {
                self.entries.complain(phrase!("score-wrong-gate-missing", number = gate));
                continue;
            };
            let mut cubes = ByOwner::default();
            for owner in self.scorers() {
                cubes[owner] = self.count(&name, owner);
            }
            self.state.ramparts.outposts.push(Outpost { side, cubes });
        }
    }

    fn characters(&mut self) {
        let named = |id: &str| Character::ALL.into_iter().find(|character| character.id() == id);
        let wanted = characters(self.game);
        let mut found: Vec<Character> = Vec::new();
        for number in 1..=wanted {
            let Some(character) = named(self.entries.text(&format!("character{number}"))) else { continue };
            if found.contains(&character) {
                let name = Component::from(character).name();
                self.entries.complain(phrase!("score-wrong-twice", thing = name));
            }
            found.push(character);
        }
        if self.game.options().is_kings_challenge() {
            // Those that were recalled have given their points already.
            self.state.pile = found.into_iter().collect();
            return;
        }
        if found.len() < wanted {
            self.entries.complain(phrase!("score-wrong-characters", given = found.len(), wanted = wanted));
        }
        let mut found = found.into_iter();
        for owner in self.game.families() {
            self.state.families[owner].secret.characters =
                found.by_ref().take(self.game.characters_each()).collect();
        }
        self.state.unveiled = found.next();
    }
}
