//! What may take long can be interrupted: Ctrl-C is heard while the engine thinks.

use bots::Cancel;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::panic::resume_unwind;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How often Python is asked whether somebody wants to stop.
const LISTENS: Duration = Duration::from_millis(50);

/// Does something that may take long in a thread of its own, without the GIL, while this one listens to Python's
/// signals: only the main thread hears them, and it must not be deep in thought. If one raises (as Ctrl-C does), the
/// work is called off, and the exception comes as soon as it has stopped.
pub fn listening<T: Send>(py: Python<'_>, cancel: &Cancel, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| {
        let (done, awaited) = channel();
        thread::scope(|scope| {
            let work = move || {
                // Nobody hears what was called off.
                let _ = done.send(work());
            };
            let worker = thread::Builder::new().spawn_scoped(scope, work).map_err(PyRuntimeError::new_err)?;
            loop {
                match awaited.recv_timeout(LISTENS) {
                    Ok(done) => return Ok(done),
                    Err(RecvTimeoutError::Timeout) => {
                        Python::attach(|py| py.check_signals()).inspect_err(|_| cancel.cancel())?;
                    }
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
            // It ended without a result: whatever stopped it stops us too.
            worker.join().map_or_else(|panic| resume_unwind(panic), |()| Err(PyRuntimeError::new_err(())))
        })
    })
}
