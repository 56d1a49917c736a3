ALTER TABLE service ADD COLUMN prerequisite_id UUID
;;
ALTER TABLE service ADD COLUMN prerequisite_days SMALLINT DEFAULT '90' NOT NULL
;;
ALTER TABLE service ADD COLUMN prerequisite_min_days SMALLINT DEFAULT '0' NOT NULL
;;
ALTER TABLE service ADD CONSTRAINT service_prerequisite_check CHECK (prerequisite_id <> id AND prerequisite_min_days BETWEEN 0 AND prerequisite_days AND prerequisite_days <= 730)
;;
ALTER TABLE service ADD CONSTRAINT service_company_id_prerequisite_id_fkey FOREIGN KEY(company_id, prerequisite_id) REFERENCES service (company_id, id)
;;
ALTER TABLE booking ADD COLUMN prerequisite_override_reason VARCHAR(500) DEFAULT '' NOT NULL
