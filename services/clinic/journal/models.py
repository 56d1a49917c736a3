"""The journal's tables. A signed entry is kept from change by the database itself, not by code alone."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import rowsecurity
from clinic.core.marks import Mark
from clinic.core.models import Base, ClientOwned, CompanyOwned, Timed, Versioned, company_key


class Treatment(CompanyOwned, Versioned, Timed, Base):
    """Something that the clinic treats for (REC-020). Cost in minor units."""

    __tablename__ = "treatment"
    __table_args__ = (
        Index("treatment_name_key", "company_id", text("lower(name)"), unique=True, postgresql_where=text("deleted_at IS NULL")),
        CheckConstraint("cost > 0", name="cost"),
    )

    name: Mapped[str] = mapped_column(String(120))
    cost: Mapped[int]
    description: Mapped[str] = mapped_column(Text, default="")
    needs_prescription: Mapped[str] = mapped_column(String(200), default="")
    """The drug without a valid prescription of which the treatment can't be signed; empty for none."""
    is_active: Mapped[bool] = mapped_column(default=True)
    deleted_at: Mapped[datetime | None]

    @property
    def is_deleted(self) -> bool:
        """Whether it stands among the deleted ones."""
        return self.deleted_at is not None


class Procedure(ClientOwned, Versioned, Timed, Base):
    """One version of an entry about what was done (REC-021). A correction is a further version of the same entry (REC-022)."""

    __tablename__ = "procedure"
    __merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_key("client", "client_id"),
        Index("procedure_number_key", "company_id", "entry_id", "number", unique=True),
        Index(
            "procedure_open_key", "company_id", "entry_id", unique=True, postgresql_where=text("state IN ('not_signed', 'pending_sign')"),
        ),
        Index("procedure_client_idx", "company_id", "client_id", "done_on"),
        Index("procedure_signed_idx", "company_id", "done_on", postgresql_where=text("state = 'signed'")),
        CheckConstraint("state IN ('not_signed', 'pending_sign', 'signed', 'cancelled', 'deleted')", name="state"),
        CheckConstraint("(state = 'signed') = (signed_at IS NOT NULL) AND (state = 'signed') = (signature IS NOT NULL)", name="signed"),
        CheckConstraint("nrs_rating BETWEEN 0 AND 10", name="nrs"),
        CheckConstraint("number = 1 OR correction_reason <> ''", name="correction"),
        CheckConstraint("number >= 1", name="number"),
    )

    client_id: Mapped[UUID]
    entry_id: Mapped[UUID]
    """Its first version's id."""
    number: Mapped[int] = mapped_column(SmallInteger, default=1)
    title: Mapped[str] = mapped_column(String(160))
    done_on: Mapped[date]
    notes: Mapped[dict[str, Any] | None]
    nrs_rating: Mapped[int | None] = mapped_column(SmallInteger)
    picture_ids: Mapped[list[Any]] = mapped_column(default=list)
    """In the order they are shown."""
    correction_reason: Mapped[str] = mapped_column(String(500), default="")
    state: Mapped[str] = mapped_column(String(12), default="not_signed")
    written_by: Mapped[UUID | None]
    written_by_name: Mapped[str] = mapped_column(String(250), default="")
    signer_id: Mapped[UUID | None]
    """Who shall sign it, while it waits for somebody else than who wrote it."""
    signed_by: Mapped[UUID | None]
    signed_by_name: Mapped[str] = mapped_column(String(250), default="")
    signed_at: Mapped[datetime | None]
    signature: Mapped[str | None] = mapped_column(Text)


class ProcedureTreatment(ClientOwned, Base):
    """One treatment of a procedure, named and priced as it was that day."""

    __tablename__ = "procedure_treatment"
    __merge__ = "move"
    __table_args__ = (
        company_key("procedure", "procedure_id"),
        company_key("client", "client_id"),
        company_key("treatment", "treatment_id"),
        Index("procedure_treatment_place_key", "company_id", "procedure_id", "position", unique=True),
        Index("procedure_treatment_of_idx", "company_id", "treatment_id"),
        CheckConstraint("cost > 0", name="cost"),
    )

    client_id: Mapped[UUID]
    procedure_id: Mapped[UUID]
    treatment_id: Mapped[UUID]
    position: Mapped[int] = mapped_column(SmallInteger)
    name: Mapped[str] = mapped_column(String(120))
    cost: Mapped[int]
    needs_prescription: Mapped[str] = mapped_column(String(200), default="")
    prescription_id: Mapped[UUID | None]
    """The prescription that its signing used."""


class ProcedureMark(Mark, ClientOwned, Base):
    """What was said of a version after it was written: approved, not approved, cancelled or deleted, by whom and why. Never taken back."""

    __tablename__ = "procedure_mark"
    __merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE (client_id)"
    __table_args__ = (
        company_key("procedure", "procedure_id"),
        company_key("client", "client_id"),
        Index("procedure_mark_of_idx", "company_id", "procedure_id", "at"),
        Index(
            "procedure_mark_end_key", "company_id", "procedure_id", unique=True, postgresql_where=text("kind IN ('cancelled', 'deleted')"),
        ),
        CheckConstraint("kind IN ('approved', 'not_approved', 'cancelled', 'deleted')", name="kind"),
    )

    client_id: Mapped[UUID]
    procedure_id: Mapped[UUID]


_ENDED = "('signed', 'cancelled', 'deleted')"
_REFUSED = "RAISE EXCEPTION 'a signed entry is never changed' USING ERRCODE = 'restrict_violation'"
_ROW = f"""CREATE OR REPLACE FUNCTION keep_signed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 IF OLD.state IN {_ENDED} AND (TG_OP = 'DELETE' OR to_jsonb(NEW) - 'client_id' IS DISTINCT FROM to_jsonb(OLD) - 'client_id') THEN
  {_REFUSED}; END IF;
 RETURN coalesce(NEW, OLD); END $$"""
_LINE = f"""CREATE OR REPLACE FUNCTION keep_signed_treatments() RETURNS trigger LANGUAGE plpgsql AS $$
 DECLARE line procedure_treatment; BEGIN
 line := coalesce(NEW, OLD);
 IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'client_id' = to_jsonb(OLD) - 'client_id' THEN RETURN NEW; END IF;
 IF EXISTS (SELECT 1 FROM procedure p WHERE p.company_id = line.company_id AND p.state IN {_ENDED}
  AND p.id IN (line.procedure_id, OLD.procedure_id)) THEN {_REFUSED}; END IF;
 RETURN line; END $$"""
_ON_ROW = "CREATE OR REPLACE TRIGGER procedure_signed BEFORE UPDATE OR DELETE ON procedure FOR EACH ROW EXECUTE FUNCTION keep_signed()"
_ON_LINE = """CREATE OR REPLACE TRIGGER procedure_treatment_signed BEFORE INSERT OR UPDATE OR DELETE ON procedure_treatment
 FOR EACH ROW EXECUTE FUNCTION keep_signed_treatments()"""
rowsecurity.FUNCTIONS += [_ROW, _LINE]
rowsecurity.TRIGGERS += [_ON_ROW, _ON_LINE]
"""What has been signed, cancelled or deleted stays as it was then; whose client it is may follow a merge."""
