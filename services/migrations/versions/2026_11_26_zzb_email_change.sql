CREATE TABLE email_change (
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	session_id UUID NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	code_hash BYTEA, 
	attempts SMALLINT NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT email_change_pkey PRIMARY KEY (id), 
	CONSTRAINT email_change_identity_id_key UNIQUE (identity_id), 
	CONSTRAINT email_change_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE INDEX email_change_expiry_idx ON email_change (expires_at)
;;
REVOKE ALL ON email_change FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON email_change TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON email_change TO seed
