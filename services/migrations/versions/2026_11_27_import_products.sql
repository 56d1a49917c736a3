ALTER TABLE data_import DROP CONSTRAINT data_import_kind_check
;;
ALTER TABLE data_import ADD CONSTRAINT data_import_kind_check CHECK (kind IN ('clients', 'bookings', 'procedures', 'products'))
;;
ALTER TABLE procedure ADD COLUMN done_at TIMESTAMP WITH TIME ZONE, ADD COLUMN imported_at TIMESTAMP WITH TIME ZONE, ADD COLUMN imported_by UUID,
  ADD COLUMN imported_by_name VARCHAR(250) DEFAULT '' NOT NULL
;;
ALTER TABLE procedure DROP CONSTRAINT procedure_state_check
;;
ALTER TABLE procedure ADD CONSTRAINT procedure_state_check
  CHECK (state IN ('not_signed', 'pending_sign', 'signed', 'imported', 'cancelled', 'deleted'))
;;
ALTER TABLE procedure ADD CONSTRAINT procedure_imported_check CHECK ((state = 'imported') = (imported_at IS NOT NULL))
;;
CREATE OR REPLACE FUNCTION guard_signed_procedure() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 IF OLD.state IN ('signed', 'imported', 'cancelled', 'deleted') AND (TG_OP = 'DELETE' OR to_jsonb(NEW) - 'client_id' IS DISTINCT FROM to_jsonb(OLD) - 'client_id') THEN
  RAISE EXCEPTION 'a signed entry is never changed' USING ERRCODE = 'restrict_violation'; END IF;
 RETURN coalesce(NEW, OLD); END $$
;;
CREATE OR REPLACE FUNCTION guard_signed_procedure_treatment() RETURNS trigger LANGUAGE plpgsql AS $$
 DECLARE line procedure_treatment; BEGIN
 line := coalesce(NEW, OLD);
 IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'client_id' = to_jsonb(OLD) - 'client_id' THEN RETURN NEW; END IF;
 IF EXISTS (SELECT 1 FROM procedure p WHERE p.company_id = line.company_id AND p.state IN ('signed', 'imported', 'cancelled', 'deleted')
  AND p.id IN (line.procedure_id, OLD.procedure_id)) THEN RAISE EXCEPTION 'a signed entry is never changed' USING ERRCODE = 'restrict_violation'; END IF;
 RETURN line; END $$
