"""Sessions: starting, ending and authenticating them, and the view of one that the app opens with."""
