ALTER TABLE medical_device ADD COLUMN is_bookable BOOLEAN DEFAULT false NOT NULL
;;
ALTER TABLE medical_device ADD COLUMN resource_id UUID
;;
ALTER TABLE medical_device ADD CONSTRAINT medical_device_company_id_resource_id_fkey FOREIGN KEY(company_id, resource_id) REFERENCES resource (company_id, id)
;;
ALTER TABLE booking ADD COLUMN device_ids UUID[] DEFAULT '{}' NOT NULL
;;
ALTER TABLE hold ADD COLUMN device_ids UUID[] DEFAULT '{}' NOT NULL
