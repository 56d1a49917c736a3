"""Files that came with a form: claimed for it, measured, shown."""

from typing import Any
from uuid import UUID

from pydantic import BaseModel
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import files, uploads
from clinic.core.db import context_of
from clinic.core.errors import FieldError
from clinic.core.files import File
from clinic.forms.questions import Answers, Question

_MB = 1024 * 1024


class FileShown(BaseModel):
    """A file with addresses that live five minutes."""

    id: UUID
    name: str
    kind: str
    url: str
    thumb_url: str


async def claim_answers(
    session: AsyncSession, questions: list[Question], answers: Answers, *, owner_kind: str, owner_id: UUID, client_id: UUID,
    earlier: set[UUID] = frozenset(),  # type: ignore[assignment]
) -> list[UUID]:
    """Make the answers' files the form's own; those of the version before it are so already. FieldError for one sent too large."""
    claimed = []
    for question in questions:
        if question.type != "file_upload":
            continue
        for one in answers.get(str(question.id), []):
            field = f"answers.{question.id}"
            if UUID(one) not in earlier:
                row = await files.claim(session, UUID(one), owner_kind=owner_kind, owner_id=owner_id, client_id=client_id, field=field)
                if row.sent_size > question.max_mb * _MB:
                    raise FieldError(field, "file_size", max=question.max_mb)
            claimed.append(UUID(one))
    return claimed


async def shown(session: AsyncSession, ids: list[Any]) -> list[FileShown]:
    """The files with their addresses."""
    wanted = [UUID(str(one)) for one in ids]
    query = select(File).where(File.company_id == context_of(session).company_id, File.id.in_(wanted), File.state == "claimed")
    known = {file.id: file for file in await session.scalars(query)} if wanted else {}
    return [
        FileShown(
            id=file.id, name=file.name, kind=file.kind, url=(await uploads.address(file)).url,
            thumb_url=(await uploads.address(file, thumb=True)).url,
        ) for one in wanted if (file := known.get(one))
    ]
