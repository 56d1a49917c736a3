"""Save, list and delete a member's views of lists (USE-017)."""

from uuid import UUID

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import SavedView
from clinic.accounts.saved_views.schemas import SavedViewCreate, SavedViewOut
from clinic.core import audit
from clinic.core.api.errors import Conflict, NotFound
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned

MAX_VIEWS_PER_LIST = 30


class TooManyViews(Conflict):
    """The member has as many views of the list as one may have."""

    code = "saved_view.too_many"
    en = "You have {limit} saved views of this list. Delete one first."
    sv = "Du har {limit} sparade vyer av listan. Ta bort en först."


async def list_saved_views(session: AsyncSession, list_name: str) -> list[SavedViewOut]:
    """List the signed-in member's views of a list by name."""
    query = select(SavedView).where(*_own_views(session, list_name)).order_by(func.lower(SavedView.name), SavedView.id)
    return [SavedViewOut.model_validate(row) for row in await session.scalars(query)]


async def save_view(session: AsyncSession, data: SavedViewCreate) -> SavedViewOut:
    """Save a view; one of the same name is replaced. Raises TooManyViews when the member has 30 others of the list."""
    context = get_context(session)
    values = {"company_id": context.company_id, "id": new_id(), "membership_id": context.membership_id, **data.model_dump()}
    statement = insert(SavedView).values(values).on_conflict_do_update(
        index_elements=["company_id", "membership_id", "list_name", func.lower(SavedView.name)],
        set_={"name": data.name, "query": data.query},
    ).returning(SavedView)
    view = (await session.scalars(statement)).one()
    if (await session.scalar(select(func.count()).where(*_own_views(session, data.list_name))) or 0) > MAX_VIEWS_PER_LIST:
        raise TooManyViews(limit=MAX_VIEWS_PER_LIST)
    audit.record(session, "saved_view.saved", view.id, list_name=view.list_name, name=view.name)
    return SavedViewOut.model_validate(view)


async def delete_view(session: AsyncSession, view_id: UUID) -> None:
    """Delete one of the member's views. Raises NotFound for another member's."""
    view = await get_owned(session, SavedView, view_id)
    if view.membership_id != get_context(session).membership_id:
        raise NotFound
    await session.delete(view)
    await session.flush()
    audit.record(session, "saved_view.deleted", view_id, list_name=view.list_name, name=view.name)


def _own_views(session: AsyncSession, list_name: str) -> tuple[ColumnElement[bool], ...]:
    context = get_context(session)
    return (
        SavedView.company_id == context.company_id, SavedView.membership_id == context.membership_id, SavedView.list_name == list_name,
    )
