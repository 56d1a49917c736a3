"""Signing up (PLT-014, PLT-021)."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.accounts.codes import LinkUsed, TooManyTries
from clinic.accounts.schemas import SessionOut
from clinic.accounts.signup import service
from clinic.accounts.signup.schemas import EmailVerifyIn, RegisterIn, SetUpIn, VerifyEmailIn
from clinic.accounts.visit import Visiting
from clinic.core.auth import Caller, Unverified, may
from clinic.core.db import Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import TooMany
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api", tags=["sign-up"], route_class=EnvelopeRoute)
Myself = Annotated[Caller, Depends(may(Permission.SELF))]


@router.post("/v2/register", responses=refusals(TooMany))
async def register(visit: Visiting, session: Session, wanted: RegisterIn) -> SessionOut:
    """Sign up a person and a company; both are signed in, and a code is on its way."""
    return await service.register(visit, session, wanted)


@router.post("/verify-email", responses=refusals(TooManyTries))
async def verify(caller: Myself, session: Session, wanted: VerifyEmailIn) -> SessionOut:
    """Prove the address by the code."""
    return await service.verify(session, wanted)


@router.post("/resend-otp", responses=refusals(TooMany))
async def resend(caller: Myself, session: Session) -> None:
    """Send a new code."""
    await service.resend(session, caller)


@router.post("/email/verify", responses=refusals(LinkUsed))
async def verify_by_link(visit: Visiting, session: Session, wanted: EmailVerifyIn) -> None:
    """Prove the address by the link's page."""
    await service.verify_by_link(visit, session, wanted)


@router.post("/v2/register/set-up", responses=refusals(Unverified, service.AlreadySetUp))
async def set_up(caller: Myself, session: Session, wanted: SetUpIn) -> SessionOut:
    """Choose the systems to begin with."""
    return await service.set_up(session, caller, wanted)
