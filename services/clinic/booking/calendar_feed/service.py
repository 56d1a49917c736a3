"""Build a practitioner's calendar feed (RFC 5545): times only, without anything about clients or treatments.

The text depends on the rows alone, so that its digest is the ETag. Times are UTC, which a clock change doesn't move; days off are dates.
A cancelled booking is left out: a calendar that reads the feed removes what isn't in it.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

from fastapi import Request, Response, status
from icalendar import Calendar, Event, vDuration

from clinic.accounts import service as accounts
from clinic.accounts.calendar_links import service as calendar_links
from clinic.accounts.calendar_links.service import LinkedCalendar
from clinic.booking.calendar_feed import queries
from clinic.company import service as companies
from clinic.core.api.errors import NotFound
from clinic.core.api.rate_limit import client_network, hit
from clinic.core.clock import now
from clinic.core.database.session import driver_connection, read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings

MAX_UNKNOWN_PER_MINUTE = 60
"""Unknown secrets of one address."""
MAX_READS_PER_MINUTE = 60
"""Reads of one link: calendars read each quarter of an hour or more rarely."""
PAST, FUTURE = timedelta(days=60), timedelta(days=400)
MAX_EVENTS = 5000
REFRESH_INTERVAL = timedelta(minutes=15)
MAX_AGE_SECONDS = 60
TEXTS = {"sv": ("Bokad", "Ledig dag", "Aster: {clinic}"), "en": ("Booked", "Day off", "Aster: {clinic}")}
"""The titles of a booking and of a day off, and the calendar's name."""


@dataclass(frozen=True, slots=True)
class Feed:
    """The rows that a feed shows."""

    clinic: str
    timezone: str
    language: str
    bookings: list[Any]
    days_off: list[Any]


async def get_feed(request: Request, secret: str) -> Response:
    """Return the feed of a link, or 304 for a calendar that has it already. Raises NotFound, RateLimited.

    An unknown, a revoked and a deactivated person's link are answered alike.
    """
    try:
        calendar = await calendar_links.find_linked_calendar(secret)
        await hit("calendar-feed", str(calendar.membership_id), limit=MAX_READS_PER_MINUTE, window_seconds=60)
        feed = await _load_feed(calendar)
    except NotFound:
        await hit("calendar-feed.unknown", client_network(request), limit=MAX_UNKNOWN_PER_MINUTE, window_seconds=60)
        raise
    content = build_feed(feed)
    etag = f'"{sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": etag, "Cache-Control": f"private, max-age={MAX_AGE_SECONDS}", "X-Robots-Tag": "noindex"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if etag in known:
        return Response(status_code=status.HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(content, media_type="text/calendar; charset=utf-8", headers=headers)


async def _load_feed(calendar: LinkedCalendar) -> Feed:
    """Load the rows of a feed. Raises NotFound when its person is no longer active and bookable."""
    at = now()
    async with read_only_transaction(Context.system(calendar.company_id)) as session:
        member = await accounts.get_member(session, calendar.membership_id)
        company = await companies.get_own_company(session)
        connection = await driver_connection(session)
        practitioner_id = await connection.fetchval(queries.PRACTITIONER_ID, calendar.company_id, member.id)
        if not (member.is_active and member.is_booking_on and practitioner_id):
            raise NotFound
        owner, days = (calendar.company_id, practitioner_id), ((at - PAST).date(), (at + FUTURE).date())
        bookings = await connection.fetch(queries.BOOKINGS, *owner, at - PAST, at + FUTURE, MAX_EVENTS)
        days_off = await connection.fetch(queries.DAYS_OFF, *owner, *days, MAX_EVENTS)
        return Feed(company.name, company.timezone, member.language, bookings, days_off)


def build_feed(feed: Feed) -> bytes:
    """Return the feed's text. Titles say that time is taken and nothing else, because calendars are shared."""
    booked, day_off, name = TEXTS["sv" if feed.language == "sv" else "en"]
    calendar = Calendar()
    calendar.add("prodid", "-//Aster//calendar feed//EN")
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add("x-wr-calname", name.format(clinic=feed.clinic))
    calendar.add("x-wr-timezone", feed.timezone)
    calendar.add("refresh-interval", vDuration(REFRESH_INTERVAL), parameters={"VALUE": "DURATION"})
    calendar.add("x-published-ttl", vDuration(REFRESH_INTERVAL))
    for row in feed.bookings:
        event = _build_event(f"{row['id']}@aster", row["updated_at"], booked)
        event.add("sequence", row["version"] - 1)
        event.add("dtstart", row["start_at"].astimezone(UTC))
        event.add("dtend", row["end_at"].astimezone(UTC))
        event.add("url", f"{settings().public_url}/calendar/booking/{row['id']}")
        calendar.add_component(event)
    for row in feed.days_off:
        event = _build_event(f"{row['id']}@aster", row["updated_at"], day_off)
        event.add("dtstart", row["starts_on"])
        event.add("dtend", row["ends_on"] + timedelta(days=1))
        calendar.add_component(event)
    return bytes(calendar.to_ical())


def _build_event(uid: str, changed_at: datetime, title: str) -> Event:
    event = Event()
    event.add("uid", uid)
    event.add("dtstamp", changed_at.astimezone(UTC).replace(microsecond=0))
    event.add("summary", title)
    event.add("status", "CONFIRMED")
    event.add("class", "PRIVATE")
    event.add("transp", "OPAQUE")
    return event
