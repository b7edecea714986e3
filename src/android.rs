//! Where Android starts the app.

use slint::android::AndroidApp;

// The name is what the activity looks for in the library.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
fn android_main(app: AndroidApp) {
    use slint::ComponentHandle;
    slint::android::init(app).unwrap();
    crate::AppWindow::new().unwrap().run().unwrap();
}
