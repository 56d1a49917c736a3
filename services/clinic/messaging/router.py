"""Where 46elks reports what became of an SMS. The secret in the path is the permission."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Form, Path, Request

from clinic.core.context import Context
from clinic.core.db import Session
from clinic.core.envelope import EnvelopeRoute
from clinic.messaging import service, tokens

router = APIRouter(prefix="/api/hooks", tags=["messaging"], route_class=EnvelopeRoute)


async def reported(request: Request, secret: Annotated[str, Path(max_length=100)]) -> UUID:
    """The message that the secret names; the request acts as the system in that message's company."""
    company_id, message_id = tokens.unseal(secret)
    request.state.context = Context.system(company_id)
    return message_id


@router.post("/46elks/{secret}")
async def report(
    session: Session, message_id: Annotated[UUID, Depends(reported)],
    provider_id: Annotated[str, Form(alias="id", max_length=80)], status: Annotated[str, Form(max_length=20)],
) -> None:
    """Take a delivery report; the same one may come again."""
    await service.report(session, message_id, provider_id, status)
