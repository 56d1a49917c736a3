CREATE UNIQUE INDEX payment_reversal_key ON payment (company_id, returns) WHERE is_reversal AND state <> 'failed'
