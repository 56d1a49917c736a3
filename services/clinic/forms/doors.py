"""What the database itself keeps of the forms: that what was signed stays as it was, and the doors by which a visitor is found."""

from clinic.core import rowsecurity

_LATER = (
    "ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at',"
    " 'cancelled_at', 'cancelled_by_name', 'cancel_reason']"
)
"""What may still be written on something signed: whose it turns out to be, its paper, and that it was withdrawn."""
_SIGNING = f"{_LATER} || ARRAY['state', 'signature', 'signed_by_name', 'signed_at']"

rowsecurity.FUNCTIONS += [
    (
        "CREATE OR REPLACE FUNCTION keep_forms() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" IF OLD.state = 'signed' AND to_jsonb(NEW) - {_LATER} IS DISTINCT FROM to_jsonb(OLD) - {_LATER} THEN"
        " RAISE EXCEPTION 'what was signed is never changed' USING ERRCODE = 'restrict_violation'; END IF;"
        " IF OLD.cancelled_at IS NOT NULL AND NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at THEN"
        " RAISE EXCEPTION 'what was cancelled stays so' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$"
    ),
    (
        "CREATE OR REPLACE FUNCTION keep_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" IF OLD.answered_at IS NOT NULL AND to_jsonb(NEW) - ({_SIGNING}) IS DISTINCT FROM to_jsonb(OLD) - ({_SIGNING}) THEN"
        " RAISE EXCEPTION 'what was answered is never changed' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$"
    ),
]
_EACH = "FOR EACH ROW EXECUTE FUNCTION"
rowsecurity.TRIGGERS += [
    f"CREATE OR REPLACE TRIGGER client_consent_signed BEFORE UPDATE ON client_consent {_EACH} keep_forms()",
    f"CREATE OR REPLACE TRIGGER client_questionnaire_signed BEFORE UPDATE ON client_questionnaire {_EACH} keep_forms()",
    f"CREATE OR REPLACE TRIGGER client_questionnaire_answered BEFORE UPDATE ON client_questionnaire {_EACH} keep_answers()",
]
_LIVE = "JOIN company c ON c.id = {0}.company_id WHERE {0}.key_hash = hash AND c.encrypted_id = public_id AND {0}.expires_at > now()"
rowsecurity.door(
    "door_form_link", "hash bytea, public_id text", "TABLE (company_id uuid, link_id uuid)",
    f"SELECT l.company_id, l.id FROM form_link l {_LIVE.format('l')}", {"form_link": "SELECT", "company": "SELECT"},
)
rowsecurity.door(
    "door_form_visit", "hash bytea, public_id text", "TABLE (company_id uuid, visit_id uuid, link_id uuid)",
    f"SELECT v.company_id, v.id, v.link_id FROM form_visit v {_LIVE.format('v')}", {"form_visit": "SELECT", "company": "SELECT"},
)
