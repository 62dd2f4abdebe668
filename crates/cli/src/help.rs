//! The help of every command in a language.
//!
//! The arguments are declared with the names of messages as their help and as the names of their values; here these
//! messages are said, and so is what clap would say itself.

use crate::args::Args;
use clap::{Arg, Command, CommandFactory};
use std::borrow::Cow;
use tabletop::{Phrase, phrase};
use words::{Language, Languages};

/// What begins the names of our messages.
const MESSAGE: &str = "cli-";

/// The command line with its help in a language.
pub fn command(language: Language) -> Command {
    let mut command = Args::command();
    // Only then has clap added its own flags and commands, and handed on what is the same for all.
    command.build();
    in_language(command, language)
}

fn in_language(command: Command, language: Language) -> Command {
    let about = match command.get_name() {
        "help" => Some(language.text(&phrase!("cli-help-help"))),
        _ => command.get_about().map(|about| say(&about.to_string(), language)),
    };
    let mut command = command
        .mut_args(|arg| argument(arg, language))
        .mut_subcommands(|subcommand| in_language(subcommand, language));
    if let Some(about) = about {
        command = command.about(about);
    }
    let usage = usage(&mut command, language);
    let template = template(&command, language);
    // A line of help is as long as it is: clap would wrap it where something else built beside it asks for that.
    command.override_usage(usage).help_template(template).term_width(0)
}

/// The message of this name. Anything else is not ours and stays.
fn say(name: &str, language: Language) -> String {
    if !name.starts_with(MESSAGE) {
        return name.into();
    }
    language.text(&Phrase { message: Cow::Owned(name.into()), args: Vec::new() })
}

fn argument(arg: Arg, language: Language) -> Arg {
    let mut help = match arg.get_id().as_str() {
        "help" => language.text(&phrase!("cli-help-print-help")),
        "version" => language.text(&phrase!("cli-help-print-version")),
        "lang" => language.text(&phrase!("cli-help-lang", tags = tags())),
        _ => say(&arg.get_help().map(ToString::to_string).unwrap_or_default(), language),
    };
    let usual: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if !usual.is_empty() && !arg.is_hide_default_value_set() && arg.get_action().takes_values() {
        let usual = usual.join(" ");
        help = language.text(&phrase!("cli-help-default", help = help, value = usual));
    }
    let values: Vec<String> = arg
        .get_value_names()
        .map(|names| names.iter().map(|name| say(name, language)).collect())
        .unwrap_or_default();
    let arg = arg.help(help).hide_default_value(true);
    if values.is_empty() { arg } else { arg.value_names(values) }
}

/// Every language by its tag.
fn tags() -> String {
    Languages::iter().map(Language::tag).collect::<Vec<_>>().join(", ")
}

/// How the command is written, as clap writes it but for its words.
fn usage(command: &mut Command, language: Language) -> String {
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
    let words = [("[OPTIONS]", phrase!("cli-usage-options")), ("[COMMAND]", phrase!("cli-usage-command"))];
    // What must be there stands in other brackets.
    let usage = usage.replace("<COMMAND>", &language.text(&words[1].1).replace('[', "<").replace(']', ">"));
    words.iter().fold(usage, |usage, (word, phrase)| usage.replace(word, &language.text(phrase)))
}

/// What stands where in the help of a command. The headings are ours.
fn template(command: &Command, language: Language) -> String {
    let heading = |phrase: Phrase| {
        let style = clap::builder::Styles::styled();
        let style = style.get_header();
        format!("{}{}{}", style.render(), language.text(&phrase), style.render_reset())
    };
    let mut template = format!("{{about-with-newline}}\n{} {{usage}}", heading(phrase!("cli-usage")));
    if command.get_subcommands().any(|subcommand| !subcommand.is_hide_set()) {
        template += &format!("\n\n{}\n{{subcommands}}", heading(phrase!("cli-usage-commands")));
    }
    if command.get_positionals().any(|arg| !arg.is_hide_set()) {
        template += &format!("\n\n{}\n{{positionals}}", heading(phrase!("cli-usage-arguments")));
    }
    if command.get_opts().chain(flags(command)).any(|arg| !arg.is_hide_set()) {
        template += &format!("\n\n{}\n{{options}}", heading(phrase!("cli-usage-flags")));
    }
    template
}

fn flags(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| !arg.is_positional() && !arg.get_action().takes_values())
}
