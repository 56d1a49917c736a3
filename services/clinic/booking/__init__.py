"""Booking: what a clinic offers, when and by whom, which times are free, and the visits that take them."""
