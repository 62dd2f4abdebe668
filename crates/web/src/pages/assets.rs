//! The few files beside the pages: style, script, picture. They are part of the program.

use crate::games::Games;
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file with a name that changes whenever its content does, so that browsers may keep it forever.
pub struct Asset {
    /// Its address.
    pub path: String,
    /// Its content.
    pub text: String,
    /// What kind of file it is.
    pub kind: &'static str,
}

/// All of them.
pub struct Assets {
    /// The style of all pages and boards.
    pub style: Asset,
    /// The script of all pages.
    pub script: Asset,
    /// The picture beside a page's title.
    pub icon: Asset,
}

/// All of them.
pub static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let boards = Games::all().iter().map(|rules| rules.style().to_string()).collect::<String>();
    let style = [
        include_str!("../assets/base.css"),
        include_str!("../assets/lobby.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/tablet.css"),
        include_str!("../assets/company.css"),
        &boards,
        include_str!("../assets/dark.css"),
        include_str!("../assets/print.css"),
    ];
    Assets {
        style: Asset::new("style", "css", "text/css; charset=utf-8", style.concat()),
        script: Asset::new("script", "js", "text/javascript; charset=utf-8", SCRIPT.concat()),
        icon: Asset::new("icon", "svg", "image/svg+xml", include_str!("../assets/icon.svg").into()),
    }
});

/// One module, written in several files.
const SCRIPT: [&str; 11] = [
    include_str!("../assets/script/page.js"),
    include_str!("../assets/script/swap.js"),
    include_str!("../assets/script/call.js"),
    include_str!("../assets/script/company.js"),
    include_str!("../assets/script/live.js"),
    include_str!("../assets/script/draft.js"),
    include_str!("../assets/script/news.js"),
    include_str!("../assets/script/scenes.js"),
    include_str!("../assets/script/tips.js"),
    include_str!("../assets/script/replay.js"),
    include_str!("../assets/script/lobby.js"),
];

impl Asset {
    fn new(name: &str, ending: &str, kind: &'static str, text: String) -> Asset {
        let hash = hex::encode(&Sha256::digest(&text)[..6]);
        Asset { path: format!("/assets/{name}-{hash}.{ending}"), text, kind }
    }
}

impl Assets {
    /// The file at an address.
    pub fn find(&self, path: &str) -> Option<&Asset> {
        [&self.style, &self.script, &self.icon].into_iter().find(|asset| asset.path == path)
    }
}
