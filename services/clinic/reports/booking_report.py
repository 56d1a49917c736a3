"""The booking report (RPT-003), computed in one scan of the range's bookings.

Bookings that are neither cancelled nor missed count, at the price at which they were booked. Bookings of a service in a group category
are group bookings: one group per service, practitioner and start, and one participant per booking.
"""

from clinic.reports.query_builder import rows_sql, series_sql

RANGE_CONDITION = """b.company_id = $1 AND b.start_at >= ($2::timestamptz[])[1]
  AND b.start_at < ($2::timestamptz[])[cardinality($2::timestamptz[])]"""
TEAM_CONDITION = """($4::uuid[] IS NULL OR b.practitioner_id IN
  (SELECT o.id FROM resource o WHERE o.company_id = $1 AND o.membership_id = ANY($4)))"""
IS_COUNTED = "state NOT IN ('cancelled', 'no_show')"
CTES = f"""
service_info AS MATERIALIZED (SELECT s.id, s.name, s.category_id, c.name AS category, c.group_booking AS is_group FROM service s
  JOIN service_category c ON c.company_id = s.company_id AND c.id = s.category_id WHERE s.company_id = $1),
booking_count AS MATERIALIZED (SELECT GROUPING(w.slot) AS no_slot, w.slot, w.practitioner_id, w.service_id,
  count(*) FILTER (WHERE w.{IS_COUNTED}) AS booked, coalesce(sum(w.price) FILTER (WHERE w.{IS_COUNTED}), 0)::bigint AS price,
  count(*) FILTER (WHERE w.state = 'cancelled') AS cancelled, count(*) FILTER (WHERE w.state = 'no_show') AS no_show
  FROM (SELECT width_bucket(b.start_at, $2::timestamptz[]) AS slot, b.practitioner_id, b.service_id, b.state, b.price
    FROM booking b WHERE {RANGE_CONDITION} AND {TEAM_CONDITION}) w
  GROUP BY GROUPING SETS ((w.slot), (w.practitioner_id, w.service_id))),
group_booking_count AS MATERIALIZED (SELECT g.slot, count(*) AS groups, sum(g.individual)::bigint AS individual FROM (
    SELECT width_bucket(b.start_at, $2::timestamptz[]) AS slot, count(*) AS individual FROM booking b
    WHERE EXISTS (SELECT 1 FROM service_info k WHERE k.is_group) AND {RANGE_CONDITION} AND {TEAM_CONDITION} AND b.{IS_COUNTED}
    AND b.service_id = ANY(ARRAY(SELECT k.id FROM service_info k WHERE k.is_group)) GROUP BY b.service_id, b.practitioner_id, b.start_at) g
  GROUP BY g.slot),
slots AS MATERIALIZED (SELECT c.slot, c.price, c.cancelled, c.no_show, c.booked - coalesce(g.individual, 0) AS single,
    coalesce(g.groups, 0) AS groups, coalesce(g.individual, 0) AS individual
  FROM booking_count c LEFT JOIN group_booking_count g ON g.slot = c.slot WHERE c.no_slot = 0),
service_count AS (SELECT c.service_id, sum(c.booked)::bigint AS booked, sum(c.price)::bigint AS price FROM booking_count c
  WHERE c.no_slot = 1 GROUP BY c.service_id)
"""
_SERVICE_TOTALS = """SELECT k.id, k.name, k.category_id, k.category, s.booked, s.price
  FROM service_count s JOIN service_info k ON k.id = s.service_id
  WHERE s.booked > 0"""
_ROW_FIELDS = {"id": "id", "name": "name", "bookings_count": "booked", "bookings_sum_price": "price"}
_ORDER = "booked DESC, price DESC, name, id"
PARTS = {
    "booking_statistics": """(SELECT jsonb_build_object('total_single_bookings', coalesce(sum(single), 0),
      'total_group_bookings', coalesce(sum(groups), 0), 'total_group_bookings_individual', coalesce(sum(individual), 0),
      'total_bookings_revenue', coalesce(sum(price), 0), 'total_cancelled_bookings', coalesce(sum(cancelled), 0),
      'total_bookings_no_show', coalesce(sum(no_show), 0)) FROM slots)""",
    "bookings": series_sql("slots", {"value": "single", "value2": "groups"}),
    "cancelled_no_show": series_sql("slots", {"value": "cancelled", "value2": "no_show"}),
    "practitioners": rows_sql(
        """SELECT r.id, r.name, sum(c.booked)::bigint AS booked, sum(c.price)::bigint AS price FROM booking_count c
        JOIN resource r ON r.company_id = $1 AND r.id = c.practitioner_id
        WHERE c.no_slot = 1 AND c.booked > 0 GROUP BY r.id, r.name""", _ROW_FIELDS, _ORDER,
    ),
    "services": rows_sql(_SERVICE_TOTALS, _ROW_FIELDS, _ORDER),
    "categories": rows_sql(
        f"""SELECT category_id AS id, category AS name, sum(booked)::bigint AS booked, sum(price)::bigint AS price
        FROM ({_SERVICE_TOTALS}) s
        GROUP BY category_id, category""", _ROW_FIELDS, _ORDER,
    ),
}
