"""Check and store a visitor's details: what the clinic shows and requires, and its own public fields (BKG-040, PLT-054)."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.aesthetics import service as aesthetics
from clinic.booking.message_settings import service as message_settings
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.portal.errors import IdentificationRequired
from clinic.booking.portal.models import BookingFlow
from clinic.booking.portal.schemas import VisitorDetails
from clinic.clients import service as clients
from clinic.clients.schemas import ClientCreate
from clinic.clients.service import Client
from clinic.core.api.errors import FieldError
from clinic.core.clock import local_date, now
from clinic.core.text.country_rules import add_personal_id_dash, check_zip_code

FLOW_ONLY_DETAILS = frozenset({
    "special_request", "policy_id", "personal_id", "date_of_birth", "street_address", "zip_code", "city", "extra_fields",
    "agrees_to_treatment_names",
})
"""Details of a visitor that don't recognize a client: they are added to a client only where the client has none."""
ADDRESS_FIELDS = ("street_address", "zip_code", "city")


def list_required_fields(visitor: PortalVisitor) -> list[str]:
    """List the names of the details that this clinic requires besides name, phone and e-mail; BankID gives the personal number."""
    content = visitor.clinic.content
    names = [name for name in ("personal_id", "date_of_birth", "special_request") if getattr(content, name) == "required"]
    if content.address == "required":
        names += ADDRESS_FIELDS
    return [name for name in names if not (name == "personal_id" and content.needs_bankid)]


def check_details(visitor: PortalVisitor, data: VisitorDetails) -> VisitorDetails:
    """Return the details without those that the clinic doesn't ask for. Raises FieldError for the first one that is required or wrong."""
    content = visitor.clinic.content
    hidden = {name for name in ("date_of_birth", "special_request") if getattr(content, name) == "hidden"}
    if content.address == "hidden":
        hidden.update(ADDRESS_FIELDS)
    if content.needs_bankid:
        hidden.add("personal_id")
    if not visitor.clinic.names_treatments:
        hidden.add("agrees_to_treatment_names")
    cleared = data.model_copy(update={name: VisitorDetails.model_fields[name].default for name in hidden})
    for name in list_required_fields(visitor):
        if not getattr(cleared, name):
            raise FieldError(name, "required")
    if cleared.zip_code:
        check_zip_code("SE", cleared.zip_code)
    if cleared.date_of_birth and cleared.date_of_birth > local_date(now(), visitor.clinic.timezone):
        raise FieldError("date_of_birth", "today_or_earlier")
    clients.check_public_values(cleared.extra_fields, visitor.clinic.public_extra_fields)
    return cleared


def require_complete(visitor: PortalVisitor, flow: BookingFlow) -> None:
    """Check before a booking that the visitor identified themself by BankID where the clinic needs it, and gave what it requires.

    Raises IdentificationRequired, FieldError for a detail that the clinic has required since the visitor gave theirs.
    """
    if visitor.clinic.content.needs_bankid and flow.identified_at is None:
        raise IdentificationRequired
    details = flow.visitor_details or {}
    for name in list_required_fields(visitor):
        if not details.get(name):
            raise FieldError(name, "required")


def get_personal_id(flow: BookingFlow) -> str:
    """Return the personal number that BankID proved, else the one that the visitor entered, else an empty text."""
    if flow.personal_number:
        return add_personal_id_dash(flow.personal_number)
    return str((flow.visitor_details or {}).get("personal_id", ""))


def to_client(flow: BookingFlow) -> ClientCreate:
    """Return the details that recognize a client, or make a new one."""
    details = {name: value for name, value in (flow.visitor_details or {}).items() if name not in FLOW_ONLY_DETAILS}
    return ClientCreate(**details, language=flow.language)


async def find_client(session: AsyncSession, flow: BookingFlow, *, lock: bool = True) -> Client | None:
    """Return the client of the personal number that BankID proved, else the one who matches all details; None when there is none."""
    if flow.personal_number:
        client = await clients.find_client_by_personal_id(session, get_personal_id(flow), lock=lock)
        if client is not None:
            return client
    return await clients.find_client(session, to_client(flow), lock=lock)


def is_adult_as_saved(client: Client, at: datetime, timezone: str) -> bool:
    """Return whether the age that is saved of a client allows a booking under the act; the visitor's number counts where none is saved."""
    born_on = clients.get_proven_birth_date(client, is_booking=bool(client.personal_id))
    return aesthetics.is_adult(born_on, at, timezone) if born_on else not client.personal_id


async def add_details(session: AsyncSession, client: Client, flow: BookingFlow) -> None:
    """Add to the client what they lack and the visitor gave; what is saved stays. Keep the visitor's answer about treatment names."""
    details: dict[str, Any] = flow.visitor_details or {}
    values: dict[str, Any] = {name: details.get(name) for name in ADDRESS_FIELDS} | {"personal_id": get_personal_id(flow)}
    if details.get("date_of_birth"):
        values["date_of_birth"] = date.fromisoformat(details["date_of_birth"])
    extra = {UUID(field_id): value for field_id, value in (details.get("extra_fields") or {}).items()}
    await clients.add_visitor_details(session, client, values, extra, is_id_proven=bool(flow.personal_number))
    if details.get("agrees_to_treatment_names"):
        await message_settings.record_treatment_name_consent(session, client.id, "portal", is_agreed=True)
