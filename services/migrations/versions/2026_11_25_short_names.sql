ALTER TABLE company ADD COLUMN short_name VARCHAR(40) DEFAULT '' NOT NULL
;;
CREATE TABLE company_short_name (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	short_name VARCHAR(40) NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT company_short_name_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT company_short_name_company_id_short_name_key UNIQUE (company_id, short_name), 
	CONSTRAINT company_short_name_taken EXCLUDE USING gist (company_id WITH <>, short_name WITH =)
)
;;
CREATE INDEX company_short_name_idx ON company_short_name (short_name)
;;
REVOKE ALL ON company_short_name FROM app
;;
GRANT SELECT, INSERT ON company_short_name TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON company_short_name TO seed
;;
ALTER TABLE company_short_name ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE company_short_name FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON company_short_name TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
GRANT SELECT ON company_short_name TO lookup
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_company_by_portal_name(portal_name text) RETURNS TABLE (company_id uuid, public_id text) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT c.id, c.encrypted_id FROM company c WHERE c.encrypted_id = portal_name OR c.id IN (SELECT n.company_id FROM company_short_name n WHERE n.short_name = lower(portal_name)) ORDER BY c.encrypted_id = portal_name DESC LIMIT 1 $body$
;;
REVOKE ALL ON FUNCTION lookup_company_by_portal_name(portal_name text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_company_by_portal_name(portal_name text) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
