"""Group bookings: several clients at one time of one practitioner, as many as the service has places (BKG-033)."""
