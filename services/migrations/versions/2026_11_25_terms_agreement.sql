CREATE TABLE terms_agreement (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	terms_version VARCHAR(20) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	agreed_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT terms_agreement_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT terms_agreement_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
REVOKE ALL ON terms_agreement FROM app
;;
GRANT SELECT, INSERT ON terms_agreement TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON terms_agreement TO seed
;;
ALTER TABLE terms_agreement ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE terms_agreement FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON terms_agreement TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
