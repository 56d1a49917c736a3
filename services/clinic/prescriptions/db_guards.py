"""Database trigger that makes a signed prescription immutable."""

from clinic.core.database import row_security

_MUTABLE_COLUMNS = "ARRAY['client_id', 'document_id', 'uses', 'state', 'ended_at', 'ended_reason', 'version', 'updated_at']"
"""Columns that may change after signing: the client (merge), the document, the number of uses, and that it has ended."""

row_security.FUNCTIONS.append(
    "CREATE OR REPLACE FUNCTION protect_signed_prescription() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    f" IF OLD.signed_at IS NOT NULL AND to_jsonb(NEW) - {_MUTABLE_COLUMNS} IS DISTINCT FROM to_jsonb(OLD) - {_MUTABLE_COLUMNS} THEN"
    " RAISE EXCEPTION 'a signed prescription is immutable' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$"
)
row_security.TRIGGERS.append(
    "CREATE OR REPLACE TRIGGER prescription_signed_immutable BEFORE UPDATE ON prescription"
    " FOR EACH ROW EXECUTE FUNCTION protect_signed_prescription()"
)
