"""Messages to people by SMS and e-mail: queued in the transaction that causes them, sent once, and followed to a final state."""
