"""The one-time code that proves a visitor's phone: sent by SMS, kept as a hash, tried five times at most within ten minutes."""

from datetime import timedelta
from hashlib import sha256
from hmac import compare_digest, new
from secrets import randbelow
from uuid import UUID

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.portal import flows, holds
from clinic.booking.portal.door import Visitor
from clinic.booking.portal.errors import NotVerified, TooManyTries
from clinic.booking.portal.models import Flow
from clinic.booking.portal.schemas import CodeIn, FlowOut, PersonIn
from clinic.booking.visits import letters
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import aside, context_of, owned
from clinic.core.errors import FieldError, TooMany
from clinic.core.i18n import language
from clinic.core.phone import e164
from clinic.core.ratelimit import allow
from clinic.core.settings import settings
from clinic.messaging import service as messaging

LIFE = timedelta(minutes=10)
TRIES, CODES = 5, 5
PHONE, ADDRESS, HOUR = 6, 60, 3600
"""Codes an hour: to one phone at any clinic, from one address at one."""

_TRY = text("""
UPDATE flow SET tries = tries + 1, version = version + 1
WHERE company_id = :company AND id = :flow AND code_hash IS NOT NULL AND tries < :most RETURNING code_hash, code_expires_at, tries
""")

_PROVEN = text("""
UPDATE flow SET state = 'verified', verified_at = :at, code_hash = NULL, version = version + 1 WHERE company_id = :company AND id = :flow
""")


def code_hash(flow_id: UUID, code: str) -> bytes:
    """How a code is kept: under the service's key, since a million codes are soon tried."""
    return new(settings().secret_key.encode(), f"portal:{flow_id}:{code}".encode(), sha256).digest()


async def send(session: AsyncSession, visitor: Visitor, wanted: PersonIn) -> FlowOut:
    """Take who the visitor says they are and send a code; the same said twice sends one."""
    flow = await flows.mine(session, visitor)
    phone = e164(wanted.country_code, wanted.mobile_number)
    person = wanted.model_dump(mode="json")
    if person != flow.person or flow.state == "open":
        if phone != flow.phone:
            await holds.let_go(session, flow)
        flow.person, flow.phone, flow.language = person, phone, language.get()
        await _send(session, visitor, flow)
    return await flows.shown(session, flow)


async def resend(session: AsyncSession, visitor: Visitor) -> FlowOut:
    """Send another code, when the wait is over; the earlier one no longer counts."""
    flow = await flows.mine(session, visitor)
    if not flow.phone or not flow.code_sent_at:
        raise FieldError("mobile_number", "required")
    wait = flow.code_sent_at + flows.RESEND_WAIT - now()
    if wait > timedelta():
        raise TooMany(retry_after=int(wait.total_seconds()) + 1)
    await _send(session, visitor, flow)
    return await flows.shown(session, flow)


async def _send(session: AsyncSession, visitor: Visitor, flow: Flow) -> None:
    at = now()
    if flow.codes >= CODES:
        raise TooMany(retry_after=max(1, int((flow.expires_at - at).total_seconds())))
    await visitor.limit("codes", most=ADDRESS, seconds=HOUR)
    await allow("portal.phone", flow.phone, most=PHONE, seconds=HOUR)
    code = f"{randbelow(10**6):06d}"
    flow.state, flow.verified_at, flow.tries, flow.codes = "code_sent", None, 0, flow.codes + 1
    flow.code_hash, flow.code_sent_at, flow.code_expires_at = code_hash(flow.id, code), at, at + LIFE
    words = letters.code_text(code, visitor.clinic.name, int(LIFE.total_seconds() // 60), flow.language)
    await session.flush()
    await messaging.send_sms(
        session, to=flow.phone, text=words, key=f"portal.code:{flow.id}:{flow.codes}", kind=messaging.Kind.CODE,
        expires_at=flow.code_expires_at, language=flow.language,
    )
    audit.record(session, "portal.code_sent", flow.id, number=flow.codes)


async def verify(session: AsyncSession, visitor: Visitor, wanted: CodeIn) -> FlowOut:
    """Verify the phone and hold the chosen time, if one is chosen.

    The try and the proof are kept even when the time turns out to be taken (TimeTaken, with what is left). Raises TooManyTries.
    """
    await visitor.limit("verify", most=ADDRESS * 2, seconds=HOUR)
    await _try(session, visitor, "".join(wanted.code.split()))
    flow = await flows.mine(session, visitor)
    if flow.choice:
        await holds.hold(session, visitor, flow)
    return await flows.shown(session, flow)


async def _try(session: AsyncSession, visitor: Visitor, code: str) -> None:
    """Count the try beside the request's own transaction, then look."""
    async with aside(session) as apart:
        flow = await owned(apart, Flow, visitor.flow_id)
        if flow.verified_at is not None:
            return
        key = {"company": visitor.context.company_id, "flow": flow.id, "most": TRIES}
        counted = (await apart.execute(_TRY, key)).first()
        right = counted is not None and compare_digest(counted.code_hash, code_hash(flow.id, code))
        fresh = counted is not None and counted.code_expires_at > now()
        if right and fresh:
            await _proven(apart, flow.id)
    if counted is None:
        raise TooManyTries(retry_after=int(flows.RESEND_WAIT.total_seconds())) if flow.code_hash else NotVerified
    if not fresh:
        raise FieldError("code", "code_expired")
    if not right:
        raise FieldError("code", "code")


async def _proven(apart: AsyncSession, flow_id: UUID) -> None:
    await apart.execute(_PROVEN, {"company": context_of(apart).company_id, "flow": flow_id, "at": now()})
    audit.record(apart, "portal.verified", flow_id)
