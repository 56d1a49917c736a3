CREATE TABLE service_form (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	service_id UUID NOT NULL, 
	consent_template_id UUID, 
	questionnaire_id UUID, 
	CONSTRAINT service_form_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT service_form_company_id_service_id_fkey FOREIGN KEY(company_id, service_id) REFERENCES service (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT service_form_company_id_consent_template_id_fkey FOREIGN KEY(company_id, consent_template_id) REFERENCES consent_template (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT service_form_company_id_questionnaire_id_fkey FOREIGN KEY(company_id, questionnaire_id) REFERENCES questionnaire (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT service_form_form_check CHECK (num_nonnulls(consent_template_id, questionnaire_id) = 1)
)
;;
CREATE INDEX service_form_service_idx ON service_form (company_id, service_id)
;;
REVOKE ALL ON service_form FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_form TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_form TO seed
;;
ALTER TABLE service_form ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE service_form FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON service_form TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE TABLE booking_form (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	booking_id UUID NOT NULL, 
	consent_id UUID, 
	questionnaire_id UUID, 
	completed_at TIMESTAMP WITH TIME ZONE, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT booking_form_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT booking_form_company_id_booking_id_fkey FOREIGN KEY(company_id, booking_id) REFERENCES booking (company_id, id) ON DELETE CASCADE, 
	CONSTRAINT booking_form_form_check CHECK (num_nonnulls(consent_id, questionnaire_id) = 1)
)
;;
CREATE UNIQUE INDEX booking_form_consent_key ON booking_form (company_id, booking_id, consent_id)
;;
CREATE UNIQUE INDEX booking_form_questionnaire_key ON booking_form (company_id, booking_id, questionnaire_id)
;;
CREATE INDEX booking_form_consent_idx ON booking_form (company_id, consent_id) WHERE completed_at IS NULL
;;
CREATE INDEX booking_form_questionnaire_idx ON booking_form (company_id, questionnaire_id) WHERE completed_at IS NULL
;;
REVOKE ALL ON booking_form FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_form TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON booking_form TO seed
;;
ALTER TABLE booking_form ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE booking_form FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON booking_form TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
ALTER TABLE booking ADD COLUMN forms_missing SMALLINT DEFAULT '0' NOT NULL
;;
ALTER TABLE booking ADD COLUMN forms_followed_up_at TIMESTAMP WITH TIME ZONE
;;
CREATE INDEX booking_forms_missing_idx ON booking (company_id, start_at) WHERE forms_missing > 0
