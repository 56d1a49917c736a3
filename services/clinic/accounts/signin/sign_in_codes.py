"""Codes of the second factor (PLT-011): six digits by SMS or e-mail, bound to one sign-in, used once.

The code is made only when its message is composed, by a subscriber, so that no event holds it. An SMS is the clinic's and follows the
clinic's rules for SMS; an e-mail belongs to no company.
"""

from dataclasses import dataclass
from hmac import compare_digest
from secrets import randbelow
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.emails import service as emails, templates
from clinic.accounts.models import Identity, Membership
from clinic.accounts.sessions.service import SessionSubject
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import code_attempts, queries
from clinic.accounts.signin.models import SignInStep
from clinic.accounts.signin.schemas import CodeMethod, SecondFactorMethod
from clinic.accounts.signin.steps import STEP_TTL, PendingSignIn, SignInStepMissing
from clinic.core import audit
from clinic.core.api.errors import FieldError, RateLimited
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.session import (
    AnySession,
    driver_connection,
    flush_and_get_connection,
    get_owned,
    independent_transaction,
    read_connection,
    read_pool,
    transaction,
)
from clinic.core.database.tenant_context import Context
from clinic.core.security.one_time_codes import (
    MAX_ATTEMPTS,
    MAX_CODES,
    RESEND_DELAY,
    TooManyCodeAttempts,
    hash_code,
    mask_recipient,
)
from clinic.core.text.phone import to_e164

CODE_REQUESTED = "accounts.sign_in_code_requested"
"""A code for the second factor was asked for. Payload: step_id, number (of the code), method, language, company_id, membership_id."""
PURPOSE = "sign_in"


@dataclass(frozen=True, slots=True)
class Contact:
    """Where codes can be sent: the account's e-mail address, and the verified mobile number in E.164 where SMS can be sent."""

    subject: SessionSubject
    email: str
    mobile: str
    language: str

    @property
    def methods(self) -> list[CodeMethod]:
        """The ways to send a code, the usual one first."""
        return ["sms_code", "mail_code"] if self.mobile else ["mail_code"]

    def mask(self, method: CodeMethod) -> str:
        """Return the recipient so that only its owner recognises it."""
        return mask_recipient(self.mobile if method == "sms_code" else self.email)


async def find_contact(subject: SessionSubject, email: str) -> Contact:
    """Return where codes for a sign-in can be sent; only staff of a company that may send SMS get them."""
    if subject.area == "prescriber":
        language = await (await read_pool()).fetchval(queries.PRESCRIBER_LANGUAGE, subject.prescriber_id)
        return Contact(subject, email, "", language or "sv")
    if subject.company_id is None:
        return Contact(subject, email, "", "en")
    async with read_connection(subject.context) as connection:
        row = await connection.fetchrow(queries.STAFF_CONTACT, subject.company_id, subject.membership_id)
    mobile = _to_mobile(row["country_code"], row["mobile_number"]) if row["can_get_sms"] else ""
    return Contact(subject, email, mobile, row["language"])


def _to_mobile(country_code: str, number: str) -> str:
    try:
        mobile = to_e164(country_code, number)
    except FieldError:
        return ""
    return mobile if mobile and emails.can_send_sms(mobile) else ""


async def request_code(
    request: SignInRequest, session: AnySession, step: PendingSignIn, contact: Contact, method: CodeMethod,
) -> None:
    """Have a code sent; an earlier one is void. Raises RateLimited before the wait is over and after MAX_CODES, FieldError."""
    if method not in contact.methods:
        raise FieldError("method", "choice")
    await code_attempts.count_sent_code(request, step.email)
    at = now()
    number = await (await flush_and_get_connection(session)).fetchval(
        queries.REQUEST_CODE, step.id, method, at, at + STEP_TTL, MAX_CODES, at - RESEND_DELAY,
    )
    if number is None:
        raise RateLimited(retry_after=int(RESEND_DELAY.total_seconds()))
    audit.record(session, "session.code_requested", step.id, method=method)
    outbox.publish(session, CODE_REQUESTED, {
        "step_id": str(step.id), "number": number, "method": method, "language": contact.language,
        "company_id": str(contact.subject.company_id or ""), "membership_id": str(contact.subject.membership_id or ""),
    })


async def send_code(key: UUID, request: dict[str, Any]) -> None:
    """Make the requested code and queue its message in one transaction; a repeated delivery does nothing."""
    is_sms = request["method"] == "sms_code"
    async with transaction(Context.system(UUID(request["company_id"])) if is_sms else Context()) as session:
        step = await session.get(SignInStep, UUID(request["step_id"]), with_for_update=True)
        if step is None or step.expires_at <= now() or step.codes_sent != request["number"] or step.code_hash is not None:
            return
        code = f"{randbelow(10**6):06d}"
        step.code_hash = hash_code(PURPOSE, step.id, code)
        if is_sms:
            member = await get_owned(session, Membership, UUID(request["membership_id"]))
            await emails.send_sms(
                session, to_e164(member.country_code, member.mobile_number), templates.SIGN_IN_SMS, key, request["language"],
                expires_at=step.expires_at, code=code,
            )
            return
        identity = await session.get_one(Identity, step.identity_id)
        await emails.send_email(
            session, identity.email, templates.SIGN_IN_CODE, key, request["language"], expires_at=step.expires_at, code=code,
        )


async def verify_code(session: AsyncSession, step: PendingSignIn, method: SecondFactorMethod, code: str) -> None:
    """Verify the code of this step and use it up.

    Each attempt is counted before the comparison, in an independent transaction that a refusal doesn't roll back. Raises
    SignInStepMissing, TooManyCodeAttempts, FieldError for a wrong code.
    """
    async with independent_transaction(session, Context()) as independent:
        connection = await driver_connection(independent)
        counted = await connection.fetchrow(queries.COUNT_ATTEMPT, step.id, now(), MAX_ATTEMPTS)
        is_open = counted is not None or await independent.get(SignInStep, step.id) is not None
        code_hash = counted["code_hash"] if counted else None
        is_right = (
            counted is not None and code_hash is not None and counted["method"] == method
            and compare_digest(code_hash, hash_code(PURPOSE, step.id, code))
            and await connection.fetchval(queries.USE_CODE, step.id, code_hash) is not None
        )
    if not is_open:
        raise SignInStepMissing
    if counted is None:
        raise TooManyCodeAttempts(retry_after=int(RESEND_DELAY.total_seconds()))
    if not is_right:
        raise FieldError("code", "code")
