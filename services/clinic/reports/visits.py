"""The booking report (RPT-003), counted in one look at the period's visits.

A visit that was neither cancelled nor missed counts, with the price at which it was booked; a service whose category is for groups
makes group bookings: one for all who come to the same practitioner at the same time, and one individual for each of them.
"""

from clinic.reports.parts import rows, series

WITHIN = "b.company_id = $1 AND b.start_at >= ($2::timestamptz[])[1] AND b.start_at < ($2::timestamptz[])[cardinality($2::timestamptz[])]"
OF_TEAM = """($4::uuid[] IS NULL OR b.practitioner_id IN
  (SELECT o.id FROM resource o WHERE o.company_id = $1 AND o.membership_id = ANY($4)))"""
CTES = f"""
kind AS MATERIALIZED (SELECT s.id, s.name, s.category_id, c.name AS category, c.group_booking AS is_group FROM service s
  JOIN service_category c ON c.company_id = s.company_id AND c.id = s.category_id WHERE s.company_id = $1),
counted AS MATERIALIZED (SELECT GROUPING(w.slot) AS no_slot, w.slot, w.practitioner_id, w.service_id,
  count(*) FILTER (WHERE w.state = 'booked') AS booked, coalesce(sum(w.price) FILTER (WHERE w.state = 'booked'), 0)::bigint AS price,
  count(*) FILTER (WHERE w.state = 'cancelled') AS cancelled, count(*) FILTER (WHERE w.state = 'no_show') AS no_show
  FROM (SELECT width_bucket(b.start_at, $2::timestamptz[]) AS slot, b.practitioner_id, b.service_id, b.state, b.price
    FROM booking b WHERE {WITHIN} AND {OF_TEAM}) w
  GROUP BY GROUPING SETS ((w.slot), (w.practitioner_id, w.service_id))),
gathered AS MATERIALIZED (SELECT g.slot, count(*) AS groups, sum(g.individual)::bigint AS individual FROM (
    SELECT width_bucket(b.start_at, $2::timestamptz[]) AS slot, count(*) AS individual FROM booking b
    WHERE EXISTS (SELECT 1 FROM kind k WHERE k.is_group) AND {WITHIN} AND {OF_TEAM} AND b.state = 'booked'
    AND b.service_id = ANY(ARRAY(SELECT k.id FROM kind k WHERE k.is_group)) GROUP BY b.service_id, b.practitioner_id, b.start_at) g
  GROUP BY g.slot),
slots AS MATERIALIZED (SELECT c.slot, c.price, c.cancelled, c.no_show, c.booked - coalesce(g.individual, 0) AS single,
    coalesce(g.groups, 0) AS groups, coalesce(g.individual, 0) AS individual
  FROM counted c LEFT JOIN gathered g ON g.slot = c.slot WHERE c.no_slot = 0),
served AS (SELECT c.service_id, sum(c.booked)::bigint AS booked, sum(c.price)::bigint AS price FROM counted c
  WHERE c.no_slot = 1 GROUP BY c.service_id)
"""
_OF_SERVICE = """SELECT k.id, k.name, k.category_id, k.category, s.booked, s.price FROM served s JOIN kind k ON k.id = s.service_id
  WHERE s.booked > 0"""
_ROW = {"id": "id", "name": "name", "bookings_count": "booked", "bookings_sum_price": "price"}
_FIRST = "booked DESC, price DESC, name, id"
PARTS = {
    "booking_statistics": """(SELECT jsonb_build_object('total_single_bookings', coalesce(sum(single), 0),
      'total_group_bookings', coalesce(sum(groups), 0), 'total_group_bookings_individual', coalesce(sum(individual), 0),
      'total_bookings_revenue', coalesce(sum(price), 0), 'total_cancelled_bookings', coalesce(sum(cancelled), 0),
      'total_bookings_no_show', coalesce(sum(no_show), 0)) FROM slots)""",
    "bookings": series("slots", {"value": "single", "value2": "groups"}),
    "cancelled_no_show": series("slots", {"value": "cancelled", "value2": "no_show"}),
    "practitioners": rows(
        """SELECT r.id, r.name, sum(c.booked)::bigint AS booked, sum(c.price)::bigint AS price FROM counted c
        JOIN resource r ON r.company_id = $1 AND r.id = c.practitioner_id
        WHERE c.no_slot = 1 AND c.booked > 0 GROUP BY r.id, r.name""", _ROW, _FIRST,
    ),
    "services": rows(_OF_SERVICE, _ROW, _FIRST),
    "categories": rows(
        f"""SELECT category_id AS id, category AS name, sum(booked)::bigint AS booked, sum(price)::bigint AS price FROM ({_OF_SERVICE}) s
        GROUP BY category_id, category""", _ROW, _FIRST,
    ),
}
