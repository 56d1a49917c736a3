"""Where browsers report faults (PLT-085)."""

from fastapi import APIRouter

from clinic.accounts.faults import service
from clinic.accounts.faults.schemas import ErrorReportIn
from clinic.accounts.visit import Visiting
from clinic.core.db import Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import TooMany

router = APIRouter(prefix="/api/v2/report", tags=["platform"], route_class=EnvelopeRoute)


@router.post("/error", responses=refusals(TooMany))
async def report(visit: Visiting, session: Session, told: ErrorReportIn) -> None:
    """Report a fault."""
    await service.report(visit, session, told)
