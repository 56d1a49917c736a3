"""Messages to people by SMS and e-mail: each queued with the change that causes it, sent once, and seen to its end."""
