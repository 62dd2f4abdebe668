//! The few files beside the pages: style, script, pictures, fonts. They are part of the program.

use crate::games::Games;
use bytes::Bytes;
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file with a name that changes whenever its content does, so that browsers may keep it forever.
pub struct Asset {
    /// Its address.
    pub path: String,
    /// Its content.
    pub content: Bytes,
    /// What kind of file it is.
    pub kind: &'static str,
}

/// All of them.
pub struct Assets {
    /// The style of all pages and boards.
    pub style: Asset,
    /// The script of all pages.
    pub script: Asset,
    /// The script that checks dice.
    pub verify: Asset,
    /// The picture beside a page's title.
    pub icon: Asset,
    /// The drawings that boards refer to.
    pub drawings: Asset,
    /// The letters of titles, of text and of stressed text.
    pub fonts: [Asset; 3],
}

/// All of them.
pub static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let boards = Games::all().iter().map(|rules| rules.style().to_string()).collect::<String>();
    let drawings = Games::all().iter().map(|rules| rules.drawings()).collect::<String>();
    let fonts = FONTS.map(|(name, _, _, content)| Asset::new(name, "woff2", "font/woff2", content));
    let style = [
        &font_faces(&fonts),
        include_str!("../assets/base.css"),
        include_str!("../assets/lobby.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/tablet.css"),
        include_str!("../assets/company.css"),
        include_str!("../assets/puzzles.css"),
        include_str!("../assets/me.css"),
        include_str!("../assets/analysis.css"),
        include_str!("../assets/guide.css"),
        include_str!("../assets/mixing.css"),
        &boards,
        include_str!("../assets/real-table.css"),
        include_str!("../assets/touch.css"),
        include_str!("../assets/dark.css"),
        include_str!("../assets/print.css"),
    ];
    Assets {
        style: Asset::new("style", "css", "text/css; charset=utf-8", style.concat().into_bytes()),
        script: Asset::new("script", "js", "text/javascript; charset=utf-8", SCRIPT.concat().into_bytes()),
        verify: Asset::new("verify", "js", "text/javascript; charset=utf-8", VERIFY.concat().into_bytes()),
        icon: Asset::new("icon", "svg", "image/svg+xml", include_bytes!("../assets/icon.svg").as_slice()),
        drawings: Asset::new("drawings", "svg", "image/svg+xml", sprite(&drawings).into_bytes()),
        fonts,
    }
});

/// Each file of letters: its name, its family, the weights it stands for, its content.
const FONTS: [(&str, &str, &str, &[u8]); 3] = [
    ("titles", "Troyes Titles", "400 900", include_bytes!("../assets/fonts/titles.woff2")),
    ("text", "Troyes Text", "400 500", include_bytes!("../assets/fonts/text.woff2")),
    ("text-bold", "Troyes Text", "600 900", include_bytes!("../assets/fonts/text-bold.woff2")),
];

/// Text stands in a font of the system until ours is there.
fn font_faces(fonts: &[Asset]) -> String {
    let face = |((_, family, weights, _), font): (&(&str, &str, &str, &[u8]), &Asset)| {
        format!(
            "@font-face {{ font-family: \"{family}\"; font-weight: {weights}; font-display: swap; src: url(\"{}\") format(\"woff2\"); }}\n",
            font.path
        )
    };
    FONTS.iter().zip(fonts).map(face).collect()
}

/// The drawings of all boards in one file.
fn sprite(symbols: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{symbols}</svg>")
}

/// The script that checks dice: the hashes of all pages, and the dice.
const VERIFY: [&str; 3] = [
    include_str!("../assets/script/sha256.js"),
    include_str!("../assets/script/dice.js"),
    include_str!("../assets/script/verify.js"),
];

/// One module, written in several files.
const SCRIPT: [&str; 17] = [
    include_str!("../assets/script/page.js"),
    include_str!("../assets/script/press.js"),
    include_str!("../assets/script/swap.js"),
    include_str!("../assets/script/call.js"),
    include_str!("../assets/script/company.js"),
    include_str!("../assets/script/live.js"),
    include_str!("../assets/script/draft.js"),
    include_str!("../assets/script/real_table.js"),
    include_str!("../assets/script/news.js"),
    include_str!("../assets/script/scenes.js"),
    include_str!("../assets/script/tips.js"),
    include_str!("../assets/script/guide.js"),
    include_str!("../assets/script/sha256.js"),
    include_str!("../assets/script/mixing.js"),
    include_str!("../assets/script/replay.js"),
    include_str!("../assets/script/analysis.js"),
    include_str!("../assets/script/lobby.js"),
];

impl Asset {
    fn new(name: &str, ending: &str, kind: &'static str, content: impl Into<Bytes>) -> Asset {
        let content = content.into();
        let hash = hex::encode(&Sha256::digest(&content)[..6]);
        Asset { path: format!("/assets/{name}-{hash}.{ending}"), content, kind }
    }
}

impl Assets {
    /// The file at an address.
    pub fn find(&self, path: &str) -> Option<&Asset> {
        let single = [&self.style, &self.script, &self.verify, &self.icon, &self.drawings];
        single.into_iter().chain(&self.fonts).find(|asset| asset.path == path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// One module is written in several files: a name that two of them declare would keep all of it from running.
    #[test]
    fn no_name_is_declared_twice_in_a_script() {
        for files in [&SCRIPT[..], &VERIFY] {
            let lines = files.iter().flat_map(|file| file.lines());
            let declared = lines.filter_map(|line| {
                let words = ["const ", "let ", "class ", "async function ", "function "];
                let rest = words.iter().find_map(|word| line.strip_prefix(word))?;
                let name = rest.split(|letter: char| !(letter.is_alphanumeric() || letter == '_')).next()?;
                (!name.is_empty()).then_some(name)
            });
            let mut known = BTreeSet::new();
            let twice: Vec<&str> = declared.filter(|name| !known.insert(*name)).collect();
            assert!(known.len() > 10 && twice.is_empty(), "{twice:?}");
        }
    }
}
