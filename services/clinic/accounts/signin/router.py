"""Signing in and out (PLT-021)."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from clinic.accounts import snapshot
from clinic.accounts.schemas import SessionOut
from clinic.accounts.signin import service, switching
from clinic.accounts.signin.schemas import LoginIn, Place, PlaceOut
from clinic.accounts.visit import Visiting
from clinic.core.auth import Caller, SessionEnded, SessionEndedForSecurity, Unverified, caller_of, may
from clinic.core.db import BusySession, ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import NotFound, NotSignedIn, TooMany
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api", tags=["session"], route_class=EnvelopeRoute)
Myself = Annotated[Caller, Depends(may(Permission.SELF))]


async def caller_if_any(request: Request) -> Caller | None:
    """The caller, or nobody when the session has ended already: leaving always works."""
    try:
        return await caller_of(request)
    except (NotSignedIn, SessionEnded, SessionEndedForSecurity):
        return None


Leaving = Annotated[Caller | None, Depends(caller_if_any)]


@router.post("/login", responses=refusals(service.WrongCredentials, TooMany))
async def login(visit: Visiting, session: BusySession, wanted: LoginIn) -> SessionOut:
    """Sign in."""
    return await service.sign_in(visit, session, wanted)


@router.post("/v2/logout")
async def logout(caller: Leaving, visit: Visiting, session: Session) -> None:
    """Sign out."""
    await service.sign_out(visit, session, caller)


@router.get("/session", responses=refusals(NotSignedIn, SessionEnded, SessionEndedForSecurity))
async def session_now(caller: Myself, session: ReadSession) -> SessionOut:
    """Who is signed in, what they may do, and what is left to do before work."""
    return await snapshot.of(session)


@router.get("/session/places")
async def places(caller: Myself) -> list[PlaceOut]:
    """Everywhere the signed-in person may act."""
    return await switching.places(caller)


@router.post("/session/switch", responses=refusals(NotFound, Unverified, SessionEnded, SessionEndedForSecurity))
async def switch(caller: Myself, visit: Visiting, session: Session, wanted: Place) -> SessionOut:
    """Act somewhere else from now on, in a new session."""
    return await switching.switch(visit, session, caller, wanted)
