CREATE TABLE usage_count (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	clients BIGINT NOT NULL, 
	files BIGINT NOT NULL, 
	storage_bytes BIGINT NOT NULL, 
	month_begins_on DATE NOT NULL, 
	sms BIGINT NOT NULL, 
	emails BIGINT NOT NULL, 
	counted_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT usage_count_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT usage_count_company_id_key UNIQUE (company_id), 
	CONSTRAINT usage_count_counts_check CHECK (clients >= 0 AND files >= 0 AND storage_bytes >= 0 AND sms >= 0 AND emails >= 0)
)
;;
REVOKE ALL ON usage_count FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON usage_count TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON usage_count TO seed
;;
ALTER TABLE usage_count ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE usage_count FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON usage_count TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
