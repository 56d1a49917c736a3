"""SQL of the sale process."""

COMPLETE_SALE = """
WITH completed AS (UPDATE receipt SET state = 'PAID', step = $8, status_reason = '', paid_at = $4, ended_at = $4, updated_at = $4,
  version = version + 1 WHERE company_id = $1 AND id = $2 AND lease_token = $3 AND state IN ('PENDING', 'PROCESSING') RETURNING version),
registered AS (UPDATE control_registration SET state = 'registered', unit = $6, code = $7, error = '', registered_at = $4, updated_at = $4
  WHERE company_id = $1 AND id = $5 AND EXISTS (SELECT 1 FROM completed))
SELECT version, EXISTS (SELECT 1 FROM gift_card WHERE company_id = $1 AND receipt_id = $2 AND state = 'pending') AS sells_gift_card,
  EXISTS (SELECT 1 FROM receipt_line WHERE company_id = $1 AND receipt_id = $2 AND booking_fee_id IS NOT NULL) AS sells_fee
FROM completed
"""
RETURNED_FEES = """
SELECT l.booking_fee_id FROM receipt_line l WHERE l.company_id = $1 AND l.receipt_id = $2 AND l.booking_fee_id IS NOT NULL
  AND l.total <= (SELECT sum(x.total) FROM receipt o JOIN receipt_line x ON x.company_id = o.company_id AND x.receipt_id = o.id
    WHERE o.company_id = l.company_id AND o.original_id = l.receipt_id AND o.state = 'REFUNDED' AND x.position = l.position)
"""
"""The fees of a sale whose lines are refunded in full."""
CLAIM_DUE_RECEIPTS = "SELECT company_id, receipt_id, lease_token FROM claim_receipts($1, $2)"
POLL_NOW = "SELECT receipt_id FROM poll_receipts_now($1)"
