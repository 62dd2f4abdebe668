//! Where the tables of the tests are kept.

use crate::test_server::DATABASE;

/// Whether they are kept in files, which some tests look into.
pub fn are_files_used() -> bool {
    let is_file = std::env::var_os(DATABASE).is_none();
    if !is_file {
        eprintln!("left out: this is about the file of one server");
    }
    is_file
}
