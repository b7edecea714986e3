//! Kachel: three tile games to play with the people at the table or against the computer.

#[cfg(all(target_os = "android", feature = "screens"))]
mod android;
pub mod games;
pub mod keep;
pub mod record;
pub mod scene;
pub mod table;
pub mod words;

#[cfg(feature = "screens")]
slint::include_modules!();
