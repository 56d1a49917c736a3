"""A clinic's prescribers: inviting them by e-mail, accepting an invitation, and removing them."""
