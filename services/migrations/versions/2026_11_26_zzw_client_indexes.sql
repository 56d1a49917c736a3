DROP INDEX client_phone_idx
;;
DROP INDEX client_email_idx
;;
CREATE INDEX client_phone_idx ON client (company_id, phone) WHERE deleted_at IS NULL
;;
CREATE INDEX client_email_idx ON client (company_id, email) WHERE deleted_at IS NULL
