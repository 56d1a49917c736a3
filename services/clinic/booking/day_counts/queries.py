"""Queries on how many bookings each day has."""

from datetime import datetime, timedelta

from clinic.booking.bookings.schemas import CalendarParams
from clinic.core.clock import zone
from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import Context

_DAY_COUNTS = """
WITH counted AS MATERIALIZED (
  SELECT (b.start_at AT TIME ZONE $5)::date AS day, b.practitioner_id, count(*) AS bookings FROM booking b
  WHERE b.company_id = $1 AND b.start_at >= $2 AND b.start_at < $3 AND b.state <> 'cancelled'
    AND ($4::uuid[] IS NULL OR b.practitioner_id = ANY($4))
  GROUP BY 1, 2)
SELECT jsonb_build_object(
  'practitioners', coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'color', r.color, 'is_active', r.is_active)
      ORDER BY r.position, r.name, r.id) FROM resource r
    WHERE r.company_id = $1 AND r.type = 'practitioner' AND (r.is_active OR r.id IN (SELECT c.practitioner_id FROM counted c))
      AND ($4::uuid[] IS NULL OR r.id = ANY($4))), '[]'::jsonb),
  'counts', coalesce((SELECT jsonb_agg(jsonb_build_object('day', c.day, 'practitioner_id', c.practitioner_id, 'bookings', c.bookings)
      ORDER BY c.day, r.position, r.name, r.id)
    FROM counted c JOIN resource r ON r.company_id = $1 AND r.id = c.practitioner_id), '[]'::jsonb))::text
"""


async def get_day_counts(context: Context, zone_name: str, params: CalendarParams) -> str:
    """Return the bookings of some days, counted by day and practitioner, as JSON text; cancelled ones aren't counted."""
    timezone = zone(zone_name)
    start = datetime.combine(params.from_, datetime.min.time(), timezone)
    end = datetime.combine(params.to + timedelta(days=1), datetime.min.time(), timezone)
    async with read_connection(context) as connection:
        return str(await connection.fetchval(
            _DAY_COUNTS, context.company_id, start, end, params.practitioner_ids or None, zone_name,
        ))
