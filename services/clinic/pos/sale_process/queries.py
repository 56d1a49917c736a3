"""SQL of the sale process."""

COMPLETE_SALE = """
WITH completed AS (UPDATE receipt SET state = 'PAID', step = $8, status_reason = '', paid_at = $4, ended_at = $4, updated_at = $4,
  version = version + 1 WHERE company_id = $1 AND id = $2 AND lease_token = $3 AND state IN ('PENDING', 'PROCESSING') RETURNING version),
registered AS (UPDATE control_registration SET state = 'registered', unit = $6, code = $7, error = '', registered_at = $4, updated_at = $4
  WHERE company_id = $1 AND id = $5 AND EXISTS (SELECT 1 FROM completed))
SELECT version, EXISTS (SELECT 1 FROM gift_card WHERE company_id = $1 AND receipt_id = $2 AND state = 'pending') AS sells_gift_card
FROM completed
"""
CLAIM_DUE_RECEIPTS = "SELECT company_id, receipt_id, lease_token FROM claim_receipts($1, $2)"
POLL_NOW = "SELECT receipt_id FROM poll_receipts_now($1)"
