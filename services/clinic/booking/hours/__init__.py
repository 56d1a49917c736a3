"""Opening hours, days off, and the booking settings of a clinic."""
