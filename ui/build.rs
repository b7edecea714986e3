//! Compiles the screens.

fn main() {
    // Tests find elements by their accessible labels, which needs the elements' names in the program.
    let config = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_debug_info(cfg!(feature = "inspect"));
    slint_build::compile_with_config("app.slint", config).expect("the screens compile");
}
