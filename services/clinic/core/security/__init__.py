"""The signed-in user, the permission matrix and one-time codes."""
