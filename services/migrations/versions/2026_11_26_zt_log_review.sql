CREATE TABLE log_review (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	type VARCHAR(8) NOT NULL, 
	subject_id UUID, 
	reason VARCHAR(500) NOT NULL, 
	from_day DATE NOT NULL, 
	until_day DATE NOT NULL, 
	views BIGINT NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	outcome VARCHAR(12) NOT NULL, 
	finding VARCHAR(4000) NOT NULL, 
	is_own BOOLEAN NOT NULL, 
	signed_at TIMESTAMP WITH TIME ZONE, 
	signed_by UUID, 
	reviewer_name VARCHAR(170) NOT NULL, 
	version BIGINT DEFAULT '1' NOT NULL, 
	CONSTRAINT log_review_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT log_review_type_check CHECK (type IN ('monthly', 'member', 'client')), 
	CONSTRAINT log_review_subject_check CHECK ((type = 'monthly') = (subject_id IS NULL)), 
	CONSTRAINT log_review_period_check CHECK (from_day <= until_day), 
	CONSTRAINT log_review_outcome_check CHECK (outcome IN ('', 'no_remark', 'explained', 'breach')), 
	CONSTRAINT log_review_signature_check CHECK ((signed_at IS NULL) = (outcome = '') AND (signed_at IS NULL OR finding <> ''))
)
;;
CREATE INDEX log_review_created_idx ON log_review (company_id, created_at)
;;
CREATE UNIQUE INDEX log_review_month_key ON log_review (company_id, from_day) WHERE type = 'monthly'
;;
CREATE TABLE log_review_entry (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	review_id UUID NOT NULL, 
	audit_id UUID NOT NULL, 
	membership_id UUID, 
	signs JSONB NOT NULL, 
	CONSTRAINT log_review_entry_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT log_review_entry_company_id_review_id_fkey FOREIGN KEY(company_id, review_id) REFERENCES log_review (company_id, id)
)
;;
CREATE UNIQUE INDEX log_review_entry_key ON log_review_entry (company_id, review_id, audit_id)
;;
REVOKE ALL ON log_review FROM app
;;
GRANT SELECT, INSERT, UPDATE ON log_review TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON log_review TO seed
;;
ALTER TABLE log_review ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE log_review FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON log_review TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
REVOKE ALL ON log_review_entry FROM app
;;
GRANT SELECT, INSERT ON log_review_entry TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON log_review_entry TO seed
;;
ALTER TABLE log_review_entry ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE log_review_entry FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON log_review_entry TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE OR REPLACE FUNCTION protect_signed_log_review() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF OLD.signed_at IS NOT NULL THEN RAISE EXCEPTION 'a signed log review is immutable' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$
;;
CREATE OR REPLACE TRIGGER log_review_signed_immutable BEFORE UPDATE ON log_review FOR EACH ROW EXECUTE FUNCTION protect_signed_log_review()
;;
CREATE INDEX audit_listed_idx ON audit (company_id, at) WHERE action = 'client.listed'
