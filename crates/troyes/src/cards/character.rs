//! The characters: what each of them counts, and for how much.

use crate::board::{Building, Color, Owner};
use crate::cards::Set;
use crate::play::Look;
use crate::troyes::Troyes;
use serde::{Deserialize, Serialize};

/// A historical figure of Troyes who rewards every family at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs, reason = "each character's sheet says who it is")]
pub enum Character {
    #[default]
    ChretienDeTroyes,
    UrbainIv,
    ThibautIi,
    HuguesDePayns,
    LeFlorentin,
    HenryIer,
    JeanneDeChampagne,
    IsabeauDeBaviere,
    MarieDeChampagne,
}

/// Everything about a character.
#[derive(Debug)]
pub struct CharacterSheet {
    /// The word that names it.
    pub id: &'static str,
    /// The box the card comes from.
    pub set: Set,
    /// From how many on 1, 3 and 6 VP are gained.
    pub from: [u8; 3],
    /// The same with two players and in the King's Challenge.
    pub from_with_two: [u8; 3],
}

/// What the three steps are worth.
const VP: [u8; 3] = [1, 3, 6];

const fn sheet(id: &'static str, set: Set, from: [u8; 3], from_with_two: [u8; 3]) -> CharacterSheet {
    CharacterSheet { id, set, from, from_with_two }
}

static SHEETS: [CharacterSheet; 9] = [
    sheet("chretien_de_troyes", Set::Base, [3, 5, 7], [4, 6, 8]),
    sheet("urbain_iv", Set::Base, [3, 5, 7], [4, 6, 8]),
    sheet("thibaut_ii", Set::Base, [6, 12, 18], [6, 12, 18]),
    sheet("hugues_de_payns", Set::Base, [5, 10, 15], [5, 10, 15]),
    sheet("le_florentin", Set::Base, [2, 4, 6], [2, 4, 6]),
    sheet("henry_ier", Set::Base, [1, 3, 5], [1, 3, 5]),
    sheet("jeanne_de_champagne", Set::Ladies, [2, 4, 6], [2, 4, 6]),
    sheet("isabeau_de_baviere", Set::Ladies, [2, 4, 6], [2, 4, 6]),
    sheet("marie_de_champagne", Set::Ladies, [2, 4, 6], [2, 4, 6]),
];

impl Character {
    /// All nine: the base game's six, then the three ladies.
    pub const ALL: [Character; 9] = [
        Character::ChretienDeTroyes,
        Character::UrbainIv,
        Character::ThibautIi,
        Character::HuguesDePayns,
        Character::LeFlorentin,
        Character::HenryIer,
        Character::JeanneDeChampagne,
        Character::IsabeauDeBaviere,
        Character::MarieDeChampagne,
    ];

    /// Everything about it.
    pub fn sheet(self) -> &'static CharacterSheet {
        &SHEETS[self as usize]
    }

    /// The word that names it.
    pub fn id(self) -> &'static str {
        self.sheet().id
    }

    /// How many of what it counts an owner has.
    pub(crate) fn counts(self, look: Look<'_>, owner: Owner) -> u16 {
        let state = look.state;
        let family = &state.families[owner];
        match self {
            Character::ChretienDeTroyes => u16::from(state.buildings.standing(owner)),
            Character::UrbainIv => u16::from(state.cathedral.count(owner)),
            Character::ThibautIi => family.deniers,
            Character::HuguesDePayns => u16::from(family.influence),
            Character::LeFlorentin => u16::from(state.city.tradesmen(owner)),
            Character::HenryIer => u16::from(family.taken.len()),
            Character::JeanneDeChampagne => look.of_domain(owner, Color::Yellow),
            Character::IsabeauDeBaviere => look.of_domain(owner, Color::Red),
            Character::MarieDeChampagne => look.of_domain(owner, Color::White),
        }
    }

    /// What it gives an owner.
    pub(crate) fn vp(self, look: Look<'_>, owner: Owner) -> u8 {
        let count = self.counts(look, owner);
        let reached = look.game.steps_of(self).into_iter().filter(|(_, from)| count >= u16::from(*from));
        reached.map(|(vp, _)| vp).max().unwrap_or(0)
    }
}

impl Troyes {
    /// A character's steps: how many VP, and from how many on.
    pub fn steps_of(&self, character: Character) -> [(u8, u8); 3] {
        let sheet = character.sheet();
        let from = if self.is_for_two() { sheet.from_with_two } else { sheet.from };
        [(VP[0], from[0]), (VP[1], from[1]), (VP[2], from[2])]
    }
}

impl Look<'_> {
    /// Citizens in the building of a color and on its Activity cards.
    fn of_domain(self, owner: Owner, color: Color) -> u16 {
        let building: Building = color.building();
        let cards = self.state.city.iter().filter(|activity| self.game.print(activity.card).color == color);
        u16::from(self.state.buildings.count(building, owner))
            + cards.map(|activity| u16::from(activity.tradesmen(owner))).sum::<u16>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Owner::{Blue, Green};
    use crate::cards::{Card, Event};
    use crate::testing::Scene;
    use Character::*;
    use tabletop::Game;

    const MODULES: &str = "mixed-cards,ladies-events,ladies-characters";

    /// What a character gives blue when there is so much of what it counts, for each amount.
    fn rewards(
        character: Character,
        players: u8,
        amounts: [u8; 6],
        set: impl Fn(Scene, u8) -> Scene,
    ) -> [u8; 6] {
        amounts.map(|amount| {
            let scene = set(Scene::new(players, MODULES), amount);
            assert_eq!(character.counts(scene.look(), Blue), u16::from(amount), "{character:?}");
            assert_eq!(
                character.vp(scene.look(), Green),
                character.vp(Scene::new(players, MODULES).look(), Green)
            );
            character.vp(scene.look(), Blue)
        })
    }

    /// So many spaces of the three buildings, from the first of the Palace on.
    fn spaces(amount: u8) -> Vec<String> {
        let spaces = Building::ALL.into_iter().flat_map(|b| (1..=6).map(move |i| format!("{} {i}", b.id())));
        spaces.take(amount.into()).collect()
    }

    fn stand(scene: Scene, amount: u8) -> Scene {
        let spaces = spaces(amount);
        let spaces: Vec<&str> = spaces.iter().map(String::as_str).collect();
        scene.family(Blue, |family| family.supply = 12).citizens(Blue, &spaces)
    }

    #[test]
    fn chretien_de_troyes_counts_citizens_standing_in_buildings() {
        let lying =
            |scene: Scene| scene.with(|state| state.buildings.lying_mut(Building::Palace).insert(Blue));
        let set = |scene, amount| lying(stand(scene, amount));
        assert_eq!(rewards(ChretienDeTroyes, 3, [2, 3, 4, 5, 6, 7], set), [0, 1, 1, 3, 3, 6]);
        assert_eq!(rewards(ChretienDeTroyes, 2, [3, 4, 5, 6, 7, 8], set), [0, 1, 1, 3, 3, 6]);
    }

    #[test]
    fn urbain_iv_counts_cubes_on_the_cathedral() {
        let set =
            |scene: Scene, amount: u8| scene.built(Blue, &[1, 1, 1, 2, 2, 2, 3, 3][..usize::from(amount)]);
        assert_eq!(rewards(UrbainIv, 4, [2, 3, 4, 5, 6, 7], set), [0, 1, 1, 3, 3, 6]);
        assert_eq!(rewards(UrbainIv, 2, [3, 4, 5, 6, 7, 8], set), [0, 1, 1, 3, 3, 6]);
    }

    #[test]
    fn thibaut_ii_counts_deniers() {
        let set = |scene: Scene, amount: u8| scene.family(Blue, |family| family.deniers = amount.into());
        for players in [2, 3] {
            assert_eq!(rewards(ThibautIi, players, [5, 6, 11, 12, 17, 18], set), [0, 1, 1, 3, 3, 6]);
        }
    }

    #[test]
    fn hugues_de_payns_counts_influence() {
        let set = |scene: Scene, amount: u8| scene.family(Blue, |family| family.influence = amount);
        for players in [2, 3] {
            assert_eq!(rewards(HuguesDePayns, players, [4, 5, 9, 10, 14, 15], set), [0, 1, 1, 3, 3, 6]);
        }
    }

    const CARDS: [Card; 7] = [
        Card::Merchant,
        Card::Monk,
        Card::Archer,
        Card::Innkeeper,
        Card::Templar,
        Card::Hunting,
        Card::Goldsmith,
    ];

    #[test]
    fn le_florentin_counts_tradesmen_on_pictures_too() {
        let set = |scene: Scene, amount: u8| {
            let hire = |scene: Scene, card: &Card| scene.card(*card, &[Green, Owner::Grey, Blue]);
            let scene =
                scene.family(Green, |family| family.supply = 12).family(Owner::Grey, |grey| grey.supply = 12);
            CARDS[..usize::from(amount)].iter().fold(scene, hire)
        };
        let counts = |players| {
            [1, 2, 3, 4, 5, 6]
                .map(|amount| LeFlorentin.vp(set(Scene::new(players, MODULES), amount).look(), Blue))
        };
        assert_eq!((counts(2), counts(3)), ([0, 1, 1, 3, 3, 6], [0, 1, 1, 3, 3, 6]));
    }

    #[test]
    fn henry_ier_counts_events_taken() {
        let events = [Event::War, Event::Heresy, Event::Drought, Event::Support, Event::CivilWar];
        let set = |scene: Scene, amount: u8| {
            scene.family(Blue, |family| family.taken = events.into_iter().take(amount.into()).collect())
        };
        for players in [2, 3] {
            assert_eq!(rewards(HenryIer, players, [0, 1, 2, 3, 4, 5], set), [0, 1, 1, 3, 3, 6]);
        }
    }

    /// So many citizens of blue's: first tradesmen on the cards of a color, then in its building; and some elsewhere.
    fn serve(color: Color, cards: [Card; 2], elsewhere: Card) -> impl Fn(Scene, u8) -> Scene {
        let building = color.building();
        let other = Building::ALL.into_iter().find(|other| *other != building).unwrap();
        move |scene, amount| {
            let stand =
                |scene: Scene, index: u8| scene.citizens(Blue, &[&format!("{} {index}", building.id())]);
            let scene = cards[..usize::from(amount.min(2))]
                .iter()
                .fold(scene, |scene, card| scene.card(*card, &[Blue]));
            let scene = (1..=amount.saturating_sub(2)).fold(scene, stand);
            scene
                .family(Blue, |family| family.supply += 3)
                .card(elsewhere, &[Blue])
                .citizens(Blue, &[&format!("{} 1", other.id())])
                .with(|state| state.buildings.lying_mut(building).insert(Blue))
        }
    }

    #[test]
    fn jeanne_de_champagne_counts_city_hall_and_yellow_cards() {
        let set = serve(Color::Yellow, [Card::Merchant, Card::Lumberjack], Card::Nun);
        for players in [2, 3] {
            assert_eq!(rewards(JeanneDeChampagne, players, [1, 2, 3, 4, 5, 6], &set), [0, 1, 1, 3, 3, 6]);
        }
    }

    #[test]
    fn isabeau_de_baviere_counts_the_palace_and_red_cards() {
        let set = serve(Color::Red, [Card::Archer, Card::Fort], Card::Nun);
        for players in [2, 3] {
            assert_eq!(rewards(IsabeauDeBaviere, players, [1, 2, 3, 4, 5, 6], &set), [0, 1, 1, 3, 3, 6]);
        }
    }

    #[test]
    fn marie_de_champagne_counts_the_bishopric_and_white_cards() {
        let set = serve(Color::White, [Card::Monk, Card::Hermit], Card::Fort);
        for players in [2, 3] {
            assert_eq!(rewards(MarieDeChampagne, players, [1, 2, 3, 4, 5, 6], &set), [0, 1, 1, 3, 3, 6]);
        }
    }

    /// The Monk brings a second neutral tradesman on a card: to the ladies he is one more, as to everybody else.
    #[test]
    fn two_tradesmen_on_one_card_count_as_two() {
        let on = |lady: Character, card: Card| {
            let scene = Scene::new(1, MODULES).card(card, &[Owner::Grey, Owner::Grey]);
            lady.vp(scene.look(), Owner::Grey)
        };
        let pairs = [
            (JeanneDeChampagne, Card::Goldsmith),
            (IsabeauDeBaviere, Card::Archer),
            (MarieDeChampagne, Card::Monk),
        ];
        assert_eq!(pairs.map(|(lady, card)| on(lady, card)), [1; 3]);
        let on_picture = Scene::new(1, MODULES).card(Card::Goldsmith, &[Owner::Grey, Blue, Owner::Grey]);
        assert_eq!(
            JeanneDeChampagne.counts(on_picture.look(), Owner::Grey),
            2,
            "on a space and on the picture"
        );
    }

    /// The variant: one more is dealt, face up; everybody sees it and it scores everybody.
    #[test]
    fn a_revealed_character_is_seen_and_scores() {
        let mut scene =
            Scene::new(3, "revealed-character,ladies-characters").asking(crate::agenda::Task::Deal);
        scene.play(["draw urbain_iv henry_ier le_florentin thibaut_ii"]);
        assert_eq!(scene.state.unveiled, Some(ThibautIi));
        assert!(scene.story().contains(&"Thibaut II lies open for all.".into()));
        let spectator = scene.game.view(&scene.state, tabletop::Viewer::Spectator);
        assert_eq!(spectator.table().unveiled, Some(ThibautIi));
        assert!(scene.row("Thibaut II").is_some());
        let poor = scene.family(Green, |family| family.deniers = 5);
        assert_eq!(poor.look().vp(Blue) - poor.look().vp(Green), 6);
    }

    #[test]
    fn without_the_variant_none_lies_open_and_without_the_module_no_lady_is_dealt() {
        let mut scene = Scene::new(4, "").asking(crate::agenda::Task::Deal);
        scene.play(["draw urbain_iv henry_ier le_florentin thibaut_ii"]);
        assert_eq!(scene.state.unveiled, None);
        assert_eq!(scene.game.characters().count(), 6);
        assert_eq!(Scene::new(4, "ladies-characters").game.characters().count(), 9);
    }
}
