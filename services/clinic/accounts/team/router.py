"""The team (PLT-032)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.accounts.schemas import UserOut
from clinic.accounts.team import queries, service
from clinic.accounts.team.schemas import StatusIn, UserIn, UserPage, UserUpdate
from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import Forbidden, NotFound, Stale, TooMany
from clinic.core.paging import Listed
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api/users", tags=["team"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.TEAM_READ))]
Writer = Annotated[Caller, Depends(may(Permission.TEAM_WRITE))]


@router.get("")
async def users(caller: Reader, session: ReadSession, wanted: Annotated[UserPage, Query()]) -> Listed[UserOut]:
    """The company's users, 20 a page."""
    return await queries.page(session, wanted)


@router.post("", responses=refusals(Forbidden, service.UserLimit, TooMany))
async def store(caller: Writer, session: Session, wanted: UserIn) -> UserOut:
    """Add a user."""
    return await service.store(session, wanted)


@router.get("/{user_id}", responses=refusals(NotFound))
async def one(caller: Reader, session: ReadSession, user_id: UUID) -> UserOut:
    """One user."""
    return await service.one(session, user_id)


@router.put("/{user_id}", responses=refusals(Forbidden, NotFound, Stale))
async def update(caller: Writer, session: Session, user_id: UUID, wanted: UserUpdate) -> UserOut:
    """Change a user."""
    return await service.update(session, user_id, wanted)


@router.post("/{user_id}/change-status", responses=refusals(NotFound, service.UserLimit, service.SuperUserStays, service.NotOneself))
async def change_status(caller: Writer, session: Session, user_id: UUID, wanted: StatusIn) -> UserOut:
    """Let a user in or out."""
    return await service.change_status(session, user_id, wanted)
