"""Reminders before a booking and follow-ups after it: settings, templates, and a job that sends each of them once."""
