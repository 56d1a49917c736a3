"""What is read of the catalogue, as JSON text from the database."""

from uuid import UUID

from clinic.booking.catalogue.schemas import CategoriesWanted, ServicesWanted
from clinic.core.context import Context
from clinic.core.db import hot
from clinic.core.errors import NotFound

_IDS = """coalesce((SELECT jsonb_agg(r.id ORDER BY r.position, r.name, r.id) FROM service_resource x
    JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id
    WHERE x.company_id = $1 AND x.service_id = s.id AND r.kind = '{}'), '[]'::jsonb)"""
_SERVICE = f"""jsonb_build_object('id', s.id, 'category_id', s.category_id, 'name', s.name, 'color', s.color, 'price', s.price,
  'duration', s.duration, 'time_before', s.time_before, 'time_after', s.time_after, 'bookable', s.bookable, 'is_active', s.is_active,
  'description_en', s.description_en, 'description_sv', s.description_sv, 'version', s.version,
  'practitioner_ids', {_IDS.format("practitioner")}, 'room_ids', {_IDS.format("room")})"""
_SERVICES = f"""
SELECT coalesce(jsonb_agg({_SERVICE} ORDER BY k.position, k.name, lower(s.name), s.id), '[]'::jsonb)::text
FROM service s JOIN service_category k ON k.company_id = s.company_id AND k.id = s.category_id
WHERE s.company_id = $1 AND s.deleted_at IS NULL AND ($2::uuid IS NULL OR s.category_id = $2) AND ($3::bool IS NULL OR s.is_active = $3)
  AND ($4 = '' OR strpos(lower(s.name), lower($4)) > 0)
"""
_ONE = f"SELECT {_SERVICE}::text FROM service s WHERE s.company_id = $1 AND s.id = $2 AND s.deleted_at IS NULL"
_CATEGORIES = f"""
SELECT coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'group_booking', k.group_booking, 'is_active', k.is_active,
  'version', k.version, 'services', CASE WHEN $2::bool THEN coalesce((SELECT jsonb_agg({_SERVICE} ORDER BY lower(s.name), s.id)
    FROM service s WHERE s.company_id = $1 AND s.category_id = k.id AND s.deleted_at IS NULL), '[]'::jsonb) END)
  ORDER BY k.position, k.name, k.id), '[]'::jsonb)::text
FROM service_category k WHERE k.company_id = $1 AND k.deleted_at IS NULL AND ($3::bool IS NULL OR k.is_active = $3)
"""
_ROOMS = """
SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'color', r.color, 'is_active', r.is_active, 'version', r.version)
  ORDER BY r.position, r.name, r.id), '[]'::jsonb)::text FROM resource r WHERE r.company_id = $1 AND r.kind = 'room'
"""
_PRACTITIONERS = """
SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'user_id', r.membership_id, 'name', r.name, 'color', r.color,
  'is_active', r.is_active) ORDER BY r.position, r.name, r.id), '[]'::jsonb)::text
FROM resource r WHERE r.company_id = $1 AND r.kind = 'practitioner'
"""


async def services(context: Context, wanted: ServicesWanted) -> str:
    """The services, in the order of their categories and names."""
    async with hot(context) as connection:
        return str(await connection.fetchval(
            _SERVICES, context.company_id, wanted.category_id, wanted.active, wanted.search.strip(),
        ))


async def one_service(context: Context, service_id: UUID) -> str:
    """One service; NotFound when absent, deleted or another company's."""
    async with hot(context) as connection:
        found = await connection.fetchval(_ONE, context.company_id, service_id)
    if found is None:
        raise NotFound
    return str(found)


async def categories(context: Context, wanted: CategoriesWanted) -> str:
    """The categories in the clinic's order, with their services where asked for."""
    async with hot(context) as connection:
        return str(await connection.fetchval(_CATEGORIES, context.company_id, wanted.with_service, wanted.active))


async def rooms(context: Context) -> str:
    """The rooms, also those that are out of use."""
    async with hot(context) as connection:
        return str(await connection.fetchval(_ROOMS, context.company_id))


async def practitioners(context: Context) -> str:
    """The practitioners, also those who no longer can be booked."""
    async with hot(context) as connection:
        return str(await connection.fetchval(_PRACTITIONERS, context.company_id))
