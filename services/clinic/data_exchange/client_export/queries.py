"""SQL of the export of a client."""

from sqlalchemy import text

REPEATABLE_READ = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
CURRENCY = text("SELECT unit FROM company WHERE id = :company")
ABANDONED_EXPORTS = text("""
SELECT x.id FROM client_export x WHERE x.company_id = :company AND x.state IN ('queued', 'building') AND EXISTS (SELECT 1 FROM delivery d
  JOIN event e ON e.company_id = d.company_id AND e.id = d.event_id
  WHERE d.company_id = x.company_id AND d.state = 'failed' AND d.subscriber = :subscriber AND e.payload ->> 'export_id' = x.id::text)
LIMIT :limit
""")
"""Exports whose last delivery attempt was interrupted, so that no attempt is left to record the failure."""
REQUESTER = text("SELECT email, first_name, language FROM membership WHERE company_id = :company AND id = :member AND deleted_at IS NULL")
