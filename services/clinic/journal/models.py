"""Tables of the journal. Triggers keep signed and imported procedures from being changed."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.aesthetics import service as aesthetics
from clinic.core.audit.reviews import ReviewEntry
from clinic.core.database import row_security
from clinic.core.database.base import Base, ClientOwned, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key


class Treatment(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A treatment in the clinic's catalogue (REC-020). `cost` is in minor units of the company's currency."""

    __tablename__ = "treatment"
    __table_args__ = (
        Index("treatment_name_key", "company_id", text("lower(name)"), unique=True, postgresql_where=text("deleted_at IS NULL")),
        CheckConstraint("cost > 0", name="cost"),
        CheckConstraint(f"aesthetic_kind IN {aesthetics.KINDS}", name="aesthetic_kind"),
    )

    name: Mapped[str] = mapped_column(String(120))
    cost: Mapped[int]
    description: Mapped[str] = mapped_column(Text, default="")
    required_drug: Mapped[str] = mapped_column(String(200), default="")
    """The drug that a valid prescription is required of before the treatment can be signed; empty for none."""
    aesthetic_kind: Mapped[str] = mapped_column(String(20), default="", server_default="")
    """The kind under the act on aesthetic treatments (2021:363), or empty (LAW-020)."""
    is_active: Mapped[bool] = mapped_column(default=True)
    deleted_at: Mapped[datetime | None]

    @property
    def is_deleted(self) -> bool:
        return self.deleted_at is not None


class Procedure(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A version of a documented treatment (REC-021); a correction is a further version of the same entry (REC-022)."""

    __tablename__ = "procedure"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        Index("procedure_number_key", "company_id", "entry_id", "number", unique=True),
        Index(
            "procedure_open_key", "company_id", "entry_id", unique=True, postgresql_where=text("state IN ('not_signed', 'pending_sign')"),
        ),
        Index("procedure_client_idx", "company_id", "client_id", "done_on"),
        Index("procedure_signed_idx", "company_id", "done_on", postgresql_where=text("state = 'signed'")),
        CheckConstraint("state IN ('not_signed', 'pending_sign', 'signed', 'imported', 'cancelled', 'deleted')", name="state"),
        CheckConstraint("(state = 'signed') = (signed_at IS NOT NULL) AND (state = 'signed') = (signature IS NOT NULL)", name="signed"),
        CheckConstraint("(state = 'imported') = (imported_at IS NOT NULL)", name="imported"),
        CheckConstraint("nrs_rating BETWEEN 0 AND 10", name="nrs"),
        CheckConstraint("number = 1 OR correction_reason <> ''", name="correction"),
        CheckConstraint("number >= 1", name="number"),
    )

    client_id: Mapped[UUID]
    entry_id: Mapped[UUID]
    """Id of the entry's first version."""
    number: Mapped[int] = mapped_column(SmallInteger, default=1)
    title: Mapped[str] = mapped_column(String(160))
    done_on: Mapped[date]
    done_at: Mapped[datetime | None]
    """The instant of the treatment, where the system that it was imported from has one."""
    notes: Mapped[dict[str, Any] | None]
    nrs_rating: Mapped[int | None] = mapped_column(SmallInteger)
    picture_ids: Mapped[list[Any]] = mapped_column(default=list)
    """File ids in the order in which the pictures are shown."""
    correction_reason: Mapped[str] = mapped_column(String(500), default="")
    state: Mapped[str] = mapped_column(String(12), default="not_signed")
    written_by: Mapped[UUID | None]
    written_by_name: Mapped[str] = mapped_column(String(250), default="")
    signer_id: Mapped[UUID | None]
    """The membership that is to sign; null for the author."""
    signed_by: Mapped[UUID | None]
    signed_by_name: Mapped[str] = mapped_column(String(250), default="")
    signed_at: Mapped[datetime | None]
    signature: Mapped[str | None] = mapped_column(Text)
    imported_at: Mapped[datetime | None]
    """When it was taken from a file of another system; `written_by` is then its author there, if a member, and no signature is shown."""
    imported_by: Mapped[UUID | None]
    imported_by_name: Mapped[str] = mapped_column(String(250), default="", server_default="")


class ProcedureTreatment(ClientOwned, Base):
    """A treatment of a procedure, with the name it had and the cost charged (minor units) when it was written."""

    __tablename__ = "procedure_treatment"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("procedure", "procedure_id"),
        company_foreign_key("client", "client_id"),
        company_foreign_key("treatment", "treatment_id"),
        Index("procedure_treatment_position_key", "company_id", "procedure_id", "position", unique=True),
        Index("procedure_treatment_treatment_idx", "company_id", "treatment_id"),
        CheckConstraint("cost > 0", name="cost"),
    )

    client_id: Mapped[UUID]
    procedure_id: Mapped[UUID]
    treatment_id: Mapped[UUID]
    position: Mapped[int] = mapped_column(SmallInteger)
    name: Mapped[str] = mapped_column(String(120))
    cost: Mapped[int]
    required_drug: Mapped[str] = mapped_column(String(200), default="")
    aesthetic_kind: Mapped[str] = mapped_column(String(20), default="", server_default="")
    prescription_id: Mapped[UUID | None]
    """The prescription that was used when the procedure was signed."""


class ProcedureReview(ReviewEntry, ClientOwned, Base):
    """A review (approved or not) or the closing (cancelled, deleted) of a version, by whom and why. Only its client may change."""

    __tablename__ = "procedure_review"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE (client_id)"
    __table_args__ = (
        company_foreign_key("procedure", "procedure_id"),
        company_foreign_key("client", "client_id"),
        Index("procedure_review_procedure_idx", "company_id", "procedure_id", "at"),
        Index(
            "procedure_review_closing_key", "company_id", "procedure_id", unique=True,
            postgresql_where=text("type IN ('cancelled', 'deleted')"),
        ),
        CheckConstraint("type IN ('approved', 'not_approved', 'cancelled', 'deleted')", name="type"),
    )

    client_id: Mapped[UUID]
    procedure_id: Mapped[UUID]


_CLOSED_STATES = "('signed', 'imported', 'cancelled', 'deleted')"
_RAISE = "RAISE EXCEPTION 'a signed entry is never changed' USING ERRCODE = 'restrict_violation'"
_GUARD_PROCEDURE = f"""CREATE OR REPLACE FUNCTION guard_signed_procedure() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 IF OLD.state IN {_CLOSED_STATES} AND (TG_OP = 'DELETE' OR to_jsonb(NEW) - 'client_id' IS DISTINCT FROM to_jsonb(OLD) - 'client_id') THEN
  {_RAISE}; END IF;
 RETURN coalesce(NEW, OLD); END $$"""
_GUARD_TREATMENT = f"""CREATE OR REPLACE FUNCTION guard_signed_procedure_treatment() RETURNS trigger LANGUAGE plpgsql AS $$
 DECLARE line procedure_treatment; BEGIN
 line := coalesce(NEW, OLD);
 IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'client_id' = to_jsonb(OLD) - 'client_id' THEN RETURN NEW; END IF;
 IF EXISTS (SELECT 1 FROM procedure p WHERE p.company_id = line.company_id AND p.state IN {_CLOSED_STATES}
  AND p.id IN (line.procedure_id, OLD.procedure_id)) THEN {_RAISE}; END IF;
 RETURN line; END $$"""
_PROCEDURE_TRIGGER = """CREATE OR REPLACE TRIGGER procedure_guard_signed BEFORE UPDATE OR DELETE ON procedure
 FOR EACH ROW EXECUTE FUNCTION guard_signed_procedure()"""
_TREATMENT_TRIGGER = """CREATE OR REPLACE TRIGGER procedure_treatment_guard_signed BEFORE INSERT OR UPDATE OR DELETE ON procedure_treatment
 FOR EACH ROW EXECUTE FUNCTION guard_signed_procedure_treatment()"""
row_security.FUNCTIONS += [_GUARD_PROCEDURE, _GUARD_TREATMENT]
row_security.TRIGGERS += [_PROCEDURE_TRIGGER, _TREATMENT_TRIGGER]
"""A signed, imported, cancelled or deleted procedure and its treatments never change, except for the client, which follows a merge."""
