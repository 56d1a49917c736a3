"""What a stale save is shown: the row as it is now, as its screen knows it, read while the unit of work that met it is still open."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.errors import Stale

Row = TypeVar("Row")
Show = Callable[[AsyncSession, Any], Awaitable[Any]]


def unmoved(row: Row, version: int | None) -> Row:
    """The row; Stale when it has moved past `version`. For whom has something else to refuse first, which `owned()` can't know."""
    if version is not None and row.version != version:  # type: ignore[attr-defined]
        raise Stale(current=row)
    return row


async def with_current(stale: Stale, session: Any, show: Show) -> Stale:
    """The same refusal with its row shown; what its service has shown already stays so."""
    current = stale.facts.get("current")
    if current is None or isinstance(current, dict | BaseModel):
        return stale
    return Stale(**{**stale.facts, "current": await show(session, current)})


def fitting(inner: TypeAdapter[Any]) -> Show:
    """Shows a row in the shape that its route answers in; by its version alone where the route answers nothing of it."""

    async def fit(_: AsyncSession, row: Any) -> Any:
        try:
            return inner.dump_python(inner.validate_python(row, from_attributes=True), mode="json", by_alias=True)
        except ValidationError:
            return {"version": getattr(row, "version", None)}

    return fit
