"""What the portal reads of a clinic: itself, what it offers, and who performs it."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.context import Context
from clinic.core.db import context_of, hot

WRITABLE = frozenset({"active"})
_CLINIC = """
SELECT c.name, logo_id, cover_id, theme_color, is_black_text, customer_language, timezone, date_format, is_twelve_hours,
  calendar_first_day_sunday, unit, is_verified, is_booking_on, subscription_state, set_up_at IS NOT NULL AS is_set_up,
  coalesce(s.hold_minutes, 10) AS hold_minutes
FROM company c LEFT JOIN booking_settings s ON s.company_id = c.id WHERE c.id = $1
"""
_CATEGORIES = """
SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'services', s.list) ORDER BY c.position, c.name, c.id),
  '[]'::jsonb)::text
FROM service_category c JOIN LATERAL (
  SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'color', s.color, 'price', s.price, 'duration', s.duration,
    'description_en', s.description_en, 'description_sv', s.description_sv) ORDER BY s.name, s.id) AS list
  FROM service s WHERE s.company_id = $1 AND s.category_id = c.id AND s.is_active AND s.bookable AND s.deleted_at IS NULL
) s ON s.list IS NOT NULL
WHERE c.company_id = $1 AND c.is_active AND c.deleted_at IS NULL
"""
_PRACTITIONERS = text("""
SELECT r.id, r.name, nullif(m.title, '') AS title, nullif(m.booking_description, '') AS booking_description,
  m.profile_photo_id AS photo_id
FROM service_resource x JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id
LEFT JOIN membership m ON m.company_id = r.company_id AND m.id = r.membership_id
WHERE x.company_id = :company AND x.service_id = :service AND r.kind = 'practitioner' AND r.is_active
ORDER BY r.position, r.name, r.id
""")
_OFFERED = text("""
SELECT CAST(:practitioner AS uuid) IS NULL OR EXISTS (SELECT 1 FROM service_resource x JOIN resource r ON r.company_id = x.company_id
  AND r.id = x.resource_id WHERE x.company_id = s.company_id AND x.service_id = s.id AND r.kind = 'practitioner' AND r.is_active
  AND r.id = :practitioner)
FROM service s JOIN service_category c ON c.company_id = s.company_id AND c.id = s.category_id
WHERE s.company_id = :company AND s.id = :service AND s.is_active AND s.bookable AND s.deleted_at IS NULL
  AND c.is_active AND c.deleted_at IS NULL
""")
_CONFIRMED = text("""
SELECT b.id, b.version, b.start_at, b.end_at, b.state, b.service_name, b.price, p.name AS practitioner_name
FROM booking b JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
WHERE b.company_id = :company AND b.id = :booking
""")


@dataclass(frozen=True, slots=True)
class Clinic:
    """The clinic, as its portal needs it."""

    name: str
    logo_id: UUID | None
    cover_id: UUID | None
    theme_color: str
    is_black_text: bool
    customer_language: str
    timezone: str
    date_format: str
    is_twelve_hours: bool
    calendar_first_day_sunday: bool
    unit: str
    is_verified: bool
    is_booking_on: bool
    subscription_state: str
    is_set_up: bool
    hold_minutes: int

    @property
    def is_open(self) -> bool:
        """Whether visitors may book here."""
        return self.is_booking_on and self.is_set_up and self.subscription_state in WRITABLE


async def clinic(context: Context) -> Clinic:
    """The clinic of the context."""
    async with hot(context) as connection:
        return Clinic(**dict(await connection.fetchrow(_CLINIC, context.company_id)))


async def categories(context: Context) -> str:
    """What can be booked, as JSON text."""
    async with hot(context) as connection:
        return str(await connection.fetchval(_CATEGORIES, context.company_id))


async def practitioners(session: AsyncSession, service_id: UUID) -> Sequence[RowMapping]:
    """Who performs a service."""
    found = await session.execute(_PRACTITIONERS, {"company": context_of(session).company_id, "service": service_id})
    return found.mappings().all()


async def offered(session: AsyncSession, service_id: UUID, practitioner_id: UUID | None) -> bool | None:
    """Whether a practitioner (or anyone) performs a service that visitors may book; None when there is no such service."""
    key = {"company": context_of(session).company_id, "service": service_id, "practitioner": practitioner_id}
    return (await session.execute(_OFFERED, key)).scalar()


async def confirmed(session: AsyncSession, booking_id: UUID) -> RowMapping | None:
    """A visit as its visitor may see it."""
    found = await session.execute(_CONFIRMED, {"company": context_of(session).company_id, "booking": booking_id})
    return found.mappings().first()
