"""Statements about imported bookings."""

SET_IMPORTED = """
UPDATE booking SET notified_start_at = start_at, notified_practitioner_id = practitioner_id,
  state = CASE WHEN end_at <= $3 THEN 'done' ELSE state END, done_at = CASE WHEN end_at <= $3 THEN end_at END
WHERE company_id = $1 AND id = $2
"""
"""The client knows of the booking already, so that only its changes are written to them; a visit that has ended is done."""
SKIP_FOLLOW_UP = """
INSERT INTO sent_reminder (company_id, id, booking_id, type, booking_start_at, sent_at) VALUES ($1, $2, $3, 'follow_up', $4, $5)
"""
"""A visit that was imported after it ended gets no follow-up."""
