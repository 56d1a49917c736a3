"""Routes of the service's legal documents: open to everybody (PLT-014), and with a company's acceptances (PLT-059, LAW-050)."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request, Response

from clinic.accounts.terms import agreements, pdf, service
from clinic.accounts.terms.schemas import AgreementCreate, AgreementPdfQuery, LegalDocumentVersion, PdfQuery, TermsOut, TermsQuery
from clinic.core.api.envelope import EnvelopeRoute, ErrorResponse, ValidationErrorResponse, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.rate_limit import client_network
from clinic.core.database.session import ReadSession, Session
from clinic.core.files import content_disposition
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["sign-up"], route_class=EnvelopeRoute)
file_router = APIRouter(prefix="/api", tags=["sign-up"])
CanReadDocuments = Annotated[CurrentUser, Depends(require(Permission.COMPANY_DOCUMENT_READ))]
CanWriteCompany = Annotated[CurrentUser, Depends(require(Permission.COMPANY_WRITE))]
PDF_RESPONSES: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/pdf": {}}, "description": "The document"},
    422: {"model": ValidationErrorResponse, "description": "`validation`"},
    "4XX": {"model": ErrorResponse, "description": "A refusal; `data.code` says which"},
}


@router.get("/terms", responses=error_responses(NotFound, RateLimited))
async def get_terms(request: Request, params: Annotated[TermsQuery, Query()]) -> TermsOut:
    """Return a legal document of the service, its terms unless another is named, in the language of the request.

    Public. The page `/public/terms` shows them; earlier versions stay readable.
    """
    return await service.get_terms(client_network(request), params.document, params.terms_version)


@router.get("/company/legal-documents")
async def list_legal_documents(user: CanReadDocuments, session: ReadSession) -> list[LegalDocumentVersion]:
    """List the service's legal documents in all versions, with the company's acceptances."""
    return await agreements.list_documents(session)


@router.post("/company/legal-documents", responses=error_responses(agreements.TermsChanged))
async def accept_legal_document(user: CanWriteCompany, session: Session, data: AgreementCreate) -> list[LegalDocumentVersion]:
    """Accept the newest version of the terms or the processor agreement for the company; only the super user may."""
    return await agreements.accept(session, user.name, data)


def _pdf_response(title: str, content: bytes) -> Response:
    headers = {"Content-Disposition": content_disposition("application/pdf", f"{title}.pdf"), "Cache-Control": "private, no-cache"}
    return Response(content, media_type="application/pdf", headers=headers)


@file_router.get("/terms/pdf", response_class=Response, responses=PDF_RESPONSES)
async def get_terms_pdf(request: Request, params: Annotated[PdfQuery, Query()]) -> Response:
    """Return a legal document of the service as PDF. Public."""
    return _pdf_response(*await pdf.render_public(client_network(request), params))


@file_router.get("/company/legal-documents/{agreement_id}/pdf", response_class=Response, responses=PDF_RESPONSES)
async def get_agreement_pdf(user: CanReadDocuments, agreement_id: UUID, params: Annotated[AgreementPdfQuery, Query()]) -> Response:
    """Return the version of a legal document that the company accepted as PDF, with who accepted it and when."""
    return _pdf_response(*await pdf.render_agreement(user.context, agreement_id, params.language))
