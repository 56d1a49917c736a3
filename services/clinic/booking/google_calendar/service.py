"""Connect and disconnect the own Google calendar. Google itself is called by the worker only (`synchronization`)."""

from datetime import timedelta
from hashlib import sha256
from secrets import token_urlsafe
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.calendar_links.service import NotBookable
from clinic.booking.google_calendar import queries, secrets
from clinic.booking.google_calendar.events import GOOGLE_CALENDAR_CHANGED
from clinic.booking.google_calendar.models import GoogleCalendar
from clinic.booking.google_calendar.schemas import GoogleCalendarOut, GoogleConsent, GoogleConsentOut, GoogleDisconnect
from clinic.core import audit
from clinic.core.api.errors import Conflict, NotFound
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import driver_connection, get_context, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.providers.google.tokens import google_tokens

CONSENT_TTL = timedelta(minutes=15)
VERIFIER_BYTES = 48
_SHOWN_STATES = {"connecting", "connected", "broken", "disconnecting"}


class GoogleNotSetUp(Conflict):
    """The installation has no client of Google."""

    code = "google.not_set_up"
    en = "Google calendars are not set up in this installation. Contact the operator."
    sv = "Google-kalendrar är inte inställda i den här installationen. Kontakta driften."


class ConsentMissing(Conflict):
    """The consent was begun elsewhere, is used, or has expired."""

    code = "google.consent_missing"
    en = "The consent has expired. Connect the calendar once more."
    sv = "Medgivandet har gått ut. Anslut kalendern på nytt."


async def get_google_calendar(session: AsyncSession) -> GoogleCalendarOut:
    """Return the state of the own connection. Raises NotFound for who is no member of staff."""
    membership_id = _get_membership_id(session)
    member = await accounts.get_member(session, membership_id)
    row = await _find(session, membership_id)
    state = row.state if row is not None and row.state in _SHOWN_STATES else "none"
    return GoogleCalendarOut(
        is_available=settings().has_google and member.is_for_booking, state=state, account=row.account if row else "",
        last_synced_at=row.last_synced_at if row else None, has_failed=bool(row and row.failures),
    )


async def begin_consent(session: AsyncSession) -> GoogleConsentOut:
    """Return the address of Google's page of consent. Raises NotFound, NotBookable, GoogleNotSetUp."""
    membership_id = _get_membership_id(session)
    member = await accounts.get_member(session, membership_id, lock=True)
    if not member.is_for_booking:
        raise NotBookable
    if not settings().has_google:
        raise GoogleNotSetUp
    state, verifier = token_urlsafe(), token_urlsafe(VERIFIER_BYTES)
    row = await _find(session, membership_id, is_open=True)
    if row is None:
        row = GoogleCalendar(company_id=member.company_id, id=new_id(), membership_id=membership_id, state="authorizing")
        session.add(row)
    row.state_hash, row.consent = _hash(state), secrets.encrypt(row.id, {"verifier": verifier})
    row.consent_expires_at = now() + CONSENT_TTL
    await session.flush()
    audit.record(session, "google_calendar.consent_begun", row.id)
    url = google_tokens().consent_url(settings().google_pages_url, redirect_uri=redirect_uri(), state=state, verifier=verifier)
    return GoogleConsentOut(url=url)


async def complete_consent(session: AsyncSession, data: GoogleConsent) -> GoogleCalendarOut:
    """Hand the code of a consent to the worker, which exchanges it. Raises NotFound, ConsentMissing for one that isn't this person's."""
    row = await _find(session, _get_membership_id(session), is_open=True, lock=True)
    is_known = row is not None and row.state_hash == _hash(data.state)
    if row is None or not is_known or row.consent is None or (row.consent_expires_at or now()) <= now():
        raise ConsentMissing
    verifier = secrets.decrypt(row.id, row.consent)["verifier"]
    row.consent, row.state_hash = secrets.encrypt(row.id, {"verifier": verifier, "code": data.code}), None
    row.state, row.failures, row.last_error, row.sync_token = "connecting", 0, "", ""
    await _request_work(session, row)
    audit.record(session, "google_calendar.connected", row.id)
    return await get_google_calendar(session)


async def disconnect(session: AsyncSession, data: GoogleDisconnect) -> GoogleCalendarOut:
    """Disconnect: busy times go at once; the worker withdraws the access and, if asked, deletes our events. Raises NotFound."""
    row = await _find(session, _get_membership_id(session), is_open=True, lock=True)
    if row is not None:
        connection = await driver_connection(session)
        await connection.execute(queries.CLEAR_BUSY_TIMES, row.company_id, row.id)
        audit.record(session, "google_calendar.disconnected", row.id, remove_events=data.remove_events)
        if row.tokens:
            row.state, row.removes_events, row.failures = "disconnecting", data.remove_events, 0
            await _request_work(session, row)
        else:
            await session.delete(row)
            await session.flush()
    return await get_google_calendar(session)


async def receive_notification(channel_id: str, token: str) -> None:
    """Let the worker read a calendar that has changed; a notification of an unknown channel or with another token is ignored."""
    key = secrets.verify_channel(token, channel_id)
    if key is None:
        return
    async with transaction(Context.system(key[0])) as session:
        connection = await driver_connection(session)
        for row in await connection.fetch(queries.BY_CHANNEL, *key):
            await connection.execute(queries.REQUEST_SYNC, key[0], row["id"], now())
            outbox.publish(session, GOOGLE_CALENDAR_CHANGED, {"calendar_id": str(row["id"])})


def redirect_uri() -> str:
    """Return the page that Google sends the person back to; it is registered with Google."""
    return f"{settings().public_url}/profile"


async def _request_work(session: AsyncSession, row: GoogleCalendar) -> None:
    row.next_sync_at = now()
    await session.flush()
    outbox.publish(session, GOOGLE_CALENDAR_CHANGED, {"calendar_id": str(row.id)})


async def _find(session: AsyncSession, membership_id: UUID, *, is_open: bool = False, lock: bool = False) -> GoogleCalendar | None:
    query = select(GoogleCalendar).where(
        GoogleCalendar.company_id == get_context(session).company_id, GoogleCalendar.membership_id == membership_id,
    )
    if is_open:
        query = query.where(GoogleCalendar.state != "disconnecting")
    if lock:
        query = query.with_for_update()
    row: GoogleCalendar | None = (await session.scalars(query.order_by(GoogleCalendar.id.desc()).limit(1))).first()
    return row


def _get_membership_id(session: AsyncSession) -> UUID:
    membership_id = get_context(session).membership_id
    if membership_id is None:
        raise NotFound
    return membership_id


def _hash(value: str) -> bytes:
    return sha256(value.encode()).digest()
