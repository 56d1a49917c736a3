CREATE TABLE payment_account (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	state VARCHAR(9) NOT NULL, 
	provider_account_id VARCHAR(80) NOT NULL, 
	redirect_url VARCHAR(500) NOT NULL, 
	terms_version VARCHAR(20) NOT NULL, 
	terms_accepted_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	terms_membership_id UUID, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT payment_account_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT payment_account_state_check CHECK (state IN ('started', 'waiting', 'connected', 'refused'))
)
;;
CREATE UNIQUE INDEX payment_account_company_key ON payment_account (company_id)
;;
CREATE INDEX payment_account_provider_idx ON payment_account (provider_account_id)
;;
REVOKE ALL ON payment_account FROM app
;;
GRANT SELECT, INSERT, UPDATE ON payment_account TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_account TO seed
;;
ALTER TABLE payment_account ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE payment_account FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON payment_account TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
GRANT SELECT ON payment_account TO lookup
;;
GRANT USAGE, CREATE ON SCHEMA public TO lookup
;;
SET LOCAL ROLE lookup
;;
CREATE OR REPLACE FUNCTION lookup_companies_with_pending_payment_account(after uuid, batch int) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT p.company_id FROM payment_account p WHERE p.state IN ('started', 'waiting') AND p.provider_account_id <> '' AND p.company_id > after ORDER BY p.company_id LIMIT batch $body$
;;
REVOKE ALL ON FUNCTION lookup_companies_with_pending_payment_account(after uuid, batch int) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_companies_with_pending_payment_account(after uuid, batch int) TO app
;;
CREATE OR REPLACE FUNCTION lookup_pending_payment_account(account text) RETURNS TABLE (company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $body$ SELECT p.company_id FROM payment_account p WHERE p.provider_account_id = account AND p.state IN ('started', 'waiting') AND p.provider_account_id <> '' $body$
;;
REVOKE ALL ON FUNCTION lookup_pending_payment_account(account text) FROM PUBLIC
;;
GRANT EXECUTE ON FUNCTION lookup_pending_payment_account(account text) TO app
;;
SET LOCAL ROLE owner
;;
REVOKE CREATE ON SCHEMA public FROM lookup
