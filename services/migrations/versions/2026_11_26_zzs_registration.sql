SET LOCAL ROLE NONE
;;
UPDATE company SET settings = settings || '{"SHOW_HEALTH_QUESTIONNAIRE": false, "SHOW_AESTHETIC_INTEREST": false, "SHOW_COVID_19": false}'
;;
SET LOCAL ROLE owner
;;
ALTER TABLE company DROP CONSTRAINT company_settings_complete_check
;;
ALTER TABLE company ADD CONSTRAINT company_settings_complete_check CHECK (settings ?& ARRAY['CALENDAR_FIRST_DAY_SUNDAY',
  'CANCELLATION_POLICY', 'CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE', 'CLIENT_ACCESS_FULL_ACCESS', 'CLIENT_FIELDS', 'CLIENT_TERM',
  'CUSTOMER_LANGUAGE', 'DATE_FORMAT', 'EXTRA_FIELDS', 'IS_TWELVE_HOURS', 'LANGUAGE', 'LOC_CHECKBOX', 'NRS_RATING', 'PASSWORD_DAYS',
  'REQUIRED_CONSENT', 'SEND_CLIENT_WELCOME_EMAIL', 'SHOW_2FA', 'SHOW_AESTHETIC_INTEREST', 'SHOW_COVID_19', 'SHOW_HEALTH_QUESTIONNAIRE',
  'SHOW_LETTER_OF_CONSENT'])
;;
ALTER TABLE questionnaire ADD COLUMN builtin_type VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE questionnaire ADD COLUMN builtin_version SMALLINT DEFAULT '0' NOT NULL
;;
ALTER TABLE questionnaire ADD CONSTRAINT questionnaire_builtin_type_check CHECK (builtin_type IN ('', 'health', 'aesthetic_interest', 'covid_19'))
;;
CREATE UNIQUE INDEX questionnaire_builtin_key ON questionnaire (company_id, builtin_type) WHERE builtin_type <> ''
