"""A client, and those who turned out to be the same one (BEY-025): what stays with them is read as the client's own."""

LINEAGE = """WITH RECURSIVE lineage AS (
  SELECT c.id FROM client c WHERE c.company_id = :company AND c.id = :client
  UNION SELECT g.id FROM client g JOIN lineage l ON g.company_id = :company AND g.merged_into = l.id)
"""
"""Begins a statement that then knows `lineage`; it takes :company and :client."""
