"""What the database itself keeps of prescriptions: that what a prescriber has signed stays as it was."""

from clinic.core import rowsecurity

_LATER = "ARRAY['client_id', 'document_id', 'uses', 'state', 'ended_at', 'ended_reason', 'version', 'updated_at']"
"""What may still be written on a signed one: whose it turns out to be, its paper, its uses, and that it has ended."""

rowsecurity.FUNCTIONS.append(
    "CREATE OR REPLACE FUNCTION keep_prescription() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    f" IF OLD.signed_at IS NOT NULL AND to_jsonb(NEW) - {_LATER} IS DISTINCT FROM to_jsonb(OLD) - {_LATER} THEN"
    " RAISE EXCEPTION 'what was signed is never changed' USING ERRCODE = 'restrict_violation'; END IF; RETURN NEW; END $$"
)
rowsecurity.TRIGGERS.append(
    "CREATE OR REPLACE TRIGGER prescription_signed BEFORE UPDATE ON prescription FOR EACH ROW EXECUTE FUNCTION keep_prescription()"
)
