"""List a client's registrations, and save or dismiss the details that differ from the saved ones."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.clients.registration import service as registered_clients
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.database.session import get_context
from clinic.registration.differences.schemas import RegistrationOut, RegistrationResolve
from clinic.registration.errors import AlreadyResolved
from clinic.registration.models import Registration

MAX_REGISTRATIONS = 20


async def list_registrations(session: AsyncSession, client_id: UUID) -> list[RegistrationOut]:
    """List a client's registrations, newest first, at most MAX_REGISTRATIONS; the access to the client is logged."""
    await clients.view_client(session, client_id)
    rows = await session.scalars(
        select(Registration)
        .where(Registration.company_id == get_context(session).company_id, Registration.client_id == client_id)
        .order_by(Registration.created_at.desc(), Registration.id)
        .limit(MAX_REGISTRATIONS)
    )
    return [RegistrationOut.model_validate(row) for row in rows]


async def resolve_differences(
    session: AsyncSession, client_id: UUID, registration_id: UUID, data: RegistrationResolve, resolved_by: str
) -> RegistrationOut:
    """Save a registration's differing details in the client's card, or dismiss them.

    Raises AlreadyResolved, VersionConflict, and ClientExists for a personal id of another client.
    """
    row = await clients.get_client_record(session, Registration, client_id, registration_id, version=data.version, lock=True)
    if row.outcome:
        raise AlreadyResolved
    if data.outcome == "saved":
        await registered_clients.apply_differences(session, client_id, row.differences)
    row.outcome, row.resolved_at, row.resolved_by_name = data.outcome, now(), resolved_by[:250]
    audit.record(session, "registration.resolved", row.id, client_id=client_id, outcome=data.outcome, fields=sorted(row.differences))
    await session.flush()
    return RegistrationOut.model_validate(row)
