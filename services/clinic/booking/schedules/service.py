"""Read and change the schedules of practitioners. Every change waits for a confirmation, without which it expires after EXPIRY."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import pairwise
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.schedules import queries
from clinic.booking.schedules.schemas import (
    ScheduleChange,
    ScheduleParams,
    SchedulePaste,
    ScheduleSlotFields,
    ScheduleSpan,
    ScheduleToggle,
    ScheduleUpdate,
)
from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound, VersionConflict
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import driver_connection, flush_and_get_connection, get_context, read_connection
from clinic.core.database.tenant_context import Context
from clinic.core.realtime import BOOKINGS, broadcast

EXPIRY = timedelta(days=3)
Key = tuple[UUID, date]


@dataclass(frozen=True, slots=True)
class DaySlots:
    """A practitioner's day with the slots that it gets; None removes its schedule."""

    practitioner_id: UUID
    day: date
    slots: Sequence[ScheduleSlotFields] | None


async def list_schedules(context: Context, params: ScheduleParams) -> str:
    """Return a `ScheduleOut` as JSON text."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(queries.LIST, context.company_id, params.from_, params.to, now()))


async def update_schedule(session: AsyncSession, data: ScheduleUpdate) -> ScheduleChange:
    """Replace days of schedules. Raises VersionConflict when one has changed since, FieldError for a slot or practitioner."""
    keys = [(day.practitioner_id, day.day) for day in data.days]
    if len(set(keys)) < len(keys):
        raise FieldError("days", "overlap")
    for index, day in enumerate(data.days):
        _validate_slots(f"days.{index}.slots", day.slots or [])
    fields = {practitioner_id: f"days.{index}.practitioner_id" for index, (practitioner_id, _) in enumerate(keys)}
    await _lock_practitioners(session, fields)
    versions = await _load_versions(session, keys)
    if any(versions.get((day.practitioner_id, day.day), 0) != day.version for day in data.days):
        raise VersionConflict(current={})
    days = [DaySlots(day.practitioner_id, day.day, day.slots) for day in data.days]
    return await _replace_days(session, days, "schedule.changed")


async def toggle_slots(session: AsyncSession, data: ScheduleToggle) -> ScheduleChange:
    """Switch a slot on or off, or all of a day. Raises NotFound when the day has no schedule, FieldError for an unknown slot."""
    await _lock_practitioners(session, {data.practitioner_id: "practitioner_id"})
    slots = (await _load_slots(session, data.practitioner_id, data.day, 1)).get(data.day)
    if slots is None:
        raise NotFound
    chosen = [slot for slot in slots if data.opens is None or slot.opens == data.opens]
    if not chosen:
        raise FieldError("opens", "unknown")
    changed = [slot.model_copy(update={"is_active": data.is_active}) if slot in chosen else slot for slot in slots]
    return await _replace_days(session, [DaySlots(data.practitioner_id, data.day, changed)], "schedule.toggled")


async def paste_days(session: AsyncSession, data: SchedulePaste) -> ScheduleChange:
    """Copy a day or a week; where the source has no schedule, the target's is removed. Raises FieldError."""
    await _lock_practitioners(session, {data.source_practitioner_id: "source_practitioner_id", data.practitioner_id: "practitioner_id"})
    source = await _load_slots(session, data.source_practitioner_id, data.source_day, data.length)
    offsets = [timedelta(days=n) for n in range(data.length)]
    days = [DaySlots(data.practitioner_id, data.day + offset, source.get(data.source_day + offset)) for offset in offsets]
    return await _replace_days(session, days, "schedule.pasted")


async def clear_schedules(session: AsyncSession, data: ScheduleSpan) -> ScheduleChange:
    """Remove the schedules of some days, so that the clinic's opening hours apply there. Raises FieldError."""
    await _lock_practitioners(session, dict.fromkeys(data.practitioner_ids, "practitioner_ids"))
    connection, company_id = await driver_connection(session), get_context(session).company_id
    rows = await connection.fetch(queries.CLEAR, company_id, data.practitioner_ids, data.starts_on, data.ends_on)
    return _record(session, "schedule.cleared", len(rows), **data.model_dump(mode="json"))


async def confirm_schedules(session: AsyncSession, data: ScheduleSpan) -> ScheduleChange:
    """Confirm the schedules of some days, expired ones too: visitors can book them from then. Raises FieldError."""
    await _lock_practitioners(session, dict.fromkeys(data.practitioner_ids, "practitioner_ids"))
    connection, company_id = await driver_connection(session), get_context(session).company_id
    rows = await connection.fetch(queries.CONFIRM, company_id, data.practitioner_ids, data.starts_on, data.ends_on, now())
    return _record(session, "schedule.confirmed", len(rows), **data.model_dump(mode="json"))


async def put_days(session: AsyncSession, practitioner_ids: Sequence[UUID], days: Iterable[DaySlots], action: str) -> ScheduleChange:
    """Replace days of some practitioners, whom `action` records in the log. Raises FieldError for an unknown practitioner."""
    await _lock_practitioners(session, dict.fromkeys(practitioner_ids, "practitioner_ids"))
    return await _replace_days(session, list(days), action)


def _validate_slots(path: str, slots: Sequence[ScheduleSlotFields]) -> None:
    ordered = sorted(enumerate(slots), key=lambda item: item[1].opens)
    for index, slot in ordered:
        if slot.closes <= slot.opens:
            raise FieldError(f"{path}.{index}.closes", "end_after_start")
    for (_, before), (index, after) in pairwise(ordered):
        if after.opens < before.closes:
            raise FieldError(f"{path}.{index}.opens", "overlap")


async def _lock_practitioners(session: AsyncSession, fields: Mapping[UUID, str]) -> None:
    """Lock practitioners in one order. Raises FieldError on the field of the one that isn't the clinic's."""
    connection = await flush_and_get_connection(session)
    rows = await connection.fetch(queries.LOCK_PRACTITIONERS, get_context(session).company_id, list(fields))
    if unknown_ids := fields.keys() - {row["id"] for row in rows}:
        raise FieldError(fields[min(unknown_ids)], "unknown")


async def _load_versions(session: AsyncSession, keys: Sequence[Key]) -> dict[Key, int]:
    connection, company_id = await driver_connection(session), get_context(session).company_id
    rows = await connection.fetch(queries.DAYS, company_id, [key[0] for key in keys], [key[1] for key in keys])
    return {(row["resource_id"], row["day"]): row["version"] for row in rows}


async def _load_slots(session: AsyncSession, practitioner_id: UUID, first: date, length: int) -> dict[date, list[ScheduleSlotFields]]:
    connection, company_id = await driver_connection(session), get_context(session).company_id
    last = first + timedelta(days=length - 1)
    rows = await connection.fetch(queries.SLOTS_OF_DAYS, company_id, practitioner_id, first, last)
    days: dict[date, list[ScheduleSlotFields]] = {row["day"]: [] for row in rows}
    for row in rows:
        if row["opens"] is not None:
            days[row["day"]].append(ScheduleSlotFields(**{name: row[name] for name in ("opens", "closes", "is_private", "is_active")}))
    return days


async def _replace_days(session: AsyncSession, days: list[DaySlots], action: str) -> ScheduleChange:
    """Write all days by the same few statements: those with slots wait for a confirmation, the others lose their schedule."""
    connection, company_id, at = await driver_connection(session), get_context(session).company_id, now()
    removed = [day for day in days if day.slots is None]
    scheduled = sorted((day for day in days if day.slots is not None), key=lambda day: (day.practitioner_id, day.day))
    if removed:
        await connection.fetch(queries.DELETE_DAYS, company_id, *_key_arrays(removed))
    if scheduled:
        keys = _key_arrays(scheduled)
        await connection.execute(queries.PUT_DAYS, company_id, [new_id() for _ in scheduled], *keys, at + EXPIRY, at)
        await connection.execute(queries.DELETE_SLOTS, company_id, *keys)
        slots = [(day.practitioner_id, day.day, slot) for day in scheduled for slot in day.slots or []]
        await connection.execute(
            queries.INSERT_SLOTS, company_id, [new_id() for _ in slots], [row[0] for row in slots], [row[1] for row in slots],
            [row[2].opens for row in slots], [row[2].closes for row in slots], [row[2].is_private for row in slots],
            [row[2].is_active for row in slots],
        )
    practitioner_ids = sorted({str(day.practitioner_id) for day in days})
    spans = {"starts_on": min(day.day for day in days), "ends_on": max(day.day for day in days)} if days else {}
    return _record(session, action, len(days), practitioner_ids=practitioner_ids, **spans)


def _key_arrays(days: Sequence[DaySlots]) -> tuple[list[UUID], list[date]]:
    return [day.practitioner_id for day in days], [day.day for day in days]


def _record(session: AsyncSession, action: str, count: int, **details: Any) -> ScheduleChange:
    company_id = get_context(session).company_id
    audit.record(session, action, company_id, days=count, **details)
    broadcast(session, BOOKINGS, company_id, 1, is_about_client=False)
    return ScheduleChange(days=count)
