"""Forgotten passwords (PLT-015, PLT-021)."""

from fastapi import APIRouter

from clinic.accounts.codes import LinkUsed
from clinic.accounts.recovery import service
from clinic.accounts.recovery.schemas import ForgotPasswordIn, ResetPasswordIn
from clinic.accounts.visit import Visiting
from clinic.core.db import Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import TooMany

router = APIRouter(prefix="/api", tags=["session"], route_class=EnvelopeRoute)


@router.post("/forgot-password", responses=refusals(TooMany))
async def forgot(visit: Visiting, session: Session, wanted: ForgotPasswordIn) -> None:
    """Ask for a link to choose a new password; the answer is the same whoever asks."""
    await service.forget(visit, session, wanted)


@router.post("/reset-password", responses=refusals(LinkUsed, TooMany))
async def reset(visit: Visiting, session: Session, wanted: ResetPasswordIn) -> None:
    """Choose a new password by the link."""
    await service.reset(visit, session, wanted)
