"""One look over everything that the caller may see."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.envelope import Answer, EnvelopeRoute, hot_answer
from clinic.core.permissions import Permission
from clinic.overview import queries
from clinic.overview.schemas import ClientCardOut, DashboardOut, SearchOut

router = APIRouter(prefix="/api/overview", tags=["overview"], route_class=EnvelopeRoute)
Anyone = Annotated[Caller, Depends(may(Permission.DASHBOARD_READ))]
Searcher = Annotated[Caller, Depends(may(Permission.SEARCH))]
Reader = Annotated[Caller, Depends(may(Permission.CLIENT_READ))]


@router.get("/dashboard", response_model=DashboardOut)
async def dashboard(caller: Anyone) -> Answer:
    """Today's visits and what waits."""
    return hot_answer(await queries.dashboard(caller))


@router.get("/search", response_model=SearchOut)
async def search(caller: Searcher, q: Annotated[str, Query(min_length=2, max_length=100)]) -> Answer:
    """Clients by pieces, their coming visits, and products."""
    return hot_answer(await queries.search(caller, q))


@router.get("/clients/{client_id}/card", response_model=ClientCardOut)
async def card(caller: Reader, client_id: UUID) -> Answer:
    """The client's card in one call; the look is logged."""
    return hot_answer(await queries.card(caller, client_id))
