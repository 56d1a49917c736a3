"""SQL of the fees of bookings."""

COUNT_MISSED = """
SELECT count(*) FROM booking WHERE company_id = $1 AND client_id = $2 AND is_missed AND id IS DISTINCT FROM $3
  AND start_at > $4::timestamptz - make_interval(months => $5)
"""
"""The bookings that a client missed or cancelled after the policy's time, but for one, within some months before a time."""
CHARGE = """
UPDATE booking_fee SET state = 'charged', receipt_id = $3, version = version + 1, updated_at = now()
WHERE company_id = $1 AND id = ANY($2::uuid[]) AND state = 'due' RETURNING id, booking_id, client_id, amount
"""
"""Takes due fees into a sale; a second sale waits for the row and finds it charged."""
SETTLE = """
UPDATE booking_fee SET state = CASE WHEN $3 THEN 'paid' ELSE 'due' END, receipt_id = CASE WHEN $3 THEN receipt_id END,
  version = version + 1, updated_at = now()
WHERE company_id = $1 AND receipt_id = $2 AND state = 'charged' RETURNING booking_id, client_id, amount
"""
REOPEN = """
UPDATE booking_fee SET state = 'due', receipt_id = NULL, version = version + 1, updated_at = now()
WHERE company_id = $1 AND id = ANY($2::uuid[]) AND receipt_id = $3 AND state = 'paid' RETURNING booking_id, client_id, amount
"""
SELLABLE = """
SELECT f.id, f.client_id, f.service_id, f.kind, f.amount, f.state, f.receipt_id, b.practitioner_id, b.service_name, s.tax
FROM booking_fee f JOIN booking b ON b.company_id = f.company_id AND b.id = f.booking_id
JOIN service s ON s.company_id = f.company_id AND s.id = f.service_id
WHERE f.company_id = $1 AND f.id = ANY($2::uuid[])
"""
