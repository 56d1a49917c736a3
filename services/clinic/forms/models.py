"""Tables of the forms. Triggers in `db_guards` keep answered and signed rows from being changed."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, LargeBinary, SmallInteger, String, Text, false, text
from sqlalchemy.orm import Mapped, mapped_column, synonym

from clinic.aesthetics import service as aesthetics
from clinic.core.audit.reviews import ReviewEntry
from clinic.core.clock import now
from clinic.core.database.base import APPEND_ONLY, Base, ClientOwned, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.core.security.one_time_codes import OneTimeCodeMixin

STATE_VALUES = "state IN ('not_signed', 'pending_sign', 'signed')"


class ConsentTemplate(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A consent form that clients are asked to sign (REC-030); its text is in its versions."""

    __tablename__ = "consent_template"
    __table_args__ = (
        Index("consent_template_title_key", "company_id", text("lower(title)"), unique=True, postgresql_where=text("deleted_at IS NULL")),
    )

    title: Mapped[str] = mapped_column(String(160))
    number: Mapped[int] = mapped_column(SmallInteger, default=1)
    """Number of the newest version."""
    is_translated: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether clients can read all of the newest version in both languages (USE-019)."""
    is_active: Mapped[bool] = mapped_column(default=True)
    deleted_at: Mapped[datetime | None]


class ConsentTemplateVersion(CompanyOwned, Base):
    """A version of a consent template's text; a change to the template adds a version."""

    __tablename__ = "consent_template_version"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        company_foreign_key("consent_template", "template_id"),
        Index("consent_template_version_number_key", "company_id", "template_id", "number", unique=True),
        CheckConstraint(f"aesthetic_kind IN {aesthetics.KINDS}", name="aesthetic_kind"),
    )

    template_id: Mapped[UUID]
    number: Mapped[int] = mapped_column(SmallInteger)
    language: Mapped[str] = mapped_column(String(2), default="sv", server_default="sv")
    """The language of `title` and `body`: the clinic's own to its clients when the version was written (USE-019)."""
    title: Mapped[str] = mapped_column(String(160))
    body: Mapped[dict[str, Any]]
    translated_title: Mapped[str] = mapped_column(String(160), default="", server_default="")
    translated_body: Mapped[dict[str, Any] | None]
    questions: Mapped[list[Any]] = mapped_column(default=list)
    asks_publish_permission: Mapped[bool] = mapped_column(default=False)
    aesthetic_kind: Mapped[str] = mapped_column(String(20), default="", server_default="")
    """The kind of treatment under the act (2021:363) that the client consents to, or empty (LAW-021)."""
    written_by: Mapped[UUID | None]
    created_at: Mapped[datetime] = mapped_column(default=now)


class Questionnaire(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A questionnaire template with its ordered questions (REC-040)."""

    __tablename__ = "questionnaire"
    __table_args__ = (
        Index("questionnaire_list_idx", "company_id", "title_sv", "id"),
        Index("questionnaire_builtin_key", "company_id", "builtin_type", unique=True, postgresql_where=text("builtin_type <> ''")),
        CheckConstraint("builtin_type IN ('', 'health', 'aesthetic_interest', 'covid_19')", name="builtin_type"),
    )

    title_en: Mapped[str] = mapped_column(String(160), default="")
    title_sv: Mapped[str] = mapped_column(String(160), default="")
    questions: Mapped[list[Any]] = mapped_column(default=list)
    is_translated: Mapped[bool] = mapped_column(default=False, server_default=false())
    builtin_type: Mapped[str] = mapped_column(String(20), default="", server_default="")
    """The name of the built-in questionnaire (REC-043), or empty; a setting of the company activates it."""
    builtin_version: Mapped[int] = mapped_column(SmallInteger, default=0, server_default="0")
    """Number of the built-in texts and questions that it has."""
    is_active: Mapped[bool] = mapped_column(default=True)
    deleted_at: Mapped[datetime | None]


class ClientConsent(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A version of a client's consent (REC-031); a correction is a further version of the same entry (REC-022)."""

    __tablename__ = "client_consent"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("consent_template_version", "template_version_id"),
        company_foreign_key("consent_template", "template_id"),
        company_foreign_key("document", "document_id"),
        Index("client_consent_number_key", "company_id", "entry_id", "number", unique=True),
        Index(
            "client_consent_open_key", "company_id", "entry_id", unique=True,
            postgresql_where=text("state <> 'signed' AND cancelled_at IS NULL"),
        ),
        Index("client_consent_client_idx", "company_id", "client_id", "created_at"),
        CheckConstraint(STATE_VALUES, name="state"),
        CheckConstraint("(state = 'signed') = (signed_at IS NOT NULL)", name="signed"),
        CheckConstraint("state <> 'signed' OR signature IS NOT NULL OR jsonb_array_length(file_ids) > 0", name="signature"),
        CheckConstraint("number = 1 OR correction_reason <> ''", name="correction"),
        CheckConstraint("identity_check IN ('', 'in_person', 'id_document', 'code')", name="identity"),
    )

    client_id: Mapped[UUID]
    template_id: Mapped[UUID]
    template_version_id: Mapped[UUID]
    language: Mapped[str] = mapped_column(String(2), default="sv", server_default="sv")
    """The language of the text that the client is to sign, or has signed (USE-019)."""
    title: Mapped[str] = mapped_column(String(160))
    assigned_by_name: Mapped[str] = mapped_column(String(250), default="", server_default="")
    """The team member who handed the text to the client, with the title; empty for consents assigned before this was kept."""
    entry_id: Mapped[UUID]
    """Id of the entry's first version."""
    number: Mapped[int] = mapped_column(SmallInteger, default=1)
    correction_reason: Mapped[str] = mapped_column(String(500), default="")
    state: Mapped[str] = mapped_column(String(12), default="not_signed")
    answers: Mapped[dict[str, Any]] = mapped_column(default=dict)
    publish_permission: Mapped[str] = mapped_column(String(20), default="")
    file_ids: Mapped[list[Any]] = mapped_column(default=list)
    signature: Mapped[str | None] = mapped_column(Text)
    signed_by_name: Mapped[str] = mapped_column(String(250), default="")
    signer_relation: Mapped[str] = mapped_column(String(60), default="", server_default="")
    """How the signer is related to the client, for instance as a guardian; empty when the client signed (LAW-022)."""
    identity_check: Mapped[str] = mapped_column(String(11), default="", server_default="")
    """How the signer's identity was shown: in person to staff who know them, by an identity document, or by a code to their number."""
    sign_channel: Mapped[str] = mapped_column(String(6), default="")
    signed_at: Mapped[datetime | None]
    completed_at: Mapped[datetime | None] = synonym("signed_at")
    sent_at: Mapped[datetime | None]
    document_id: Mapped[UUID | None]
    cancelled_at: Mapped[datetime | None]
    cancelled_by_name: Mapped[str] = mapped_column(String(250), default="")
    cancel_reason: Mapped[str] = mapped_column(String(500), default="")


class ClientQuestionnaire(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A version of a client's questionnaire, with a copy of the questions as they were when it was assigned (REC-044)."""

    __tablename__ = "client_questionnaire"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("questionnaire", "questionnaire_id"),
        company_foreign_key("document", "document_id"),
        Index("client_questionnaire_number_key", "company_id", "entry_id", "number", unique=True),
        Index(
            "client_questionnaire_open_key", "company_id", "entry_id", unique=True,
            postgresql_where=text("answered_at IS NULL AND cancelled_at IS NULL"),
        ),
        Index("client_questionnaire_client_idx", "company_id", "client_id", "created_at"),
        Index("client_questionnaire_regen_pdf_idx", "company_id", "id", postgresql_where=text("should_regen_pdf")),
        CheckConstraint(STATE_VALUES, name="state"),
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
    answer_channel: Mapped[str] = mapped_column(String(6), default="")
    answered_at: Mapped[datetime | None]
    completed_at: Mapped[datetime | None] = synonym("answered_at")
    """A questionnaire is completed when it is answered, signed or not."""
    signature: Mapped[str | None] = mapped_column(Text)
    signed_by_name: Mapped[str] = mapped_column(String(250), default="")
    signed_at: Mapped[datetime | None]
    sent_at: Mapped[datetime | None]
    document_id: Mapped[UUID | None]
    should_regen_pdf: Mapped[bool] = mapped_column(default=False)
    cancelled_at: Mapped[datetime | None]
    cancelled_by_name: Mapped[str] = mapped_column(String(250), default="")
    cancel_reason: Mapped[str] = mapped_column(String(500), default="")


class FormReview(ReviewEntry, ClientOwned, Base):
    """An administrator's review of a signed or answered version: approved or not, by whom and why. Only its client may change (merge)."""

    __tablename__ = "form_review"
    __on_client_merge__ = "move"
    __grants__ = "SELECT, INSERT, UPDATE (client_id)"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("client_consent", "consent_id"),
        company_foreign_key("client_questionnaire", "questionnaire_id"),
        Index("form_review_consent_idx", "company_id", "consent_id", "at", postgresql_where=text("consent_id IS NOT NULL")),
        Index(
            "form_review_questionnaire_idx", "company_id", "questionnaire_id", "at", postgresql_where=text("questionnaire_id IS NOT NULL"),
        ),
        CheckConstraint("num_nonnulls(consent_id, questionnaire_id) = 1", name="form"),
        CheckConstraint("type IN ('approved', 'not_approved')", name="type"),
    )

    client_id: Mapped[UUID]
    consent_id: Mapped[UUID | None]
    questionnaire_id: Mapped[UUID | None]


class FormLink(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A link to one client's forms (PUB-010). Its key is stored as a hash, and it expires."""

    __tablename__ = "form_link"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        Index("form_link_key_hash_key", "company_id", "key_hash", unique=True),
        Index("form_link_expires_at_idx", "company_id", "expires_at"),
    )

    client_id: Mapped[UUID]
    key_hash: Mapped[bytes] = mapped_column(LargeBinary)
    language: Mapped[str] = mapped_column(String(2))
    expires_at: Mapped[datetime]


class FormFlow(OneTimeCodeMixin, ClientOwned, VersionMixin, TimestampMixin, Base):
    """An opened form link. It shows client data only after the one-time code sent to the client has been entered."""

    __tablename__ = "form_flow"
    __on_client_merge__ = "form_flows"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("form_link", "link_id", ondelete="CASCADE"),
        Index("form_flow_key_hash_key", "company_id", "key_hash", unique=True),
        Index("form_flow_link_idx", "company_id", "link_id"),
    )

    client_id: Mapped[UUID]
    link_id: Mapped[UUID]
    key_hash: Mapped[bytes] = mapped_column(LargeBinary)
    language: Mapped[str] = mapped_column(String(2))
    sent_to: Mapped[str] = mapped_column(String(254), default="")
    expires_at: Mapped[datetime]
