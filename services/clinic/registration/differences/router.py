"""Routes of a client's registrations, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.clients.service import ClientExists
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.registration.differences import service
from clinic.registration.differences.schemas import RegistrationOut, RegistrationResolve
from clinic.registration.errors import AlreadyResolved

router = APIRouter(prefix="/api/client/{client_id}/registrations", tags=["registration"], route_class=EnvelopeRoute)
CanReadClients = Annotated[CurrentUser, Depends(require(Permission.CLIENT_READ))]
CanWriteClients = Annotated[CurrentUser, Depends(require(Permission.CLIENT_WRITE))]


@router.get("")
async def list_registrations(session: Session, user: CanReadClients, client_id: UUID) -> list[RegistrationOut]:
    """List a client's registrations by the portal, newest first, with the given details that differ from the saved ones."""
    return await service.list_registrations(session, client_id)


@router.post("/{registration_id}/resolve", responses=error_responses(AlreadyResolved, VersionConflict, ClientExists))
async def resolve_differences(
    session: Session, user: CanWriteClients, client_id: UUID, registration_id: UUID, data: RegistrationResolve
) -> RegistrationOut:
    """Save the details that differ in the client's card, or dismiss them."""
    return await service.resolve_differences(session, client_id, registration_id, data, user.name)
