CREATE TABLE pending_sign_up (
	id UUID NOT NULL, 
	browser_hash BYTEA NOT NULL, 
	link_hash BYTEA, 
	code_hash BYTEA, 
	code_expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	attempts SMALLINT NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	first_name VARCHAR(80) NOT NULL, 
	last_name VARCHAR(80) NOT NULL, 
	password_hash VARCHAR(200) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	company_name VARCHAR(120) NOT NULL, 
	country VARCHAR(2) NOT NULL, 
	terms_version VARCHAR(20) NOT NULL, 
	agreed_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	expires_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT pending_sign_up_pkey PRIMARY KEY (id)
)
;;
CREATE INDEX pending_sign_up_expiry_idx ON pending_sign_up (expires_at)
;;
REVOKE ALL ON pending_sign_up FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON pending_sign_up TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON pending_sign_up TO seed
