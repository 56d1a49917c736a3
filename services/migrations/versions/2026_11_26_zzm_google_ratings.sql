CREATE TABLE google_rating (
	company_id UUID NOT NULL, 
	id UUID NOT NULL, 
	place_id VARCHAR(300) NOT NULL, 
	name VARCHAR(300) NOT NULL, 
	rating SMALLINT, 
	rating_count BIGINT NOT NULL, 
	maps_uri VARCHAR(500) NOT NULL, 
	fetched_at TIMESTAMP WITH TIME ZONE NOT NULL, 
	failed_at TIMESTAMP WITH TIME ZONE, 
	failure VARCHAR(60) DEFAULT '' NOT NULL, 
	is_on_portal BOOLEAN DEFAULT false NOT NULL, 
	CONSTRAINT google_rating_pkey PRIMARY KEY (company_id, id), 
	CONSTRAINT google_rating_company_check CHECK (id = company_id), 
	CONSTRAINT google_rating_rating_check CHECK (rating BETWEEN 10 AND 50)
)
;;
REVOKE ALL ON google_rating FROM app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_rating TO app
;;
GRANT SELECT, INSERT, UPDATE, DELETE ON google_rating TO seed
;;
ALTER TABLE google_rating ENABLE ROW LEVEL SECURITY
;;
ALTER TABLE google_rating FORCE ROW LEVEL SECURITY
;;
CREATE POLICY tenant ON google_rating TO app USING (company_id = nullif(current_setting('app.company_id', true), '')::uuid) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::uuid)
