"""Verify the own mobile number: a code is sent to it, and typed in the session that asked for it.

The password is asked for first, and the person is told by e-mail, so that who only holds the session can't add a number of theirs.
"""

from datetime import timedelta
from uuid import UUID

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.emails import service as emails, templates
from clinic.accounts.mobile_verification.models import MobileVerification
from clinic.accounts.mobile_verification.schemas import MobileCode, MobileCodeRequest, MobileCodeSent
from clinic.accounts.profile.factor_changes import report_change, verify_change
from clinic.accounts.schemas import SessionOut
from clinic.accounts.session_proof import service as session_proof
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.api.errors import Conflict, FieldError, NotFound
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.one_time_codes import CODE_TTL, issue_code, mask_recipient, verify_code
from clinic.core.text.phone import to_e164

PURPOSE = "mobile"
MAX_CODES_PER_HOUR = 5
"""For one person, whatever the numbers."""
VERIFICATION_TTL = timedelta(minutes=15)


class SmsUnavailable(Conflict):
    """The company may not send SMS yet (PLT-061)."""

    code = "mobile.sms_unavailable"
    en = "Your company can't send SMS yet. Use another way, such as a passkey."
    sv = "Ert företag kan inte skicka SMS ännu. Använd ett annat sätt, till exempel en passnyckel."


class MobileCodeMissing(Conflict):
    """No code waits for this session: it has expired, was used, or was asked for elsewhere."""

    code = "mobile.code_missing"
    en = "The code has expired. Ask for a new code."
    sv = "Koden har gått ut. Be om en ny kod."


def _get_membership_id(user: CurrentUser) -> UUID:
    if user.context.membership_id is None:
        raise NotFound
    return user.context.membership_id


async def send_code(session: AsyncSession, user: CurrentUser, data: MobileCodeRequest) -> MobileCodeSent:
    """Send a code to the number; an earlier one is void.

    Raises NotFound for who is no staff, FieldError, RateLimited, SmsUnavailable, and StrongSignInNeeded when the person has another second
    factor that this session didn't prove.
    """
    membership_id = _get_membership_id(user)
    await verify_change(user, data.password)
    number = to_e164(data.country_code, data.mobile_number)
    if not number or not emails.can_send_sms(number):
        raise FieldError("mobile_number", "phone")
    if not (await companies.get_own_company(session)).is_verified:
        raise SmsUnavailable
    await rate_limit.hit("mobile-code", str(user.context.identity_id), limit=MAX_CODES_PER_HOUR, window_seconds=3600)
    await session.execute(
        delete(MobileVerification).where(
            MobileVerification.company_id == user.company_id, MobileVerification.membership_id == membership_id,
        ),
    )
    row = MobileVerification(
        company_id=user.company_id, id=new_id(), membership_id=membership_id, session_id=user.session_id, codes_sent=0, attempts=0,
        country_code=data.country_code, mobile_number=data.mobile_number, expires_at=now() + VERIFICATION_TTL,
    )
    code = issue_code(row, PURPOSE)
    session.add(row)
    audit.record(session, "user.mobile_code_sent", membership_id)
    await emails.send_sms(session, number, templates.MOBILE_SMS, row.id, user.language, expires_at=now() + CODE_TTL, code=code)
    return MobileCodeSent(recipient=mask_recipient(number))


async def verify_mobile(request: SignInRequest, session: AsyncSession, user: CurrentUser, data: MobileCode) -> SessionOut:
    """Verify the number by its code: it becomes the member's, and the session is replaced by one that the code proves too.

    Raises NotFound for who is no staff, MobileCodeMissing, FieldError for a wrong code, TooManyCodeAttempts; as `lock_active_session` does
    when the session has ended in between.
    """
    membership_id = _get_membership_id(user)
    row = await session.scalar(select(MobileVerification).where(
        MobileVerification.company_id == user.company_id, MobileVerification.membership_id == membership_id,
        MobileVerification.session_id == user.session_id,
    ))
    if row is None or row.expires_at <= now():
        raise MobileCodeMissing
    await verify_code(session, MobileVerification, row.id, data.code, purpose=PURPOSE, action="user.mobile_code_verified")
    member = await accounts.get_member(session, membership_id, lock=True)
    before = {"mobile_number": member.mobile_number, "country_code": member.country_code}
    member.country_code, member.mobile_number = row.country_code, row.mobile_number
    member.mobile_verified_at = now()
    audit.record(
        session, "user.mobile_verified", member.id, before=before,
        after={"mobile_number": member.mobile_number, "country_code": member.country_code},
    )
    await session.execute(
        delete(MobileVerification).where(MobileVerification.company_id == user.company_id, MobileVerification.id == row.id)
        .execution_options(synchronize_session=False),
    )
    await accounts.notify_member_changed(session, member)
    report_change(session, user, "mobile_changed")
    return await session_proof.replace_session(request, session, user, "sms_code")
