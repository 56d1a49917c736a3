"""Two-way connection of a practitioner's calendar with Google (PLT-060): bookings go there, busy times come from there."""
