"""SQL of the worklists: what waits across all clients, as counts for the dashboard and as lists."""

import re
from datetime import timedelta

from clinic.core.api.pagination import COUNT_CAP, NewestFirstParams
from clinic.core.clock import now
from clinic.core.database.session import read_connection
from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.permissions import Permission

ANSWER_PERIOD = timedelta(days=14)
"""An answered prescription that isn't used is listed this long."""

UNSIGNED_PROCEDURES = """
SELECT 'procedure' AS type, p.id, p.client_id, p.title, p.created_at AS at, p.written_by_name AS by_name FROM procedure p
WHERE p.company_id = $1 AND p.state IN ('not_signed', 'pending_sign') AND ($2::uuid IS NULL OR coalesce(p.signer_id, p.written_by) = $2)
"""
"""Takes the company, and the member who has to sign or null for all."""
PENDING_FORMS = """
SELECT 'consent' AS type, f.id, f.client_id, f.title, f.created_at AS at, '' AS by_name FROM client_consent f
WHERE f.company_id = $1 AND f.state <> 'signed' AND f.cancelled_at IS NULL
UNION ALL SELECT 'questionnaire', f.id, f.client_id,
 CASE WHEN $2::text = 'sv' THEN coalesce(nullif(f.title_sv, ''), f.title_en) ELSE coalesce(nullif(f.title_en, ''), f.title_sv) END,
 f.created_at, '' FROM client_questionnaire f WHERE f.company_id = $1 AND f.answered_at IS NULL AND f.cancelled_at IS NULL
"""
"""Takes the company, and the language of the titles."""
ANSWERED_PRESCRIPTIONS = """
SELECT 'prescription' AS type, p.id, p.client_id, p.drug AS title, coalesce(p.signed_at, p.declined_at) AS at,
 p.prescriber_name AS by_name FROM prescription p
WHERE p.company_id = $1 AND p.state IN ('signed', 'not_prescribed') AND p.uses = 0 AND p.deleted_at IS NULL
 AND coalesce(p.signed_at, p.declined_at) >= $2 AND ($3::uuid IS NULL OR p.requested_by = $3)
"""
"""Takes the company, the earliest answer, and the member who asked or null for all."""


def count_sql(rows: str, *parameters: int) -> str:
    """Return the SQL that counts a worklist's rows; `parameters` are the numbers of its parameters in the statement around it."""
    numbered = re.sub(r"\$(\d)", lambda match: f"${parameters[int(match[1]) - 1]}", rows)
    return f"(SELECT count(*) FROM (SELECT 1 FROM ({numbered}) w LIMIT {COUNT_CAP}) x)"


def responsible_member(user: CurrentUser, permission: Permission) -> object:
    """Return the member whose work the user sees: all (None) for those with the permission, otherwise their own."""
    return None if permission.code in user.permissions else user.context.membership_id


async def list_unsigned_procedures(user: CurrentUser, params: NewestFirstParams) -> str:
    """Return a page of the treatment notes that wait for a signature, as JSON text; of all authors for those who approve."""
    return await _list_page(user, params, UNSIGNED_PROCEDURES, responsible_member(user, Permission.JOURNAL_APPROVE))


async def list_pending_forms(user: CurrentUser, params: NewestFirstParams) -> str:
    """Return a page of the consents and questionnaires that clients have not completed, as JSON text."""
    return await _list_page(user, params, PENDING_FORMS, user.language)


async def list_answered_prescriptions(user: CurrentUser, params: NewestFirstParams) -> str:
    """Return a page of the prescriptions that were answered lately and not used yet, as JSON text; of all for those who approve."""
    member = responsible_member(user, Permission.JOURNAL_APPROVE)
    return await _list_page(user, params, ANSWERED_PRESCRIPTIONS, now() - ANSWER_PERIOD, member)


async def _list_page(user: CurrentUser, params: NewestFirstParams, rows: str, *values: object) -> str:
    limit = len(values) + 2
    sql = f"""
    WITH work AS MATERIALIZED ({rows} LIMIT {COUNT_CAP + 1}),
    page AS (SELECT w.*, c.first_name, c.last_name FROM work w JOIN client c ON c.company_id = $1 AND c.id = w.client_id
     ORDER BY w.at {params.direction}, w.id LIMIT ${limit} OFFSET ${limit + 1})
    SELECT json_build_object(
     'items', coalesce((SELECT json_agg(json_build_object('type', p.type, 'id', p.id, 'title', p.title, 'by_name', p.by_name,
       'at', to_char(p.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'),
       'client', json_build_object('id', p.client_id, 'first_name', p.first_name, 'last_name', p.last_name))
       ORDER BY p.at {params.direction}, p.id) FROM page p), '[]'::json),
     'page', {params.page}, 'per_page', {params.per_page}, 'total', least(n, {COUNT_CAP}), 'total_capped', n > {COUNT_CAP})::text
    FROM (SELECT count(*) AS n FROM work) counted
    """
    async with read_connection(user.context) as connection:
        return str(await connection.fetchval(sql, user.company_id, *values, params.per_page, params.offset))
