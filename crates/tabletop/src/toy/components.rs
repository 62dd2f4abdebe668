//! What there is to look up in the toy.

use super::{Happening, Toy};
use crate::{CardSheet, Component, Components, phrase};

impl Components for Toy {
    fn cards(&self) -> Vec<CardSheet> {
        let sheet = |id: &'static str, figure: &'static str| {
            let component = Component { game: "toy", id };
            let path = format!("toy.{id}.{figure}");
            CardSheet {
                component,
                name: component.name(),
                kind: phrase!("toy-board"),
                set: phrase!("toy-set"),
                color: None,
                rule: component.says("rule"),
                figures: self
                    .figures
                    .figure(&path, phrase!("toy-figure", figure = figure))
                    .into_iter()
                    .collect(),
            }
        };
        vec![sheet("lucky", "bonus"), sheet("purse", "coins"), sheet("tower", "cost")]
    }

    fn touched_components(&self, happening: &Happening, out: &mut Vec<&'static str>) {
        match happening {
            Happening::Dealt(..) => out.push("lucky"),
            Happening::Sold(..) => out.push("purse"),
            Happening::Built(..) => out.push("tower"),
            Happening::Rolled(..) | Happening::Took(..) => {}
        }
    }

    fn touchable_components(&self) -> Vec<&'static str> {
        vec!["lucky", "purse", "tower"]
    }
}
