"""Sample data of the act on aesthetic treatments (2021:363): a service under it, the nurse who performs it, and the consent to it."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.models import Membership
from clinic.booking.models import Resource, Service, ServiceCategory, ServiceResource
from clinic.clients import service as clients_service
from clinic.clients.models import Client
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.text.richtext import from_plain_text
from clinic.forms.consent_templates import service as consent_templates
from clinic.forms.consent_templates.schemas import ConsentTemplateCreate

PRICE, MINUTES, MINUTES_AFTER = 340_000, 45, 10
NAME, ENGLISH_NAME = "Fettlösande injektion haka", "Fat-dissolving injection chin"
CONSENT_TITLES = ("Samtycke till fettlösande injektion", "Consent to a fat-dissolving injection")
_CONSENT_TEXTS = (
    "Svullnad, ömhet och blåmärken är vanliga under några dagar.\nSkador på nerver och hud är sällsynta men kan behöva läkarvård.",
    "Swelling, soreness and bruises are common for some days.\nInjuries of nerves and skin are rare but may need medical care.",
)
_ADULT_CLIENT_ID = "19811228-9874"
"""The personal number of the one client whose age is proven; a number that the tax agency gives out for tests."""


async def seed(session: AsyncSession, company_id: UUID, timezone: str, clients: list[UUID]) -> None:
    """Create the service after the clinic's history, which holds no treatment under the act."""
    is_own_resource = (Resource.company_id == Membership.company_id) & (Resource.membership_id == Membership.id)
    owner, nurse = (
        await session.scalars(select(Membership).join(Resource, is_own_resource).order_by(Resource.position).limit(2))
    ).all()
    nurse.profession, nurse.licence_number = "nurse", "482913"
    nurse.licence_checked_on, nurse.licence_checked_by = local_date(now(), timezone), owner.id
    await accounts.notify_member_changed(session, nurse)
    await _seed_service(session, company_id, nurse.id)
    client = await session.get_one(Client, (company_id, clients[0]))
    client.personal_id = _ADULT_CLIENT_ID
    await clients_service.update_search_tokens(session, client)
    (title, english_title), (text, english_text) = CONSENT_TITLES, _CONSENT_TEXTS
    await consent_templates.create_consent_template(session, ConsentTemplateCreate(
        title=title, body=from_plain_text(text), translated_title=english_title, translated_body=from_plain_text(english_text),
        aesthetic_kind="fat_dissolving",
    ))


async def _seed_service(session: AsyncSession, company_id: UUID, nurse_id: UUID) -> None:
    category = (await session.scalars(select(ServiceCategory).where(ServiceCategory.name == "Fillers"))).one()
    service = Service(
        company_id=company_id, id=new_id(), category_id=category.id, name=NAME, name_en=ENGLISH_NAME, color="#9B2C6F", price=PRICE,
        duration=MINUTES, buffer_after=MINUTES_AFTER, aesthetic_kind="fat_dissolving", description_sv="Hos legitimerad sjuksköterska, efter information och två dagars betänketid.",
        description_en="By a licensed nurse, after information and two days to reflect.",
    )
    session.add(service)
    await session.flush()
    performing = await session.scalars(select(Resource.id).where((Resource.membership_id == nurse_id) | (Resource.type == "room")))
    session.add_all(ServiceResource(company_id=company_id, id=new_id(), service_id=service.id, resource_id=id_) for id_ in performing)
    await session.flush()
