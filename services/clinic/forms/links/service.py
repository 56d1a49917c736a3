"""Sending a client the link to their forms, and opening it."""

from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Literal
from uuid import UUID

from babel.dates import format_date
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.company import service as company
from clinic.core import audit, onetime, realtime
from clinic.core.clock import now, zone
from clinic.core.db import context_of, owned
from clinic.core.models import new_id
from clinic.core.ratelimit import allow
from clinic.core.settings import settings
from clinic.core.uploads import address_of
from clinic.forms.errors import NoAddress, NothingToSend, NotProved
from clinic.forms.links import texts
from clinic.forms.links.door import Opener, key_hash, link_of, visit_of
from clinic.forms.links.schemas import ClinicOut, CodeIn, OpenIn, SendIn, SentOut, VisitKey, VisitOut
from clinic.forms.models import ClientConsent, ClientQuestionnaire, FormLink, FormVisit
from clinic.forms.topics import FORMS
from clinic.messaging import service as messaging

LIFE, VISIT = timedelta(days=14), timedelta(hours=2)
PURPOSE = "forms"
OPENED, PHONE, TRIES, HOUR = 30, 6, 120, 3600
"""Links opened in ten minutes from one address; codes an hour to one person; tries an hour from one address."""


async def send(session: AsyncSession, client_id: UUID, wanted: SendIn) -> SentOut:
    """Send the client a link to everything that waits for them, which then says *pending*. Raises NothingToSend, NoAddress."""
    client, own = await clients.for_writing(session, client_id), await company.own(session)
    waiting = await waiting_of(session, client_id)
    if not waiting:
        raise NothingToSend
    able: dict[str, bool] = {"sms": bool(client.phone), "mail": bool(client.email)}
    channels = [one for one in wanted.channels if able[one]]
    if not channels:
        raise NoAddress
    key, at = token_urlsafe(32), now()
    link = FormLink(
        company_id=own.id, id=new_id(), client_id=client_id, key_hash=key_hash(key), language=client.language, expires_at=at + LIFE,
    )
    session.add(link)
    await session.flush()
    await _say_sent(session, waiting, at)
    facts = {
        "clinic": own.name, "forms": texts.forms(len(waiting), client.language),
        "url": f"{settings().public_url}/questionary-loc/{own.encrypted_id}?lang={client.language}#{key}",
        "until": format_date(link.expires_at.astimezone(zone(own.timezone)), "d MMMM", locale=client.language),
    }
    for channel in channels:
        await _message(
            session, channel, to=client.phone if channel == "sms" else client.email, key=f"forms.link:{link.id}", language=client.language,
            subject=texts.said(texts.SUBJECT, client.language, clinic=own.name), text=texts.said(texts.LINK, client.language, **facts),
            client_id=client_id, sender=own.name,
        )
    audit.record(session, "forms.sent", link.id, client_id=client_id, channels=channels, forms=len(waiting))
    for row in waiting:
        realtime.tell(session, FORMS, row.id, row.version)
    return SentOut(channels=channels, forms=len(waiting), expires_at=link.expires_at)


async def _say_sent(session: AsyncSession, waiting: list[ClientConsent | ClientQuestionnaire], at: datetime) -> None:
    """That they are with the client. No version moves: it isn't what a form edits, and the client may be filling it in."""
    company_id, ids = context_of(session).company_id, [row.id for row in waiting]
    for form in (ClientConsent, ClientQuestionnaire):
        open_ = update(form).where(form.company_id == company_id, form.id.in_(ids), form.done_at.is_(None), form.cancelled_at.is_(None))
        await session.execute(open_.values(state="pending_sign", sent_at=at).execution_options(synchronize_session=False))


async def waiting_of(session: AsyncSession, client_id: UUID) -> list[ClientConsent | ClientQuestionnaire]:
    """What the client has not yet signed or answered, the oldest first."""
    company_id = context_of(session).company_id
    consents = select(ClientConsent).where(
        ClientConsent.company_id == company_id, ClientConsent.client_id == client_id, ClientConsent.state != "signed",
        ClientConsent.cancelled_at.is_(None),
    )
    asked = select(ClientQuestionnaire).where(
        ClientQuestionnaire.company_id == company_id, ClientQuestionnaire.client_id == client_id, ClientQuestionnaire.answered_at.is_(None),
        ClientQuestionnaire.cancelled_at.is_(None),
    )
    return [
        *await session.scalars(consents.order_by(ClientConsent.created_at, ClientConsent.id)),
        *await session.scalars(asked.order_by(ClientQuestionnaire.created_at, ClientQuestionnaire.id)),
    ]


async def _message(
    session: AsyncSession, channel: Literal["sms", "mail"], *, to: str, key: str, language: str, subject: str, text: str,
    client_id: UUID, sender: str, minutes: int | None = None,
) -> None:
    """Queue it as something secret: a key or a code is erased once it's on its way."""
    ends = now() + (timedelta(minutes=minutes) if minutes else LIFE)
    if channel == "sms":
        await messaging.send_sms(
            session, to=to, text=text, key=f"{key}:sms", kind=messaging.Kind.CODE, client_id=client_id, expires_at=ends, language=language,
        )
        return
    await messaging.send_mail(
        session, to=to, subject=subject, text=text, key=f"{key}:mail", kind=messaging.Kind.CODE, client_id=client_id, expires_at=ends,
        sender=sender, language=language,
    )


async def clinic(session: AsyncSession, _: Opener) -> ClinicOut:
    """The clinic's name and face."""
    own = await company.own(session)
    return ClinicOut(
        name=own.name, logo=await address_of(session, own.logo_id), theme_color=own.theme_color, is_black_text=own.is_black_text,
        language="sv" if own.customer_language == "sv" else "en", timezone=own.timezone, date_format=own.date_format,
        is_twelve_hours=own.is_twelve_hours,
    )


async def open_link(session: AsyncSession, opener: Opener, wanted: OpenIn) -> VisitKey:
    """Open a link: a code goes to the client, to the phone or the address that the clinic has. Raises LinkEnded."""
    await opener.limit("opened", most=OPENED, seconds=600)
    link = await owned(session, FormLink, await link_of(opener, wanted.key))
    key = token_urlsafe(32)
    visit = FormVisit(
        company_id=link.company_id, id=new_id(), client_id=link.client_id, link_id=link.id, key_hash=key_hash(key),
        language=opener.language or link.language, codes=0, tries=0, expires_at=now() + VISIT,
    )
    session.add(visit)
    await _send_code(session, opener, visit)
    audit.record(session, "forms.link_opened", link.id, client_id=link.client_id)
    return VisitKey(flow_key=key, **shown(visit).model_dump())


async def resend(session: AsyncSession, opener: Opener) -> VisitOut:
    """Send another code, when the wait is over."""
    visit = await visit_of(session, opener, lock=True)
    onetime.wait_over(visit)
    await _send_code(session, opener, visit)
    return shown(visit)


async def _send_code(session: AsyncSession, opener: Opener, visit: FormVisit) -> None:
    client, own = await clients.for_writing(session, visit.client_id), await company.own(session)
    by_sms = bool(client.phone) and await messaging.sms_barred(session, client.phone) is None
    to = client.phone if by_sms else client.email
    if not to:
        raise NoAddress
    await opener.limit("codes", most=PHONE * 5, seconds=HOUR)
    await allow("forms.person", f"{own.id}:{to}", most=PHONE, seconds=HOUR)
    code = onetime.give(visit, PURPOSE)
    visit.sent_to = masked(to)
    await session.flush()
    minutes = int(onetime.LIFE.total_seconds() // 60)
    facts = {"code": code, "clinic": own.name, "minutes": str(minutes)}
    await _message(
        session, "sms" if by_sms else "mail", to=to, key=f"forms.code:{visit.id}:{visit.codes}", language=visit.language,
        subject=texts.said(texts.CODE_SUBJECT, visit.language, clinic=own.name), text=texts.said(texts.CODE, visit.language, **facts),
        client_id=visit.client_id, sender=own.name, minutes=minutes,
    )
    audit.record(session, "forms.code_sent", visit.id, client_id=visit.client_id, number=visit.codes)


async def verify(session: AsyncSession, opener: Opener, wanted: CodeIn) -> VisitOut:
    """Prove by the code that it's the client. Raises FieldError `code`, TooManyTries."""
    await opener.limit("verify", most=TRIES, seconds=HOUR)
    visit = await visit_of(session, opener)
    if not await onetime.attempt(session, FormVisit, visit.id, wanted.code, purpose=PURPOSE, action="forms.verified"):
        raise NotProved
    await session.refresh(visit)
    return shown(visit)


async def look(session: AsyncSession, opener: Opener) -> VisitOut:
    """How far the visit has come, for a page that was reloaded."""
    return shown(await visit_of(session, opener))


def shown(visit: FormVisit) -> VisitOut:
    """A visit on the wire."""
    proved = visit.verified_at is not None
    return VisitOut(
        state="verified" if proved else "code_sent", sent_to=visit.sent_to, expires_at=visit.expires_at,
        resend_at=None if proved or visit.code_sent_at is None else visit.code_sent_at + onetime.RESEND_WAIT,
    )


def masked(to: str) -> str:
    """Just enough of a number or an address to recognise one's own."""
    if "@" in to:
        name, _, place = to.partition("@")
        return f"{name[:1]}•••@{place}"
    return f"{to[:3]} •• •• {to[-2:]}"
