"""Route of the terms of the service, open to everybody (PLT-014)."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from clinic.accounts.terms import service
from clinic.accounts.terms.schemas import TermsOut, TermsQuery
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.rate_limit import client_network

router = APIRouter(prefix="/api", tags=["sign-up"], route_class=EnvelopeRoute)


@router.get("/terms", responses=error_responses(NotFound, RateLimited))
async def get_terms(request: Request, params: Annotated[TermsQuery, Query()]) -> TermsOut:
    """Return the terms of the service in the language of the request.

    Public. The page `/public/terms` shows them; earlier versions stay readable.
    """
    return await service.get_terms(client_network(request), params.terms_version)
