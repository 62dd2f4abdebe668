//! The arguments of the commands for whoever runs a server.

use crate::values;
use clap::{Args as ClapArgs, Subcommand};
use server::Place;
use std::path::PathBuf;

#[derive(ClapArgs)]
pub struct Admin {
    #[command(subcommand)]
    pub what: AdminWhat,
}

#[derive(Subcommand)]
pub enum AdminWhat {
    #[command(about = "cli-help-admin-move")]
    Move(MoveTables),
}

#[derive(ClapArgs)]
pub struct MoveTables {
    #[arg(long, value_parser = values::place, value_name = "cli-value-place", help = "cli-help-admin-move-from")]
    pub from: Place,
    #[arg(long, value_parser = values::place, value_name = "cli-value-place", help = "cli-help-admin-move-to")]
    pub to: Place,
    #[arg(long, value_name = "cli-value-file", help = "cli-help-serve-key-file")]
    pub key_file: Option<PathBuf>,
}
