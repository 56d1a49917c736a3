"""Database triggers that keep signed and answered forms immutable, and the lookup functions for the keys of links and flows."""

from clinic.core.database import row_security

_MUTABLE_WHEN_SIGNED = (
    "ARRAY['client_id', 'document_id', 'should_regen_pdf', 'version', 'updated_at',"
    " 'cancelled_at', 'cancelled_by_name', 'cancel_reason']"
)
"""Columns that may still change on a signed form: its client (after a merge), its document, and its cancellation."""
_MUTABLE_WHEN_ANSWERED = f"{_MUTABLE_WHEN_SIGNED} || ARRAY['state', 'signature', 'signed_by_name', 'signed_at']"

row_security.FUNCTIONS += [
    (
        "CREATE OR REPLACE FUNCTION guard_signed_form() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" IF OLD.state = 'signed' AND to_jsonb(NEW) - {_MUTABLE_WHEN_SIGNED} IS DISTINCT FROM to_jsonb(OLD) - {_MUTABLE_WHEN_SIGNED} THEN"
        " RAISE EXCEPTION 'a signed form is never changed' USING ERRCODE = 'restrict_violation'; END IF;"
        " IF OLD.cancelled_at IS NOT NULL AND NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at THEN"
        " RAISE EXCEPTION 'a cancellation is never undone' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$"
    ),
    (
        "CREATE OR REPLACE FUNCTION guard_answered_form() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" IF OLD.answered_at IS NOT NULL AND to_jsonb(NEW) - ({_MUTABLE_WHEN_ANSWERED})"
        f" IS DISTINCT FROM to_jsonb(OLD) - ({_MUTABLE_WHEN_ANSWERED}) THEN"
        " RAISE EXCEPTION 'an answered form is never changed' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$"
    ),
]
_FOR_EACH_ROW = "FOR EACH ROW EXECUTE FUNCTION"
row_security.TRIGGERS += [
    f"CREATE OR REPLACE TRIGGER client_consent_guard_signed BEFORE UPDATE ON client_consent {_FOR_EACH_ROW} guard_signed_form()",
    (
        "CREATE OR REPLACE TRIGGER client_questionnaire_guard_signed BEFORE UPDATE ON client_questionnaire"
        f" {_FOR_EACH_ROW} guard_signed_form()"
    ),
    (
        "CREATE OR REPLACE TRIGGER client_questionnaire_guard_answered BEFORE UPDATE ON client_questionnaire"
        f" {_FOR_EACH_ROW} guard_answered_form()"
    ),
]
_BY_KEY = "JOIN company c ON c.id = {0}.company_id WHERE {0}.key_hash = hash AND c.encrypted_id = public_id AND {0}.expires_at > now()"
row_security.lookup_function(
    "lookup_form_link", "hash bytea, public_id text", "TABLE (company_id uuid, link_id uuid)",
    f"SELECT l.company_id, l.id FROM form_link l {_BY_KEY.format('l')}", {"form_link": "SELECT", "company": "SELECT"},
)
row_security.lookup_function(
    "lookup_form_flow", "hash bytea, public_id text", "TABLE (company_id uuid, flow_id uuid, link_id uuid)",
    f"SELECT f.company_id, f.id, f.link_id FROM form_flow f {_BY_KEY.format('f')}", {"form_flow": "SELECT", "company": "SELECT"},
)
