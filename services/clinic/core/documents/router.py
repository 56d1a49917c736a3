"""HTTP endpoints of documents: for staff, and the public verification, for which the document's code is the permission."""

import re
from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Path, Request

from clinic.core.api import rate_limit
from clinic.core.api.envelope import EnvelopeRoute
from clinic.core.api.errors import NotFound
from clinic.core.database.session import ReadSession, Session, call_lookup
from clinic.core.database.tenant_context import Context
from clinic.core.documents import service
from clinic.core.documents.schemas import DocumentOut, DocumentVerification
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

MAX_VERIFICATIONS_PER_MINUTE = 30
"""Codes that one address may try."""

router = APIRouter(prefix="/api", tags=["documents"], route_class=EnvelopeRoute)
CanReadDocuments = Annotated[CurrentUser, Depends(require(Permission.DOCUMENT_READ))]
CanWriteDocuments = Annotated[CurrentUser, Depends(require(Permission.DOCUMENT_WRITE))]


@router.get("/documents/{document_id}")
async def get_document(session: Session, user: CanReadDocuments, document_id: UUID) -> DocumentOut:
    """Return a document, with an address of its PDF once that is generated.

    The returned address is valid for five minutes, and the access is logged. Topic `documents` tells when a PDF is ready or has failed.

    Each type of document requires a permission of its own; an accountant can open X reports and Z reports only.
    """
    return await service.view(session, user, document_id)


@router.post("/documents/{document_id}/regenerate")
async def regenerate_document(session: Session, user: CanWriteDocuments, document_id: UUID) -> DocumentOut:
    """Generate the document's PDF again from its frozen content."""
    return await service.regenerate(session, user, document_id)


async def find_by_code(request: Request, code: Annotated[str, Path(max_length=60)]) -> UUID:
    """Return the document of a code, in whatever spelling it was typed, and set the request's context to its company.

    Raises NotFound for an unknown code, RateLimited after MAX_VERIFICATIONS_PER_MINUTE.
    """
    await rate_limit.hit(
        "documents.verify", rate_limit.client_network(request), limit=MAX_VERIFICATIONS_PER_MINUTE, window_seconds=60,
    )
    letters = re.sub(r"[^A-Z0-9]", "", code.upper())
    row = await call_lookup("lookup_document_by_code", "-".join(re.findall(".{1,4}", letters)))
    if row is None:
        raise NotFound
    request.state.context = Context(company_id=row["company_id"], actor="visitor")
    return UUID(str(row["document_id"]))


@router.get("/documents/verify/{code}")
async def verify_document(session: ReadSession, document_id: Annotated[UUID, Depends(find_by_code)]) -> DocumentVerification:
    """Verify that a document is unchanged since it was frozen, and return its company, type and date (BEY-023).

    Public; 30 calls a minute from one address. The page `/public/document/{code}` shows the result.
    """
    return await service.verify(session, document_id)
