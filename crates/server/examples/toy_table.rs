//! Serves the toy game: `cargo run -p server --example toy_table -- FILE [PORT]`.

use server::Config;
use std::net::{Ipv4Addr, SocketAddr};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().unwrap_or_else(|| "toy-tables.db".into());
    let port = arguments.next().map_or(Ok(7171), |port| port.parse())?;
    let mut config = Config::local(file.into());
    config.address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    config.limits.requests_per_second = 5_000.0;
    config.limits.requests_at_once = 5_000.0;
    config.limits.tables_per_minute = 5_000.0;
    server::serve(config, |address| println!("http://{address}")).await?;
    Ok(())
}
