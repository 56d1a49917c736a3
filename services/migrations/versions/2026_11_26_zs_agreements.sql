ALTER TABLE terms_agreement ADD COLUMN document VARCHAR(30) DEFAULT 'terms' NOT NULL
;;
ALTER TABLE terms_agreement ADD COLUMN agreed_by VARCHAR(170) DEFAULT '' NOT NULL
;;
ALTER TABLE terms_agreement ADD COLUMN operator JSONB DEFAULT '{}'::jsonb NOT NULL
;;
SET LOCAL ROLE NONE
;;
UPDATE terms_agreement a SET agreed_by = m.first_name || ' ' || m.last_name FROM membership m
 WHERE m.company_id = a.company_id AND m.identity_id = a.identity_id
;;
SET LOCAL ROLE owner
;;
ALTER TABLE terms_agreement ADD CONSTRAINT terms_agreement_company_id_document_terms_version_key UNIQUE (company_id, document, terms_version)
;;
ALTER TABLE pending_sign_up ADD COLUMN processor_agreement_version VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE pending_sign_up ADD COLUMN privacy_notice_version VARCHAR(20) DEFAULT '' NOT NULL
;;
CREATE TABLE company_document (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	title VARCHAR(120) NOT NULL, 
	file_id UUID NOT NULL, 
	added_by VARCHAR(170) NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT company_document_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT company_document_company_id_file_id_fkey FOREIGN KEY(company_id, file_id) REFERENCES file (company_id, id)
)
;;
CREATE INDEX company_document_list_idx ON company_document (company_id, created_at) WHERE deleted_at IS NULL
;;
REVOKE ALL ON company_document FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON company_document TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON company_document TO seed
;;
ALTER TABLE company_document ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE company_document FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON company_document TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
