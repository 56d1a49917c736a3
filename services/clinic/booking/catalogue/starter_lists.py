"""Starter lists of services (USE-002): what a new clinic of a kind usually offers, added at once and changed afterwards like any other.

No name is a medicine's: prescription medicines may not be advertised to the public (läkemedelslagen 2015:315, 12 kap. 2 §).
"""

from dataclasses import dataclass

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue import limits
from clinic.booking.catalogue.models import Resource, Service, ServiceCategory, ServiceResource
from clinic.booking.catalogue.schemas import StarterKind, StarterListAdd, StarterListAdded, StarterListOut, StarterListsOut, StarterService
from clinic.booking.catalogue.service import flush_unique_name
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context

FOREIGN_PRICE_DIVISOR = 10
"""A krona of the lists is a tenth of a unit of the other currencies; the clinic sets its own prices anyway."""


@dataclass(frozen=True, slots=True)
class _Service:
    """A service of a list; `price` in kronor, `duration` and `buffer_after` in minutes."""

    sv: str
    en: str
    duration: int
    price: int
    buffer_after: int = 5


@dataclass(frozen=True, slots=True)
class _Category:
    sv: str
    en: str
    color: str
    services: tuple[_Service, ...]


_LISTS: dict[StarterKind, tuple[_Category, ...]] = {
    "injections": (
        _Category("Konsultation", "Consultation", "#0072B2", (
            _Service("Konsultation", "Consultation", 30, 500), _Service("Återbesök", "Follow-up visit", 15, 300),
        )),
        _Category("Rynkbehandling", "Wrinkle treatment", "#CC79A7", (
            _Service("Rynkbehandling panna", "Wrinkle treatment forehead", 30, 1900),
            _Service("Rynkbehandling mellan ögonbrynen", "Wrinkle treatment frown lines", 30, 1900),
            _Service("Rynkbehandling kråksparkar", "Wrinkle treatment crow's feet", 30, 1900),
            _Service("Rynkbehandling tre områden", "Wrinkle treatment three areas", 45, 4200),
            _Service("Svettbehandling armhålor", "Sweat treatment underarms", 60, 4900, 10),
        )),
        _Category("Fillers", "Fillers", "#7A68A6", (
            _Service("Läppar 0,5 ml", "Lips 0.5 ml", 45, 2200, 10), _Service("Läppar 1 ml", "Lips 1 ml", 60, 3200, 10),
            _Service("Kinder 1 ml", "Cheeks 1 ml", 45, 3400, 10), _Service("Haka 1 ml", "Chin 1 ml", 45, 3400, 10),
            _Service("Upplösning av filler", "Dissolving filler", 30, 1500, 10),
        )),
    ),
    "skin_laser": (
        _Category("Konsultation", "Consultation", "#0072B2", (_Service("Hudkonsultation", "Skin consultation", 30, 300),)),
        _Category("Hudvård", "Skin care", "#009E73", (
            _Service("Klassisk ansiktsbehandling", "Classic facial", 60, 995, 10),
            _Service("Kemisk peeling", "Chemical peel", 45, 1295, 10),
            _Service("Microneedling ansikte", "Microneedling face", 60, 1995, 15),
            _Service("Aknebehandling", "Acne treatment", 60, 1095, 10),
        )),
        _Category("Laser", "Laser", "#D55E00", (
            _Service("Hårborttagning armhålor", "Hair removal underarms", 30, 795),
            _Service("Hårborttagning bikini", "Hair removal bikini", 30, 995),
            _Service("Hårborttagning underben", "Hair removal lower legs", 45, 1495),
            _Service("Ytliga kärl ansikte", "Facial veins", 45, 1795, 10),
            _Service("Pigmentfläckar", "Pigment spots", 30, 1495, 10),
        )),
    ),
    "medical": (
        _Category("Läkare", "Doctor", "#0072B2", (
            _Service("Läkarbesök", "Doctor's appointment", 30, 1200), _Service("Återbesök läkare", "Follow-up with the doctor", 20, 700),
            _Service("Videobesök", "Video appointment", 20, 600),
        )),
        _Category("Sjuksköterska", "Nurse", "#009E73", (
            _Service("Besök hos sjuksköterska", "Nurse appointment", 30, 500), _Service("Provtagning", "Blood test", 15, 350),
            _Service("Vaccination", "Vaccination", 15, 300), _Service("Såromläggning", "Wound dressing", 30, 450),
        )),
        _Category("Hud", "Skin", "#D55E00", (
            _Service("Kontroll av födelsemärken", "Mole check", 30, 900),
            _Service("Borttagning av födelsemärke", "Mole removal", 45, 2500, 15),
        )),
    ),
}


async def list_starter_lists(session: AsyncSession) -> StarterListsOut:
    """Return each kind's services as they would be added: named in the language to clients, priced in the company's currency."""
    company = await companies.get_own_company(session)
    return StarterListsOut(lists=[
        StarterListOut(kind=kind, services=[
            StarterService(
                category=_name(category, company.customer_language), name=_name(service, company.customer_language),
                duration=service.duration, price=_price(service, company.unit),
            ) for category in categories for service in category.services
        ]) for kind, categories in _LISTS.items()
    ])


async def add_starter_list(session: AsyncSession, data: StarterListAdd) -> StarterListAdded:
    """Add the services of a kind of clinic, performed by all its practitioners. A clinic that has services gets none.

    The company's row is locked until the commit, so that of two presses one adds the list. Raises NotFound, TooManyCategories.
    """
    company = await companies.get_own_company(session, lock=True)
    if await session.scalar(select(exists().where(Service.deleted_at.is_(None)))):
        return StarterListAdded(added=0)
    language = company.customer_language
    categories = await _add_categories(session, data.kind, language)
    services = [
        Service(
            company_id=company.id, id=new_id(), category_id=categories[_name(category, language).lower()].id,
            name=_name(service, language), **_translation(service, language), color=category.color,
            price=_price(service, company.unit), duration=service.duration, buffer_after=service.buffer_after,
        ) for category in _LISTS[data.kind] for service in category.services
    ]
    practitioner_ids = (await session.scalars(select(Resource.id).where(Resource.type == "practitioner", Resource.is_active))).all()
    session.add_all(services)
    await session.flush()
    session.add_all(
        ServiceResource(company_id=company.id, id=new_id(), service_id=service.id, resource_id=practitioner_id)
        for service in services for practitioner_id in practitioner_ids
    )
    for service in services:
        audit.record(session, "service.created", service.id, name=service.name, price=service.price, duration=service.duration)
    audit.record(session, "service.starter_list_added", kind=data.kind, count=len(services))
    await session.flush()
    return StarterListAdded(added=len(services))


async def _add_categories(session: AsyncSession, kind: StarterKind, language: str) -> dict[str, ServiceCategory]:
    """Return the list's categories by their names in lower case; one that the clinic has already is used. Raises TooManyCategories."""
    rows = await session.scalars(select(ServiceCategory).where(ServiceCategory.deleted_at.is_(None)))
    categories = {row.name.lower(): row for row in rows}
    position = max((row.position for row in categories.values()), default=0)
    company_id = get_context(session).company_id
    await limits.ensure_category_limit(session, sum(_name(category, language).lower() not in categories for category in _LISTS[kind]))
    for category in _LISTS[kind]:
        name = _name(category, language)
        if name.lower() in categories:
            continue
        position += 1
        row = categories[name.lower()] = ServiceCategory(
            company_id=company_id, id=new_id(), name=name, **_translation(category, language), position=position,
        )
        session.add(row)
        audit.record(session, "category.created", row.id, name=name)
    await flush_unique_name(session, "service_category_name_key")
    return categories


def _name(row: _Category | _Service, language: str) -> str:
    return row.sv if language == "sv" else row.en


def _translation(row: _Category | _Service, language: str) -> dict[str, str]:
    return {"name_en": row.en} if language == "sv" else {"name_sv": row.sv}


def _price(service: _Service, currency: str) -> int:
    """Return the price in minor units of the currency."""
    return service.price * 100 if currency == "sek" else service.price * 100 // FOREIGN_PRICE_DIVISOR
