"""Define a kind of import: clients, bookings, procedures and products."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol
from uuid import UUID

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.errors import ApiError, FieldError
from clinic.core.security.permissions import Permission
from clinic.core.text.i18n import field_text, from_pydantic_error
from clinic.data_exchange.imports.fields import ImportField

Refusal = ApiError | FieldError


@dataclass(frozen=True, slots=True)
class MappedRow:
    """A row of the file by its number, with the texts of the mapped fields that aren't empty."""

    number: int
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class RowResult:
    """The outcome of a row: `record_id` of what was taken, or why it was refused; `values` are those that are taken, as texts."""

    number: int
    label: str
    record_id: UUID | None = None
    refusal: Refusal | None = None
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ImportRun:
    """A run through a file. A check ends by rolling back the transaction, so it may write."""

    import_id: UUID
    is_check: bool
    report_progress: Callable[[int], Awaitable[None]]
    """Stores how many rows have been gone through."""


class ImportKind(Protocol):
    """A kind of data that is imported. A kind refuses rows by results, never by raising."""

    name: str
    permissions: tuple[Permission, ...]
    """All are needed besides the permission to import."""
    max_rows: int
    max_cell_length: int
    """Longer cells are cut, so it is above what any field takes: such a row is then refused."""
    title: tuple[str, str]

    async def list_fields(self, session: AsyncSession) -> list[ImportField]:
        """List the fields that columns can be mapped to, in the order of the template."""

    async def take_rows(self, session: AsyncSession, rows: Sequence[MappedRow], run: ImportRun) -> list[RowResult]:
        """Take the rows in the session's transaction, by the services of their domain; return a result for each."""


def to_field_error(error: ValidationError, *, root_field: str) -> FieldError:
    """Return the first error of a schema as that of a field; `root_field` is named for a rule about several fields."""
    problem = error.errors()[0]
    code, details = from_pydantic_error(problem["type"], problem.get("ctx") or {}, problem.get("input"))
    return FieldError(".".join(str(part) for part in problem["loc"]) or root_field, code, **details)


def describe_refusal(refusal: Refusal, fields: Sequence[ImportField], language: str) -> str:
    """Return the sentence of a refusal, with the name of its field where it has one."""
    if isinstance(refusal, ApiError):
        return refusal.text(language)
    text = field_text(refusal.code, language, **refusal.details)
    label = next((item.label(language) for item in fields if item.name == refusal.field), "")
    return f"{label}: {text}" if label else text
