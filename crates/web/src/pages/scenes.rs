//! The course of a round for the script, which shows its scenes one after the other; the log tells them to everybody.

use super::table::TablePage;
use crate::played_game::Sight;
use crate::staging::StagedScene;
use maud::{Markup, html};
use words::{Language, phrase};

impl TablePage<'_> {
    /// The scenes of this round.
    pub(super) fn scenes(&self, sight: &Sight) -> Markup {
        html! { ol #scenes hidden { @for scene in &sight.scenes { (self.scene(scene)) } } }
    }

    fn scene(&self, scene: &StagedScene) -> Markup {
        let gains: Vec<String> =
            scene.gains.iter().map(|(spot, amount)| format!("{spot}:{amount:+}")).collect();
        html! {
            li data-scene=(scene.at) data-part=(scene.part) data-about=[scene.about.as_ref()]
                data-comes=(scene.comes.join(" ")) data-gains=(gains.join(" ")) {
                @for told in &scene.told { span { (self.told(told)) " " } }
            }
        }
    }

    /// How long somebody wants to look at the beginning of a round; their browser remembers it.
    pub(super) fn scene_pace(&self) -> Markup {
        html! {
            label .script-only {
                (self.text(phrase!("page-scenes-pace"))) " "
                select data-scene-pace {
                    @for (pace, word) in [("1.6", "calmly"), ("1", "quickly"), ("0", "not")] {
                        option value=(pace) selected[word == "quickly"] { (self.text(phrase!("page-scenes-paces", pace = word))) }
                    }
                }
            }
        }
    }
}

/// Where scenes are shown, and how to be done with them.
pub fn caption(language: Language) -> Markup {
    html! {
        div #caption role="region" aria-label=(language.text(&phrase!("page-scenes"))) hidden {
            p {}
            button #skip-scenes type="button" { (language.text(&phrase!("page-scenes-skip"))) }
        }
    }
}
