"""The e-mail of a sign-up: a code and a link for an address without an account, and a notice for one with an account."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.emails import service as emails, templates
from clinic.accounts.models import Identity, Membership, Prescriber
from clinic.accounts.prescribers import service as prescribers
from clinic.accounts.signup import pending_sign_ups
from clinic.accounts.signup.models import PendingSignUp
from clinic.core.clock import now
from clinic.core.database.session import call_lookup, read_only_transaction
from clinic.core.database.tenant_context import Context


async def send_email(session: AsyncSession, sign_up_id: UUID, key: UUID) -> None:
    """Queue the e-mail of a sign-up once per `key`, in a session that acts for no company.

    Code and link are made for every address, and sent to those without an account only.
    """
    pending = await session.get(PendingSignUp, sign_up_id, with_for_update=True)
    if pending is None or pending.expires_at <= now():
        return
    code, link_key = await pending_sign_ups.issue_secrets(session, pending)
    identity, prescriber = await accounts.find_account(session, pending.email)
    if identity is not None:
        await _send_account_exists(session, pending, key, identity, prescriber)
        return
    is_prescriber = pending.invitation_id is not None
    link = emails.public_url(f"/email/verify/{pending.id}/{link_key}{'?area=prescriber' if is_prescriber else ''}")
    await emails.send_email(
        session, pending.email, templates.PRESCRIBER_CODE if is_prescriber else templates.SIGN_UP_CODE, key, pending.language,
        expires_at=pending.code_expires_at, code=code, link=link, name=pending.first_name, company=pending.company_name,
    )


async def _send_account_exists(
    session: AsyncSession, pending: PendingSignUp, key: UUID, identity: Identity, prescriber: Prescriber | None,
) -> None:
    """Queue the notice that somebody signed up with the address of an account, in the language of the account.

    An invited prescriber is led to the invitation, which can be accepted with the account.
    """
    staff_language = await _find_staff_language(identity.id)
    language = staff_language or (prescriber.language if prescriber else pending.language)
    if pending.invitation_id is not None and pending.invitation_company_id is not None:
        await emails.send_email(
            session, pending.email, templates.PRESCRIBER_ACCOUNT_EXISTS, key, language, expires_at=pending.expires_at,
            company=pending.company_name, reset=emails.public_url("/prescription/forgot-password"),
            invitation=await prescribers.get_invitation_link(pending.invitation_company_id, pending.invitation_id),
        )
        return
    area = "/prescription" if prescriber is not None and staff_language is None else ""
    await emails.send_email(
        session, pending.email, templates.ACCOUNT_EXISTS, key, language, expires_at=pending.expires_at,
        login=emails.public_url(f"{area}/login"), reset=emails.public_url(f"{area}/forgot-password"),
    )


async def _find_staff_language(identity_id: UUID) -> str | None:
    """Return the language of a person's last workspace as staff; None without one."""
    row = await call_lookup("lookup_memberships", identity_id)
    if row is None:
        return None
    async with read_only_transaction(Context.system(row["company_id"])) as session:
        language: str | None = await session.scalar(select(Membership.language).where(Membership.id == row["membership_id"]))
        return language
