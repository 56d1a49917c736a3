"""Series of bookings: a visit repeated every so many days, weeks or months, made, moved and cancelled in one transaction (BKG-036)."""
