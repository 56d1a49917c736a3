CREATE TABLE support_message (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	title VARCHAR(150) NOT NULL, 
	text VARCHAR(5000) NOT NULL, 
	attachment_id UUID, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT support_message_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT support_message_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
REVOKE ALL ON support_message FROM app
;;
GRANT SELECT, INSERT ON support_message TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON support_message TO seed
;;
ALTER TABLE support_message ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE support_message FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON support_message TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
