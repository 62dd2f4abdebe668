//! How a game is drawn. Each game implements [`Face`]; everything else in this crate knows no game.

use crate::faces::plain;
use crate::parts::part;
use bots::Evaluate;
use maud::{Markup, html};
use std::ops::RangeInclusive;
use tabletop::{CompleteGame, Question, Seat, Seats, Standing, Viewer};
use words::{Language, Phrase, Said};

/// How a game shows itself in the browser.
///
/// A face draws what one viewer may know. It decides no rule: what may be done is in [`Scene::offered`], and each of
/// these choices already is a labelled button beside the board. What the face adds is the picture, and which spots of
/// the picture a choice is about, so that people can click there instead.
pub trait Face: Evaluate + CompleteGame {
    /// Style rules for this game's board, after those of the page. No color that the page's variables already name.
    const STYLE: &'static str = "";

    /// What the lobby offers of this game, at least one entry.
    fn offers() -> Vec<Offer>;

    /// The board. Give everything that changes by itself a [`part`] or a [`Scene::spot`], so that little is sent
    /// after each move; give things that move from place to place `data-move="NAME"`, the same name before and after;
    /// where a thing has no name of its own but came from another place, `data-from="NAME"` is the name there.
    fn board(&self, scene: &Scene<'_, Self>) -> Markup {
        plain::board(scene)
    }

    /// The rules in short, for whoever has read nothing: headings with a few sentences each.
    fn primer(&self) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// The spots of the board that a choice is about. The page narrows the buttons to those choices that touch all
    /// spots clicked so far, and readies the one that touches exactly these.
    fn touches(&self, _view: &Self::View, _seat: Seat, _choice: Self::Choice) -> Vec<String> {
        Vec::new()
    }

    /// The heading under which a choice is listed, where there are many. Choices with the same heading stand together.
    fn heading(&self, _scene: &Scene<'_, Self>, _seat: Seat, _choice: Self::Choice) -> Option<String> {
        None
    }

    /// What a seat's panel says beside its name: what it owns, for everybody to see or for this viewer alone.
    fn holdings(&self, _scene: &Scene<'_, Self>, _seat: Seat) -> Markup {
        html! {}
    }

    /// What somebody is doing who is asked a question of this kind, for those who wait: "who …". Nothing that they do not
    /// know anyway.
    fn deed(&self, _kind: Self::Kind) -> Option<&'static str> {
        None
    }

    /// The arms of a seat.
    fn arms(&self, seat: Seat) -> Arms {
        Arms::of(seat, self.seat_name(seat))
    }
}

/// A game as the lobby offers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// One word that names it in addresses and on disk.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it is, in a sentence or two.
    pub sentence: &'static str,
    /// How many people and bots can play it.
    pub players: RangeInclusive<u8>,
    /// The options that make it what it is, separated by commas; the lobby does not show them.
    pub options: &'static str,
    /// The options that it cannot be combined with, so that the lobby does not show them either.
    pub without: &'static [&'static str],
    /// Options of which only one can be chosen.
    pub either: &'static [Either],
}

/// Options of which only one can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Either {
    /// What is chosen.
    pub title: &'static str,
    /// What is played if none of them is chosen, as a sentence; without it, the first of them is usual.
    pub none: Option<&'static str>,
    /// The names of the options.
    pub options: &'static [&'static str],
}

/// What tells the seats apart: a color of the page's style and a letter, for those who see no color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arms {
    /// `arms-blue` and so on: a class that sets the variables `--arms` and `--arms-ink`.
    pub class: &'static str,
    /// The letter.
    pub letter: char,
}

impl Arms {
    const TINCTURES: [(&'static str, &'static str); 10] = [
        ("blue", "arms-blue"),
        ("red", "arms-red"),
        ("green", "arms-green"),
        ("gold", "arms-gold"),
        ("purple", "arms-purple"),
        ("orange", "arms-orange"),
        ("black", "arms-black"),
        ("white", "arms-white"),
        ("brown", "arms-brown"),
        ("teal", "arms-teal"),
    ];

    /// The arms of a tincture: blue, red, green, gold, purple, orange, black, white, brown or teal.
    pub fn tinged(tincture: &str, letter: char) -> Option<Arms> {
        let found = Arms::TINCTURES.iter().find(|(name, _)| *name == tincture);
        found.map(|(_, class)| Arms { class, letter })
    }

    /// Arms for a seat that is called by a tincture, or else in order.
    fn of(seat: Seat, word: &str) -> Arms {
        let letter = word.chars().next().map_or('?', |c| c.to_ascii_uppercase());
        let (_, class) = Arms::TINCTURES[seat.index() % Arms::TINCTURES.len()];
        let tincture = if word == "yellow" { "gold" } else { word };
        Arms::tinged(tincture, letter).unwrap_or(Arms { class, letter })
    }
}

/// A choice that the viewer may make now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered<C> {
    /// The choice.
    pub choice: C,
    /// Its text in the notation of records: what the button sends.
    pub text: String,
    /// The sentence on its button.
    pub say: Said,
    /// The spots of the board that it is about.
    pub touches: Vec<String>,
}

/// Everything a face may draw from. No secret of anybody but the viewer is in it.
pub struct Scene<'a, G: Face> {
    /// The rules, known to everybody.
    pub game: &'a G,
    /// What the viewer may know.
    pub view: &'a G::View,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The language of whoever looks.
    pub language: Language,
    /// The players' names, by seat; for text only, they are not escaped.
    pub names: &'a [String],
    /// Who is asked something.
    pub asked: Seats,
    /// What the viewer is asked.
    pub question: Option<Question<G::Kind>>,
    /// What the viewer may answer. Empty if they are not asked or only look at a past moment.
    pub offered: Vec<Offered<G::Choice>>,
    /// What happened in the last step, as far as the viewer may know: for drawing attention to it.
    pub happened: &'a [G::Happening],
    /// What was told lately, oldest first, as far as the viewer may know: where all choose at once, what one of them
    /// does should not hide what happened to everybody before.
    pub recent: Vec<&'a G::Happening>,
    /// The score sheet once the game is over.
    pub standing: Option<Standing>,
    /// The chapter of the game (its round), from 0.
    pub chapter: u32,
}

impl<G: Face> Scene<'_, G> {
    /// A phrase in plain text.
    pub fn text(&self, phrase: &Phrase) -> String {
        self.language.say(phrase, self.names).to_string()
    }

    /// Whether a choice is about this spot.
    pub fn is_open(&self, spot: &str) -> bool {
        self.offered.iter().any(|offered| offered.touches.iter().any(|touched| touched == spot))
    }

    /// A place in an SVG picture that can be clicked when a choice is about it, and that explains itself.
    ///
    /// `id` names it in [`Face::touches`]; `thing` is what [`tabletop::Speech::why_not`] and [`tabletop::Components::cards`] call it, if they know
    /// it; `label` says what it is and how it stands, for those who do not see it.
    pub fn spot(&self, id: &str, thing: Option<&str>, label: &str, drawn: Markup) -> Markup {
        let name = format!("spot-{id}");
        let open = self.is_open(id);
        part(
            &name,
            html! {
                g id=(name) .spot .open[open] data-spot=(id) data-thing=[thing] aria-label=(label)
                    role=(if open { "button" } else { "img" }) tabindex=[(open || thing.is_some()).then_some("0")] {
                    (drawn)
                }
            },
        )
    }

    /// The same outside of pictures, as a box of the page.
    pub fn spot_box(&self, id: &str, thing: Option<&str>, label: &str, drawn: Markup) -> Markup {
        let name = format!("spot-{id}");
        let open = self.is_open(id);
        part(
            &name,
            html! {
                div id=(name) .spot .open[open] data-spot=(id) data-thing=[thing] aria-label=(label)
                    role=(if open { "button" } else { "group" }) tabindex=[(open || thing.is_some()).then_some("0")] {
                    (drawn)
                }
            },
        )
    }

    /// The arms of a seat as a small shield.
    pub fn shield(&self, seat: Seat) -> Markup {
        shield(self.game.arms(seat))
    }
}

/// Arms as a small shield with a letter.
pub fn shield(arms: Arms) -> Markup {
    html! {
        svg .shield .(arms.class) viewBox="0 0 20 24" aria-hidden="true" {
            path d="M1 1h18v11c0 6-4 9-9 11-5-2-9-5-9-11z" {}
            text x="10" y="15" { (arms.letter) }
        }
    }
}
