CREATE INDEX message_made_idx ON message (company_id, created_at, id)
;;
CREATE INDEX receipt_rare_idx ON receipt (company_id, created_at, id) WHERE kind = 'refund' OR state IN ('CANCELLED', 'ABORTED')
