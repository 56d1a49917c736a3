CREATE TABLE sales_day (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	begins_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	ends_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	side VARCHAR(7) NOT NULL, 
	key VARCHAR(36) NOT NULL, 
	receipts BIGINT NOT NULL, 
	quantity BIGINT NOT NULL, 
	amount BIGINT NOT NULL, 
	discount BIGINT NOT NULL, 
	CONSTRAINT sales_day_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX sales_day_side_key ON sales_day (company_id, begins_at, ends_at, side, key)
;;
REVOKE ALL ON sales_day FROM app
;;
GRANT SELECT, INSERT, DELETE ON sales_day TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON sales_day TO seed
;;
ALTER TABLE sales_day ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE sales_day FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON sales_day TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
CREATE OR REPLACE FUNCTION uncount_day() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock_shared(hashtextextended('sales_day' || NEW.company_id::text, 0)); DELETE FROM sales_day WHERE company_id = NEW.company_id AND begins_at <= NEW.paid_at AND ends_at > NEW.paid_at; RETURN NULL; END $$
;;
CREATE OR REPLACE TRIGGER receipt_laid AFTER INSERT ON receipt FOR EACH ROW WHEN (NEW.kind = 'sale' AND NEW.paid_at < now() - interval '1 hour') EXECUTE FUNCTION uncount_day()
;;
CREATE OR REPLACE TRIGGER receipt_late AFTER UPDATE OF paid_at ON receipt FOR EACH ROW WHEN (NEW.kind = 'sale' AND NEW.paid_at < now() - interval '1 hour' AND OLD.paid_at IS DISTINCT FROM NEW.paid_at) EXECUTE FUNCTION uncount_day()
