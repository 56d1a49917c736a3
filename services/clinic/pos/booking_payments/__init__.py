"""Payments of bookings: the deposit and the rest that is paid at the till."""
