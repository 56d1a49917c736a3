"""Verify a visitor's phone by a one-time code: sent by SMS, stored as a hash, at most five attempts within ten minutes.

The code goes by e-mail where no SMS may be sent: by a clinic that may not (PLT-061), and when the hour's SMS of the phone, the visitor's
address or the clinic are used up, so that nobody can close a portal for others. What is verified is then the e-mail address.
"""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import notification_texts
from clinic.booking.portal import service, visitor_details
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.portal.errors import FlowUnverified
from clinic.booking.portal.models import BookingFlow
from clinic.booking.portal.schemas import BookingFlowOut, PortalCodeVerification, VisitorDetails
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import FieldError, RateLimited
from clinic.core.api.rate_limit import hit
from clinic.core.security import one_time_codes
from clinic.core.text.i18n import language
from clinic.core.text.phone import to_e164
from clinic.messaging import service as messaging

PURPOSE = "portal"
MESSAGE_TOPIC = "portal.code"
UNDELIVERABLE_CODES = {messaging.CountryNotSupported: "sms_country", messaging.NotMobile: "sms_mobile"}
MAX_CODES_PER_RECIPIENT_PER_HOUR = 6
"""To one phone or e-mail address at any clinic."""
MAX_SMS_PER_ADDRESS_PER_HOUR, MAX_CODES_PER_ADDRESS_PER_HOUR = 12, 60
"""From one client address at one clinic: far fewer SMS than the clinic has, and more codes by e-mail."""
MAX_SMS_PER_CLINIC_PER_HOUR, MAX_SMS_PER_CLINIC_PER_DAY = 150, 600
"""In all at one clinic, which pays for them and has other SMS to send."""
HOUR_SECONDS, DAY_SECONDS = 3600, 86_400


async def send_code(session: AsyncSession, visitor: PortalVisitor, data: VisitorDetails) -> BookingFlowOut:
    """Store the visitor's details and send a code; the same details submitted twice send one code."""
    flow = await service.get_own_flow(session, visitor)
    await companies.check_policy_shown(session, data.policy_id)
    data = visitor_details.check_details(visitor, data)
    if not visitor.clinic.content.needs_bankid:
        await service.check_age(session, visitor, flow, data.personal_id)
    recipient = _code_recipient(visitor, data)
    details = data.model_dump(mode="json")
    if details != flow.visitor_details or flow.state == "open":
        flow.visitor_details, flow.language = details, language.get()
        await send_flow_code(session, visitor, flow, recipient)
    return await service.flow_to_schema(session, flow)


def _code_recipient(visitor: PortalVisitor, data: VisitorDetails) -> str:
    """Return the phone number or e-mail address for the code. Raises FieldError for a number that can't receive SMS."""
    phone = to_e164(data.country_code, data.mobile_number)
    if not visitor.clinic.is_verified:
        return data.email
    if reason := messaging.number_blocked_reason(phone):
        raise FieldError("mobile_number", UNDELIVERABLE_CODES[reason])
    return phone


async def resend_code(session: AsyncSession, visitor: PortalVisitor) -> BookingFlowOut:
    """Send another code, which invalidates the earlier one. Raises RateLimited before the wait for a new code is over."""
    flow = await service.get_own_flow(session, visitor)
    if not flow.phone or not flow.code_sent_at:
        raise FieldError("mobile_number", "required")
    one_time_codes.ensure_resend_allowed(flow)
    await send_flow_code(session, visitor, flow, flow.phone)
    return await service.flow_to_schema(session, flow)


async def send_flow_code(
    session: AsyncSession, visitor: PortalVisitor, flow: BookingFlow, recipient: str, *, purpose: str = PURPOSE, deliver: bool = True,
) -> None:
    """Send a code to the phone or e-mail address, or to the visitor's e-mail address when the phone's SMS are used up.

    Without `deliver` all happens but the sending, as for a recipient who isn't known. Raises RateLimited for a phone without SMS left
    whose visitor has no e-mail address.
    """
    code, flow.state = one_time_codes.issue_code(flow, purpose), "code_sent"
    if "@" not in recipient and not await _count_sms(visitor, recipient):
        recipient = (flow.visitor_details or {}).get("email", "")
        if not recipient:
            raise RateLimited(retry_after=HOUR_SECONDS)
    if "@" in recipient:
        await visitor.limit("codes", most=MAX_CODES_PER_ADDRESS_PER_HOUR, seconds=HOUR_SECONDS)
        await hit("portal.mail", recipient, limit=MAX_CODES_PER_RECIPIENT_PER_HOUR, window_seconds=HOUR_SECONDS)
    if recipient != flow.phone:
        await service.release_holds(session, flow)
    flow.phone = recipient
    minutes = int(one_time_codes.CODE_TTL.total_seconds() // 60)
    text = notification_texts.format_code_text(code, visitor.clinic.name, minutes, flow.language)
    await session.flush()
    if deliver:
        await _queue_message(session, visitor.clinic.name, flow, text)
    audit.record(session, "portal.code_sent", flow.id, number=flow.codes_sent)


async def _queue_message(session: AsyncSession, clinic_name: str, flow: BookingFlow, text: str) -> None:
    context, message_type, expires_at = {"number": flow.codes_sent}, messaging.MessageType.CODE, flow.code_expires_at
    if "@" not in flow.phone:
        await messaging.send_sms(
            session, to=flow.phone, text=text, topic=MESSAGE_TOPIC, subject_id=flow.id, context=context, message_type=message_type,
            expires_at=expires_at, language=flow.language,
        )
        return
    await messaging.send_mail(
        session, to=flow.phone, subject=notification_texts.format_code_subject(clinic_name, flow.language), text=text,
        topic=MESSAGE_TOPIC, subject_id=flow.id, context=context, message_type=message_type, expires_at=expires_at, sender=clinic_name,
        language=flow.language,
    )


async def _count_sms(visitor: PortalVisitor, phone: str) -> bool:
    """Count an SMS against the limits, the clinic's last. Returns False when one of them is reached."""
    clinic = str(visitor.context.company_id)
    try:
        await visitor.limit("sms", most=MAX_SMS_PER_ADDRESS_PER_HOUR, seconds=HOUR_SECONDS)
        await hit("portal.phone", phone, limit=MAX_CODES_PER_RECIPIENT_PER_HOUR, window_seconds=HOUR_SECONDS)
        await hit("portal.clinic", clinic, limit=MAX_SMS_PER_CLINIC_PER_HOUR, window_seconds=HOUR_SECONDS)
        await hit("portal.clinic.day", clinic, limit=MAX_SMS_PER_CLINIC_PER_DAY, window_seconds=DAY_SECONDS)
    except RateLimited:
        return False
    return True


async def verify_phone(session: AsyncSession, visitor: PortalVisitor, data: PortalCodeVerification) -> BookingFlowOut:
    """Verify the code and hold the selected time, if one is selected.

    Attempt and verification are kept even when the time turns out to be taken (TimeTaken with `slots`). Raises TooManyCodeAttempts.
    """
    await visitor.limit("verify", most=MAX_CODES_PER_ADDRESS_PER_HOUR * 2, seconds=HOUR_SECONDS)
    proof = {"purpose": PURPOSE, "action": "portal.verified", "state": "verified"}
    if not await one_time_codes.verify_code(session, BookingFlow, visitor.flow_id, data.code, **proof):
        raise FlowUnverified
    flow = await service.get_own_flow(session, visitor)
    if flow.selection:
        await service.hold_selection(session, visitor, flow)
    return await service.flow_to_schema(session, flow)
