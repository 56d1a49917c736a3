"""Notifications: what has happened that concerns a member of staff, one row per receiver, made from the other domains' events."""
