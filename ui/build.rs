//! Compiles the screens.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    // Tests find elements by their accessible labels, which needs the elements' names in the program.
    let config = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_debug_info(cfg!(feature = "inspect"));
    slint_build::compile_with_config("app.slint", config).expect("the screens compile");
    if matches!(env::var("OPT_LEVEL").as_deref(), Ok("s" | "z")) {
        give_one_place();
    }
}

/// Makes the compiled screens the expansion of one macro, so that whatever could panic there has the same place in the source, and what
/// only differs by that is one piece of code in the program: a megabyte less. Nobody reads that source anyway.
fn give_one_place() {
    let path = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder")).join("app.rs");
    let screens = fs::read_to_string(&path).expect("the screens are there");
    let screens = format!("macro_rules! screens {{ () => {{\n{screens}\n}} }}\nscreens!();\n");
    fs::write(&path, screens).expect("the folder can be written to");
}
