"""Queries of the portal: the clinic, its bookable services and practitioners, and a booking as its visitor may see it."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

import orjson
from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.queries import REQUIRED_LEVEL, get_translated_name
from clinic.booking.google_rating.queries import PORTAL_RATING
from clinic.booking.google_rating.schemas import MAX_RATING_AGE
from clinic.booking.portal_settings.schemas import PortalContent
from clinic.company.schemas import ExtraField
from clinic.core.clock import now
from clinic.core.database.session import get_context, read_connection
from clinic.core.database.tenant_context import Context
from clinic.core.text.i18n import language

WRITABLE_SUBSCRIPTION_STATES = frozenset({"active"})
_CLINIC = f"""
SELECT c.name, c.encrypted_id AS public_id, logo_id, cover_id, theme_color, is_black_text, timezone,
  c.settings->>'CUSTOMER_LANGUAGE' AS customer_language,
  c.settings->>'DATE_FORMAT' AS date_format, (c.settings->>'IS_TWELVE_HOURS')::boolean AS is_twelve_hours,
  (c.settings->>'CALENDAR_FIRST_DAY_SUNDAY')::boolean AS calendar_first_day_sunday,
  (c.settings->'CLIENT_FIELDS')::text AS client_fields,
  (c.settings->'CANCELLATION_POLICY')::text AS cancellation_policy,
  unit, street_address, zip_code, city, country_code, phone_number, contact_email, organization_number,
  patient_insurance, ivo_registration, complication_contact,
  is_verified, is_booking_on, subscription_state, onboarded_at IS NOT NULL AS is_set_up,
  coalesce(s.hold_minutes, 10) AS hold_minutes,
  coalesce(to_jsonb(ps), '{{}}')::text AS portal_content, coalesce(ms.names_treatments, false) AS names_treatments,
  (c.settings->'EXTRA_FIELDS')::text AS extra_fields,
  {PORTAL_RATING}::text AS google_rating
FROM company c LEFT JOIN booking_settings s ON s.company_id = c.id LEFT JOIN portal_settings ps ON ps.company_id = c.id
LEFT JOIN message_settings ms ON ms.company_id = c.id WHERE c.id = $1
"""
_CATEGORIES = """
SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'name_en', c.name_en, 'name_sv', c.name_sv,
  'services', s.list) ORDER BY c.position, c.name, c.id),
  '[]'::jsonb)::text
FROM service_category c JOIN LATERAL (
  SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'name_en', s.name_en, 'name_sv', s.name_sv, 'color', s.color,
    'price', s.price, 'aesthetic_kind', s.aesthetic_kind, 'duration', s.duration,
    'description_en', s.description_en, 'description_sv', s.description_sv)
    ORDER BY s.name, s.id) AS list
  FROM service s WHERE s.company_id = $1 AND s.category_id = c.id AND s.is_active AND s.bookable AND s.deleted_at IS NULL
) s ON s.list IS NOT NULL
WHERE c.company_id = $1 AND c.is_active AND c.deleted_at IS NULL
"""
_PRACTITIONERS = text(f"""
SELECT r.id, r.name, nullif(m.title, '') AS title,
  coalesce(nullif(m.booking_description_en, ''), nullif(m.booking_description, ''), nullif(m.booking_description_sv, ''))
    AS booking_description_en,
  coalesce(nullif(m.booking_description_sv, ''), nullif(m.booking_description, ''), nullif(m.booking_description_en, ''))
    AS booking_description_sv,
  m.profile_photo_id AS photo_id
FROM service_resource x JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id
LEFT JOIN membership m ON m.company_id = r.company_id AND m.id = r.membership_id
WHERE x.company_id = :company AND x.service_id = :service AND r.type = 'practitioner' AND r.is_active
  AND r.aesthetic_level >= (SELECT {REQUIRED_LEVEL} FROM service s WHERE s.company_id = x.company_id AND s.id = x.service_id)
ORDER BY r.position, r.name, r.id
""")
_IS_BOOKABLE = text("""
SELECT CAST(:practitioner AS uuid) IS NULL OR EXISTS (SELECT 1 FROM service_resource x JOIN resource r ON r.company_id = x.company_id
  AND r.id = x.resource_id WHERE x.company_id = s.company_id AND x.service_id = s.id AND r.type = 'practitioner' AND r.is_active
  AND r.id = :practitioner)
FROM service s JOIN service_category c ON c.company_id = s.company_id AND c.id = s.category_id
WHERE s.company_id = :company AND s.id = :service AND s.is_active AND s.bookable AND s.deleted_at IS NULL
  AND c.is_active AND c.deleted_at IS NULL
""")
_HAS_PREREQUISITE = text("SELECT prerequisite_id IS NOT NULL FROM service WHERE company_id = :company AND id = :service")
_AESTHETIC_KIND = text("SELECT aesthetic_kind FROM service WHERE company_id = :company AND id = :service")
_PRICE = text("SELECT price FROM service WHERE company_id = :company AND id = :service")
_BOOKING = text(f"""
SELECT b.id, b.client_id, b.service_id, b.practitioner_id, b.version, b.start_at, b.end_at, b.state,
  {get_translated_name(":language")} AS service_name, b.price,
  p.name AS practitioner_name
FROM booking b JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id
JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
WHERE b.company_id = :company AND b.id = :booking
""")
DELETE_EXPIRED_FLOWS = text("""
WITH expired AS (SELECT id FROM booking_flow WHERE company_id = :company AND expires_at < :before),
expired_hold AS (SELECT h.id FROM hold h JOIN expired ON expired.id = h.flow_id WHERE h.company_id = :company),
deleted_occupancy AS (DELETE FROM occupancy WHERE company_id = :company AND hold_id IN (SELECT id FROM expired_hold)),
deleted_hold AS (DELETE FROM hold WHERE company_id = :company AND id IN (SELECT id FROM expired_hold))
DELETE FROM booking_flow WHERE company_id = :company AND id IN (SELECT id FROM expired)
""")
RELEASE_HOLDS = text("""
WITH released AS (UPDATE hold SET released_at = :at
  WHERE company_id = :company AND released_at IS NULL AND (flow_id = :flow OR phone = :phone) RETURNING id)
UPDATE occupancy o SET released_at = :at FROM (SELECT id FROM occupancy WHERE company_id = :company AND released_at IS NULL
  AND hold_id IN (SELECT id FROM released) ORDER BY resource_id, id FOR UPDATE) held
WHERE o.company_id = :company AND o.id = held.id
""")


def is_portal_open(is_booking_on: bool, is_set_up: bool, subscription_state: str) -> bool:
    """Return whether visitors can book at a company with these values."""
    return is_booking_on and is_set_up and subscription_state in WRITABLE_SUBSCRIPTION_STATES


@dataclass(frozen=True, slots=True)
class PortalClinic:
    """The company's settings that the portal needs."""

    name: str
    public_id: str
    logo_id: UUID | None
    cover_id: UUID | None
    theme_color: str
    is_black_text: bool
    customer_language: str
    timezone: str
    date_format: str
    is_twelve_hours: bool
    calendar_first_day_sunday: bool
    client_fields: str
    cancellation_policy: str
    unit: str
    street_address: str
    zip_code: str
    city: str
    country_code: str
    phone_number: str
    contact_email: str
    organization_number: str
    patient_insurance: str
    ivo_registration: str
    complication_contact: str
    is_verified: bool
    is_booking_on: bool
    subscription_state: str
    is_set_up: bool
    hold_minutes: int
    portal_content: str
    names_treatments: bool
    extra_fields: str
    google_rating: str | None

    @property
    def content(self) -> PortalContent:
        """The clinic's own texts, what it asks for, and whether BankID is needed."""
        return PortalContent.model_validate_json(self.portal_content)

    @property
    def public_extra_fields(self) -> list[ExtraField]:
        """The clinic's own fields that visitors are asked for, in their order."""
        fields = [ExtraField.model_validate(field) for field in orjson.loads(self.extra_fields)]
        public = (field for field in fields if field.is_public and not field.is_deleted)
        return sorted(public, key=lambda field: (field.position, str(field.id)))

    @property
    def is_open(self) -> bool:
        """Return whether visitors can book."""
        return is_portal_open(self.is_booking_on, self.is_set_up, self.subscription_state)


async def get_clinic(context: Context) -> PortalClinic:
    """Return the clinic of the context's company."""
    async with read_connection(context) as connection:
        return PortalClinic(**dict(await connection.fetchrow(_CLINIC, context.company_id, now() - MAX_RATING_AGE)))


async def list_categories(context: Context) -> str:
    """Return the categories with their bookable services, as JSON text."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(_CATEGORIES, context.company_id))


async def list_practitioners(session: AsyncSession, service_id: UUID) -> Sequence[RowMapping]:
    """List the active practitioners who perform a service."""
    result = await session.execute(_PRACTITIONERS, {"company": get_context(session).company_id, "service": service_id})
    return result.mappings().all()


async def is_bookable(session: AsyncSession, service_id: UUID, practitioner_id: UUID | None) -> bool | None:
    """Return whether the practitioner (or any) performs a service that visitors may book; None when there is no such service."""
    key = {"company": get_context(session).company_id, "service": service_id, "practitioner": practitioner_id}
    return (await session.execute(_IS_BOOKABLE, key)).scalar()


async def get_aesthetic_kind(session: AsyncSession, service_id: UUID) -> str:
    """Return the service's kind under the act on aesthetic treatments, or an empty text."""
    key = {"company": get_context(session).company_id, "service": service_id}
    return str((await session.execute(_AESTHETIC_KIND, key)).scalar() or "")


async def has_prerequisite(session: AsyncSession, service_id: UUID) -> bool:
    """Return whether another service must come before this one (BEY-009)."""
    key = {"company": get_context(session).company_id, "service": service_id}
    return bool((await session.execute(_HAS_PREREQUISITE, key)).scalar())


async def get_price(session: AsyncSession, service_id: UUID) -> int:
    """Return a service's price in öre, VAT included; 0 for another company's."""
    return int((await session.execute(_PRICE, {"company": get_context(session).company_id, "service": service_id})).scalar() or 0)


async def get_booking(session: AsyncSession, booking_id: UUID) -> RowMapping | None:
    """Return the fields of a booking that its visitor may see, in the language of the request."""
    key = {"company": get_context(session).company_id, "booking": booking_id, "language": language.get()}
    result = await session.execute(_BOOKING, key)
    return result.mappings().first()
