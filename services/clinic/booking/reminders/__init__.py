"""Reminders before a visit and follow-ups after it: what the clinic says, when, and that each goes out once."""
