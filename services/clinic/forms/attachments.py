"""Files attached to a form: claimed for it, checked against the question's size limit, and listed with signed addresses."""

from typing import Any
from uuid import UUID

from pydantic import BaseModel
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import files
from clinic.core.api.errors import FieldError
from clinic.core.database.session import get_context
from clinic.core.files import File, transfer
from clinic.forms.questions import Answers, Question

_BYTES_PER_MB = 1024 * 1024


class FormAttachment(BaseModel):
    """A file of a form, with signed addresses that expire after five minutes."""

    id: UUID
    name: str
    media_type: str
    url: str
    thumb_url: str


async def claim_answer_files(
    session: AsyncSession, questions: list[Question], answers: Answers, *, owner_type: str, owner_id: UUID, client_id: UUID,
    claimed_ids: set[UUID] = frozenset(),  # type: ignore[assignment]
) -> list[UUID]:
    """Claim the files among the answers for the form and return their ids.

    `claimed_ids` are files of the entry's earlier versions, which are claimed already. Raises FieldError `file_size` for a file
    that was larger than the question's `max_mb` when it was uploaded.
    """
    file_ids = []
    for question in questions:
        if question.type != "file_upload":
            continue
        for file_id in answers.get(str(question.id), []):
            field = f"answers.{question.id}"
            if UUID(file_id) not in claimed_ids:
                file = await files.claim_file(
                    session, UUID(file_id), owner_type=owner_type, owner_id=owner_id, client_id=client_id, field=field,
                )
                if file.uploaded_size > question.max_mb * _BYTES_PER_MB:
                    raise FieldError(field, "file_size", max=question.max_mb)
            file_ids.append(UUID(file_id))
    return file_ids


async def list_attachments(session: AsyncSession, file_ids: list[Any]) -> list[FormAttachment]:
    """List claimed files with their addresses, in the order of the ids; unknown ids are left out."""
    ids = [UUID(str(file_id)) for file_id in file_ids]
    query = select(File).where(File.company_id == get_context(session).company_id, File.id.in_(ids), File.state == "claimed")
    files_by_id = {file.id: file for file in await session.scalars(query)} if ids else {}
    return [
        FormAttachment(
            id=file.id, name=file.name, media_type=file.media_type, url=(await transfer.sign_file_url(file)).url,
            thumb_url=(await transfer.sign_file_url(file, thumb=True)).url,
        ) for file_id in ids if (file := files_by_id.get(file_id))
    ]
