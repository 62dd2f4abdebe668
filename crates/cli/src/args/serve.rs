//! The arguments of what serves tables, thinks for those who do, and copies what is kept.

use crate::values;
use clap::Args as ClapArgs;
use server::{LogForm, Think};
use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(ClapArgs)]
pub struct Serve {
    #[arg(long, default_value = "127.0.0.1:8020", value_parser = values::address, value_name = "cli-value-address", help = "cli-help-serve-address")]
    pub address: SocketAddr,
    #[arg(long, value_parser = values::address, value_name = "cli-value-address", help = "cli-help-serve-inner")]
    pub inner: Option<SocketAddr>,
    #[arg(long, default_value = "text", value_parser = values::log_form, value_name = "cli-value-form", help = "cli-help-serve-log")]
    pub log: LogForm,
    #[arg(long, value_parser = values::whole::<u64>, default_value_t = 0, value_name = "cli-value-s", help = "cli-help-serve-notice")]
    pub notice: u64,
    #[arg(long, value_name = "cli-value-file", help = "cli-help-serve-file")]
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-file", help = "cli-help-serve-key-file")]
    pub key_file: Option<PathBuf>,
    #[arg(long, value_parser = values::database, value_name = "cli-value-url", conflicts_with = "file", help = "cli-help-serve-database")]
    pub database: Option<String>,
    #[arg(long, default_value = "both", value_parser = values::think, value_name = "cli-value-where", requires = "database", help = "cli-help-serve-think")]
    pub think: Think,
    #[arg(long, default_value = "127.0.0.1:0", value_parser = values::address, value_name = "cli-value-address", help = "cli-help-serve-node-address")]
    pub node_address: SocketAddr,
    #[arg(long, help = "cli-help-serve-https")]
    pub https: bool,
    #[arg(long = "host", value_name = "cli-value-name", help = "cli-help-serve-hosts")]
    pub hosts: Vec<String>,
    #[arg(long, help = "cli-help-serve-behind-proxy")]
    pub behind_proxy: bool,
    #[arg(long, help = "cli-help-serve-allow-local-webhooks")]
    pub allow_local_webhooks: bool,
    #[arg(long, value_parser = values::whole::<u64>, default_value_t = 1000, value_name = "cli-value-ms", help = "cli-help-serve-thinking")]
    pub thinking: u64,
    #[arg(long, value_parser = values::whole::<u32>, default_value_t = 7, value_name = "cli-value-days", help = "cli-help-serve-keep-unbegun")]
    pub keep_unbegun: u32,
    #[arg(long, value_parser = values::whole::<u32>, default_value_t = 90, value_name = "cli-value-days", help = "cli-help-serve-keep-unfinished")]
    pub keep_unfinished: u32,
    #[arg(long, value_parser = values::whole::<usize>, default_value_t = 500, value_name = "cli-value-n", help = "cli-help-serve-tables-each")]
    pub tables_each: usize,
    #[arg(long, hide = true, help = "cli-help-serve-many")]
    pub many: bool,
}

impl Default for Serve {
    fn default() -> Serve {
        let address = SocketAddr::from(([127, 0, 0, 1], 8020));
        Serve {
            address,
            inner: None,
            log: LogForm::Text,
            notice: 0,
            file: None,
            key_file: None,
            database: None,
            think: Think::default(),
            node_address: SocketAddr::from(([127, 0, 0, 1], 0)),
            https: false,
            hosts: Vec::new(),
            behind_proxy: false,
            allow_local_webhooks: false,
            thinking: 1000,
            keep_unbegun: 7,
            keep_unfinished: 90,
            tables_each: 500,
            many: false,
        }
    }
}

#[derive(ClapArgs)]
pub struct ThinkArgs {
    #[arg(long, value_parser = values::database, value_name = "cli-value-url", help = "cli-help-think-database")]
    pub database: String,
    #[arg(long, value_parser = values::threads, value_name = "cli-value-t", help = "cli-help-think-threads")]
    pub threads: Option<u16>,
    #[arg(long, default_value = "text", value_parser = values::log_form, value_name = "cli-value-form", help = "cli-help-serve-log")]
    pub log: LogForm,
}

#[derive(ClapArgs)]
pub struct Backup {
    #[arg(value_name = "cli-value-file", help = "cli-help-backup-copy")]
    pub copy: PathBuf,
    #[arg(long, value_name = "cli-value-file", help = "cli-help-serve-file")]
    pub file: Option<PathBuf>,
    #[arg(long, value_name = "cli-value-file", help = "cli-help-serve-key-file")]
    pub key_file: Option<PathBuf>,
}
