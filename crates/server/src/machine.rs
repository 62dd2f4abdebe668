//! What is asked of the operating system. Where it does not know an answer, everything works without.

use std::time::Duration;

/// Lets the thread that calls this give way to all others: it thinks when nobody is to be served.
///
/// Only Linux knows how eager a single thread is; elsewhere this would slow the whole process.
pub fn give_way() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        // About a thirtieth of the others' share while they want the core, all of it otherwise.
        const LESS: i32 = 15;
        const LEAST: i32 = 19;
        // A system that refuses this shares evenly, as it would have done anyway.
        let _ = getpriority_process(None).and_then(|own| setpriority_process(None, (own + LESS).min(LEAST)));
    }
}

/// Asks for so many open files, and says how many there may be: before and now. `None` means any number.
#[cfg(unix)]
pub fn raise_open_files(wanted: u64) -> (Option<u64>, Option<u64>) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let Some(before) = limit.current else { return (None, None) };
    let allowed = limit.maximum.map_or(wanted, |most| most.min(wanted));
    if allowed <= before {
        return (Some(before), Some(before));
    }
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(allowed), ..limit });
    (Some(before), Some(if raised.is_ok() { allowed } else { before }))
}

/// This system has no such limit.
#[cfg(not(unix))]
pub fn raise_open_files(_wanted: u64) -> (Option<u64>, Option<u64>) {
    (None, None)
}

/// How long this machine has been running, its sleep included: unlike the clock of the wall nobody sets it.
pub fn since_boot() -> Duration {
    #[cfg(target_os = "linux")]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
    }
    #[cfg(not(target_os = "linux"))]
    {
        static START: std::sync::LazyLock<std::time::Instant> =
            std::sync::LazyLock::new(std::time::Instant::now);
        START.elapsed() + Duration::from_secs(1)
    }
}

/// The name that this machine has in its network.
pub fn name() -> Option<String> {
    #[cfg(unix)]
    let name = rustix::system::uname().nodename().to_str().ok().map(String::from);
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").ok();
    name.filter(|name| !name.is_empty())
}
