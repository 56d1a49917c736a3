CREATE TABLE passkey (
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	credential_id BYTEA NOT NULL, 
	public_key BYTEA NOT NULL, 
	sign_count BIGINT NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	last_used_at TIMESTAMP WITH TIME ZONE, 
	CONSTRAINT passkey_pkey PRIMARY KEY (id), 
	CONSTRAINT passkey_credential_id_key UNIQUE (credential_id), 
	CONSTRAINT passkey_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id)
)
;;
CREATE INDEX passkey_identity_idx ON passkey (identity_id)
;;
CREATE TABLE passkey_challenge (
	binding BYTEA NOT NULL, 
	purpose VARCHAR(10) NOT NULL, 
	challenge BYTEA NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT passkey_challenge_pkey PRIMARY KEY (binding), 
	CONSTRAINT passkey_challenge_purpose_check CHECK (purpose IN ('register', 'sign_in'))
)
;;
CREATE INDEX passkey_challenge_expiry_idx ON passkey_challenge (expires_at)
;;
REVOKE ALL ON passkey FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey TO seed
;;
REVOKE ALL ON passkey_challenge FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey_challenge TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey_challenge TO seed
