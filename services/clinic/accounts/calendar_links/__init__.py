"""Secret links by which a practitioner's calendar app reads their bookings (BEY-008)."""
