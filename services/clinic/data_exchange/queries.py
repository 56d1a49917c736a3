"""SQL over a client and the clients merged into it (BEY-025): rows that stayed with a merged client are read as the client's own."""

MERGED_IDS_CTE = """WITH RECURSIVE client_ids AS (
  SELECT c.id FROM client c WHERE c.company_id = :company AND c.id = :client
  UNION SELECT m.id FROM client m JOIN client_ids i ON m.company_id = :company AND m.merged_into = i.id)
"""
"""Prefix of a statement; defines `client_ids` and takes :company and :client."""
