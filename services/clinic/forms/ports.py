"""What the forms give to those below them: how their documents are laid on paper, and what becomes of visits when clients are merged."""

from typing import Any

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients.merging import resolver
from clinic.forms import papers as papers
from clinic.forms.models import FormVisit


@resolver("visits")
async def end_visits(session: AsyncSession, gone: Any, _: Any) -> None:
    """Whoever proved to be the one that goes hasn't proved to be the other: they open the link again."""
    await session.execute(delete(FormVisit).where(FormVisit.company_id == gone.company_id, FormVisit.client_id == gone.id))
