"""The treatment, the information and the signer that a signed consent names beside its text (LAW-022)."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.aesthetics import service as aesthetics
from clinic.core.api.errors import FieldError
from clinic.core.database.session import get_context
from clinic.forms.client_consents.schemas import ConsentSignRequest
from clinic.forms.models import ClientConsent, ConsentTemplateVersion


async def get_own_name(session: AsyncSession) -> str:
    """Return the name and title of the team member of the session, or an empty string outside a session of staff."""
    membership_id = get_context(session).membership_id
    if membership_id is None:
        return ""
    member = await accounts.get_member(session, membership_id)
    return ", ".join(part for part in (member.full_name, member.title) if part)


def set_signer(consent: ClientConsent, data: ConsentSignRequest, *, client_name: str, channel: str) -> None:
    """Set who signs, how they are related to the client, and how their identity was shown.

    A name without a relation, or a relation without a name, raises FieldError: nobody but the client and a guardian signs.
    """
    if data.signed_by and not data.signer_relation:
        raise FieldError("signer_relation", "required")
    if data.signer_relation and not data.signed_by:
        raise FieldError("signed_by", "required")
    consent.signed_by_name = data.signed_by or client_name
    consent.signer_relation = data.signer_relation
    consent.identity_check = "code" if channel == "link" else data.identity_check


async def build_content(
    session: AsyncSession, consent: ClientConsent, version: ConsentTemplateVersion, *, language: str, code_sent_to: str,
) -> dict[str, Any]:
    """Return the parts of the frozen document that name the treatment, the information and the signer."""
    kind = version.aesthetic_kind
    return {
        "treatment": aesthetics.KIND_LABELS[kind][language == "sv"] if kind else consent.title,
        "information": await _build_information(session, consent, version), "signer_relation": consent.signer_relation,
        "identity_check": consent.identity_check, "code_sent_to": code_sent_to,
    }


async def _build_information(session: AsyncSession, consent: ClientConsent, version: ConsentTemplateVersion) -> dict[str, Any]:
    """Return the information under the act, or else who handed the consent's text to the client and when."""
    kind = version.aesthetic_kind
    newest = await aesthetics.get_newest_information(session, consent.client_id, kind) if kind else None
    if newest is None:
        return {
            "title": consent.title, "number": version.number, "oral_channel": "", "by": consent.assigned_by_name, "at": consent.created_at,
        }
    return {
        "title": newest.text_title, "number": newest.text_number, "oral_channel": newest.oral_channel, "by": newest.informed_by_name,
        "at": newest.informed_at,
    }
