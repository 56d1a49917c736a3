"""What the forms give to those below them: how their documents are laid on paper, and what becomes of visits when clients are merged."""

from typing import Any

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients.merging import resolver
from clinic.core.drafts import Draft
from clinic.core.files import File
from clinic.forms import papers as papers
from clinic.forms.models import FormVisit


@resolver("visits")
async def end_visits(session: AsyncSession, gone: Any, kept: Any) -> None:
    """Whoever proved to be the one that goes hasn't proved to be the other: they open the link again, and find what they had typed."""
    for table in (Draft, File):
        theirs = update(table).where(table.company_id == gone.company_id, table.flow_id == gone.id)
        await session.execute(theirs.values(flow_id=kept.id, updated_at=table.updated_at).execution_options(synchronize_session=False))
    await session.execute(delete(FormVisit).where(FormVisit.company_id == gone.company_id, FormVisit.client_id == gone.id))
