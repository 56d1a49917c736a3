"""Visits that are paid in advance: the time is held while the visitor pays, and booked once the money is there."""
