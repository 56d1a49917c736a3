"""Queries of the portal: the clinic, its bookable services and practitioners, and a booking as its visitor may see it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.queries import ADD_ONS, BOOKABLE_ADD_ON, REQUIRED_LEVEL, get_translated_name
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
  (coalesce(to_jsonb(ps), '{{}}') || jsonb_build_object('needs_bankid', (c.settings->>'BANK_ID_VERIFICATION_ENABLED')::boolean
    AND (c.settings->>'MANDATORY_BANK_ID_BOOKING_PORTAL')::boolean))::text AS portal_content,
  (c.settings->>'BANK_ID_VERIFICATION_ENABLED')::boolean AS is_bankid_used, coalesce(ms.names_treatments, false) AS names_treatments,
  (c.settings->'EXTRA_FIELDS')::text AS extra_fields,
  {PORTAL_RATING}::text AS google_rating
FROM company c LEFT JOIN booking_settings s ON s.company_id = c.id LEFT JOIN portal_settings ps ON ps.company_id = c.id
LEFT JOIN message_settings ms ON ms.company_id = c.id WHERE c.id = $1
"""
_PERFORMERS_OF_BOTH = f"""service_resource x JOIN service_resource y ON y.company_id = $1 AND y.resource_id = x.resource_id
        JOIN resource r ON r.company_id = $1 AND r.id = x.resource_id
        WHERE x.company_id = $1 AND x.service_id = s.id AND y.service_id = o.id AND r.type = 'practitioner' AND r.is_active
        AND r.aesthetic_level >= greatest({REQUIRED_LEVEL}, {REQUIRED_LEVEL.replace("s.aesthetic_kind", "o.aesthetic_kind")})"""
"""SQL of the practitioners `r` who perform a service `s` and its add-on `o`, and may by the act on aesthetic treatments (LAW-020)."""
_ADD_ON_JSON = f"""coalesce((SELECT jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'name_en', o.name_en, 'name_sv', o.name_sv,
      'price', o.price, 'aesthetic_kind', o.aesthetic_kind, 'duration', o.duration,
      'description_en', o.description_en, 'description_sv', o.description_sv,
      'practitioner_ids', (SELECT jsonb_agg(r.id ORDER BY r.position, r.name, r.id) FROM {_PERFORMERS_OF_BOTH})) ORDER BY a.position)
    FROM {ADD_ONS}{BOOKABLE_ADD_ON} AND o.bookable
      AND EXISTS (SELECT 1 FROM service_category g
        WHERE g.company_id = $1 AND g.id = o.category_id AND g.is_active AND g.deleted_at IS NULL)
      AND EXISTS (SELECT 1 FROM {_PERFORMERS_OF_BOTH})),
    '[]'::jsonb)"""
"""SQL of the add-ons of a service `s` that visitors may book with it: some practitioner performs both."""
_CATEGORIES = f"""
SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'name_en', c.name_en, 'name_sv', c.name_sv,
  'services', s.list) ORDER BY c.position, c.name, c.id),
  '[]'::jsonb)::text
FROM service_category c JOIN LATERAL (
  SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'name_en', s.name_en, 'name_sv', s.name_sv, 'color', s.color,
    'price', s.price, 'aesthetic_kind', s.aesthetic_kind, 'duration', s.duration,
    'description_en', s.description_en, 'description_sv', s.description_sv, 'add_ons', {_ADD_ON_JSON}, 'practitioner_id', (
      SELECT min(r.id::text) FROM service_resource x JOIN resource r ON r.company_id = $1 AND r.id = x.resource_id
      WHERE x.company_id = $1 AND x.service_id = s.id AND r.type = 'practitioner' AND r.is_active AND r.aesthetic_level >= {REQUIRED_LEVEL}
      HAVING count(*) = 1))
    ORDER BY s.name, s.id) AS list
  FROM service s WHERE s.company_id = $1 AND s.category_id = c.id AND s.is_active AND s.bookable AND s.deleted_at IS NULL
    AND NOT s.is_add_on_only
) s ON s.list IS NOT NULL
WHERE c.company_id = $1 AND c.is_active AND c.deleted_at IS NULL
"""
_SERVICES = f"""
SELECT coalesce(jsonb_agg(s.value || jsonb_build_object('category_id', k.value->>'id') ORDER BY k.position, s.position), '[]'::jsonb)::text
FROM ({_CATEGORIES}) listed (categories), jsonb_array_elements(listed.categories::jsonb) WITH ORDINALITY k (value, position),
  jsonb_array_elements(k.value->'services') WITH ORDINALITY s (value, position)
WHERE $2::uuid IS NULL OR (k.value->>'id')::uuid = $2
"""
_PRACTITIONERS = text(f"""
SELECT r.id, r.name, nullif(m.title, '') AS title,
  coalesce(nullif(m.booking_description_en, ''), nullif(m.booking_description, ''), nullif(m.booking_description_sv, ''))
    AS booking_description_en,
  coalesce(nullif(m.booking_description_sv, ''), nullif(m.booking_description, ''), nullif(m.booking_description_en, ''))
    AS booking_description_sv,
  m.profile_photo_id AS photo_id
FROM resource r LEFT JOIN membership m ON m.company_id = r.company_id AND m.id = r.membership_id
WHERE r.company_id = :company AND r.type = 'practitioner' AND r.is_active AND NOT EXISTS (
  SELECT 1 FROM service s WHERE s.company_id = :company AND s.id = ANY(CAST(:services AS uuid[])) AND (r.aesthetic_level < {REQUIRED_LEVEL}
    OR NOT EXISTS (SELECT 1 FROM service_resource x WHERE x.company_id = :company AND x.service_id = s.id AND x.resource_id = r.id)))
  AND (SELECT count(*) FROM service s WHERE s.company_id = :company AND s.id = ANY(CAST(:services AS uuid[])))
    = cardinality(CAST(:services AS uuid[]))
ORDER BY r.position, r.name, r.id
""")
_IS_BOOKABLE = text(f"""
SELECT EXISTS (SELECT 1 FROM resource r WHERE r.company_id = :company
  AND r.type = 'practitioner' AND r.is_active AND (CAST(:practitioner AS uuid) IS NULL OR r.id = :practitioner)
  AND (SELECT count(*) FROM service_resource x
    WHERE x.company_id = :company AND x.resource_id = r.id AND x.service_id = ANY(CAST(:services AS uuid[])))
    = cardinality(CAST(:services AS uuid[]))
  AND NOT EXISTS (SELECT 1 FROM service s WHERE s.company_id = :company AND s.id = ANY(CAST(:services AS uuid[]))
    AND r.aesthetic_level < {REQUIRED_LEVEL}))
FROM service s JOIN service_category c ON c.company_id = s.company_id AND c.id = s.category_id
WHERE s.company_id = :company AND s.id = ANY(CAST(:services AS uuid[])) AND s.is_active AND s.bookable AND s.deleted_at IS NULL
  AND c.is_active AND c.deleted_at IS NULL AND (s.id <> :service OR NOT s.is_add_on_only)
HAVING bool_or(s.id = :service) AND count(*) = cardinality(CAST(:services AS uuid[]))
""")
_HAS_PREREQUISITE = text("""
SELECT bool_or(prerequisite_id IS NOT NULL) FROM service WHERE company_id = :company AND id = ANY(CAST(:services AS uuid[]))
""")
_AESTHETIC_KINDS = text("""
SELECT DISTINCT aesthetic_kind FROM service WHERE company_id = :company AND id = ANY(CAST(:services AS uuid[])) AND aesthetic_kind <> ''
ORDER BY aesthetic_kind
""")
_PRICES = text("""
SELECT s.id, s.price FROM service s WHERE s.company_id = :company AND s.id = ANY(CAST(:services AS uuid[]))
ORDER BY array_position(CAST(:services AS uuid[]), s.id)
""")
_BOOKING = text(f"""
SELECT b.id, b.client_id, b.service_id, b.practitioner_id, b.version, b.start_at, b.end_at, b.state,
  array(SELECT CAST(x->>'service_id' AS uuid) FROM jsonb_array_elements(b.add_ons) x) AS add_on_ids,
  {get_translated_name(":language")} AS service_name, b.price,
  p.name AS practitioner_name
FROM booking b JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id
JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
WHERE b.company_id = :company AND b.id = :booking
""")
_COMING_BOOKINGS = text(f"""
SELECT b.id, b.start_at, b.end_at, b.state, {get_translated_name(":language")} AS service_name, p.name AS practitioner_name
FROM booking b JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id
JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
WHERE b.company_id = :company AND b.client_id = :client AND b.id <> :except AND b.start_at > :at
  AND b.state IN ('booked', 'arrived', 'in_room')
ORDER BY b.start_at, b.id LIMIT :limit
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
    is_bankid_used: bool
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


async def list_services(context: Context, category_id: UUID | None) -> str:
    """Return the bookable services of all categories or of one, as JSON text."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(_SERVICES, context.company_id, category_id))


async def list_practitioners(session: AsyncSession, service_ids: Sequence[UUID]) -> Sequence[RowMapping]:
    """List the active practitioners who perform all services of a visit."""
    result = await session.execute(_PRACTITIONERS, _key(session, service_ids))
    return result.mappings().all()


async def is_bookable(session: AsyncSession, service_ids: Sequence[UUID], practitioner_id: UUID | None) -> bool | None:
    """Return whether the practitioner (or any) may perform a service and its add-ons; None when visitors may not book one of them."""
    key = {**_key(session, service_ids), "service": service_ids[0], "practitioner": practitioner_id}
    return (await session.execute(_IS_BOOKABLE, key)).scalar()


async def list_aesthetic_kinds(session: AsyncSession, service_ids: Sequence[UUID]) -> list[str]:
    """List the kinds of the services under the act on aesthetic treatments."""
    return list((await session.execute(_AESTHETIC_KINDS, _key(session, service_ids))).scalars())


async def has_prerequisite(session: AsyncSession, service_ids: Sequence[UUID]) -> bool:
    """Return whether another service must come before one of these (BEY-009)."""
    return bool((await session.execute(_HAS_PREREQUISITE, _key(session, service_ids))).scalar())


async def list_prices(session: AsyncSession, service_ids: Sequence[UUID]) -> dict[UUID, int]:
    """Return the prices of a visit's services in öre, VAT included, in the order given; without those of another company."""
    return {row.id: row.price for row in await session.execute(_PRICES, _key(session, service_ids))}


def _key(session: AsyncSession, service_ids: Sequence[UUID]) -> dict[str, Any]:
    return {"company": get_context(session).company_id, "services": list(service_ids)}


async def get_booking(session: AsyncSession, booking_id: UUID) -> RowMapping | None:
    """Return the fields of a booking that its visitor may see, in the language of the request."""
    key = {"company": get_context(session).company_id, "booking": booking_id, "language": language.get()}
    result = await session.execute(_BOOKING, key)
    return result.mappings().first()


async def list_coming_bookings(session: AsyncSession, client_id: UUID, *, except_id: UUID, limit: int) -> Sequence[RowMapping]:
    """List the coming bookings of exactly this client but one, earliest first, in the language of the request."""
    key = {
        "company": get_context(session).company_id, "client": client_id, "except": except_id, "at": now(), "limit": limit,
        "language": language.get(),
    }
    result = await session.execute(_COMING_BOOKINGS, key)
    return result.mappings().all()
