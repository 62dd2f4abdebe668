//! What `lend.js` lends: each is a few lines of JavaScript.

use futures_channel::oneshot;
use futures_util::future::BoxFuture;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;

#[wasm_bindgen(js_namespace = lent)]
extern "C" {
    /// Waits.
    pub async fn sleep(milliseconds: f64);
    /// Random bytes that nobody can guess.
    #[wasm_bindgen(js_name = fillRandom)]
    pub fn fill_random(bytes: &mut [u8]);
    /// A text beside the program; nothing if there is none.
    #[wasm_bindgen(catch)]
    pub async fn file(name: String) -> Result<JsValue, JsValue>;
    /// A line for whoever looks at the console.
    pub fn note(text: &str);
    /// All tables as JSON: names and texts in pairs.
    #[wasm_bindgen(catch)]
    pub async fn tables() -> Result<JsValue, JsValue>;
    /// A table as JSON: its text and the lines of its journal.
    #[wasm_bindgen(catch)]
    pub async fn table(id: String) -> Result<JsValue, JsValue>;
    /// Writes a commit, given as JSON; false if the table is not as the commit expects.
    #[wasm_bindgen(catch)]
    pub async fn commit(commit: String) -> Result<JsValue, JsValue>;
    /// All cookies as JSON: names and values in pairs.
    #[wasm_bindgen(catch)]
    pub async fn cookies() -> Result<JsValue, JsValue>;
    /// Keeps a cookie.
    #[wasm_bindgen(catch, js_name = keepCookie)]
    pub async fn keep_cookie(name: String, value: String) -> Result<JsValue, JsValue>;
    /// Lets a bot think in a worker beside a page; nothing if none can.
    #[wasm_bindgen(catch)]
    pub async fn think(task: String) -> Result<JsValue, JsValue>;
}

/// What comes of something that only this thread can wait for, as a future that any thread could. There is only this
/// thread. `None` if it came to no end.
pub fn here<T: Send + 'static>(task: impl Future<Output = T> + 'static) -> BoxFuture<'static, Option<T>> {
    let (done, result) = oneshot::channel();
    spawn_local(async move {
        // Whoever waited may be gone.
        drop(done.send(task.await));
    });
    Box::pin(async move { result.await.ok() })
}
