"""The one-time code that proves a visitor's phone: sent by SMS, kept as a hash, tried five times at most within ten minutes.

A clinic that may not send SMS (PLT-061) sends it by mail; what is proved is then the address.
"""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.portal import flows, holds
from clinic.booking.portal.door import Visitor
from clinic.booking.portal.errors import CodesUsedUp, NotVerified
from clinic.booking.portal.models import Flow
from clinic.booking.portal.schemas import CodeIn, FlowOut, PersonIn
from clinic.booking.visits import letters
from clinic.core import audit, onetime
from clinic.core.errors import FieldError, TooMany
from clinic.core.i18n import language
from clinic.core.phone import e164
from clinic.core.ratelimit import allow
from clinic.messaging import reach, service as messaging

PURPOSE = "portal"
UNREACHED = {reach.NotServed: "sms_country", reach.NotMobile: "sms_mobile"}
PHONE, ADDRESS, CLINIC, HOUR = 6, 60, 150, 3600
"""Codes an hour: to one phone at any clinic, from one address at one, and in all at one, which pays for them."""


async def send(session: AsyncSession, visitor: Visitor, wanted: PersonIn) -> FlowOut:
    """Take who the visitor says they are and send a code; the same said twice sends one."""
    flow = await flows.mine(session, visitor)
    to = _address(visitor, wanted)
    person = wanted.model_dump(mode="json")
    if person != flow.person or flow.state == "open":
        if to != flow.phone:
            await holds.let_go(session, flow)
        flow.person, flow.phone, flow.language = person, to, language.get()
        await _send(session, visitor, flow)
    return await flows.shown(session, flow)


def _address(visitor: Visitor, wanted: PersonIn) -> str:
    """Where the code goes. Raises FieldError for a number that no SMS reaches."""
    phone = e164(wanted.country_code, wanted.mobile_number)
    if not visitor.clinic.is_verified:
        return wanted.email
    if why := reach.refusal_of(phone):
        raise FieldError("mobile_number", UNREACHED[why])
    return phone


async def resend(session: AsyncSession, visitor: Visitor) -> FlowOut:
    """Send another code, when the wait is over; the earlier one no longer counts."""
    flow = await flows.mine(session, visitor)
    if not flow.phone or not flow.code_sent_at:
        raise FieldError("mobile_number", "required")
    onetime.wait_over(flow)
    await _send(session, visitor, flow)
    return await flows.shown(session, flow)


async def _send(session: AsyncSession, visitor: Visitor, flow: Flow) -> None:
    await visitor.limit("codes", most=ADDRESS, seconds=HOUR)
    await allow("portal.phone", flow.phone, most=PHONE, seconds=HOUR)
    code, flow.state = onetime.give(flow, PURPOSE), "code_sent"
    await _paid_for(visitor)
    words = letters.code_text(code, visitor.clinic.name, int(onetime.LIFE.total_seconds() // 60), flow.language)
    await session.flush()
    await _message(session, visitor.clinic.name, flow, words)
    audit.record(session, "portal.code_sent", flow.id, number=flow.codes)


async def _message(session: AsyncSession, clinic: str, flow: Flow, words: str) -> None:
    key, kind, ends = f"portal.code:{flow.id}:{flow.codes}", messaging.Kind.CODE, flow.code_expires_at
    if "@" not in flow.phone:
        await messaging.send_sms(session, to=flow.phone, text=words, key=key, kind=kind, expires_at=ends, language=flow.language)
        return
    await messaging.send_mail(
        session, to=flow.phone, subject=letters.code_subject(clinic, flow.language), text=words, key=key, kind=kind, expires_at=ends,
        sender=clinic, language=flow.language,
    )


async def _paid_for(visitor: Visitor) -> None:
    """Count one code of the clinic's, when nothing else stands in its way."""
    try:
        await allow("portal.clinic", str(visitor.context.company_id), most=CLINIC, seconds=HOUR)
    except TooMany as error:
        raise CodesUsedUp(**error.facts) from error


async def verify(session: AsyncSession, visitor: Visitor, wanted: CodeIn) -> FlowOut:
    """Verify the phone and hold the chosen time, if one is chosen.

    The try and the proof are kept even when the time turns out to be taken (TimeTaken, with what is left). Raises TooManyTries.
    """
    await visitor.limit("verify", most=ADDRESS * 2, seconds=HOUR)
    proof = {"purpose": PURPOSE, "action": "portal.verified", "state": "verified"}
    if not await onetime.attempt(session, Flow, visitor.flow_id, wanted.code, **proof):
        raise NotVerified
    flow = await flows.mine(session, visitor)
    if flow.choice:
        await holds.hold(session, visitor, flow)
    return await flows.shown(session, flow)
