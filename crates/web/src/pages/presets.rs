//! Tables that are opened with one click: what people mostly come for.

use super::faces::face;
use crate::games::Games;
use crate::opponent;
use maud::{Markup, html};
use words::{Language, Phrase, phrase};

/// A table that is opened with one click: whoever clicks plays against bots.
struct Preset {
    offer: &'static str,
    players: u8,
    options: &'static [&'static str],
    /// The opponents; nobody where somebody plays alone.
    opponents: &'static [&'static str],
    title: fn() -> Phrase,
    about: fn() -> Phrase,
}

/// For whoever has never played.
const FIRST: Preset = Preset {
    offer: "troyes",
    players: 2,
    options: &[],
    opponents: &[opponent::EASY],
    title: || phrase!("page-preset-first"),
    about: || phrase!("page-preset-first-about"),
};

const OTHERS: [Preset; 4] = [
    Preset {
        offer: "troyes",
        players: 4,
        options: &["bonus"],
        opponents: &["colin", opponent::USUAL, "gautier"],
        title: || phrase!("page-preset-box"),
        about: || phrase!("page-preset-box-about"),
    },
    Preset {
        offer: "troyes",
        players: 3,
        options: &["ladies-cards", "ladies-events", "ladies-characters", "purple", "ramparts"],
        opponents: &[opponent::USUAL, "ermengarde"],
        title: || phrase!("page-preset-ladies"),
        about: || phrase!("page-preset-ladies-about"),
    },
    Preset {
        offer: "kings-challenge",
        players: 1,
        options: &[],
        opponents: &[],
        title: || phrase!("page-preset-solo"),
        about: || phrase!("page-preset-solo-about"),
    },
    Preset {
        offer: "troyes",
        players: 3,
        options: &["tournament"],
        opponents: &["anselme", opponent::STRONG],
        title: || phrase!("page-preset-tournament"),
        about: || phrase!("page-preset-tournament-about"),
    },
];

/// Where somebody who is new begins, and what others mostly play.
pub fn presets(games: &Games, language: Language) -> Markup {
    let t = |phrase: Phrase| language.text(&phrase);
    let is_offered = |preset: &&Preset| games.offer(preset.offer).is_some();
    html! {
        section .presets aria-labelledby="newcomer" {
            div .newcomer {
                h2 #newcomer { (t(phrase!("page-preset-new-here"))) }
                p { ((t(phrase!("page-preset-new-here-about")))) }
                a .button href="/learn" { (t(phrase!("page-learn-lobby"))) }
                (form(&FIRST, language, "primary"))
            }
            ul { @for preset in OTHERS.iter().filter(is_offered) { li { (form(preset, language, "")) } } }
        }
    }
}

fn form(preset: &Preset, language: Language, class: &str) -> Markup {
    html! {
        form method="post" action="/tables" data-promise {
            input type="hidden" name="offer" value=(preset.offer);
            input type="hidden" name="players" value=(preset.players);
            input type="hidden" name="name" value="" data-remember="name";
            input type="hidden" name="seat0" value="me";
            @for (seat, level) in (1..preset.players).zip(preset.opponents) {
                input type="hidden" name={ "seat" (seat) } value={ "bot:" (level) };
            }
            @for option in preset.options { input type="hidden" name="option" value=(option); }
            button type="submit" class=(class) {
                span { strong { (language.text(&(preset.title)())) } " " small { (language.text(&(preset.about)())) } }
                @for level in preset.opponents { (face(level)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seed;

    #[test]
    fn every_preset_can_be_played() {
        let games = Games::all();
        for preset in [FIRST].iter().chain(&OTHERS) {
            let (rules, offer) = games.offer(preset.offer).expect("it is offered");
            assert!(offer.players.contains(&preset.players));
            assert_eq!(preset.opponents.len() + 1, usize::from(preset.players), "a seat for everybody");
            assert!(preset.opponents.iter().all(|level| opponent::is_level(level)));
            let options = preset.options.join(",");
            rules
                .start(preset.players, &options, None, Some(Seed::from_number(1)))
                .expect("its options go together");
        }
    }
}
