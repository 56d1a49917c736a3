"""SQL of the payments of bookings."""

BOOKING_RECEIPTS = """
SELECT r.id, r.type, r.original_id, r.number, r.total, r.state,
  coalesce(CASE r.type WHEN 'refund' THEN r.refunded_at ELSE r.paid_at END, r.created_at) AS at,
  EXISTS (SELECT 1 FROM payment p JOIN online_payment o ON o.company_id = p.company_id AND o.id = p.session_id
    WHERE p.company_id = r.company_id AND p.receipt_id = r.id AND o.kind = 'deposit') AS is_deposit
FROM receipt r WHERE r.company_id = $1 AND r.booking_id = $2 AND r.state NOT IN ('CANCELLED', 'ABORTED')
  AND EXISTS (SELECT 1 FROM receipt_line l WHERE l.company_id = r.company_id AND l.receipt_id = r.id AND l.booking_fee_id IS NULL)
ORDER BY at, r.id
"""
"""The sales and refunds of a booking in their order, but for those of fees alone.

A deposit's money is there before its sale is registered.
"""
