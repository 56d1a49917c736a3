"""Route of support (PLT-082)."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.accounts.support import service
from clinic.accounts.support.schemas import SupportMessageCreate, SupportMessageOut
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import RateLimited
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/support", tags=["platform"], route_class=EnvelopeRoute)
CanWriteSupport = Annotated[CurrentUser, Depends(require(Permission.SUPPORT_WRITE))]


@router.post("/store", responses=error_responses(RateLimited))
async def store_support_message(session: Session, user: CanWriteSupport, data: SupportMessageCreate) -> SupportMessageOut:
    """Send a message to support, by e-mail, with the sender's name and address and the company's.

    Also open while the subscription is blocked. Ten an hour for a person.
    """
    return await service.store_message(session, user, data)
