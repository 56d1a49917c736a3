ALTER TABLE prescription_use ADD COLUMN given_back_at timestamp with time zone
;;
CREATE INDEX prescription_use_of_idx ON prescription_use (company_id, procedure_id)
;;
GRANT UPDATE (given_back_at) ON prescription_use TO app
