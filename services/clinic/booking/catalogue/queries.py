"""Queries on the catalogue, which return JSON text composed by the database."""

from uuid import UUID

from sqlalchemy import text

from clinic.aesthetics import service as aesthetics
from clinic.booking.catalogue.schemas import CategoryListParams, RoomListParams, ServiceListParams, ServiceOptionParams
from clinic.company import service as companies
from clinic.core.api.errors import NotFound
from clinic.core.api.pagination import COUNT_CAP
from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import Context


def _by_kind(injection: object, surgery: object) -> str:
    """Return SQL of a value by the kind of a service `s` under the act on aesthetic treatments; null outside the act."""
    return f"CASE s.aesthetic_kind WHEN '' THEN NULL WHEN '{aesthetics.SURGERY}' THEN {surgery} ELSE {injection} END"


_KINDS = (aesthetics.INJECTION, aesthetics.SURGERY)
REQUIRED_LEVEL = f"coalesce({_by_kind(*map(aesthetics.get_required_level, _KINDS))}, 0)"
"""SQL of the level that a service `s` asks of its performer, compared with `resource.aesthetic_level` (LAW-020)."""
REFLECTION_TIME = _by_kind(*(f"interval '{aesthetics.get_reflection_time(kind).days} days'" for kind in _KINDS))
"""SQL of the time that a client reflects before a service `s`; null outside the act (LAW-021)."""
SERVICES_AND_PERFORMER = """
SELECT s.id, s.aesthetic_kind, s.prerequisite_id, r.membership_id
FROM service s JOIN resource r ON r.company_id = s.company_id AND r.id = $3
WHERE s.company_id = $1 AND s.id = ANY($2::uuid[]) ORDER BY array_position($2::uuid[], s.id)
"""
"""The values that the gates are asked about, also of a deleted service and of a practitioner who no longer performs it."""
PREREQUISITE = """
SELECT p.id AS service_id, coalesce(nullif(p.name_en, ''), p.name) AS service_en, coalesce(nullif(p.name_sv, ''), p.name) AS service_sv,
  s.prerequisite_days AS days, s.prerequisite_min_days AS min_days,
  p.bookable AND NOT p.is_add_on_only AND p.is_active AND p.deleted_at IS NULL AND k.is_active AND k.deleted_at IS NULL AS is_bookable,
  EXISTS (SELECT 1 FROM booking b WHERE b.company_id = $1 AND b.client_id = $3
    AND (b.service_id = p.id OR b.add_ons @> jsonb_build_array(jsonb_build_object('service_id', p.id)))
    AND b.state NOT IN ('cancelled', 'no_show') AND b.end_at <= $4
    AND (b.start_at AT TIME ZONE $5)::date BETWEEN ($4::timestamptz AT TIME ZONE $5)::date - s.prerequisite_days
      AND ($4::timestamptz AT TIME ZONE $5)::date - s.prerequisite_min_days) AS is_met
FROM service s JOIN service p ON p.company_id = s.company_id AND p.id = s.prerequisite_id
JOIN service_category k ON k.company_id = p.company_id AND k.id = p.category_id
WHERE s.company_id = $1 AND s.id = $2
"""
"""The prerequisite of service $2, and whether client $3 has it for a visit at $4 in the time zone $5; no row without a prerequisite."""
_RESOURCE_IDS = """coalesce((SELECT jsonb_agg(r.id ORDER BY r.position, r.name, r.id) FROM service_resource x
    JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id
    WHERE x.company_id = $1 AND x.service_id = s.id AND r.type = '{}'), '[]'::jsonb)"""
_FORM_IDS = """coalesce((SELECT jsonb_agg(f.{0} ORDER BY f.id) FROM service_form f
    WHERE f.company_id = $1 AND f.service_id = s.id AND f.{0} IS NOT NULL), '[]'::jsonb)"""
ADD_ONS = """service_add_on a JOIN service o ON o.company_id = a.company_id AND o.id = a.add_on_id
  WHERE a.company_id = s.company_id AND a.service_id = s.id AND o.deleted_at IS NULL"""
"""SQL of the add-ons `o` of a service `s`, with their links `a`."""
_ADD_ON_IDS = f"coalesce((SELECT jsonb_agg(o.id ORDER BY a.position) FROM {ADD_ONS}{{}}), '[]'::jsonb)"
BOOKABLE_ADD_ON = " AND o.is_active AND o.group_quantity IS NULL AND s.group_quantity IS NULL"
COUNT_OFFERED = "SELECT count(*) FROM service_add_on WHERE company_id = $1 AND service_id = $2 AND add_on_id = ANY($3::uuid[])"
"""How many different of the services $3 are add-ons of service $2."""
_SERVICE_JSONB = f"""jsonb_build_object('id', s.id, 'category_id', s.category_id, 'name', s.name, 'name_en', s.name_en,
  'name_sv', s.name_sv, 'color', s.color, 'price', s.price, 'tax', s.tax, 'duration', s.duration, 'buffer_before', s.buffer_before,
  'buffer_after', s.buffer_after, 'bookable', s.bookable, 'group_quantity', s.group_quantity,
  'is_active', s.is_active, 'aesthetic_kind', s.aesthetic_kind, 'prerequisite_id', s.prerequisite_id,
  'prerequisite_days', s.prerequisite_days, 'prerequisite_min_days', s.prerequisite_min_days,
  'description_en', s.description_en, 'description_sv', s.description_sv,
  'version', s.version,
  'practitioner_ids', {_RESOURCE_IDS.format("practitioner")}, 'room_ids', {_RESOURCE_IDS.format("room")},
  'device_ids', {_RESOURCE_IDS.format("device")}, 'add_on_ids', {_ADD_ON_IDS.format("")}, 'is_add_on_only', s.is_add_on_only,
  'consent_template_ids', {_FORM_IDS.format("consent_template_id")}, 'questionnaire_ids', {_FORM_IDS.format("questionnaire_id")})"""
_SERVICE_ORDERS = {
    "category": "k.position {0}, k.name {0}", "name": "lower(s.name) {0}", "duration": "s.duration {0}", "price": "s.price {0}",
    "is_active": "s.is_active {0}",
}
_SERVICE_PRICE = """jsonb_build_object('id', s.id, 'version', s.version, 'category_id', s.category_id, 'name', s.name, 'color', s.color,
  'price', s.price, 'tax', s.tax, 'duration', s.duration)"""
_RELATED = {
    "category": """jsonb_build_object('category', (SELECT jsonb_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en,
  'name_sv', k.name_sv, 'group_booking', k.group_booking, 'is_active', k.is_active, 'version', k.version)
  FROM service_category k WHERE k.company_id = $1 AND k.id = s.category_id))""",
    "practitioners": """jsonb_build_object('practitioners', coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) ORDER BY r.position, r.name, r.id) FROM service_resource x
  JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id
  WHERE x.company_id = $1 AND x.service_id = s.id AND r.type = 'practitioner'), '[]'::jsonb))""",
}
"""SQL of what a listed service `s` gets besides its own fields, by the values of `with[]`."""
_SERVICE_PAGE = f"""
WITH matching AS NOT MATERIALIZED (
  SELECT s.*, row_number() OVER (ORDER BY {{order}}, lower(s.name), s.id) AS row_number
  FROM service s JOIN service_category k ON k.company_id = s.company_id AND k.id = s.category_id
  WHERE s.company_id = $1 AND s.deleted_at {{deleted}} AND ($8::text IS NULL
    OR CASE $8 WHEN 'en' THEN s.name_sv ELSE s.name_en END = '' OR (s.description_en = '') <> (s.description_sv = ''))
    AND ($2::uuid IS NULL OR s.category_id = $2)
    AND ($3::bool IS NULL OR s.is_active = $3) AND ($4 = '' OR strpos(lower(s.name), lower($4)) > 0)),
counted AS (SELECT count(*) AS n FROM (SELECT 1 FROM matching LIMIT {COUNT_CAP + 1}) capped)
SELECT jsonb_build_object('items', coalesce((SELECT jsonb_agg({{service}} ORDER BY s.row_number) FROM (
    SELECT * FROM matching ORDER BY row_number LIMIT $5 OFFSET $6) s), '[]'::jsonb),
  'page', $7::int, 'per_page', $5::int, 'total', least(n, {COUNT_CAP}), 'total_capped', n > {COUNT_CAP})::text FROM counted
"""
_SERVICE_OPTIONS = f"""
SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'category_id', s.category_id, 'name', s.name, 'color', s.color, 'price', s.price,
  'tax', s.tax, 'duration', s.duration, 'aesthetic_kind', s.aesthetic_kind, 'group_quantity', s.group_quantity, 'is_active', s.is_active,
  'practitioner_ids', {_RESOURCE_IDS.format("practitioner")}, 'room_ids', {_RESOURCE_IDS.format("room")},
  'device_ids', {_RESOURCE_IDS.format("device")}, 'add_on_ids', {_ADD_ON_IDS.format(BOOKABLE_ADD_ON)})
  ORDER BY k.position, k.name, lower(s.name), s.id), '[]'::jsonb)::text
FROM service s JOIN service_category k ON k.company_id = s.company_id AND k.id = s.category_id
WHERE s.company_id = $1 AND s.deleted_at IS NULL AND ($2::bool IS NULL OR s.is_active = $2)
"""
_SERVICE_BY_ID = f"SELECT {_SERVICE_JSONB}::text FROM service s WHERE s.company_id = $1 AND s.id = $2 AND s.deleted_at IS NULL"
_CATEGORIES = f"""
SELECT coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'name_en', k.name_en,
  'name_sv', k.name_sv, 'group_booking', k.group_booking, 'is_active', k.is_active,
  'version', k.version, 'services', CASE WHEN $2::bool THEN coalesce((SELECT jsonb_agg({_SERVICE_JSONB} ORDER BY lower(s.name), s.id)
    FROM service s WHERE s.company_id = $1 AND s.category_id = k.id AND s.deleted_at IS NULL), '[]'::jsonb) END)
  ORDER BY k.position, k.name, k.id), '[]'::jsonb)::text
FROM service_category k WHERE k.company_id = $1 AND k.deleted_at IS NULL AND ($3::bool IS NULL OR k.is_active = $3)
"""
_ROOM_JSONB = "jsonb_build_object('id', r.id, 'name', r.name, 'color', r.color, 'is_active', r.is_active, 'version', r.version)"
_ROOM_ORDERS = {"name": "lower(r.name)", "is_active": "r.is_active"}
_ROOM_PAGE = f"""
WITH matching AS NOT MATERIALIZED (
  SELECT r.* FROM resource r WHERE r.company_id = $1 AND r.type = 'room' AND ($2 = '' OR strpos(lower(r.name), lower($2)) > 0)),
counted AS (SELECT count(*) AS n FROM (SELECT 1 FROM matching LIMIT {COUNT_CAP + 1}) capped)
SELECT jsonb_build_object('items', coalesce((SELECT jsonb_agg({_ROOM_JSONB} ORDER BY r.row_number) FROM (
    SELECT r.*, row_number() OVER (ORDER BY {{order}}, lower(r.name), r.id) FROM matching r
    ORDER BY row_number LIMIT $3 OFFSET $4) r), '[]'::jsonb),
  'page', $5::int, 'per_page', $3::int, 'total', least(n, {COUNT_CAP}), 'total_capped', n > {COUNT_CAP})::text FROM counted
"""
_ROOM_OPTIONS = f"""
SELECT coalesce(jsonb_agg({_ROOM_JSONB} ORDER BY r.position, r.name, r.id), '[]'::jsonb)::text
FROM resource r WHERE r.company_id = $1 AND r.type = 'room'
"""
_DEVICES = """
SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'is_active', r.is_active)
  ORDER BY r.position, r.name, r.id), '[]'::jsonb)::text
FROM resource r WHERE r.company_id = $1 AND r.type = 'device'
"""
_PRACTITIONERS = """
SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'user_id', r.membership_id, 'name', r.name, 'color', r.color,
  'is_active', r.is_active, 'aesthetic_level', r.aesthetic_level) ORDER BY r.position, r.name, r.id), '[]'::jsonb)::text
FROM resource r WHERE r.company_id = $1 AND r.type = 'practitioner'
"""
REORDER_CATEGORIES = text("""
UPDATE service_category k SET position = o.new_position FROM (
  SELECT c.id, row_number() OVER (ORDER BY array_position(CAST(:ids AS uuid[]), c.id), c.position, c.name, c.id) AS new_position
  FROM service_category c WHERE c.company_id = :company AND c.deleted_at IS NULL) o
WHERE k.company_id = :company AND k.id = o.id AND k.position <> o.new_position
""")
"""Leaves versions alone: the position is not edited in the category's form."""


def get_translated_name(language: str) -> str:
    """Return the SQL of the name of booking `b`'s service `s`, and of its add-ons, in a language (USE-019).

    A booking keeps the name that its service had; a service that was renamed since has no translation of that name.
    """
    translated = f"CASE {language} WHEN 'en' THEN {{0}}.name_en WHEN 'sv' THEN {{0}}.name_sv END"
    name = "CASE WHEN {1} = {0}.name THEN coalesce(nullif({2}, ''), {1}) ELSE {1} END"
    service = name.format("s", "b.service_name", translated.format("s"))
    add_on = name.format("o", "x.item->>'name'", translated.format("o"))
    return f"""{service} || coalesce((SELECT string_agg(' + ' || {add_on}, '' ORDER BY x.position)
  FROM jsonb_array_elements(b.add_ons) WITH ORDINALITY x(item, position)
  LEFT JOIN service o ON o.company_id = b.company_id AND o.id = CAST(x.item->>'service_id' AS uuid)), '')"""


async def list_services(context: Context, params: ServiceListParams) -> str:
    """Return a page of the services, searched by name, filtered and sorted."""
    order = _SERVICE_ORDERS[params.sort or "category"].format(params.direction)
    own_language = await companies.get_customer_language(context) if params.untranslated else None
    parts = [_SERVICE_PRICE if params.price_only else _SERVICE_JSONB, *(_RELATED[name] for name in dict.fromkeys(params.with_))]
    query = _SERVICE_PAGE.format(order=order, deleted="IS NOT NULL" if params.deleted else "IS NULL", service=" || ".join(parts))
    async with read_connection(context) as connection:
        return str(await connection.fetchval(
            query, context.company_id, params.category_id, params.active, params.search.strip(), params.per_page, params.offset,
            params.page, own_language,
        ))


async def list_service_options(context: Context, params: ServiceOptionParams) -> str:
    """List all services as choices, ordered by category and name."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(_SERVICE_OPTIONS, context.company_id, params.active))


async def get_service(context: Context, service_id: UUID) -> str:
    """Return one service. Raises NotFound when absent, deleted or another company's."""
    async with read_connection(context) as connection:
        result = await connection.fetchval(_SERVICE_BY_ID, context.company_id, service_id)
    if result is None:
        raise NotFound
    return str(result)


async def list_categories(context: Context, params: CategoryListParams) -> str:
    """List the categories in the clinic's order, with their services if `with_service`."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(_CATEGORIES, context.company_id, params.with_service, params.active))


async def list_rooms(context: Context, params: RoomListParams) -> str:
    """Return a page of the rooms, inactive ones included, searched by name and sorted."""
    query = _ROOM_PAGE.format(order=f"{_ROOM_ORDERS[params.sort or 'name']} {params.direction}")
    async with read_connection(context) as connection:
        return str(await connection.fetchval(
            query, context.company_id, params.search.strip(), params.per_page, params.offset, params.page,
        ))


async def list_room_options(context: Context) -> str:
    """List all rooms, inactive ones included, in their order in forms."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(_ROOM_OPTIONS, context.company_id))


async def list_devices(context: Context) -> str:
    """List the devices that can be booked, or could, in the order in which that was allowed."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(_DEVICES, context.company_id))


async def list_practitioners(context: Context) -> str:
    """List the practitioners, inactive ones included."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(_PRACTITIONERS, context.company_id))
