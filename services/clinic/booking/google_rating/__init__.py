"""The clinic's rating on Google, for staff and the booking portal."""
