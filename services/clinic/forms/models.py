"""The forms' tables. What was answered or signed is kept from change by the database itself, not by code alone."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, LargeBinary, SmallInteger, String, Text, text
from sqlalchemy.orm import Mapped, mapped_column, synonym

from clinic.core.clock import now
from clinic.core.marks import Mark
from clinic.core.models import APPEND_ONLY, Base, ClientOwned, CompanyOwned, Timed, Versioned, company_key
from clinic.core.onetime import OneTimeCode

STATES = "state IN ('not_signed', 'pending_sign', 'signed')"


class LetterOfConsent(CompanyOwned, Versioned, Timed, Base):
    """A letter that clients are asked to sign (REC-030); its text stands in its versions."""

    __tablename__ = "letter_of_consent"
    __table_args__ = (
        Index("letter_of_consent_title_key", "company_id", text("lower(title)"), unique=True, postgresql_where=text("deleted_at IS NULL")),
    )

    title: Mapped[str] = mapped_column(String(160))
    number: Mapped[int] = mapped_column(SmallInteger, default=1)
    """Its newest version's."""
    is_active: Mapped[bool] = mapped_column(default=True)
    deleted_at: Mapped[datetime | None]


class LetterVersion(CompanyOwned, Base):
    """A letter as it read from one change to the next."""

    __tablename__ = "letter_of_consent_version"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_key("letter_of_consent", "letter_id"),
        Index("letter_of_consent_version_number_key", "company_id", "letter_id", "number", unique=True),
    )

    letter_id: Mapped[UUID]
    number: Mapped[int] = mapped_column(SmallInteger)
    title: Mapped[str] = mapped_column(String(160))
    body: Mapped[dict[str, Any]]
    questions: Mapped[list[Any]] = mapped_column(default=list)
    asks_publish: Mapped[bool] = mapped_column(default=False)
    written_by: Mapped[UUID | None]
    created_at: Mapped[datetime] = mapped_column(default=now)


class Questionnaire(CompanyOwned, Versioned, Timed, Base):
    """A questionnaire with its questions in their order (REC-040)."""

    __tablename__ = "questionnaire"
    __table_args__ = (Index("questionnaire_list_idx", "company_id", "title_sv", "id"),)

    title_en: Mapped[str] = mapped_column(String(160), default="")
    title_sv: Mapped[str] = mapped_column(String(160), default="")
    questions: Mapped[list[Any]] = mapped_column(default=list)
    is_active: Mapped[bool] = mapped_column(default=True)
    deleted_at: Mapped[datetime | None]


class ClientConsent(ClientOwned, Versioned, Timed, Base):
    """One version of a client's letter of consent (REC-031). A correction is a further version of the same entry (REC-022)."""

    __tablename__ = "client_consent"
    __merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_key("client", "client_id"),
        company_key("letter_of_consent_version", "letter_version_id"),
        company_key("letter_of_consent", "letter_id"),
        company_key("document", "document_id"),
        Index("client_consent_number_key", "company_id", "entry_id", "number", unique=True),
        Index(
            "client_consent_open_key", "company_id", "entry_id", unique=True,
            postgresql_where=text("state <> 'signed' AND cancelled_at IS NULL"),
        ),
        Index("client_consent_client_idx", "company_id", "client_id", "created_at"),
        CheckConstraint(STATES, name="state"),
        CheckConstraint("(state = 'signed') = (signed_at IS NOT NULL)", name="signed"),
        CheckConstraint("state <> 'signed' OR signature IS NOT NULL OR jsonb_array_length(file_ids) > 0", name="signature"),
        CheckConstraint("number = 1 OR correction_reason <> ''", name="correction"),
    )

    client_id: Mapped[UUID]
    letter_id: Mapped[UUID]
    letter_version_id: Mapped[UUID]
    title: Mapped[str] = mapped_column(String(160))
    entry_id: Mapped[UUID]
    """Its first version's id."""
    number: Mapped[int] = mapped_column(SmallInteger, default=1)
    correction_reason: Mapped[str] = mapped_column(String(500), default="")
    state: Mapped[str] = mapped_column(String(12), default="not_signed")
    answers: Mapped[dict[str, Any]] = mapped_column(default=dict)
    publish_permission: Mapped[str] = mapped_column(String(20), default="")
    file_ids: Mapped[list[Any]] = mapped_column(default=list)
    signature: Mapped[str | None] = mapped_column(Text)
    signed_by_name: Mapped[str] = mapped_column(String(250), default="")
    signed_way: Mapped[str] = mapped_column(String(6), default="")
    signed_at: Mapped[datetime | None]
    done_at: Mapped[datetime | None] = synonym("signed_at")
    sent_at: Mapped[datetime | None]
    document_id: Mapped[UUID | None]
    cancelled_at: Mapped[datetime | None]
    cancelled_by_name: Mapped[str] = mapped_column(String(250), default="")
    cancel_reason: Mapped[str] = mapped_column(String(500), default="")


class ClientQuestionnaire(ClientOwned, Versioned, Timed, Base):
    """One version of a client's questionnaire, with the questions as they were asked (REC-044)."""

    __tablename__ = "client_questionnaire"
    __merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_key("client", "client_id"),
        company_key("questionnaire", "questionnaire_id"),
        company_key("document", "document_id"),
        Index("client_questionnaire_number_key", "company_id", "entry_id", "number", unique=True),
        Index(
            "client_questionnaire_open_key", "company_id", "entry_id", unique=True,
            postgresql_where=text("answered_at IS NULL AND cancelled_at IS NULL"),
        ),
        Index("client_questionnaire_client_idx", "company_id", "client_id", "created_at"),
        Index("client_questionnaire_flagged_idx", "company_id", "id", postgresql_where=text("should_regen_pdf")),
        CheckConstraint(STATES, name="state"),
        CheckConstraint("(state = 'signed') = (signed_at IS NOT NULL)", name="signed"),
        CheckConstraint("signed_at IS NULL OR answered_at IS NOT NULL", name="answered"),
        CheckConstraint("number = 1 OR correction_reason <> ''", name="correction"),
    )

    client_id: Mapped[UUID]
    questionnaire_id: Mapped[UUID]
    title_en: Mapped[str] = mapped_column(String(160), default="")
    title_sv: Mapped[str] = mapped_column(String(160), default="")
    questions: Mapped[list[Any]] = mapped_column(default=list)
    entry_id: Mapped[UUID]
    number: Mapped[int] = mapped_column(SmallInteger, default=1)
    correction_reason: Mapped[str] = mapped_column(String(500), default="")
    state: Mapped[str] = mapped_column(String(12), default="not_signed")
    answers: Mapped[dict[str, Any]] = mapped_column(default=dict)
    language: Mapped[str] = mapped_column(String(2), default="sv")
    answered_by_name: Mapped[str] = mapped_column(String(250), default="")
    answered_way: Mapped[str] = mapped_column(String(6), default="")
    answered_at: Mapped[datetime | None]
    done_at: Mapped[datetime | None] = synonym("answered_at")
    """Done is what is answered, whether or not somebody vouches for the answers yet."""
    signature: Mapped[str | None] = mapped_column(Text)
    signed_by_name: Mapped[str] = mapped_column(String(250), default="")
    signed_at: Mapped[datetime | None]
    sent_at: Mapped[datetime | None]
    document_id: Mapped[UUID | None]
    should_regen_pdf: Mapped[bool] = mapped_column(default=False)
    cancelled_at: Mapped[datetime | None]
    cancelled_by_name: Mapped[str] = mapped_column(String(250), default="")
    cancel_reason: Mapped[str] = mapped_column(String(500), default="")


class FormMark(Mark, ClientOwned, Base):
    """What an administrator said of a version after it was signed or answered: approved or not, by whom and why. Never taken back."""

    __tablename__ = "form_mark"
    __merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE (client_id)"
    __table_args__ = (
        company_key("client", "client_id"),
        company_key("client_consent", "consent_id"),
        company_key("client_questionnaire", "questionnaire_id"),
        Index("form_mark_of_consent_idx", "company_id", "consent_id", "at", postgresql_where=text("consent_id IS NOT NULL")),
        Index(
            "form_mark_of_questionnaire_idx", "company_id", "questionnaire_id", "at", postgresql_where=text("questionnaire_id IS NOT NULL"),
        ),
        CheckConstraint("num_nonnulls(consent_id, questionnaire_id) = 1", name="form"),
        CheckConstraint("kind IN ('approved', 'not_approved')", name="kind"),
    )

    client_id: Mapped[UUID]
    consent_id: Mapped[UUID | None]
    questionnaire_id: Mapped[UUID | None]


class FormLink(ClientOwned, Versioned, Timed, Base):
    """A link to one client's forms (PUB-010): its key is kept as a hash, opens nothing else, and ends."""

    __tablename__ = "form_link"
    __merge__ = "move"
    __table_args__ = (
        company_key("client", "client_id"),
        Index("form_link_key_key", "company_id", "key_hash", unique=True),
        Index("form_link_expiring_idx", "company_id", "expires_at"),
    )

    client_id: Mapped[UUID]
    key_hash: Mapped[bytes] = mapped_column(LargeBinary)
    language: Mapped[str] = mapped_column(String(2))
    expires_at: Mapped[datetime]


class FormVisit(OneTimeCode, ClientOwned, Versioned, Timed, Base):
    """Somebody who opened a link: they see what is the client's once the code that was sent to the client has been typed."""

    __tablename__ = "form_visit"
    __merge__ = "visits"
    __table_args__ = (
        company_key("client", "client_id"),
        company_key("form_link", "link_id", ondelete="CASCADE"),
        Index("form_visit_key_key", "company_id", "key_hash", unique=True),
        Index("form_visit_link_idx", "company_id", "link_id"),
    )

    client_id: Mapped[UUID]
    link_id: Mapped[UUID]
    key_hash: Mapped[bytes] = mapped_column(LargeBinary)
    language: Mapped[str] = mapped_column(String(2))
    sent_to: Mapped[str] = mapped_column(String(254), default="")
    expires_at: Mapped[datetime]
