"""Routes of clients and of users' client access."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.clients import access, claimed_personal_ids, queries, service, tags
from clinic.clients.access import ClientAccessOut, ClientAccessUpdate, SuperUserFullAccess
from clinic.clients.merge import ClientMerged
from clinic.clients.schemas import (
    ClientCreate,
    ClientListItem,
    ClientListParams,
    ClientMerge,
    ClientOut,
    ClientTagListParams,
    ClientTagsChange,
    ClientTagsChanged,
    ClientTagsOut,
    ClientTagSummary,
    ClientUpdate,
)
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, error_responses, raw_json_response
from clinic.core.api.errors import Forbidden, NotFound, VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["clients"], route_class=EnvelopeRoute)
CanReadClients = Annotated[CurrentUser, Depends(require(Permission.CLIENT_READ))]
CanWriteClients = Annotated[CurrentUser, Depends(require(Permission.CLIENT_WRITE))]
CanMergeClients = Annotated[CurrentUser, Depends(require(Permission.CLIENT_MERGE))]
CanReadClientAccess = Annotated[CurrentUser, Depends(require(Permission.ACCESS_READ))]
CanWriteTeam = Annotated[CurrentUser, Depends(require(Permission.TEAM_WRITE))]


@router.get("/company/clients", response_model=PaginatedList[ClientListItem])
@router.get("/clients", response_model=PaginatedList[ClientListItem])
async def list_clients(user: CanReadClients, params: Annotated[ClientListParams, Query()]) -> JsonResponse:
    """List the clinic's clients, 20 a page; search by parts of name, e-mail, phone and personal id.

    A phone and a personal id are found in any way of writing: 0701740667, 070-174 06 67, +46 70 174 06 67, 19900101-2385, 900101-2385.
    """
    return raw_json_response(await queries.list_clients(user.context, params))


@router.post("/clients", responses=error_responses(service.ClientLimit, service.ClientExists))
async def create_client(session: Session, user: CanWriteClients, data: ClientCreate) -> ClientOut:
    """Create a client.

    When clients that the user may see have the same phone, e-mail or personal id, 409 `client.exists` lists them in `data.clients`; with
    `allow_duplicate` the client is created all the same.
    """
    return ClientOut.model_validate(await service.add_client(session, data, user.name))


@router.get("/clients/{client_id}")
async def get_client(session: Session, user: CanReadClients, client_id: UUID) -> ClientOut:
    """Get a client. The view is recorded in the access log."""
    return ClientOut.model_validate(await service.view_client(session, client_id))


@router.put("/clients/{client_id}", responses=error_responses(VersionConflict, ClientMerged, service.ClientExists))
async def update_client(session: Session, user: CanWriteClients, client_id: UUID, data: ClientUpdate) -> ClientOut:
    """Change a client. A new personal id that is another client's gets 409 `client.exists`, unless `allow_duplicate` is set.

    A changed `identity_document` or `identity_note` is a new check of the identity, made by the caller now.

    The audit entry `client.changed` has the earlier and the new values in `details`: `{before: {field: value}, after: {field: value}}`.
    """
    return ClientOut.model_validate(await service.update_client(session, client_id, data, user.name))


@router.delete("/clients/{client_id}/claimed-personal-id", responses=error_responses(ClientMerged))
async def dismiss_claimed_personal_id(session: Session, user: CanWriteClients, client_id: UUID) -> None:
    """Delete the personal id that a client typed in the booking portal and that another client has.

    The client's summary lists the clients who have it, for the merge. A repeated call changes nothing.
    """
    await claimed_personal_ids.dismiss_claim(session, client_id)


@router.get("/clients/{client_id}/tags")
async def get_client_tags(session: Session, user: CanReadClients, client_id: UUID) -> ClientTagsOut:
    """Get a client's tags. The view is recorded in the access log."""
    return await tags.view_client_tags(session, client_id)


@router.get("/client-tags")
async def list_client_tags(
    session: ReadSession, user: CanReadClients, params: Annotated[ClientTagListParams, Query()],
) -> PaginatedList[ClientTagSummary]:
    """List the tags that the clinic's clients have, each with the number of clients that the user may see."""
    return await tags.list_tags(session, params)


@router.post("/client-tags", responses=error_responses(NotFound, ClientMerged, tags.TooManyTags))
async def change_client_tags(session: Session, user: CanWriteClients, data: ClientTagsChange) -> ClientTagsChanged:
    """Give tags to clients and take tags from them, at most 20 a client.

    Each changed client gets an audit entry `client.tags_changed` with the tags in `details`: `{added: [name], removed: [name]}`.
    """
    return await tags.change_tags(session, data)


@router.post("/clients/{client_id}/merge", responses=error_responses(NotFound, VersionConflict, ClientMerged))
async def merge_clients(session: Session, user: CanMergeClients, client_id: UUID, data: ClientMerge) -> ClientOut:
    """Merge another client into this one. Irreversible.

    Everything that belongs to the source client belongs to this one afterwards. The fields in `fields_from_source` are taken from the
    source, all others stay as they are. For administrators with access to all clients.

    From then on every call about the source client is refused with 409 `client.merged`, where `data.client_id` is the remaining client;
    this includes calls that were in progress during the merge, of which nothing is written.
    """
    return ClientOut.model_validate(await service.merge_clients(session, client_id, data))


@router.get("/users/{user_id}/client-access")
async def get_client_access(session: ReadSession, user: CanReadClientAccess, user_id: UUID) -> ClientAccessOut:
    """Get which clients a user may access."""
    return await access.get_client_access(session, user_id)


@router.put("/users/{user_id}/client-access", responses=error_responses(Forbidden, NotFound, SuperUserFullAccess))
async def replace_client_access(session: Session, user: CanWriteTeam, user_id: UUID, data: ClientAccessUpdate) -> ClientAccessOut:
    """Give a user access to every client, or to the listed clients only.

    The super user always has full access: 409 `team.super_user_full_access`. A caller whose own client access is restricted gets 403
    `forbidden`.
    """
    return await access.replace_client_access(session, user_id, data)
