"""Confirm who a visitor is: by a one-time code to the phone number or e-mail address that they gave."""

from datetime import timedelta

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.api.rate_limit import hit
from clinic.core.security import one_time_codes
from clinic.core.text.phone import to_e164
from clinic.messaging import service as messaging
from clinic.registration.errors import BankIdRequired, RegistrationUnverified
from clinic.registration.models import RegistrationFlow
from clinic.registration.portal.dependencies import RegistrationVisitor, get_flow
from clinic.registration.portal.schemas import RegistrationDetails

PURPOSE, MESSAGE_TOPIC = "registration", "registration.code"
MAX_CODES_PER_RECIPIENT_PER_HOUR, MAX_CODES_PER_ADDRESS_PER_HOUR, MAX_CODES_PER_CLINIC_PER_HOUR = 6, 30, 150
HOUR_SECONDS = 3600
CODE_SUBJECT = {"en": "Your code for {clinic}", "sv": "Din kod för {clinic}"}
CODE_TEXT = {
    "en": "{code} is your code for registering at {clinic}. It is valid for {minutes} minutes.",
    "sv": "{code} är din kod för att registrera dig hos {clinic}. Den gäller i {minutes} minuter.",
}


async def choose_recipient(session: AsyncSession, details: RegistrationDetails) -> str:
    """Return where the code goes: the phone number, or the e-mail address where no SMS may be sent. Raises FieldError without either."""
    phone = to_e164(details.country_code, details.mobile_number) if details.mobile_number else ""
    if phone and await messaging.sms_blocked_reason(session, phone) is None:
        return phone
    if not details.email:
        raise FieldError("email", "required")
    return details.email


async def send_code(session: AsyncSession, visitor: RegistrationVisitor) -> RegistrationFlow:
    """Send a code for the flow's details; a flow that is verified, or whose code was just sent, gets no other one.

    Raises BankIdRequired, RateLimited, and FieldError for a flow without details.
    """
    flow, company = await get_flow(session, visitor, lock=True), await companies.get_own_company(session)
    if company.needs_bankid_to_register:
        raise BankIdRequired
    if not flow.details:
        raise FieldError("first_name", "required")
    if flow.verified_at is not None or flow.registration_id is not None:
        return flow
    one_time_codes.ensure_resend_allowed(flow)
    await visitor.limit("codes", most=MAX_CODES_PER_ADDRESS_PER_HOUR, seconds=HOUR_SECONDS)
    await hit("registration.clinic", str(company.id), limit=MAX_CODES_PER_CLINIC_PER_HOUR, window_seconds=HOUR_SECONDS)
    await hit(
        "registration.recipient", f"{company.id}:{flow.recipient}", limit=MAX_CODES_PER_RECIPIENT_PER_HOUR, window_seconds=HOUR_SECONDS
    )
    code = one_time_codes.issue_code(flow, PURPOSE)
    await session.flush()
    await _queue_code(session, flow, company.name, code)
    audit.record(session, "registration.code_sent", flow.id, number=flow.codes_sent)
    return flow


async def _queue_code(session: AsyncSession, flow: RegistrationFlow, clinic: str, code: str) -> None:
    minutes = int(one_time_codes.CODE_TTL / timedelta(minutes=1))
    text = CODE_TEXT[flow.language].format(code=code, clinic=clinic, minutes=minutes)
    context, message_type = {"number": flow.codes_sent}, messaging.MessageType.CODE
    if "@" in flow.recipient:
        await messaging.send_mail(
            session,
            to=flow.recipient,
            subject=CODE_SUBJECT[flow.language].format(clinic=clinic),
            text=text,
            topic=MESSAGE_TOPIC,
            subject_id=flow.id,
            context=context,
            message_type=message_type,
            expires_at=flow.code_expires_at,
            sender=clinic,
            language=flow.language,
        )
        return
    await messaging.send_sms(
        session,
        to=flow.recipient,
        text=text,
        topic=MESSAGE_TOPIC,
        subject_id=flow.id,
        context=context,
        message_type=message_type,
        expires_at=flow.code_expires_at,
        language=flow.language,
    )


async def verify_code(session: AsyncSession, visitor: RegistrationVisitor, code: str) -> RegistrationFlow:
    """Verify the flow by its code. Raises FieldError, TooManyCodeAttempts, RegistrationUnverified when no code was sent, RateLimited."""
    await visitor.limit("verify", most=MAX_CODES_PER_ADDRESS_PER_HOUR * 4, seconds=HOUR_SECONDS)
    if not await one_time_codes.verify_code(
        session, RegistrationFlow, visitor.flow_id, code, purpose=PURPOSE, action="registration.verified"
    ):
        raise RegistrationUnverified
    flow = await get_flow(session, visitor)
    await session.refresh(flow)
    return flow
