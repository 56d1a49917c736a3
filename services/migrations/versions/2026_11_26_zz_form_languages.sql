ALTER TABLE consent_template ADD COLUMN is_translated BOOLEAN DEFAULT false NOT NULL
;;
ALTER TABLE consent_template_version ADD COLUMN language VARCHAR(2) DEFAULT 'sv' NOT NULL
;;
ALTER TABLE consent_template_version ADD COLUMN translated_title VARCHAR(160) DEFAULT '' NOT NULL
;;
ALTER TABLE consent_template_version ADD COLUMN translated_body JSONB
;;
ALTER TABLE client_consent ADD COLUMN language VARCHAR(2) DEFAULT 'sv' NOT NULL
;;
ALTER TABLE questionnaire ADD COLUMN is_translated BOOLEAN DEFAULT false NOT NULL
;;
ALTER TABLE client_consent DISABLE TRIGGER client_consent_guard_signed
;;
SET LOCAL ROLE NONE
;;
UPDATE consent_template_version v SET language = 'en' FROM company c WHERE c.id = v.company_id AND c.settings->>'CUSTOMER_LANGUAGE' = 'en'
;;
UPDATE client_consent k SET language = 'en' FROM company c WHERE c.id = k.company_id AND c.settings->>'CUSTOMER_LANGUAGE' = 'en'
;;
UPDATE questionnaire q SET is_translated = true WHERE q.title_en <> '' AND q.title_sv <> '' AND NOT EXISTS (
  SELECT 1 FROM jsonb_array_elements(q.questions) e
  WHERE (coalesce(e->>'text_en', '') = '') <> (coalesce(e->>'text_sv', '') = '')
    OR (coalesce(e->>'scale_min_en', '') = '') <> (coalesce(e->>'scale_min_sv', '') = '')
    OR (coalesce(e->>'scale_max_en', '') = '') <> (coalesce(e->>'scale_max_sv', '') = '')
    OR jsonb_typeof(coalesce(e->'body_en', 'null')) <> jsonb_typeof(coalesce(e->'body_sv', 'null'))
    OR EXISTS (SELECT 1 FROM jsonb_array_elements(coalesce(e->'options', '[]')) o
               WHERE (coalesce(o->>'en', '') = '') <> (coalesce(o->>'sv', '') = '')))
;;
SET LOCAL ROLE owner
;;
ALTER TABLE client_consent ENABLE TRIGGER client_consent_guard_signed
