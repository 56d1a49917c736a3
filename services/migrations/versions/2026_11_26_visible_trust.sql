CREATE TABLE trusted_device (
	id UUID NOT NULL, 
	identity_id UUID NOT NULL, 
	secret_hash BYTEA NOT NULL, 
	is_strong BOOLEAN NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT trusted_device_pkey PRIMARY KEY (id), 
	CONSTRAINT trusted_device_identity_id_fkey FOREIGN KEY(identity_id) REFERENCES identity (id), 
	CONSTRAINT trusted_device_secret_hash_key UNIQUE (secret_hash)
)
;;
CREATE INDEX trusted_device_identity_idx ON trusted_device (identity_id)
;;
CREATE INDEX trusted_device_expiry_idx ON trusted_device (expires_at)
;;
REVOKE ALL ON trusted_device FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON trusted_device TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON trusted_device TO seed
