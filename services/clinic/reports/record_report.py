"""The record report (RPT-005): clients, procedures, prescriptions, questionnaires and messages.

Clients, questionnaires and messages are counted for the whole clinic; procedures belong to the member who wrote them, prescriptions to
the member who requested them.
"""

from clinic.reports.query_builder import SLOT_NAMES, rows_sql, series_sql

_FROM, _TO = "($2::timestamptz[])[1]", "($2::timestamptz[])[cardinality($2::timestamptz[])]"
_AFTER = "($3::text[])[cardinality($3::text[])]::date"
_CLIENT_CONDITION = "c.company_id = $1 AND c.deleted_at IS NULL AND c.merged_into IS NULL"
AGES = (("<20", 20), ("21-30", 30), ("31-40", 40), ("41-50", 50), ("51-60", 60), ("61+", 200))
"""Age groups with the highest age in each; an age of 20 belongs to the first group, so that the groups have no gap."""
CTES = f"""
registered AS MATERIALIZED (SELECT width_bucket(c.created_at, $2::timestamptz[]) AS slot, count(*) AS registered FROM client c
  WHERE {_CLIENT_CONDITION} AND c.created_at >= {_FROM} AND c.created_at < {_TO} GROUP BY 1),
days AS (SELECT n.slot, (n.name)::date AS first, lead((n.name)::date) OVER (ORDER BY n.slot) AS next
  FROM unnest({SLOT_NAMES}) WITH ORDINALITY n (name, slot)),
latest_procedure AS MATERIALIZED (SELECT p.id, p.written_by, p.done_on FROM procedure p
  WHERE p.company_id = $1 AND p.done_on >= ($3::text[])[1]::date AND p.done_on < {_AFTER}
  AND p.state IN ('signed', 'imported', 'not_signed', 'pending_sign')
  AND ($4::uuid[] IS NULL OR p.written_by = ANY($4)) AND NOT EXISTS (SELECT 1 FROM procedure q WHERE q.company_id = $1
    AND q.entry_id = p.entry_id AND q.number > p.number AND q.state IN ('signed', 'imported', 'not_signed', 'pending_sign'))),
procedure_count AS MATERIALIZED (SELECT d.slot, count(*) AS done FROM latest_procedure x
  JOIN days d ON x.done_on >= d.first AND (d.next IS NULL OR x.done_on < d.next) GROUP BY d.slot),
prescription_count AS MATERIALIZED (SELECT width_bucket(p.signed_at, $2::timestamptz[]) AS slot,
    count(*) FILTER (WHERE p.origin = 'external') AS external, count(*) FILTER (WHERE p.origin = 'own') AS own
  FROM prescription p WHERE p.company_id = $1 AND p.deleted_at IS NULL
  AND p.signed_at >= {_FROM} AND p.signed_at < {_TO} AND ($4::uuid[] IS NULL OR p.requested_by = ANY($4)) GROUP BY 1),
client_age AS MATERIALIZED (SELECT date_part('year', age({_AFTER} - 1, c.date_of_birth))::int AS age FROM client c
  WHERE {_CLIENT_CONDITION} AND c.date_of_birth IS NOT NULL AND c.created_at < {_TO})
"""
_AGES = " UNION ALL ".join(
    f"SELECT {position} AS position, '{name}' AS name, {oldest} AS oldest, {AGES[position - 1][1] if position else -1} AS above"
    for position, (name, oldest) in enumerate(AGES)
)
PARTS = {
    "record_statistics": f"""jsonb_build_object(
      'total_clients', (SELECT count(*) FROM client c WHERE {_CLIENT_CONDITION} AND c.created_at < {_TO}),
      'total_procedures', (SELECT count(*) FROM latest_procedure),
      'prescriptions_signed', (SELECT coalesce(sum(external + own), 0) FROM prescription_count),
      'sms_sent', (SELECT count(*) FROM message m WHERE m.company_id = $1 AND m.channel = 'sms' AND m.state IN ('sent', 'delivered')
        AND m.created_at >= {_FROM} AND m.created_at < {_TO}))""",
    "new_registrations": series_sql("registered", {"value": "registered"}),
    "procedures": series_sql("procedure_count", {"value": "done"}),
    "prescriptions": series_sql("prescription_count", {"prescriptions_by_mal": "external", "prescriptions_by_own": "own"}),
    "questionnaires": rows_sql(
        f"""SELECT q.questionnaire_id AS id, coalesce(nullif(max(q.title_sv), ''), max(q.title_en)) AS name,
          count(DISTINCT q.entry_id) AS value FROM client_questionnaire q WHERE q.company_id = $1 AND q.cancelled_at IS NULL
          AND q.answered_at >= {_FROM} AND q.answered_at < {_TO} GROUP BY q.questionnaire_id""",
        {"id": "id", "name": "name", "value": "value"}, "value DESC, name, id",
    ),
    "most_procedures": rows_sql(
        """SELECT m.id, m.first_name || ' ' || m.last_name AS name, count(*) AS done FROM latest_procedure d
        JOIN membership m ON m.company_id = $1 AND m.id = d.written_by GROUP BY m.id, m.first_name, m.last_name""",
        {"id": "id", "name": "name", "treatments_count": "done"}, "done DESC, name, id",
    ),
    "most_notes": rows_sql(
        """SELECT m.id, m.first_name || ' ' || m.last_name AS name, count(*) AS note_count FROM latest_procedure d
        JOIN procedure p ON p.company_id = $1 AND p.id = d.id AND p.notes @? '$.**.text'
        JOIN membership m ON m.company_id = $1 AND m.id = d.written_by GROUP BY m.id, m.first_name, m.last_name""",
        {"id": "id", "name": "name", "general_notes_count": "note_count"}, "note_count DESC, name, id",
    ),
    "client_ages": f"""(SELECT jsonb_agg(jsonb_build_object('name', g.name, 'value',
      (SELECT count(*) FROM client_age a WHERE a.age <= g.oldest AND a.age > g.above)) ORDER BY g.position) FROM ({_AGES}) g)""",
}
