"""Changes of a signed-in person to themselves: details, photo, password, and where they are signed in."""
