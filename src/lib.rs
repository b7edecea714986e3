//! Kachel: three tile games to play with the people at the table or against the computer.

#[cfg(feature = "screens")]
slint::include_modules!();
