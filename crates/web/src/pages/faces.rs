//! The opponents' faces: a few simple shapes each, drawn for this program.

use maud::{Markup, PreEscaped, html};

/// What makes a face somebody's.
struct Face {
    level: &'static str,
    /// The color behind it.
    ground: &'static str,
    skin: &'static str,
    hair: &'static str,
    clothes: &'static str,
    eyes: Eyes,
    mouth: &'static str,
    /// What is behind the head: hair, a veil.
    behind: &'static str,
    /// What is before it: a fringe, a hat, a beard. `H` stands for the color of the hair, `C` for that of the clothes.
    before: &'static str,
}

/// How somebody looks at you.
#[derive(Clone, Copy)]
enum Eyes {
    Wide,
    Calm,
    Narrow,
}

const SMILE: &str = "M16.5 27.5q3.5 3 7 0";
const GRIN: &str = "M15.5 27q4.5 4.6 9 0";
const STRAIGHT: &str = "M17 28.2h6";
const WRY: &str = "M16.5 28.4q3.6.6 7-1.6";

const FACES: [Face; 8] = [
    // The baker's boy: freckles and a flour-white cap.
    Face {
        level: "perrin",
        ground: "#e9d7a8",
        skin: "#f2cfae",
        hair: "#c9782f",
        clothes: "#b9804a",
        eyes: Eyes::Wide,
        mouth: GRIN,
        behind: "",
        before: r##"<path fill="H" d="M10 19q0-7 10-7t10 7l-2-3H12z"/><path fill="#fbf7ea" stroke="#8d7443" d="M9 15q-3-9 5-9 2-4 6-4t6 4q8 0 5 9z"/><g fill="#c98a5c"><circle cx="14" cy="24" r=".7"/><circle cx="16" cy="25.2" r=".7"/><circle cx="26" cy="24" r=".7"/><circle cx="24" cy="25.2" r=".7"/></g>"##,
    },
    // The laundress: a knotted kerchief.
    Face {
        level: "jehanne",
        ground: "#cfe0e2",
        skin: "#f0c8a2",
        hair: "#6b4526",
        clothes: "#4f7f95",
        eyes: Eyes::Wide,
        mouth: SMILE,
        behind: r##"<path fill="#dfe9ea" d="M8 20Q8 7 20 7t12 13v9H8z"/>"##,
        before: r##"<path fill="H" d="M11 19q2-8 9-8t9 8q-5-4-9-4t-9 4z"/><path fill="#f6fafa" stroke="#4f7f95" d="M9 18Q9 6 20 6t11 12Q26 12 20 12T9 18z"/><path fill="#f6fafa" stroke="#4f7f95" d="M30 16l6-3-1 7z"/>"##,
    },
    // The miller: round, with a straw hat and a moustache.
    Face {
        level: "colin",
        ground: "#dfe3bd",
        skin: "#eab98d",
        hair: "#8d7a52",
        clothes: "#8b8f5a",
        eyes: Eyes::Calm,
        mouth: SMILE,
        behind: "",
        before: r##"<path fill="#dcb65a" stroke="#7b5f24" d="M3 15q17-5 34 0-3 3-17 3T3 15z"/><path fill="#e7c670" stroke="#7b5f24" d="M11 14q1-9 9-9t9 9q-9-2-18 0z"/><path fill="H" d="M13 26q3.5-3 7-.6 3.500-2.400 7 .6-3.500 1.600-7 .2-3.500 1.400-7-.2z"/>"##,
    },
    // The innkeeper: red hair in two braids.
    Face {
        level: "aelis",
        ground: "#efd2b4",
        skin: "#f4d3b3",
        hair: "#a8442a",
        clothes: "#7a2f3a",
        eyes: Eyes::Calm,
        mouth: GRIN,
        behind: r##"<path fill="H" d="M9 19Q9 7 20 7t11 12v5H9z"/><g stroke="H" stroke-width="4.500" stroke-linecap="round" fill="none"><path d="M10 22q-2 6 0 13M30 22q2 6 0 13"/></g>"##,
        before: r##"<path fill="H" d="M10 19Q11 9 20 9t10 10q-3-5-10-6-7 1-10 6z"/><path stroke="#7a2f3a" fill="none" d="M20 9v4"/>"##,
    },
    // The master mason: a square beard and a leather coif.
    Face {
        level: "gautier",
        ground: "#d8d2c6",
        skin: "#d9a679",
        hair: "#4a3524",
        clothes: "#6f6a60",
        eyes: Eyes::Narrow,
        mouth: STRAIGHT,
        behind: "",
        before: r##"<path fill="H" fill-rule="evenodd" d="M10 21l2 4q8-2 16 0l2-4v9q-2 7-10 7t-10-7zM16.500 27.200h7v2h-7z"/><path fill="#9a6b3c" stroke="#4a3524" d="M9 20Q8 6 20 6t11 14l-2-4q-9-3-18 0z"/><path stroke="#4a3524" fill="none" d="M20 6v8.500"/>"##,
    },
    // The cloth merchant: a blue chaperon and a gold pin.
    Face {
        level: "ermengarde",
        ground: "#e3d0e2",
        skin: "#efc6a0",
        hair: "#3b2a20",
        clothes: "#3c4f86",
        eyes: Eyes::Calm,
        mouth: WRY,
        behind: r##"<path fill="C" d="M7 21Q6 5 20 5t13 16v14H7z"/>"##,
        before: r##"<path fill="H" d="M11 19q2-7 9-7t9 7q-4-4-9-4t-9 4z"/><path fill="#4f66a8" stroke="#27365f" d="M8 17Q8 5 20 5t12 12q-5-5-12-5T8 17z"/><path fill="#4f66a8" stroke="#27365f" d="M29 9q8 0 7 10-4-2-5-5z"/><circle fill="#e0b23f" stroke="#7b5f24" cx="20" cy="37" r="1.800"/>"##,
    },
    // The canon: a tonsure and a black habit.
    Face {
        level: "anselme",
        ground: "#dcdcd4",
        skin: "#eccaa6",
        hair: "#8a8378",
        clothes: "#2f2d33",
        eyes: Eyes::Narrow,
        mouth: SMILE,
        behind: "",
        before: r##"<path fill="H" d="M9.500 22q-1-9 3.500-11.500-1 5 1 6 6-2.500 12 0 2-1 1-6 4.500 2.500 3.500 11.500l-2-4q-8.500-3-17 0z"/><path stroke="#c79f78" fill="none" d="M15 10q5-2 10 0"/><path stroke="#f3efe4" stroke-width="1.600" fill="none" d="M14 36l6 3 6-3"/>"##,
    },
    // The bailiff of the countess: a white wimple and a circlet.
    Face {
        level: "mahaut",
        ground: "#e8c9c4",
        skin: "#f0cfb2",
        hair: "#5b4632",
        clothes: "#7d1f2b",
        eyes: Eyes::Narrow,
        mouth: STRAIGHT,
        behind: r##"<path fill="#f5f0e2" stroke="#b7a67d" d="M7 20Q7 5 20 5t13 15v14q-13 5-26 0z"/>"##,
        before: r##"<path fill="#f5f0e2" stroke="#b7a67d" fill-rule="evenodd" d="M9 20Q9 7 20 7t11 13v8q-2 8-11 8T9 28zM12 20v6q1 7 8 7t8-7v-6q-2-6-8-6t-8 6z"/><path fill="#e0b23f" stroke="#7b5f24" d="M10 13l3-5 3.500 3.500L20 6l3.500 5.500L27 8l3 5q-10-4-20 0z"/><circle fill="#a8243a" cx="20" cy="10" r="1"/>"##,
    },
];

/// The face of an opponent; nothing for those who have none.
pub fn face(level: &str) -> Markup {
    let Some(face) = FACES.iter().find(|face| face.level == level) else { return html! {} };
    let colored = |shapes: &str| {
        PreEscaped(
            shapes
                .replace("\"H\"", &format!("\"{}\"", face.hair))
                .replace("\"C\"", &format!("\"{}\"", face.clothes)),
        )
    };
    html! {
        svg .face viewBox="0 0 40 40" aria-hidden="true" {
            circle cx="20" cy="20" r="20" fill=(face.ground) {}
            (colored(face.behind))
            path fill=(face.clothes) d="M5 40q1-8 15-8t15 8z" {}
            path fill=(face.skin) d="M16 27h8v8q-4 2.500-8 0z" {}
            path fill=(face.skin) d="M11 20q0-9 9-9t9 9q0 12-9 12t-9-12z" {}
            (eyes(face.eyes))
            path fill="none" stroke="#b98660" d="M20 20.500l-1 3.500h2" {}
            path fill="none" stroke="#6b2f24" stroke-width="1.3" stroke-linecap="round" d=(face.mouth) {}
            (colored(face.before))
        }
    }
}

fn eyes(eyes: Eyes) -> Markup {
    html! {
        g fill="#2a2018" {
            @match eyes {
                Eyes::Wide => { circle cx="16" cy="20.500" r="1.500" {} circle cx="24" cy="20.500" r="1.500" {} }
                Eyes::Calm => { ellipse cx="16" cy="20.500" rx="1.300" ry="1.100" {} ellipse cx="24" cy="20.500" rx="1.300" ry="1.100" {} }
                Eyes::Narrow => { ellipse cx="16" cy="20.500" rx="1.400" ry=".800" {} ellipse cx="24" cy="20.500" rx="1.400" ry=".800" {} }
            }
        }
        path fill="none" stroke="#4a3524" stroke-width="1" stroke-linecap="round" d=(match eyes {
            Eyes::Wide => "M14 17.500q2-1 4 0M22 17.500q2-1 4 0",
            Eyes::Calm => "M14 18q2-.800 4 0M22 18q2-.800 4 0",
            Eyes::Narrow => "M14 17.800l4 .700M26 17.800l-4 .700",
        }) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponent;

    #[test]
    fn every_opponent_has_a_face_of_their_own() {
        let faces: std::collections::HashSet<String> =
            opponent::levels().map(|(level, _)| face(level).into_string()).collect();
        assert_eq!(faces.len(), opponent::levels().len());
        assert!(
            faces
                .iter()
                .all(|face| face.contains("</svg>") && !face.contains("\"H\"") && !face.contains("\"C\""))
        );
        assert_eq!(face("search").into_string(), "", "whoever is no person of Troyes has none");
    }
}
