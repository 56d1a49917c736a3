"""Prescribers: who prescribes for a clinic, how they are invited, sign up and join."""
