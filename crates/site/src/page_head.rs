//! What pages need here beyond what they need from a server: the app's manifest, and the script that lets bots think
//! beside the page.

const END_OF_HEAD: &str = "</head>";
const HEAD: &str = concat!(
    r#"<link rel="manifest" href="/app.webmanifest">"#,
    "<meta name=\"theme-color\" content=\"#7c2320\">",
    r#"<script type="module" src="/page.js"></script>"#,
);

/// A page with this in its head.
pub fn with_page_head(page: &str) -> String {
    page.replacen(END_OF_HEAD, &[HEAD, END_OF_HEAD].concat(), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_head_of_a_page_grows() {
        let page = with_page_head("<html><head><title>T</title></head><body>&lt;/head></body></html>");
        let (head, body) = page.split_once(END_OF_HEAD).unwrap();
        assert!(head.starts_with("<html><head><title>T</title>") && head.ends_with(HEAD));
        assert_eq!(body, "<body>&lt;/head></body></html>");
    }
}
