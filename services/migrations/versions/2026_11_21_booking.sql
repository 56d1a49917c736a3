ALTER TABLE occupancy DROP CONSTRAINT occupancy_overlap
;;
ALTER TABLE occupancy ADD CONSTRAINT occupancy_overlap EXCLUDE USING gist (company_id WITH =, resource_id WITH =, during WITH &&, stack_id WITH <>) WHERE (released_at IS NULL)
