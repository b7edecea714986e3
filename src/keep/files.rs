//! Single files: read with care, replaced whole, moved without loss.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// No game's record comes near this size; a larger file is none.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a text. `Ok(None)` if the file's content can't be one of ours: too long, or not UTF-8.
pub fn read(path: &Path) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Ok(None);
    }
    Ok(String::from_utf8(bytes).ok())
}

/// Replaces a file's content, so that whoever looks at any time finds the old text or the new one, also after a crash.
/// Makes the folder if need be.
pub fn replace(path: &Path, text: &str, modified: Option<SystemTime>) -> io::Result<()> {
    let folder = path.parent().expect("a file lies in a folder");
    let temporary = temporary(path);
    let written = match write(&temporary, text, modified) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            make_folder(folder)?;
            write(&temporary, text, modified)
        }
        result => result,
    };
    written.and_then(|()| fs::rename(&temporary, path)).inspect_err(|_| {
        // Half a file helps nobody, and it may be what fills the disk.
        let _ = fs::remove_file(&temporary);
    })?;
    sync_folder(folder);
    Ok(())
}

fn write(path: &Path, text: &str, modified: Option<SystemTime>) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    if let Some(time) = modified {
        file.set_modified(time)?;
    }
    file.sync_all()
}

/// Where a text is written before it takes its place: in the same folder, so that renaming is enough. Two processes
/// never share one.
fn temporary(path: &Path) -> PathBuf {
    let name = path.file_name().expect("a file has a name").to_string_lossy();
    path.with_file_name(format!(".{name}.{}.tmp", std::process::id()))
}

/// Deletes a file; it is fine if there is none.
pub fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
        Ok(()) => {
            sync_folder(path.parent().expect("a file lies in a folder"));
            Ok(())
        }
    }
}

/// Moves a file into a folder, under a name that is free there. Returns where it is now.
pub fn move_into(folder: &Path, path: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let stem = path.file_stem().expect("a file has a name").to_string_lossy();
    for count in 1.. {
        let to = match count {
            1 => folder.join(format!("{stem}.json")),
            _ => folder.join(format!("{stem}-{count}.json")),
        };
        // Renaming would silently replace what is there. So take the name first, and then replace what we made ourselves.
        match OpenOptions::new().write(true).create_new(true).open(&to) {
            Ok(_) => {
                return match fs::rename(path, &to) {
                    Ok(()) => Ok(to),
                    Err(error) => {
                        let _ = fs::remove_file(&to);
                        Err(error)
                    }
                };
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    unreachable!("the numbers don't end")
}

/// Makes the folder, and finds out whether something can be written in it.
pub fn try_folder(folder: &Path) -> io::Result<()> {
    make_folder(folder)?;
    let probe = temporary(&folder.join("probe"));
    let tried = fs::write(&probe, "?");
    let _ = fs::remove_file(&probe);
    tried
}

/// Deletes temporary files that a process left behind when it was killed.
pub fn sweep(folder: &Path) {
    let Ok(files) = fs::read_dir(folder) else { return };
    for file in files.flatten() {
        let name = file.file_name();
        let name = name.to_string_lossy();
        // A young one may be another process's that is writing now.
        let old = || file.metadata().and_then(|about| about.modified()).is_ok_and(is_old);
        if name.starts_with('.') && name.ends_with(".tmp") && old() {
            let _ = fs::remove_file(file.path());
        }
    }
}

fn is_old(modified: SystemTime) -> bool {
    modified.elapsed().is_ok_and(|age| age > Duration::from_secs(60))
}

fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    if let Some(parent) = folder.parent() {
        sync_folder(parent);
    }
    Ok(())
}

/// A new name is on the disk only once its folder is. Not every file system can do this, and none needs it for
/// the file to be whole: so errors don't count.
fn sync_folder(folder: &Path) {
    #[cfg(unix)]
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    #[cfg(not(unix))]
    let _ = folder;
}
