"""Synchronize a calendar: read what changed in Google as busy times, write what changed here as events, keep the channel open.

Each run compares and so may be repeated: after a failure the next one goes on where this one ended. A lease lets one worker run a
calendar at a time; work that comes meanwhile makes it due. No transaction is open while Google is called, and no booking waits.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

from clinic.accounts import service as accounts
from clinic.booking.google_calendar import busy_times, queries, secrets
from clinic.booking.google_calendar.account import GoogleAccount
from clinic.booking.google_calendar.events import GOOGLE_CALENDAR_BROKEN
from clinic.booking.google_calendar.service import redirect_uri
from clinic.core import audit
from clinic.core.background import outbox
from clinic.core.clock import now, to_wire
from clinic.core.database.session import driver_connection, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log
from clinic.core.settings import settings
from clinic.providers import errors
from clinic.providers.google.client import google_calendar_api
from clinic.providers.google.errors import AccessRevoked, EventChanged, EventExists, EventMissing
from clinic.providers.google.tokens import google_tokens
from clinic.providers.google.types import WrittenEvent

LEASE = timedelta(minutes=5)
POLL_INTERVAL, POLL_INTERVAL_WITH_CHANNEL = timedelta(minutes=5), timedelta(minutes=30)
MAX_BACKOFF = timedelta(hours=1)
CHANNEL_RENEW_BEFORE = timedelta(hours=12)
FUTURE = timedelta(days=busy_times.FUTURE_DAYS)
BATCH_SIZE = 50
Calendar = Mapping[str, Any]
"""A row of `google_calendar` with the practitioner's `resource_id` and `language`."""
MAX_DISCONNECT_FAILURES = 20
"""After that the connection is deleted here; the person can withdraw the access at Google."""
TITLES = {"sv": "Bokad", "en": "Booked"}


async def synchronize(context: Context, calendar_id: UUID) -> None:
    """Synchronize one calendar, unless another worker does; failures are recorded and tried again by themselves."""
    row = await _claim(context, calendar_id)
    if row is None:
        return
    try:
        if row["state"] == "disconnecting":
            await _disconnect(context, row)
        elif await _synchronize(context, row) == "disconnecting":
            await synchronize(context, calendar_id)
    except AccessRevoked:
        await _break(context, row)
    except errors.ProviderError as error:
        await _postpone(context, row, error)


async def _claim(context: Context, calendar_id: UUID) -> Calendar | None:
    """Take the lease of a calendar; None when another worker has it or nothing is to be done."""
    at = now()
    async with transaction(context) as session:
        connection = await driver_connection(session)
        row = await connection.fetchrow(queries.CLAIM, context.company_id, calendar_id, at + LEASE, at + POLL_INTERVAL, at)
        if row is None:
            return None
        member = await accounts.get_member(session, row["membership_id"]) if row["resource_id"] else None
        return {**row, "language": member.language if member else ""}


async def _synchronize(context: Context, row: Calendar) -> str | None:
    """Read and write one calendar. Returns its state afterwards, None when the connection is gone."""
    account = await _open_account(context, row)
    if row["resource_id"] is None:
        progress = busy_times.Progress(row["account"], row["sync_token"], row["full_sync_at"])
        return await _complete(context, row, account, progress, _channel_of(row))
    progress = await busy_times.read_changes(context, row, account)
    await _delete_events(context, row, account, row["resource_id"])
    await _write_events(context, row, account)
    return await _complete(context, row, account, progress, await _keep_channel(context, row, account))


async def _open_account(context: Context, row: Calendar) -> GoogleAccount:
    if row["state"] != "connecting":
        return GoogleAccount.from_encrypted(row["id"], row["tokens"])
    consent = secrets.decrypt(row["id"], row["consent"])
    tokens = await google_tokens().exchange_code(consent["code"], verifier=consent["verifier"], redirect_uri=redirect_uri())
    account = GoogleAccount.from_tokens(row["id"], tokens)
    async with transaction(context) as session:
        connection = await driver_connection(session)
        await connection.execute(queries.SAVE_TOKENS, context.company_id, row["id"], account.to_encrypted())
        await connection.execute(queries.CLEAR_EVENTS, context.company_id, row["id"])
    return account


async def _write_events(context: Context, row: Calendar, account: GoogleAccount) -> None:
    """Write the practitioner's bookings that aren't in the calendar as they are here."""
    while True:
        at = now()
        async with transaction(context) as session:
            bookings = await (await driver_connection(session)).fetch(
                queries.TO_WRITE, context.company_id, row["id"], row["resource_id"], at, at + FUTURE, BATCH_SIZE,
            )
        for booking in bookings:
            written = await _write_event(account, build_event(booking, row["language"]), booking["etag"])
            async with transaction(context) as session:
                await (await driver_connection(session)).execute(
                    queries.PUT_EVENT, context.company_id, uuid4(), row["id"], booking["id"], written.etag, booking["start_at"],
                    booking["end_at"],
                )
        if len(bookings) < BATCH_SIZE:
            return


def build_event(booking: Any, language: str) -> dict[str, Any]:
    """Return a booking as an event: the time and a link, without anything about client or treatment."""
    return {
        "id": booking["id"].hex, "status": "confirmed", "summary": TITLES["sv" if language == "sv" else "en"],
        "start": _event_time(booking["start_at"]), "end": _event_time(booking["end_at"]), "transparency": "opaque",
        "visibility": "private", "reminders": {"useDefault": False},
        "source": {"title": "Aster", "url": f"{settings().public_url}/calendar/booking/{booking['id']}"},
        "extendedProperties": {"private": {busy_times.OWN_EVENT_PROPERTY: str(booking["id"])}},
    }


def _event_time(at: datetime) -> dict[str, str]:
    return {"dateTime": f"{to_wire(at).replace(' ', 'T')}Z", "timeZone": "UTC"}


async def _write_event(account: GoogleAccount, event: dict[str, Any], etag: str | None) -> WrittenEvent:
    """Insert or replace an event. What somebody changed in Google meanwhile is overwritten: the clinic's bookings are made here."""
    api = google_calendar_api()
    try:
        if etag is None:
            return await account.call(lambda token: api.insert_event(token, event))
        return await account.call(lambda token: api.update_event(token, event, etag))
    except (EventExists, EventChanged):
        return await account.call(lambda token: api.update_event(token, event, ""))
    except EventMissing:
        return await account.call(lambda token: api.insert_event(token, event))


async def _delete_events(context: Context, row: Calendar, account: GoogleAccount, practitioner_id: UUID | None) -> None:
    """Delete the events of bookings that are cancelled or another practitioner's; of all bookings without a practitioner."""
    api = google_calendar_api()
    while True:
        async with transaction(context) as session:
            connection = await driver_connection(session)
            rows = await connection.fetch(queries.TO_DELETE, context.company_id, row["id"], practitioner_id, BATCH_SIZE)
        for event in rows:
            event_id: str = event["booking_id"].hex
            await account.call(lambda token, event_id=event_id: api.delete_event(token, event_id))  # type: ignore[misc]
            async with transaction(context) as session:
                await (await driver_connection(session)).execute(
                    queries.DELETE_EVENT, context.company_id, row["id"], event["booking_id"],
                )
        if len(rows) < BATCH_SIZE:
            return


async def _keep_channel(context: Context, row: Calendar, account: GoogleAccount) -> tuple[UUID | None, str, datetime | None]:
    """Return the open channel, or a new one when it ends soon. Without one, which Google may refuse, the calendar is read at intervals."""
    channel_id, resource_id, expires_at = _channel_of(row)
    if channel_id and expires_at and expires_at > now() + CHANNEL_RENEW_BEFORE:
        return channel_id, resource_id, expires_at
    api, new_channel = google_calendar_api(), uuid4()
    try:
        channel = await account.call(lambda token: api.watch(
            token, channel_id=str(new_channel), channel_token=secrets.sign_channel(context.company_id, new_channel),
            address=f"{settings().public_url}/api/hooks/google-calendar",
        ))
        if channel_id:
            await account.call(lambda token: api.stop_channel(token, channel_id=str(channel_id), resource_id=resource_id))
    except (errors.Rejected, errors.NotAllowed) as error:
        log.warning("google.watch_refused", reason=error.code)
        return None, "", None
    return new_channel, channel.resource_id, datetime.fromtimestamp(channel.expiration / 1000, tz=now().tzinfo)


def _channel_of(row: Calendar) -> tuple[UUID | None, str, datetime | None]:
    return row["channel_id"], row["channel_resource_id"], row["channel_expires_at"]


async def _complete(
    context: Context, row: Calendar, account: GoogleAccount, progress: busy_times.Progress,
    channel: tuple[UUID | None, str, datetime | None],
) -> str | None:
    async with transaction(context) as session:
        state: str | None = await (await driver_connection(session)).fetchval(
            queries.COMPLETE, context.company_id, row["id"], now(), progress.account, progress.sync_token, progress.full_sync_at,
            account.to_encrypted(), *channel,
        )
    return state


async def _disconnect(context: Context, row: Calendar) -> None:
    """Delete our events if asked, close the channel, withdraw the access, and delete the connection."""
    try:
        account = GoogleAccount.from_encrypted(row["id"], row["tokens"])
        if row["removes_events"]:
            await _delete_events(context, row, account, None)
        channel_id, resource_id, _ = _channel_of(row)
        if channel_id:
            await account.call(lambda token: google_calendar_api().stop_channel(
                token, channel_id=str(channel_id), resource_id=resource_id,
            ))
        await google_tokens().revoke(account.refresh_token)
    except AccessRevoked:
        pass  # the person has withdrawn it at Google
    except errors.ProviderError as error:
        if row["failures"] < MAX_DISCONNECT_FAILURES:
            raise
        log.warning("google.disconnect_gave_up", reason=error.code)
    async with transaction(context) as session:
        await (await driver_connection(session)).execute(queries.DELETE_CALENDAR, context.company_id, row["id"])
        audit.record(session, "google_calendar.deleted", row["id"])


async def _break(context: Context, row: Calendar) -> None:
    """Show the connection as broken, and notify the person. Its busy times stay until it is connected or disconnected."""
    async with transaction(context) as session:
        connection = await driver_connection(session)
        membership_id = await connection.fetchval(queries.BREAK, context.company_id, row["id"], AccessRevoked.code)
        if membership_id is not None:
            audit.record(session, "google_calendar.broken", row["id"])
            outbox.publish(session, GOOGLE_CALENDAR_BROKEN, {"membership_id": str(membership_id)})


async def _postpone(context: Context, row: Calendar, error: errors.ProviderError) -> None:
    """Try again after a time that doubles with each failure."""
    delay = min(timedelta(minutes=1) * 2 ** min(row["failures"], 10), MAX_BACKOFF)
    log.warning("google.sync_failed", reason=error.code, failures=row["failures"] + 1)
    async with transaction(context) as session:
        connection = await driver_connection(session)
        await connection.execute(queries.POSTPONE, context.company_id, row["id"], error.code, now() + delay)
