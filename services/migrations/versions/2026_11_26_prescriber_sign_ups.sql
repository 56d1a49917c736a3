ALTER TABLE pending_sign_up
	ADD COLUMN invitation_company_id UUID,
	ADD COLUMN invitation_id UUID,
	ADD COLUMN personal_id VARCHAR(12) DEFAULT '' NOT NULL,
	ADD COLUMN prescriber_code VARCHAR(7) DEFAULT '' NOT NULL,
	ADD CONSTRAINT pending_sign_up_invitation_check CHECK ((invitation_id IS NULL) = (invitation_company_id IS NULL)),
	ADD CONSTRAINT pending_sign_up_terms_check CHECK ((invitation_id IS NULL) = (terms_version <> ''))
