"""Messages as staff see them, and where 46elks reports what became of an SMS: there the secret in the path is the permission."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Form, Path, Query, Request

from clinic.core.auth import Caller, may
from clinic.core.context import Context
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.messaging import queries, service, tokens
from clinic.messaging.schemas import MessageOut, MessagePage, ResendIn

router = APIRouter(prefix="/api", tags=["messaging"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.DELIVERY_READ))]
Writer = Annotated[Caller, Depends(may(Permission.DELIVERY_WRITE))]


@router.get("/messages")
async def messages(session: ReadSession, caller: Reader, wanted: Annotated[MessagePage, Query()]) -> Listed[MessageOut]:
    """The clinic's SMS and mails and what became of them."""
    return await queries.page(session, wanted)


@router.post("/messages/{message_id}/resend", responses=refusals(service.NotResendable))
async def resend(session: Session, caller: Writer, message_id: UUID, wanted: ResendIn) -> MessageOut:
    """Send a message that failed, or may have, once more."""
    return MessageOut.model_validate(await service.resend(session, message_id, wanted.version))


async def reported(request: Request, secret: Annotated[str, Path(max_length=100)]) -> UUID:
    """The message that the secret names; the request acts as the system in that message's company."""
    company_id, message_id = tokens.unseal(secret)
    request.state.context = Context.system(company_id)
    return message_id


@router.post("/hooks/46elks/{secret}")
async def report(
    session: Session, message_id: Annotated[UUID, Depends(reported)],
    provider_id: Annotated[str, Form(alias="id", max_length=80)], status: Annotated[str, Form(max_length=20)],
) -> None:
    """Take a delivery report; the same one may come again."""
    await service.report(session, message_id, provider_id, status)
