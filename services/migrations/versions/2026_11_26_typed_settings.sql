ALTER TABLE company ADD COLUMN settings JSONB
;;
SET LOCAL ROLE NONE
;;
UPDATE company SET settings = jsonb_build_object('LANGUAGE', language, 'CUSTOMER_LANGUAGE', customer_language, 'DATE_FORMAT', date_format,
  'IS_TWELVE_HOURS', is_twelve_hours, 'CALENDAR_FIRST_DAY_SUNDAY', calendar_first_day_sunday, 'NRS_RATING', is_nrs_on,
  'CLIENT_ACCESS_FULL_ACCESS', true, 'CLIENT_TERM', 'client')
;;
SET LOCAL ROLE owner
;;
ALTER TABLE company ALTER COLUMN settings SET NOT NULL
;;
ALTER TABLE company ADD CONSTRAINT company_settings_complete_check CHECK (settings ?& ARRAY['CALENDAR_FIRST_DAY_SUNDAY',
  'CLIENT_ACCESS_FULL_ACCESS', 'CLIENT_TERM', 'CUSTOMER_LANGUAGE', 'DATE_FORMAT', 'IS_TWELVE_HOURS', 'LANGUAGE', 'NRS_RATING'])
;;
ALTER TABLE company DROP COLUMN language, DROP COLUMN customer_language, DROP COLUMN date_format, DROP COLUMN is_twelve_hours,
  DROP COLUMN calendar_first_day_sunday, DROP COLUMN is_nrs_on
