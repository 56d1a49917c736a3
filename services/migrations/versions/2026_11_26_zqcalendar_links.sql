CREATE TABLE calendar_link (
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	company_id UUID NOT NULL, 
	membership_id UUID NOT NULL, 
	secret_hash BYTEA NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT calendar_link_pkey PRIMARY KEY (id), 
	CONSTRAINT calendar_link_secret_hash_key UNIQUE (secret_hash), 
	CONSTRAINT calendar_link_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE UNIQUE INDEX calendar_link_membership_key ON calendar_link (company_id, membership_id)
;;
CREATE INDEX calendar_link_identity_idx ON calendar_link (identity_id)
;;
REVOKE ALL ON calendar_link FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_link TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_link TO seed
