"""Documents as staff open them, and the one call by which anybody verifies one: there the code is the permission."""

import re
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Path, Request

from clinic.core.auth import Caller, may
from clinic.core.context import Context
from clinic.core.db import ReadSession, Session, door
from clinic.core.documents import service
from clinic.core.documents.schemas import DocumentOut, VerifiedOut
from clinic.core.envelope import EnvelopeRoute
from clinic.core.errors import NotFound
from clinic.core.permissions import Permission
from clinic.core.ratelimit import address, allow

TRIES = 30
"""Codes that one address may try in a minute."""

router = APIRouter(prefix="/api", tags=["documents"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.DOCUMENT_READ))]
Writer = Annotated[Caller, Depends(may(Permission.DOCUMENT_WRITE))]


@router.get("/documents/{document_id}")
async def one(session: Session, caller: Reader, document_id: UUID) -> DocumentOut:
    """A document, with an address of its PDF once it's made."""
    return await service.look(session, caller, document_id)


@router.post("/documents/{document_id}/regenerate")
async def regenerate(session: Session, caller: Writer, document_id: UUID) -> DocumentOut:
    """Have the PDF made again, from what was frozen."""
    return await service.regenerate(session, caller, document_id)


async def found(request: Request, code: Annotated[str, Path(max_length=60)]) -> UUID:
    """The document of a code, however it was typed; the request then acts in that document's company."""
    await allow("documents.verify", address(request), most=TRIES, seconds=60)
    letters = re.sub(r"[^A-Z0-9]", "", code.upper())
    row = await door("door_document", "-".join(re.findall(".{1,4}", letters)))
    if row is None:
        raise NotFound
    request.state.context = Context(company_id=row["company_id"], actor="visitor")
    return UUID(str(row["document_id"]))


@router.get("/documents/verify/{code}")
async def verify(session: ReadSession, document_id: Annotated[UUID, Depends(found)]) -> VerifiedOut:
    """Whether a document stands as it was frozen: whose it is, of what kind and when (BEY-023)."""
    return await service.verified(session, document_id)
