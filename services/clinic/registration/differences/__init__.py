"""Details that clients gave when registering and that differ from the saved: staff save or dismiss them."""
