ALTER TABLE client_consent ADD COLUMN assigned_by_name VARCHAR(250) DEFAULT '' NOT NULL
;;
ALTER TABLE client_consent ADD COLUMN signer_relation VARCHAR(60) DEFAULT '' NOT NULL
;;
ALTER TABLE client_consent ADD COLUMN identity_check VARCHAR(11) DEFAULT '' NOT NULL
;;
ALTER TABLE client_consent ADD CONSTRAINT client_consent_identity_check CHECK (identity_check IN ('', 'in_person', 'id_document', 'code'))
