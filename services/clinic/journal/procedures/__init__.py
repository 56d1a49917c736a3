"""What was done to a client: written, signed, corrected by new versions, never lost."""
