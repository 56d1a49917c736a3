"""Change the address that one signs in with: a code goes to the new one, and is typed in the session that asked for it.

Whoever holds a session can't move the account to a mailbox of theirs: the password and a second factor are asked for, the present address
is told at once and once more after the change, and the code proves the new mailbox before it can reset the password.
"""

from datetime import timedelta
from hmac import compare_digest
from secrets import randbelow
from typing import Any
from uuid import UUID

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.email_change.models import EmailChange
from clinic.accounts.email_change.schemas import EmailChangeRequest, EmailCode, EmailCodeSent
from clinic.accounts.emails import service as emails, templates
from clinic.accounts.identities import verification_tokens
from clinic.accounts.models import Identity, Membership
from clinic.accounts.profile.factor_changes import verify_change
from clinic.accounts.profile.service import get_identity_id, get_subject
from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions import service as sessions
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import queries, service as signin, steps
from clinic.accounts.team.service import SUPER_USER_ROLE
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import Conflict, FieldError, NotFound
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned, independent_transaction, read_pool, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser, require_second_factor
from clinic.core.security.one_time_codes import MAX_ATTEMPTS, TooManyCodeAttempts, hash_code, mask_recipient

EMAIL_CHANGED = "accounts.email_changed"
"""A person signs in with another address. Payload: identity_id, company_id (where they changed it), before, after, name, language."""
PURPOSE = "email_change"
CHANGE_TTL = timedelta(minutes=15)
MAX_CODES_PER_HOUR, HOUR_SECONDS = 5, 3600
"""For one person, and to one address."""


class EmailCodeMissing(Conflict):
    """No code waits for this session: it has expired, was used, or was asked for elsewhere."""

    code = "email.code_missing"
    en = "The code has expired. Ask for a new code."
    sv = "Koden har gått ut. Be om en ny kod."


async def send_code(session: AsyncSession, user: CurrentUser, data: EmailChangeRequest) -> EmailCodeSent:
    """Send a code to the new address, or a notice where it has an account; an earlier code is void. The present address is told.

    Raises NotFound for who is no staff, SecondFactorNeeded, FieldError, RateLimited.
    """
    if user.context.membership_id is None:
        raise NotFound
    require_second_factor(user)
    await verify_change(user, data.password)
    identity_id = get_identity_id(user)
    for key in (str(identity_id), data.email):
        await rate_limit.hit("email-change", key, limit=MAX_CODES_PER_HOUR, window_seconds=HOUR_SECONDS)
    identity = await session.get_one(Identity, identity_id)
    if identity.email == data.email:
        raise FieldError("email", "same_email")
    is_taken = await accounts.find_identity_by_email(session, data.email) is not None
    code = f"{randbelow(10**6):06d}"
    row = EmailChange(
        id=new_id(), identity_id=identity_id, session_id=user.session_id, email=data.email, expires_at=now() + CHANGE_TTL,
    )
    row.code_hash = None if is_taken else hash_code(PURPOSE, row.id, code)
    await session.execute(delete(EmailChange).where(EmailChange.identity_id == identity_id))
    session.add(row)
    audit.record(session, "user.email_code_sent", user.context.membership_id, after=data.email)
    await _send_messages(session, user, row, code, identity.email)
    return EmailCodeSent(recipient=data.email)


async def _send_messages(session: AsyncSession, user: CurrentUser, row: EmailChange, code: str, present: str) -> None:
    """Queue the e-mails in a transaction that acts for no company, so that none can read the code."""
    async with independent_transaction(session, Context()) as independent:
        if row.code_hash is None:
            await emails.send_email(independent, row.email, templates.EMAIL_TAKEN, row.id, user.language)
        else:
            await emails.send_email(
                independent, row.email, templates.EMAIL_CHANGE_CODE, row.id, user.language, expires_at=row.expires_at, name=user.name,
                code=code,
            )
        await emails.send_email(
            independent, present, templates.EMAIL_CHANGE_REQUESTED, new_id(), user.language, name=user.name,
            email=mask_recipient(row.email),
        )


async def verify_code(request: SignInRequest, session: AsyncSession, user: CurrentUser, data: EmailCode) -> SessionOut:
    """Take the new address into use by its code, end mailed links, pending sign-ins and trusted devices, and replace the session.

    Raises NotFound for who is no staff, EmailCodeMissing, FieldError for a wrong code, TooManyCodeAttempts; as `lock_active_session` does.
    """
    if user.context.membership_id is None:
        raise NotFound
    identity_id = get_identity_id(user)
    email = await _use_code(session, user, data.code)
    active = await sessions.lock_active_session(session, user.session_id, identity_id)
    identity = await session.get_one(Identity, identity_id)
    before = identity.email
    identity.email, identity.email_verified_at = email, now()
    try:
        await session.flush()
    except IntegrityError as error:
        raise EmailCodeMissing from error
    member = await accounts.get_member(session, user.context.membership_id, lock=True)
    member.email = email
    if member.role == SUPER_USER_ROLE:
        (await companies.get_own_company(session, lock=True)).email = email
    await session.execute(delete(EmailChange).where(EmailChange.identity_id == identity_id))
    await verification_tokens.revoke_links(session, identity_id)
    await steps.end_steps(session, identity_id)
    audit.record(session, "user.email_changed", member.id, before=before, after=email)
    outbox.publish(session, EMAIL_CHANGED, {
        "identity_id": str(identity_id), "company_id": str(user.company_id), "before": before, "after": email, "name": user.name,
        "language": user.language,
    })
    await accounts.notify_member_changed(session, member)
    request.renew_device(email)
    return await signin.start_session(request, session, get_subject(user), verified_hash=active.password_hash, factors=active.factors)


async def _use_code(session: AsyncSession, user: CurrentUser, code: str) -> str:
    """Return the address whose code was typed, and use it up; each attempt is counted in a transaction that a refusal doesn't undo."""
    own = (EmailChange.identity_id == get_identity_id(user), EmailChange.session_id == user.session_id, EmailChange.expires_at > now())
    counted = update(EmailChange).where(*own, EmailChange.attempts < MAX_ATTEMPTS).values(attempts=EmailChange.attempts + 1)
    async with independent_transaction(session, Context()) as independent:
        row = await independent.scalar(select(EmailChange).where(*own))
        is_counted = await independent.scalar(counted.returning(EmailChange.id).execution_options(synchronize_session=False)) is not None
        digest = row.code_hash if row else None
        is_right = row is not None and digest is not None and compare_digest(digest, hash_code(PURPOSE, row.id, "".join(code.split())))
        email = row.email if row else ""
    if row is None:
        raise EmailCodeMissing
    if not is_counted:
        raise TooManyCodeAttempts(retry_after=60)
    if not is_right:
        raise FieldError("code", "code")
    return email


async def spread_change(key: UUID, change: dict[str, Any]) -> None:
    """Tell the former address, and store the new one at the person's other companies; a repeated delivery changes nothing."""
    async with transaction(Context()) as session:
        await emails.send_email(
            session, change["before"], templates.EMAIL_CHANGED, key, change["language"], name=change["name"],
            email=mask_recipient(change["after"]),
        )
        is_current = await accounts.find_identity_by_email(session, change["after"])
    if is_current is None or str(is_current.id) != change["identity_id"]:
        return
    for row in await (await read_pool()).fetch(queries.MEMBERSHIPS, is_current.id):
        if str(row["company_id"]) == change["company_id"]:
            continue
        async with transaction(Context.system(row["company_id"])) as session:
            await _store_address(session, row["membership_id"], change["after"])


async def _store_address(session: AsyncSession, membership_id: UUID, email: str) -> None:
    member = await get_owned(session, Membership, membership_id, lock={"key_share": True})
    if member.email != email:
        audit.record(session, "user.email_changed", member.id, before=member.email, after=email)
        member.email = email
        if member.role == SUPER_USER_ROLE:
            (await companies.get_own_company(session, lock=True)).email = email
        await accounts.notify_member_changed(session, member)
