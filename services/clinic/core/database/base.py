"""Base classes of all tables.

Rows of `CompanyOwned` tables are separated by row-level security; rows of `ClientOwned` tables also by the user's client scope.
"""

from datetime import datetime
from typing import Any, ClassVar
from uuid import UUID

from sqlalchemy import BigInteger, DateTime, ForeignKeyConstraint, MetaData
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, declared_attr, mapped_column
from uuid_utils.compat import uuid7

from clinic.core.clock import now

NAMING_CONVENTION = {
    "ix": "%(table_name)s_%(column_0_N_name)s_idx",
    "uq": "%(table_name)s_%(column_0_N_name)s_key",
    "ck": "%(table_name)s_%(constraint_name)s_check",
    "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
    "pk": "%(table_name)s_pkey",
}


def new_id() -> UUID:
    """Return a UUIDv7, so that ids made by the app sort by time."""
    return uuid7()


class Base(DeclarativeBase):
    """The declarative base. Its class variables tell row_security.py what a table needs besides its columns."""

    metadata = MetaData(naming_convention=NAMING_CONVENTION)
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        datetime: DateTime(timezone=True), dict[str, Any]: JSONB, list[Any]: JSONB, int: BigInteger,
    }
    __global__: ClassVar[str] = ""
    """Why this table belongs to no company. A test refuses a table that neither is company-owned nor gives a reason."""
    __grants__: ClassVar[str] = "SELECT, INSERT, UPDATE, DELETE"
    """Privileges of the role `app` on the table."""
    __on_client_merge__: ClassVar[str] = ""
    """How rows are treated when two clients are merged: `move` to the remaining client, `merged_ids` (rows keep the merged client's
    id and are read by the ids merged into the remaining one), or the name of a resolver in clients. Required of every table that has a
    client (BEY-025)."""
    __policies__: ClassVar[tuple[str, ...]] = ()
    """Further policies: the SQL after CREATE POLICY, with `{table}` for the table's name."""


class CompanyOwned:
    """A table whose rows belong to one company: primary key (company_id, id), forced row-level security."""

    __abstract__ = True

    company_id: Mapped[UUID] = mapped_column(primary_key=True, sort_order=-20)
    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id, sort_order=-19)


class ClientOwned(CompanyOwned):
    """A company-owned table whose rows are about one client: also under the restrictive policy `client_scope`."""

    __abstract__ = True
    __client_column__: ClassVar[str] = "client_id"
    __visible_to_accountant__: ClassVar[bool] = False
    """Whether accountants see the rows. True only for sales and payments, with names and notes masked (BEY-026)."""


class VersionMixin:
    """A version counter for optimistic locking: saving an outdated version is refused with 409 (optimistic_locking.py)."""

    @declared_attr
    def version(cls) -> Mapped[int]:  # noqa: N805
        """Incremented by SQLAlchemy at each change."""
        return mapped_column(default=1, server_default="1", sort_order=90)

    @declared_attr.directive
    def __mapper_args__(cls) -> dict[str, Any]:  # noqa: N805
        return {"version_id_col": cls.version}


class TimestampMixin:
    """When a row was created and last changed."""

    created_at: Mapped[datetime] = mapped_column(default=now, sort_order=91)
    updated_at: Mapped[datetime] = mapped_column(default=now, onupdate=now, sort_order=92)


APPEND_ONLY = "SELECT, INSERT"


def company_foreign_key(table: str, column: str, *, ondelete: str | None = None, deferred: bool = False) -> ForeignKeyConstraint:
    """Return FOREIGN KEY (company_id, column) to a table, so that a row can never reference another company's row."""
    return ForeignKeyConstraint(
        ["company_id", column], [f"{table}.company_id", f"{table}.id"], ondelete=ondelete,
        deferrable=deferred or None, initially="DEFERRED" if deferred else None,
    )
