"""How many bookings each day has, for the month view of the calendar."""
