//! `troyes manuals`: man pages and completions for shells, as packages bring them.

use crate::help;
use clap_complete::{Shell, generate_to};
use cli::Failure;
use cli::failure::cannot_write;
use std::path::Path;
use words::Language;

const SHELLS: [Shell; 5] = [Shell::Bash, Shell::Elvish, Shell::Fish, Shell::PowerShell, Shell::Zsh];

/// Writes all of them into a folder.
pub fn write(folder: &Path, language: Language) -> Result<(), Failure> {
    let failed = |error: std::io::Error| cannot_write(folder, &error);
    std::fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(help::command(language), folder).map_err(failed)?;
    for shell in SHELLS {
        generate_to(shell, &mut help::command(language), "troyes", folder).map_err(failed)?;
    }
    Ok(())
}
