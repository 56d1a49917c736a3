"""Passwords and the single-use codes and links by which an e-mail address is verified."""
