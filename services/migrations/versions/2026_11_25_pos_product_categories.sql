CREATE TABLE product_category (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	sort_name VARCHAR(130) NOT NULL, 
	deleted_at TIMESTAMP WITH TIME ZONE, 
	version BIGINT DEFAULT '1' NOT NULL, 
	created_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	updated_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	CONSTRAINT product_category_pkey PRIMARY KEY (company_id, id)
)
;;
CREATE UNIQUE INDEX product_category_name_key ON product_category (company_id, lower(name)) WHERE deleted_at IS NULL
;;
REVOKE ALL ON product_category FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON product_category TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON product_category TO seed
;;
ALTER TABLE product_category ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE product_category FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON product_category TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
;;
ALTER TABLE product ADD COLUMN category_id UUID
;;
ALTER TABLE product ADD CONSTRAINT product_company_id_category_id_fkey FOREIGN KEY (company_id, category_id) REFERENCES product_category (company_id, id)
;;
CREATE INDEX product_category_idx ON product (company_id, category_id) WHERE deleted_at IS NULL
