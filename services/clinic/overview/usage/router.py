"""Routes of a company's usage of its plan."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, raw_json_response
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.overview.usage import queries
from clinic.overview.usage.schemas import ClientCount, CompanyUsage

router = APIRouter(prefix="/api/company", tags=["company"], route_class=EnvelopeRoute)
CanReadUsage = Annotated[CurrentUser, Depends(require(Permission.COMPANY_USAGE_READ))]
CanReadClients = Annotated[CurrentUser, Depends(require(Permission.CLIENT_READ))]


@router.get("/usage", response_model=CompanyUsage)
async def get_usage(user: CanReadUsage) -> JsonResponse:
    """Get what the company uses of its plan: users by system, clients, storage and this month's messages."""
    return raw_json_response(await queries.get_usage(user.context))


@router.get("/clients-count", response_model=ClientCount)
async def count_clients(user: CanReadClients) -> JsonResponse:
    """Get the number of the company's clients that the user may see."""
    return raw_json_response(await queries.count_clients(user.context))
