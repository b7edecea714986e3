//! Where the files are.

use std::path::PathBuf;

/// The folder for games and settings: `KACHEL_HOME`, or else what the system means for an app's data.
///
/// The path is empty if the system knows no such folder; [`Keeper::open`](super::Keeper::open) then saves nothing and says
/// so. On Android there is only `KACHEL_HOME` here: the app's own folder comes from the activity.
pub fn home() -> PathBuf {
    match std::env::var_os("KACHEL_HOME").filter(|folder| !folder.is_empty()) {
        // Absolute, so that it stays the same folder wherever the process goes.
        Some(folder) => std::path::absolute(&folder).unwrap_or_else(|_| folder.into()),
        None => system_home(),
    }
}

#[cfg(not(target_os = "android"))]
fn system_home() -> PathBuf {
    directories::ProjectDirs::from("org", "kachel", "Kachel")
        .map_or_else(PathBuf::new, |folders| folders.data_dir().to_owned())
}

#[cfg(target_os = "android")]
fn system_home() -> PathBuf {
    PathBuf::new()
}
