//! What the `.slint` files of this folder are compiled to. A crate of its own, as it is much code that seldom changes and that
//! nobody reads: neither a change elsewhere nor a linter has to go through it again.

#![allow(missing_docs, clippy::all, clippy::todo)]

slint::include_modules!();
