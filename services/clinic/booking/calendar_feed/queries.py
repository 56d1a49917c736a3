"""SQL of a practitioner's calendar feed."""

PRACTITIONER_ID = "SELECT id FROM resource WHERE company_id = $1 AND membership_id = $2 AND type = 'practitioner' AND is_active"
BOOKINGS = """
SELECT b.id, b.version, b.start_at, b.end_at, b.created_at, b.updated_at FROM booking b
WHERE b.company_id = $1 AND b.practitioner_id = $2 AND b.state <> 'cancelled' AND b.start_at >= $3 AND b.start_at < $4
ORDER BY b.start_at, b.id LIMIT $5
"""
DAYS_OFF = """
SELECT h.id, h.starts_on, h.ends_on, h.updated_at FROM holiday h
WHERE h.company_id = $1 AND (h.resource_id = $2 OR h.resource_id IS NULL) AND h.ends_on >= $3 AND h.starts_on < $4
ORDER BY h.starts_on, h.id LIMIT $5
"""
