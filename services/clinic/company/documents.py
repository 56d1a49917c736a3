"""The company's own documents (PLT-059): uploaded, downloaded and deleted by administrators, each with an audit row."""

from typing import Any
from uuid import UUID

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service
from clinic.company.models import CompanyDocument
from clinic.company.schemas import CompanyDocumentCreate, CompanyDocumentOut
from clinic.core import audit, files
from clinic.core.api.errors import Conflict
from clinic.core.api.pagination import PageParams, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.files import File
from clinic.core.files.owners import register_file_owner
from clinic.core.files.transfer import SignedUrl, sign_file_url
from clinic.core.security.permissions import Permission

MAX_DOCUMENTS = 200
FILE_OWNER = register_file_owner("company_document", permission=Permission.COMPANY_DOCUMENT_READ, accepts_pdf=True)


class TooManyDocuments(Conflict):
    """The company has as many documents as it can have."""

    code = "company.too_many_documents"
    en = "A clinic can have at most {most} documents of its own. Delete one first."
    sv = "En klinik kan ha högst {most} egna dokument. Ta bort ett först."


def _with_files(session: AsyncSession, *columns: Any) -> Select[Any]:
    same = (File.company_id == CompanyDocument.company_id) & (File.id == CompanyDocument.file_id)
    return select(*columns).join(File, same).where(
        CompanyDocument.company_id == get_context(session).company_id, CompanyDocument.deleted_at.is_(None),
    )


def _to_out(document: CompanyDocument, file: File) -> CompanyDocumentOut:
    return CompanyDocumentOut(
        id=document.id, title=document.title, file_name=file.name, media_type=file.media_type, size=file.size, added_by=document.added_by,
        created_at=document.created_at,
    )


async def list_documents(session: AsyncSession, params: PageParams) -> PaginatedList[CompanyDocumentOut]:
    """List the company's own documents, the newest first."""
    query = _with_files(session, CompanyDocument, File).order_by(CompanyDocument.created_at.desc(), CompanyDocument.id)
    items = [_to_out(*row) for row in await session.execute(query.limit(params.per_page).offset(params.offset))]
    total = await session.scalar(_with_files(session, func.count()).select_from(CompanyDocument)) or 0
    return PaginatedList(items=items, page=params.page, per_page=params.per_page, total=total)


async def add_document(session: AsyncSession, data: CompanyDocumentCreate, added_by: str) -> CompanyDocumentOut:
    """Add an uploaded file to the company's documents. Raises TooManyDocuments; FieldError for a file that isn't the user's own upload."""
    company = await service.get_own_company(session, lock=True)
    if (await session.scalar(_with_files(session, func.count()).select_from(CompanyDocument)) or 0) >= MAX_DOCUMENTS:
        raise TooManyDocuments(most=MAX_DOCUMENTS)
    document = CompanyDocument(company_id=company.id, id=new_id(), title=data.title, file_id=data.file_id, added_by=added_by)
    file = await files.claim_file(session, data.file_id, owner_type=FILE_OWNER, owner_id=document.id)
    session.add(document)
    audit.record(session, "company_document.added", document.id, title=document.title, size=file.size)
    await session.flush()
    return _to_out(document, file)


async def download_document(session: AsyncSession, document_id: UUID) -> SignedUrl:
    """Return a signed address of a document's file. Raises NotFound."""
    document = await get_owned(session, CompanyDocument, document_id)
    file = await get_owned(session, File, document.file_id)
    audit.record(session, "company_document.downloaded", document.id, title=document.title)
    return await sign_file_url(file)


async def delete_document(session: AsyncSession, document_id: UUID) -> None:
    """Delete a document and withdraw its file. Raises NotFound."""
    document = await get_owned(session, CompanyDocument, document_id, lock=True)
    document.deleted_at = now()
    await files.withdraw_file(session, document.file_id)
    audit.record(session, "company_document.deleted", document.id, title=document.title)
    await session.flush()
