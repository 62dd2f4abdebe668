//! What the operating system says of the process, under the names that every Prometheus client uses. Linux tells; elsewhere
//! these numbers are missing.

use super::Text;

/// What Linux counts time of processors in.
#[cfg(target_os = "linux")]
const TICKS_PER_SECOND: f64 = 100.0;

/// Seconds of a processor that a process has taken so far.
#[cfg(target_os = "linux")]
pub fn processor_seconds(process: &str) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Its name stands in brackets and may hold anything; after it come the numbers, from the third on.
    let mut numbers = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let (user, system): (f64, f64) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
    Some((user + system) / TICKS_PER_SECOND)
}

/// Bytes of memory that a process takes now.
#[cfg(target_os = "linux")]
fn resident_bytes() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse::<f64>().ok().map(|kilobytes| kilobytes * 1024.0)
}

/// Writes what is known.
#[cfg(target_os = "linux")]
pub fn write(text: &mut Text) {
    if let Some(seconds) = processor_seconds("self") {
        text.counter("process_cpu_seconds_total", "Seconds of processors that were used.", seconds);
    }
    if let Some(bytes) = resident_bytes() {
        text.gauge("process_resident_memory_bytes", "Bytes of memory that are used.", bytes);
    }
    if let Ok(files) = std::fs::read_dir("/proc/self/fd") {
        text.gauge("process_open_fds", "Open files and connections.", files.count() as f64);
    }
}

/// Nothing is known here.
#[cfg(not(target_os = "linux"))]
pub fn write(_text: &mut Text) {}

/// Nothing is known here.
#[cfg(not(target_os = "linux"))]
pub fn processor_seconds(_process: &str) -> Option<f64> {
    None
}
