//! Work that goes on beside what asked for it.

use futures_util::future::BoxFuture;
use tokio::task::JoinHandle;

/// Starts it. Boxed, so that the runtime's own code is compiled once for all of them and not once for each.
pub fn spawn<T: Send + 'static>(task: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    let task: BoxFuture<'static, T> = Box::pin(task);
    tokio::spawn(task)
}
