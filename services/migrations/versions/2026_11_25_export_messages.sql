SET LOCAL ROLE NONE
;;
WITH RECURSIVE about AS (
  SELECT x.company_id, x.id AS export_id, c.id AS client_id, c.merged_into FROM client_export x
  JOIN client c ON c.company_id = x.company_id AND c.id = x.client_id
  UNION ALL
  SELECT a.company_id, a.export_id, c.id, c.merged_into FROM about a
  JOIN client c ON c.company_id = a.company_id AND c.id = a.merged_into)
UPDATE message m SET client_id = a.client_id FROM about a
WHERE a.merged_into IS NULL AND m.company_id = a.company_id AND m.subject_id = a.export_id AND m.topic = 'client.export' AND m.client_id IS NULL
;;
SET LOCAL ROLE owner
