"""SQL of live updates."""

VISIBLE_ROWS = "SELECT id::text FROM {table} WHERE company_id = $1 AND id = ANY($2::uuid[])"
"""The ids among $2 of rows that the connection's context sees."""
