"""Queries that devices and controlled documents share."""

from collections.abc import Sequence
from typing import TypeVar
from uuid import UUID

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.errors import NotFound
from clinic.core.database.base import Base
from clinic.core.database.session import get_context
from clinic.quality.schemas import QualityFile

Row = TypeVar("Row", bound=Base)
DUE_SOON_DAYS = 30
"""Days before a planned day from which a device or document counts as due soon."""
REMOVED_FILTERS = {"in_use": " AND d.deleted_at IS NULL", "removed": " AND d.deleted_at IS NOT NULL", "all": ""}
MAX_SEARCH_TERMS = 4
_FILES = text("""
SELECT f.id, f.name, f.media_type, f.size, f.owner_id FROM file f
WHERE f.company_id = :company AND f.owner_type = :owner_type AND f.owner_id = ANY(:owners) AND f.state = 'claimed'
ORDER BY f.created_at, f.id
""")
MEMBER_NAMES = text("SELECT id, first_name || ' ' || last_name AS name FROM membership WHERE company_id = :company AND id = ANY(:members)")
MEMBER_NAME = text("""
SELECT first_name || ' ' || last_name FROM membership WHERE company_id = :company AND id = :member AND deleted_at IS NULL
""")


def due_state_sql(column: str) -> str:
    """Return the SQL expression of the due state of a date column, NULL or not; takes :at and :soon, and the tables `d` and `co`."""
    today = "(CAST(:at AS timestamptz) AT TIME ZONE co.timezone)::date"
    return f"""CASE WHEN {column} IS NULL OR d.deleted_at IS NOT NULL THEN 'none'
    WHEN {column} < {today} THEN 'overdue'
    WHEN {column} <= {today} + CAST(:soon AS int) THEN 'soon'
    ELSE 'planned' END"""


def search_sql(columns: str, word_count: int) -> str:
    """Return the conditions that each of :word0, :word1 … occurs in one of the columns."""
    return "".join(f" AND concat_ws(' ', {columns}) ILIKE :word{n} ESCAPE '\\'" for n in range(word_count))


def search_values(search: str) -> dict[str, str]:
    """Return the values :word0, :word1 … of the first words of a search."""
    return {f"word{n}": like_pattern(word) for n, word in enumerate(search.split()[:MAX_SEARCH_TERMS])}


def like_pattern(word: str) -> str:
    """Return the LIKE pattern that matches text containing the word; its wildcards are escaped."""
    return "%" + word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"


async def lock_with_removed(session: AsyncSession, model: type[Row], row_id: UUID) -> Row:
    """Load and lock a device or document, also a removed one, which `get_owned()` doesn't find. Raises NotFound."""
    row = await session.get(model, (get_context(session).company_id, row_id), with_for_update=True, populate_existing=True)
    if row is None:
        raise NotFound
    return row


async def files_by_owner(session: AsyncSession, owner_type: str, owner_ids: Sequence[UUID]) -> dict[UUID, list[QualityFile]]:
    """Return the files of each owner, oldest first; an owner without files has an empty list."""
    rows = await session.execute(_FILES, {"company": get_context(session).company_id, "owner_type": owner_type, "owners": list(owner_ids)})
    files: dict[UUID, list[QualityFile]] = {owner_id: [] for owner_id in owner_ids}
    for row in rows:
        files[row.owner_id].append(QualityFile(id=row.id, path=f"files/{row.id}", name=row.name, media_type=row.media_type, size=row.size))
    return files
