//! What is true of all texts: the three languages have the same messages, the code and the screens use each of them, the
//! rules' links and figures lead somewhere, and each language keeps to its manners.

mod book;
mod code;
mod manners;
mod messages;
mod noses;
mod originals;
mod reasons;
mod sources;
mod temple;
