//! The screens, without a display: found by what a screen reader says, tapped, typed into, and looked at.
//!
//! One binary for all screens, since each links the whole app. A module a screen.
#![cfg(feature = "screens")]

mod hand;
mod harness;
mod records;
mod seen;

mod bots;
mod field;
mod fingers;
mod fits;
mod home;
mod keyboard;
mod killed;
mod life;
mod menu;
mod names;
mod noses;
mod reader;
mod result;
mod result_temple;
mod settings;
mod setup;
mod setup_temple;
mod sheets;
mod table;
mod temple;
mod touch;
mod window;
