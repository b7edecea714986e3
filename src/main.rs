fn main() {
    #[cfg(feature = "screens")]
    {
        use slint::ComponentHandle;
        kachel::AppWindow::new().unwrap().run().unwrap();
    }
}
