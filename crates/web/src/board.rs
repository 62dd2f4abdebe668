//! How a game is drawn. Each game implements [`BoardRenderer`]; everything else in this crate knows no game.

use crate::initials::{self, Initials};
use crate::parts::part;
use crate::shared::Shared;
use maud::{Markup, PreEscaped, html};
use stage::Spot;
use stage::since::{Recounted, ToldAction};
use std::sync::Arc;
use tabletop::{Question, Seat, Seats, Standing, Viewer};
use words::{Language, Phrase};

/// How a game is drawn in the browser.
///
/// A renderer draws what one viewer may know. It decides no rule: every choice already is a labelled button beside the
/// board. What it adds is the picture, on which people can click the spots that a choice is about
/// ([`Staged::spots_of`](stage::Staged)) instead; which of them glow, the page tells its script.
pub trait BoardRenderer: Recounted {
    /// Style rules for this game's board, after those of the page. No color that the page's variables already name.
    const STYLE: &'static str = "";

    /// Drawings that the board or explanations refer to, as SVG symbols: they are kept by browsers and never sent again.
    fn drawings() -> String {
        String::new()
    }

    /// The drawing of a component, for its explanation; nothing where it has none.
    fn drawing(&self, _component: &str) -> Option<Markup> {
        None
    }

    /// A component as it lies on the table, by itself; nothing where it is no card or tile. [`signs`](BoardRenderer::signs) have
    /// to be on the same page.
    fn face(&self, _component: &str, _language: Language) -> Option<Markup> {
        None
    }

    /// The signs that boards and faces are drawn with, as SVG symbols.
    fn signs() -> Markup {
        html! {}
    }

    /// The board. Give everything that changes by itself a [`part`] or a [`BoardScene::spot`], so that little is sent
    /// after each move; give things that move from place to place `data-move="NAME"`, the same name before and after;
    /// where a thing has no name of its own but came from another place, `data-from="NAME"` is the name there.
    fn board(&self, scene: &BoardScene<'_, Self>) -> Markup;

    /// Whether a spot is on the board, so that it can be clicked.
    fn is_drawn(_spot: Self::Spot) -> bool {
        true
    }

    /// A die or another piece in the tray of those that are picked; nothing where words will do.
    fn in_tray(&self, _view: &Self::View, _spot: Self::Spot) -> Option<Markup> {
        None
    }

    /// The symbol on the page that shows a piece which is not there yet, where there is one.
    fn ghost(&self, _piece: Self::Piece) -> Option<String> {
        None
    }

    /// What a seat's panel says beside its name: what it owns, for everybody to see or for this viewer alone.
    fn holdings(&self, _scene: &BoardScene<'_, Self>, _seat: Seat) -> Markup {
        html! {}
    }

    /// The arms of a seat, with the letter that they have while nobody plays it.
    fn arms(&self, seat: Seat) -> Arms {
        Arms::of(seat, self.seat_name(seat))
    }
}

/// What tells the seats apart: a color of the page's style and a letter, for those who see no color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arms {
    /// `arms-blue` and so on: a class that sets the variables `--arms` and `--arms-ink`.
    pub class: &'static str,
    /// What stands on the shield.
    pub letter: Initials,
    /// Whether that stays whoever plays, as with le Roy.
    pub is_kept: bool,
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
    pub fn tinged(tincture: &str, letter: impl Into<Initials>) -> Option<Arms> {
        let found = Arms::TINCTURES.iter().find(|(name, _)| *name == tincture);
        found.map(|(_, class)| Arms { class, letter: letter.into(), is_kept: false })
    }

    /// Arms for a seat that is called by a tincture, or else in order.
    fn of(seat: Seat, word: &str) -> Arms {
        let letter = word.chars().next().map_or('?', |c| c.to_ascii_uppercase());
        let (_, class) = Arms::TINCTURES[seat.index() % Arms::TINCTURES.len()];
        let tincture = if word == "yellow" { "gold" } else { word };
        Arms::tinged(tincture, letter).unwrap_or(Arms { class, letter: letter.into(), is_kept: false })
    }
}

/// Everything a renderer may draw from. No secret of anybody but the viewer is in it.
pub struct BoardScene<'a, G: BoardRenderer> {
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
    /// The spots that the viewer's choices are about. Empty if they are not asked or only look at a past moment.
    pub offered: Vec<G::Spot>,
    /// What happened in the last step, as far as the viewer may know: for drawing attention to it.
    pub happened: &'a [G::Happening],
    /// What was told lately, oldest first, as far as the viewer may know: where all choose at once, what one of them
    /// does should not hide what happened to everybody before.
    pub recent: Vec<&'a G::Happening>,
    /// What is news to the viewer: the others' actions since their own turn.
    pub deeds: &'a [ToldAction<G::Spot>],
    /// The score sheet once the game is over.
    pub standing: Option<Standing>,
    /// The chapter of the game (its round), from 0.
    pub chapter: u32,
    /// What others who look at the same moment were shown alike.
    pub shared: &'a Shared,
}

impl<'a, G: BoardRenderer> BoardScene<'a, G> {
    /// What somebody sees who is asked nothing and to whom nothing was told.
    pub fn at_rest(
        game: &'a G,
        view: &'a G::View,
        names: &'a [String],
        shared: &'a Shared,
        language: Language,
    ) -> BoardScene<'a, G> {
        BoardScene {
            game,
            view,
            viewer: Viewer::Spectator,
            language,
            names,
            asked: Seats::NONE,
            question: None,
            offered: Vec::new(),
            happened: &[],
            recent: Vec::new(),
            deeds: &[],
            standing: None,
            chapter: 0,
            shared,
        }
    }
}

impl<G: BoardRenderer> BoardScene<'_, G> {
    /// A phrase in plain text.
    pub fn text(&self, phrase: &Phrase) -> String {
        self.language.say(phrase, self.names).to_string()
    }

    /// A piece of the board that looks the same whoever looks.
    pub fn shared(&self, name: &'static str, draw: impl FnOnce() -> Markup) -> PreEscaped<Arc<str>> {
        self.shared.piece(self.language, name, draw)
    }

    /// Whether a choice is about this spot.
    pub fn is_offered(&self, spot: G::Spot) -> bool {
        self.offered.contains(&spot)
    }

    /// A spot in an SVG picture that can be clicked when a choice is about it, and that explains itself. It looks the same
    /// whoever is asked: the script lights it, so that it is not sent again with every question.
    ///
    /// `component` is what [`tabletop::Speech::why_not`] and [`tabletop::Components::cards`] call it, if they know it; `label`
    /// says what it is and how it stands, for those who do not see it.
    pub fn spot(&self, spot: G::Spot, component: Option<&str>, label: &Phrase, drawn: Markup) -> Markup {
        let id = spot.id();
        let name = format!("spot-{id}");
        part(
            &name,
            html! {
                g id=(name) .spot data-spot=(id) data-within=[spot.within().map(Spot::id)] data-thing=[component] aria-label=(self.text(label))
                    role="img" tabindex=[component.map(|_| "0")] {
                    (drawn)
                }
            },
        )
    }

    /// The arms of a seat, with the initial of whoever plays it.
    pub fn arms(&self, seat: Seat) -> Arms {
        let plain = (0..self.game.seats()).map(|seat| self.game.arms(Seat(seat))).collect();
        initials::borne(plain, self.names)[seat.index()]
    }

    /// The arms of a seat as a small shield.
    pub fn shield(&self, seat: Seat) -> Markup {
        shield(self.arms(seat))
    }
}

/// Arms as a small shield with a letter.
pub fn shield(arms: Arms) -> Markup {
    html! {
        svg .shield .(arms.class) viewBox="0 0 20 24" aria-hidden="true" {
            path d="M1 1h18v11c0 6-4 9-9 11-5-2-9-5-9-11z" {}
            text x="10" y="15" textLength=[arms.letter.pressed()] lengthAdjust="spacingAndGlyphs" { (arms.letter) }
        }
    }
}
