//! A load test by hand: `cargo run --release -p server --example load -- serve FILE` in one terminal, and
//! `… --example load -- ADDRESS PROCESS TABLES SECONDS [OFFER]` in another.

use server::loadtest::{Load, run};
use server::{Config, Limits, serve};
use std::time::Duration;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |place: usize| arguments.get(place).map(String::as_str).ok_or("an argument is missing");
    if argument(0)? == "serve" {
        let mut config = Config::local(argument(1)?.into());
        config.limits = Limits::for_load_tests();
        serve(config, |address| println!("{address} {}", std::process::id())).await?;
        return Ok(());
    }
    let load = Load {
        address: argument(0)?.parse()?,
        process: argument(1)?.parse().ok(),
        tables: argument(2)?.parse()?,
        time: Duration::from_secs(argument(3)?.parse()?),
        offer: argument(4).unwrap_or("troyes").into(),
        seats: 4,
        every: Duration::from_secs(5),
    };
    println!("{}", serde_json::to_string_pretty(&run(load).await?)?);
    Ok(())
}
