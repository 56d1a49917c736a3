"""Optimistic locking: a save that names an outdated version is refused with VersionConflict, which carries the row as it is now.

The row is rendered in the shape of the route's response while the transaction that met it is still open, so that the screen can
show what a colleague has changed.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.errors import VersionConflict

Row = TypeVar("Row")
RenderCurrent = Callable[[AsyncSession, Any], Awaitable[Any]]


def ensure_version(row: Row, version: int | None) -> Row:
    """Return the row, or raise VersionConflict when it isn't of `version` any more; None skips the check.

    `get_owned()` does this itself; call it where another refusal has to come before the conflict.
    """
    if version is not None and row.version != version:  # type: ignore[attr-defined]
        raise VersionConflict(current=row)
    return row


async def attach_current(conflict: VersionConflict, session: Any, render: RenderCurrent) -> VersionConflict:
    """Return the conflict with its row rendered for the response. A row that the service has rendered already stays as it is."""
    current = conflict.details.get("current")
    if current is None or isinstance(current, dict | BaseModel):
        return conflict
    return VersionConflict(**{**conflict.details, "current": await render(session, current)})


def schema_renderer(adapter: TypeAdapter[Any]) -> RenderCurrent:
    """Return a renderer that gives a row the shape of the route's response, or only its version where the row doesn't fit that shape."""

    async def render(_: AsyncSession, row: Any) -> Any:
        try:
            return adapter.dump_python(adapter.validate_python(row, from_attributes=True), mode="json", by_alias=True)
        except ValidationError:
            return {"version": getattr(row, "version", None)}

    return render
