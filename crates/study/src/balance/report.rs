//! The report on the balance of the game.

use super::effects::Effects;
use super::figures::{Reconstructed, reconstructed};
use super::reading::{COLUMNS, in_short};
use super::sample::{Kind, Sample, Terms, name};
use super::sensitivity::{Proposal, propose};
use super::tables::{self, item, percent};
use super::together::{Step, together};
use super::usage::usage;
use crate::plan::StudyError;

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// How many deals of the base game, and of everything together.
    pub games: u64,
    /// How many deals of every other mix.
    pub mixes: u64,
    /// How often every deal of the base game and of everything is played again with all figures moved; not at all if 0.
    pub varied: usize,
}

/// Where a report comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// The command that makes it again.
    pub command: String,
    /// The state of the source code.
    pub commit: String,
}

/// A report: its text, and its pictures by the name of their files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pages {
    /// Markdown.
    pub text: String,
    /// SVG.
    pub pictures: Vec<(&'static str, String)>,
    /// How often each component is used and what that brought: JSON.
    pub usage: String,
}

/// What four play with, beside the base game and everything.
const MODULES: [&str; 9] = [
    "bonus",
    "ladies-characters",
    "revealed-character",
    "ladies-cards",
    "mixed-cards",
    "ladies-events",
    "purple",
    "ramparts",
    "tournament",
];

/// Plays and writes the report. `progress` hears what is being done.
pub fn report(
    terms: &Terms,
    extent: Extent,
    provenance: &Provenance,
    mut progress: impl FnMut(&str),
) -> Result<Pages, StudyError> {
    let deals: Vec<u64> = (0..extent.games).collect();
    let few = &deals[..extent.mixes.min(extent.games) as usize];
    let mut play = |players: u8, options: &str, deals: &[u64]| {
        progress(&format!(
            "{players} players, {}",
            if options.is_empty() { "the base game" } else { options }
        ));
        Sample::play(terms, players, options, None, deals)
    };
    let (base, all) = (play(4, "", &deals)?, play(4, "all", &deals)?);
    let (three, two) = (play(3, "", few)?, play(2, "", few)?);
    let modules = MODULES.map(|module| play(4, module, few).map(|sample| (format!("4, `{module}`"), sample)));
    let modules = modules.into_iter().collect::<Result<Vec<_>, _>>()?;
    let tables = [("2", &two), ("3", &three), ("4", &base), ("4, everything", &all)];
    let tables = tables.map(|(what, sample)| (what.to_string(), sample));
    let [of_base, of_all] = [&base, &all].map(Effects::of);
    let mut mixes = tables.to_vec();
    mixes.splice(3..3, modules.iter().map(|(what, sample)| (what.clone(), sample)));
    let (steps, proposals) = variations(&[&base, &all], terms, extent.varied, &mut progress)?;
    let samples = [("base", &base, &of_base), ("all", &all, &of_all)];
    let usage = usage(terms, extent, provenance, &samples);
    let mut pages = Pages { text: String::new(), pictures: Vec::new(), usage };
    pages.introduce(terms, extent, provenance);
    let compared: Vec<_> =
        mixes.iter().map(|(what, sample)| (what.clone(), sample.points_beyond(&base))).collect();
    let both = [("the base game", &base, &of_base), ("everything together", &all, &of_all)];
    pages.text += &in_short(&tables, &compared, both, &steps);
    pages.text += COLUMNS;
    pages.seats(&tables, &of_base);
    pages.text += &format!("\n## Length, points and modules\n\n{}\n{}", MIXES, tables::mixes(&mixes, &base));
    pages.no_choices(&[(&base, "the base game"), (&all, "everything together")], &proposals);
    pages.components("The base game, four players", ["cards-base.svg", "events-base.svg"], &base, &of_base);
    pages.components("Everything together, four players", ["cards-all.svg", "events-all.svg"], &all, &of_all);
    pages.steps(&steps);
    Ok(pages)
}

const MIXES: &str =
    "The modules are played on the same deals as the base game: *on the same deals* is by how much a family's points differ
there. `4, everything` has all that go together. How many rounds there are follows from the number of players; how long a game
is, from how much there is to choose.\n";

/// The first of these samples in which a component is in play.
fn home<'a>(samples: &[&'a Sample], id: &str) -> Option<&'a Sample> {
    samples.iter().copied().find(|sample| sample.components.iter().any(|(_, other)| *other == id))
}

/// On how many deals a proposal is tried at most.
const TRIED: usize = 150;

/// What every figure of ours does, and what would bring cards into line that are no choice.
fn variations(
    samples: &[&Sample; 2],
    terms: &Terms,
    times: usize,
    progress: &mut impl FnMut(&str),
) -> Result<(Vec<Step>, Vec<Proposal>), StudyError> {
    if times == 0 {
        return Ok((Vec::new(), Vec::new()));
    }
    let figures = reconstructed(&samples[1].rules);
    let mut steps = Vec::new();
    for (sample, what) in samples.iter().zip(["the base game", "everything"]) {
        progress(&format!("figures moved in {what}"));
        let is_home = |figure: &&Reconstructed| {
            home(samples, figure.component()).is_some_and(|home| std::ptr::eq(home, *sample))
        };
        let figures: Vec<&Reconstructed> = figures.iter().filter(is_home).collect();
        steps.extend(together(sample, terms, &figures, times)?);
    }
    let mut proposals = Vec::new();
    for sample in samples {
        for (id, _) in tables::no_choices(sample) {
            if home(samples, id).is_some_and(|home| std::ptr::eq(home, *sample)) {
                progress(&format!("a proposal for {id}"));
                proposals.extend(propose(sample, terms, &figures, id, TRIED)?);
            }
        }
    }
    Ok((steps, proposals))
}

impl Pages {
    fn introduce(&mut self, terms: &Terms, extent: Extent, provenance: &Provenance) {
        let Provenance { command, commit } = provenance;
        let Terms { bot, seed, .. } = terms;
        let Extent { games, mixes, varied } = extent;
        self.text += &format!(
            "# The balance of Troyes

Written by a program: `{command}`, seed {seed}, at commit {commit}. The bot `{bot}` plays every seat: {games} games of the
base game for four and of everything together, {mixes} of every other mix. Each deal of the first two is played {varied} times more
with figures moved.

Read it with care. It says how *this bot* fares: what it misjudges looks worse than it is. The printed truth stays with the
owners of the game: all figures that are moved here are our own reconstruction.
"
        );
    }

    fn seats(&mut self, samples: &[(String, &Sample)], effects: &Effects) {
        self.text += "\n## Seats\n\n![Victories by seat, compared with a fair share](balance/seats.svg)\n\n";
        self.text += &tables::seats(samples);
        let others: Vec<String> = effects.seats.iter().map(|seat| tables::signed(*seat)).collect();
        self.text += &format!(
            "\nWith what everybody did taken into account, the second, third and fourth seat of the base game bring {} \
             points compared with the first.\n",
            others.join(", ")
        );
        self.pictures.push(("seats.svg", tables::seats_picture(samples)));
    }

    fn components(&mut self, title: &str, files: [&'static str; 2], sample: &Sample, effects: &Effects) {
        self.text += &format!("\n## {title}\n");
        let kinds = [
            (Kind::Card, "Activity cards", Some(files[0])),
            (Kind::Event, "Events", Some(files[1])),
            (Kind::Character, "Characters", None),
            (Kind::Tile, "Outdoor activities", None),
        ];
        let components = &sample.components;
        for (kind, heading, file) in kinds {
            if !components.iter().any(|(other, _)| *other == kind) {
                continue;
            }
            self.text += &format!("\n### {heading}\n\n");
            if let Some(file) = file {
                let title = format!("{heading}: {title}");
                self.pictures.push((file, tables::picture(sample, effects, kind, &title)));
                self.text += &format!("![{title}](balance/{file})\n\n");
            }
            if kind == Kind::Event {
                self.text += "*Countered*: how often in a game in which it is dealt. *Points a time*: whenever cubes are placed on \
                              it. *Took*: from all families together, in a game.\n\n";
            }
            if kind == Kind::Character {
                self.text += "Every character rewards all families; whoever holds one knows it from the beginning. \
                              Points are what it gives at the end.\n\n";
            }
            self.text += &tables::components(sample, effects, kind);
        }
    }

    fn no_choices(&mut self, samples: &[(&Sample, &str)], proposals: &[Proposal]) {
        self.text += "\n## What is no choice\n\nActivity cards, events and outdoor activities that fewer than one family in ten uses where \
                      they are dealt, or more than nine in ten, and what would bring them into line. What an outdoor activity \
                      costs is the way to its gate.\n\n";
        let mut found = false;
        for (sample, what) in samples {
            for (id, popularity) in tables::no_choices(sample) {
                found = true;
                let proposal = proposals.iter().find(|proposal| proposal.component == id);
                let advice = match proposal {
                    Some(proposal) => advice(proposal),
                    None => "none of its figures is ours to change, or they were not varied".into(),
                };
                let share = percent(popularity);
                item(
                    &mut self.text,
                    &format!("**{}** in {what}: used by {share} of the families; {advice}.", name(id)),
                );
            }
        }
        if !found {
            self.text += "There is none.\n";
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        if steps.is_empty() {
            return;
        }
        self.text += "\n## If a figure of ours were one higher or lower\n\nThe same deals again, with all of our figures moved at once, \
                      each up or down by a throw of its own (of a list one number at a time), so that every game tells of \
                      every figure in play. Base cards in the base game, all others in everything together, and only deals in which \
                      the component is dealt. *Points by one more*: of all families at the table, on average, compared with \
                      the same deal as it is. *Uses by one more*: of the component in a game. Then the share of families that \
                      use it where the figure is lower, as it is (with no other figure moved), and higher.\n\n";
        let chance = steps.len() / 20;
        self.text += &format!(
            "Of these {} figures about {chance} seem to move something by chance alone. ",
            steps.len()
        );
        let used = tables::sure(steps, |step| step.uses).len();
        let sure: Vec<&Step> =
            tables::sure(steps, |step| step.points).into_iter().map(|(step, _)| step).collect();
        self.text += &format!("{used} surely move how often their component is used");
        self.text += &match sure.is_empty() {
            true => ", none surely moves points.\n".into(),
            false => format!("; these surely move points, the strongest first:\n\n{}", tables::steps(sure)),
        };
        self.text += &format!(
            "\n<details>\n<summary>All {} figures, in the order of the figures file</summary>\n\n{}\n</details>\n",
            steps.len(),
            tables::steps(steps)
        );
    }
}

fn advice(proposal: &Proposal) -> String {
    let Proposal { change, popularity, .. } = proposal;
    let (figure, share) = (&change.figure, percent(*popularity));
    let (now, then) = (figure.value(), figure.value() + change.by);
    let line = proposal.figures().map_or_else(String::new, |(_, text)| text.trim().to_string());
    let tried = format!(
        "tried on {} deals, points of a family {}; `{line}`",
        change.deals,
        tables::signed(change.moved.points)
    );
    match proposal.suffices() {
        true => format!("with {} {then} instead of {now} it would be {share} ({tried})", figure.name()),
        false => format!("even {} {then} instead of {now} only makes it {share} ({tried})", figure.name()),
    }
}
