"""Requesting e-mail about a person's account: requested in the caller's transaction, composed by a subscriber that acts for no company.

The code or link in an e-mail is created only when it is composed. The event names the identity and holds no secret, and the e-mail
belongs to no company, so that no company can read a code or link that proves an address.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, Literal
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.emails import service, templates
from clinic.accounts.emails.sign_in_changes import SIGN_IN_CHANGES
from clinic.accounts.identities import verification_tokens
from clinic.accounts.models import Identity, VerificationToken
from clinic.accounts.sessions.service import Area
from clinic.core import audit
from clinic.core.background import outbox
from clinic.core.background.outbox import EventMessage
from clinic.core.clock import now

EMAIL_REQUESTED = "accounts.email_requested"
"""An e-mail about an account was requested. Payload: template, identity_id, language, area, password_revoked (a password was chosen by
somebody who never verified the address), variables (for the text)."""
TemplateName = Literal[
    "verify_email", "invite_new", "invite_existing", "password_changed", "company_received", "company_handed_over", "sign_in_changed",
]
VERIFY_LINK_TTL, RESET_LINK_TTL, INVITATION_TTL = timedelta(hours=24), timedelta(hours=2), timedelta(hours=24)


def request_email(
    session: AsyncSession, template: TemplateName, identity_id: UUID, language: str, *, area: Area = "staff",
    password_revoked: bool = False, **variables: str,
) -> None:
    """Have an e-mail composed and queued after the commit; its link leads to the sign-in of `area`."""
    outbox.publish(session, EMAIL_REQUESTED, {
        "template": template, "identity_id": str(identity_id), "language": language, "area": area,
        "password_revoked": password_revoked, "variables": variables,
    })


def _area_query(area: Area) -> str:
    """Return the query with which a link's page knows a prescriber's account; empty for the staff's."""
    return "?area=prescriber" if area == "prescriber" else ""


async def send_requested(session: AsyncSession, event: EventMessage) -> None:
    """Create the e-mail's code or link and queue it, in a session that acts for no company.

    A repeated delivery finds the token by the event's id and does nothing.
    """
    request = event.payload
    identity = await session.get(Identity, UUID(request["identity_id"]))
    if identity is None or await session.get(VerificationToken, event.id) is not None:
        return
    if request["password_revoked"]:
        audit.record(session, "password.revoked", identity.id)
    await _COMPOSERS[request["template"]](session, identity, event.id, request)


async def _send_verification(session: AsyncSession, identity: Identity, token_id: UUID, request: dict[str, Any]) -> None:
    """Send a code and a link that verify the address, unless it is verified already."""
    if identity.email_verified_at is not None:
        return
    code = await verification_tokens.issue_code(session, identity.id, "verify_email_code")
    key = await verification_tokens.issue_link(session, identity.id, "verify_email_link", VERIFY_LINK_TTL, token_id)
    link = service.public_url(f"/email/verify/{token_id}/{key}{_area_query(request.get('area', 'staff'))}")
    await service.send_email(
        session, identity.email, templates.VERIFY_EMAIL, token_id, request["language"],
        expires_at=now() + verification_tokens.CODE_TTL, code=code, link=link, **request["variables"],
    )


async def _send_invite_new(session: AsyncSession, identity: Identity, token_id: UUID, request: dict[str, Any]) -> None:
    await _send_with_reset_link(
        session, identity, templates.INVITE_NEW, token_id, request["language"], ttl=INVITATION_TTL,
        suffix=verification_tokens.INVITATION_SUFFIX, **request["variables"],
    )


async def _send_invite_existing(session: AsyncSession, identity: Identity, token_id: UUID, request: dict[str, Any]) -> None:
    await service.send_email(
        session, identity.email, templates.INVITE_EXISTING, token_id, request["language"], expires_at=now() + INVITATION_TTL,
        **request["variables"],
    )


async def _send_password_changed(session: AsyncSession, identity: Identity, token_id: UUID, request: dict[str, Any]) -> None:
    forgot = "/prescription/forgot-password" if request.get("area") == "prescriber" else "/forgot-password"
    await service.send_email(
        session, identity.email, templates.PASSWORD_CHANGED, token_id, request["language"], forgot=service.public_url(forgot),
        **request["variables"],
    )


async def _send_company_received(session: AsyncSession, identity: Identity, token_id: UUID, request: dict[str, Any]) -> None:
    await service.send_email(session, identity.email, templates.COMPANY_RECEIVED, token_id, request["language"], **request["variables"])


async def _send_company_handed_over(session: AsyncSession, identity: Identity, token_id: UUID, request: dict[str, Any]) -> None:
    await service.send_email(session, identity.email, templates.COMPANY_HANDED_OVER, token_id, request["language"], **request["variables"])


async def _send_sign_in_changed(session: AsyncSession, identity: Identity, token_id: UUID, request: dict[str, Any]) -> None:
    language, area = request["language"], request.get("area", "staff")
    variables = request["variables"]
    await service.send_email(
        session, identity.email, templates.SIGN_IN_CHANGED, token_id, language, name=variables["name"],
        change=SIGN_IN_CHANGES[variables["change"]]["sv" if language == "sv" else "en"],
        forgot=service.public_url(f"/forgot-password{_area_query(area)}"),
    )


async def send_password_reset(session: AsyncSession, identity: Identity, token_id: UUID, language: str, area: Area) -> None:
    """Queue a password reset link, which leads to the sign-in of `area`, in a session that acts for no company."""
    await _send_with_reset_link(
        session, identity, templates.RESET_PASSWORD, token_id, language, ttl=RESET_LINK_TTL, suffix=_area_query(area),
    )


async def _send_with_reset_link(
    session: AsyncSession, identity: Identity, template: templates.EmailTemplate, token_id: UUID, language: str, *, ttl: timedelta,
    suffix: str, **variables: str,
) -> None:
    key = await verification_tokens.issue_link(session, identity.id, "reset_password", ttl, token_id)
    link = service.public_url(f"/reset-password/{token_id.hex}{key}{suffix}")
    await service.send_email(
        session, identity.email, template, token_id, language, expires_at=now() + ttl, attachments=(), link=link, **variables,
    )


_COMPOSERS: dict[str, Callable[[AsyncSession, Identity, UUID, dict[str, Any]], Awaitable[None]]] = {
    "verify_email": _send_verification, "invite_new": _send_invite_new, "invite_existing": _send_invite_existing,
    "password_changed": _send_password_changed, "company_received": _send_company_received,
    "company_handed_over": _send_company_handed_over, "sign_in_changed": _send_sign_in_changed,
}
