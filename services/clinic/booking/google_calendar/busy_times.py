"""Read the changes of a Google calendar as busy times. Our own events are left out, so that a booking never blocks itself."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

from clinic.booking.google_calendar import queries
from clinic.booking.google_calendar.account import GoogleAccount
from clinic.core.clock import now, zone
from clinic.core.database.session import AnySession, driver_connection, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.realtime import BOOKINGS, broadcast
from clinic.providers.errors import UnexpectedResponse
from clinic.providers.google.client import google_calendar_api
from clinic.providers.google.errors import SyncTokenExpired
from clinic.providers.google.types import CalendarEvent, EventPage, EventTime

OWN_EVENT_PROPERTY = "asterBooking"
PAST, FUTURE_DAYS = timedelta(days=1), 400
FULL_SYNC_INTERVAL = timedelta(days=7)
MAX_PAGES = 200


@dataclass(frozen=True, slots=True)
class Progress:
    """Where the next list goes on, and the calendar's title."""

    account: str
    sync_token: str
    full_sync_at: datetime | None


@dataclass(frozen=True, slots=True)
class BusyTime:
    """The time of an event that blocks its person."""

    event_id: str
    start: datetime
    end: datetime


async def read_changes(context: Context, row: Mapping[str, Any], account: GoogleAccount) -> Progress:
    """Store what changed since the last time; everything when the token is old or Google no longer knows it (410)."""
    is_full = not row["sync_token"] or row["full_sync_at"] is None or row["full_sync_at"] <= now()
    if not is_full:
        try:
            pages = await _list_pages(account, row["sync_token"])
        except SyncTokenExpired:
            is_full = True
    if is_full:
        pages = await _list_pages(account, "")
    async with transaction(context) as session:
        events = [event for page in pages for event in page.items]
        await _store(session, context.company_id, row, events, pages[-1].time_zone, is_full=is_full)
    full_sync_at = now() + FULL_SYNC_INTERVAL if is_full else row["full_sync_at"]
    return Progress(pages[-1].summary[:254], pages[-1].next_sync_token, full_sync_at)


async def _list_pages(account: GoogleAccount, sync_token: str) -> list[EventPage]:
    """Read all pages before anything is stored. Raises SyncTokenExpired."""
    api, at, pages = google_calendar_api(), now().replace(microsecond=0), list[EventPage]()
    while len(pages) < MAX_PAGES:
        page_token = pages[-1].next_page_token if pages else ""
        pages.append(await account.call(lambda token, page_token=page_token: api.list_events(  # type: ignore[misc]
            token, sync_token=sync_token, page_token=page_token, time_min=at - PAST, time_max=at + timedelta(days=FUTURE_DAYS),
        )))
        if not pages[-1].next_page_token:
            if not pages[-1].next_sync_token:
                break
            return pages
    raise UnexpectedResponse(provider="Google")


async def _store(
    session: AnySession, company_id: UUID, row: Mapping[str, Any], events: list[CalendarEvent], timezone: str, *, is_full: bool,
) -> None:
    connection = await driver_connection(session)
    key = (company_id, row["id"])
    own = [event for event in events if OWN_EVENT_PROPERTY in event.extended_properties.private or _is_booking_id(event.id)]
    others = {event.id: event for event in events if event not in own}
    busy = {event_id: time for event_id, event in others.items() if (time := to_busy_time(event, timezone))}
    if is_full:
        await connection.execute(queries.CLEAR_BUSY_TIMES, *key)
    await connection.execute(queries.DELETE_BUSY_TIMES, *key, [event_id for event_id in others if event_id not in busy])
    times = list(busy.values())
    await connection.execute(
        queries.PUT_BUSY_TIMES, *key, row["resource_id"], [uuid4() for _ in times], [time.event_id for time in times],
        [time.start for time in times], [time.end for time in times],
    )
    await connection.execute(queries.MARK_CHANGED, *key, *_own_changes(own))
    if others:
        broadcast(session, BOOKINGS, row["id"], 1, is_about_client=False)


def _own_changes(events: Iterable[CalendarEvent]) -> tuple[list[UUID], list[str], list[bool]]:
    known = {UUID(event.id): event for event in events if _is_booking_id(event.id)}
    return list(known), [event.etag for event in known.values()], [event.status == "cancelled" for event in known.values()]


def _is_booking_id(event_id: str) -> bool:
    try:
        return UUID(event_id).hex == event_id
    except ValueError:
        return False


def to_busy_time(event: CalendarEvent, timezone: str) -> BusyTime | None:
    """Return the time that an event blocks; None for a deleted one, one that is shown as free, and one without length."""
    if event.status == "cancelled" or event.transparency == "transparent":
        return None
    start, end = _to_instant(event.start, timezone), _to_instant(event.end, timezone)
    return BusyTime(event.id, start, end) if start and end and start < end else None


def _to_instant(time: EventTime, timezone: str) -> datetime | None:
    """Return an instant; a day of an all-day event begins at midnight in the calendar's time zone."""
    if time.date_time is not None:
        return time.date_time if time.date_time.tzinfo else time.date_time.replace(tzinfo=zone(timezone))
    day = time.day
    return datetime(day.year, day.month, day.day, tzinfo=zone(timezone)) if day else None
