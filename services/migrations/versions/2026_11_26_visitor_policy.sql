CREATE TABLE personal_data_policy (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	number BIGINT NOT NULL, 
	text_en VARCHAR(20000) NOT NULL, 
	text_sv VARCHAR(20000) NOT NULL, 
	published_by VARCHAR(170) NOT NULL, 
	published_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT personal_data_policy_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT personal_data_policy_company_id_number_key UNIQUE (company_id, number)
)
;;
REVOKE ALL ON personal_data_policy FROM app
;;
GRANT SELECT, INSERT ON personal_data_policy TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON personal_data_policy TO seed
;;
ALTER TABLE personal_data_policy ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE personal_data_policy FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON personal_data_policy TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE policy_notice (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	policy_id UUID NOT NULL, 
	channel VARCHAR(20) NOT NULL, 
	shown_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT policy_notice_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT policy_notice_company_id_client_id_policy_id_channel_key UNIQUE (company_id, client_id, policy_id, channel), 
	CONSTRAINT policy_notice_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT policy_notice_company_id_policy_id_fkey FOREIGN KEY(company_id, policy_id) REFERENCES personal_data_policy (company_id, id)
)
;;
REVOKE ALL ON policy_notice FROM app
;;
GRANT SELECT, INSERT ON policy_notice TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON policy_notice TO seed
;;
ALTER TABLE policy_notice ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE policy_notice FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON policy_notice TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON policy_notice AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR policy_notice.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = policy_notice.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = policy_notice.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR policy_notice.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = policy_notice.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = policy_notice.client_id))
