ALTER TABLE register_settings ADD COLUMN swish_qr_id UUID
;;
ALTER TABLE register_settings ADD CONSTRAINT register_settings_company_id_swish_qr_id_fkey FOREIGN KEY (company_id, swish_qr_id) REFERENCES file (company_id, id)
