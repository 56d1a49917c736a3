"""Queueing e-mail and SMS about accounts; messaging registers the functions that do it, since accounts can't import messaging."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.emails.templates import EmailTemplate
from clinic.core.api.errors import ApiError
from clinic.core.settings import settings
from clinic.providers.mail import Attachment


class EmailSender(Protocol):
    """Function that queues an e-mail in the caller's transaction, which acts for no company."""

    async def __call__(
        self, session: AsyncSession, to: str, subject: str, text: str, subject_id: UUID, *, expires_at: datetime | None = None,
        language: str | None = None, attachments: Sequence[Attachment] = (),
    ) -> Any:
        """Queue the e-mail, once per `key`; it is not sent after `expires_at`."""


class SmsSender(Protocol):
    """Function that queues an SMS in the caller's transaction, for the session's company and by its rules."""

    async def __call__(
        self, session: AsyncSession, to: str, text: str, subject_id: UUID, *, expires_at: datetime | None = None,
        language: str | None = None,
    ) -> Any:
        """Queue the SMS, once for a `subject_id`; it is not sent after `expires_at`."""


class EmailUnavailable(ApiError):
    """The installation has no e-mail sender."""

    status = 503
    code = "mail.unavailable"
    en = "Mail cannot be sent at the moment. Please try again later."
    sv = "E-post kan inte skickas just nu. Försök igen senare."


_senders: list[EmailSender] = []
_sms_senders: list[tuple[SmsSender, Callable[[str], bool]]] = []


def register_email_sender(email_sender: EmailSender) -> None:
    """Register the function that queues e-mail; messaging does."""
    _senders[:] = [email_sender]


def register_sms_sender(sms_sender: SmsSender, is_reachable: Callable[[str], bool]) -> None:
    """Register the functions that queue an SMS, and that tell whether a number in E.164 can receive one; messaging does."""
    _sms_senders[:] = [(sms_sender, is_reachable)]


def can_send_sms(to: str) -> bool:
    """Tell whether a number in E.164 can receive an SMS."""
    return bool(_sms_senders) and _sms_senders[0][1](to)


async def send_sms(
    session: AsyncSession, to: str, template: dict[str, str], key: UUID, language: str, *, expires_at: datetime | None = None,
    **variables: str,
) -> None:
    """Queue an SMS in that language, once per `key`, for the session's company."""
    text = template["sv" if language == "sv" else "en"].format_map(variables)
    await _sms_senders[0][0](session, to, text, key, expires_at=expires_at, language=language)


def public_url(path: str) -> str:
    """Return the address of one of the public pages."""
    return f"{settings().public_url.rstrip('/')}{path}"


async def send_email(
    session: AsyncSession, to: str, template: EmailTemplate, key: UUID, language: str, *,
    expires_at: datetime | None = None, attachments: Sequence[Attachment] = (), **variables: str,
) -> None:
    """Queue an e-mail in that language, once per `key`, in a session that acts for no company: no company may read its content."""
    if not _senders:
        raise EmailUnavailable
    subject, text = template["sv" if language == "sv" else "en"]
    values = {"login": public_url("/login"), "reset": public_url("/forgot-password"), **variables}
    await _senders[0](
        session, to, subject.format_map(values), text.format_map(values), key, expires_at=expires_at, language=language,
        attachments=attachments,
    )
