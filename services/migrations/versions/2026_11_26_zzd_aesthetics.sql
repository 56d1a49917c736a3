ALTER TABLE service ADD COLUMN aesthetic_kind VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE service ADD CONSTRAINT service_aesthetic_kind_check CHECK (aesthetic_kind IN ('', 'botulinum_toxin', 'filler', 'fat_dissolving', 'skin_booster', 'other_injection', 'surgery'))
;;
ALTER TABLE treatment ADD COLUMN aesthetic_kind VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE treatment ADD CONSTRAINT treatment_aesthetic_kind_check CHECK (aesthetic_kind IN ('', 'botulinum_toxin', 'filler', 'fat_dissolving', 'skin_booster', 'other_injection', 'surgery'))
;;
ALTER TABLE procedure_treatment ADD COLUMN aesthetic_kind VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE consent_template_version ADD COLUMN aesthetic_kind VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE consent_template_version ADD CONSTRAINT consent_template_version_aesthetic_kind_check CHECK (aesthetic_kind IN ('', 'botulinum_toxin', 'filler', 'fat_dissolving', 'skin_booster', 'other_injection', 'surgery'))
;;
ALTER TABLE resource ADD COLUMN aesthetic_level SMALLINT DEFAULT '0' NOT NULL
;;
UPDATE resource r SET aesthetic_level = CASE WHEN m.profession IN ('doctor', 'dentist') AND m.specialist_competence <> '' THEN 2 ELSE 1 END
FROM membership m WHERE m.company_id = r.company_id AND m.id = r.membership_id AND m.licence_checked_on IS NOT NULL
  AND m.profession IN ('doctor', 'dentist', 'nurse')
;;
CREATE TABLE aesthetic_information (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	client_id UUID NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	informed_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	oral_channel VARCHAR(10) NOT NULL, 
	text_id UUID NOT NULL, 
	text_title VARCHAR(160) NOT NULL, 
	text_number SMALLINT NOT NULL, 
	informed_by UUID, 
	informed_by_name VARCHAR(250) NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT aesthetic_information_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT aesthetic_information_company_id_client_id_fkey FOREIGN KEY(company_id, client_id) REFERENCES client (company_id, id), 
	CONSTRAINT aesthetic_information_kind_check CHECK (kind IN ('botulinum_toxin', 'filler', 'fat_dissolving', 'skin_booster', 'other_injection', 'surgery')), 
	CONSTRAINT aesthetic_information_oral_channel_check CHECK (oral_channel IN ('in_person', 'video', 'phone')), 
	CONSTRAINT aesthetic_information_informed_check CHECK (informed_at <= created_at)
)
;;
CREATE INDEX aesthetic_information_client_idx ON aesthetic_information (company_id, client_id, kind, informed_at)
;;
REVOKE ALL ON aesthetic_information FROM app
;;
GRANT SELECT, INSERT, UPDATE (client_id) ON aesthetic_information TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON aesthetic_information TO seed
;;
ALTER TABLE aesthetic_information ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE aesthetic_information FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON aesthetic_information TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE POLICY client_scope ON aesthetic_information AS RESTRICTIVE TO app USING (current_setting('app.client_scope', true) = 'all' OR aesthetic_information.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = aesthetic_information.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = aesthetic_information.client_id)) WITH CHECK (current_setting('app.client_scope', true) = 'all' OR aesthetic_information.client_id IS NULL OR EXISTS (SELECT 1 FROM client_access a WHERE a.company_id = aesthetic_information.company_id AND a.membership_id = nullif(current_setting('app.membership_id', true), '')::uuid AND a.client_id = aesthetic_information.client_id))
