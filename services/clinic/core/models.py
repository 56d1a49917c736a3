"""The base of every table. `CompanyOwned` rows are kept apart by the database; `ClientOwned` rows also by client access."""

from datetime import datetime
from typing import Any, ClassVar
from uuid import UUID

from sqlalchemy import BigInteger, DateTime, ForeignKeyConstraint, MetaData
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, declared_attr, mapped_column
from uuid_utils.compat import uuid7

from clinic.core.clock import now

NAMES = {
    "ix": "%(table_name)s_%(column_0_N_name)s_idx",
    "uq": "%(table_name)s_%(column_0_N_name)s_key",
    "ck": "%(table_name)s_%(constraint_name)s_check",
    "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
    "pk": "%(table_name)s_pkey",
}


def new_id() -> UUID:
    """A UUIDv7: made by the app, in the order of time."""
    return uuid7()


class Base(DeclarativeBase):
    """All tables."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        datetime: DateTime(timezone=True), dict[str, Any]: JSONB, list[Any]: JSONB, int: BigInteger,
    }
    __global__: ClassVar[str] = ""
    """Why this table belongs to no company; the schema check refuses a table that neither has a company nor says why."""
    __grants__: ClassVar[str] = "SELECT, INSERT, UPDATE, DELETE"
    """What the app may do with the rows."""
    __merge__: ClassVar[str] = ""
    """How the rows follow when two clients turn out to be one: `move` to the one that stays, `lineage` (they stay where they were
    written, and are read through it), or the name of a resolver in clients. A table that names a client has to say (BEY-025)."""
    __policies__: ClassVar[tuple[str, ...]] = ()
    """Further policies: SQL after CREATE POLICY, `{table}` filled in."""


class CompanyOwned:
    """A row of one company: key (company_id, id), under forced row-level security."""

    __abstract__ = True

    company_id: Mapped[UUID] = mapped_column(primary_key=True, sort_order=-20)
    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id, sort_order=-19)


class ClientOwned(CompanyOwned):
    """A row about one client: also under the restrictive policy of client access."""

    __abstract__ = True
    __client_column__: ClassVar[str] = "client_id"
    __money__: ClassVar[bool] = False
    """What was sold and paid, without a name or a note in it: the only rows about clients that an accountant meets."""


class Versioned:
    """A row that people change: a stale save is a 409."""

    @declared_attr
    def version(cls) -> Mapped[int]:  # noqa: N805
        """Moves by one at each change."""
        return mapped_column(default=1, server_default="1", sort_order=90)

    @declared_attr.directive
    def __mapper_args__(cls) -> dict[str, Any]:  # noqa: N805
        return {"version_id_col": cls.version}


class Timed:
    """When a row was made and last changed."""

    created_at: Mapped[datetime] = mapped_column(default=now, sort_order=91)
    updated_at: Mapped[datetime] = mapped_column(default=now, onupdate=now, sort_order=92)


APPEND_ONLY = "SELECT, INSERT"


def company_key(table: str, column: str, *, ondelete: str | None = None, deferred: bool = False) -> ForeignKeyConstraint:
    """FOREIGN KEY (company_id, column) to another of the company's rows, so that a row can't point at another company's."""
    return ForeignKeyConstraint(
        ["company_id", column], [f"{table}.company_id", f"{table}.id"], ondelete=ondelete,
        deferrable=deferred or None, initially="DEFERRED" if deferred else None,
    )
