CREATE TABLE client_tag (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	CONSTRAINT client_tag_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT client_tag_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id) ON DELETE CASCADE
)
;;
CREATE UNIQUE INDEX client_tag_key ON client_tag (company_id, client_id, lower(name))
;;
CREATE INDEX client_tag_name_idx ON client_tag (company_id, lower(name), client_id)
;;
REVOKE ALL ON client_tag FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_tag TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON client_tag TO seed
;;
ALTER TABLE client_tag ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE client_tag FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON client_tag TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON client_tag AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR client_tag.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_tag.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_tag.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR client_tag.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = client_tag.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = client_tag.client_id))
;;
CREATE TABLE saved_view (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	list_name VARCHAR(40) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	query VARCHAR(1000) NOT NULL, 
	CONSTRAINT saved_view_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT saved_view_company_id_membership_id_fkey FOREIGN KEY(company_id, membership_id) REFERENCES membership (company_id, id) ON DELETE CASCADE
)
;;
CREATE UNIQUE INDEX saved_view_name_key ON saved_view (company_id, membership_id, list_name, lower(name))
;;
REVOKE ALL ON saved_view FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_view TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_view TO seed
;;
ALTER TABLE saved_view ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE saved_view FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON saved_view TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
