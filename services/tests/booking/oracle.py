"""A reference implementation of availability in plain Python: slow, one minute at a time, and simple enough to be obviously correct."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from uuid import UUID
from zoneinfo import ZoneInfo

MINUTE = timedelta(minutes=1)
DAY = timedelta(days=1)


@dataclass
class OccupiedTime:
    """Occupied time of a practitioner, room or device; a hold's time until it expires."""

    resource: UUID
    start: datetime
    end: datetime
    expires: datetime | None = None
    is_released: bool = False
    group: "GroupTime | None" = None

    def is_live(self, now: datetime) -> bool:
        """Return whether it counts at an instant."""
        return not self.is_released and (self.expires is None or self.expires > now)


@dataclass(eq=False)
class GroupTime:
    """A group booking of a practitioner; its members are the occupied times of the practitioner that name it."""

    practitioner: UUID
    start: datetime


@dataclass
class DaysOff:
    """Days off of one practitioner or, without resource, of the clinic."""

    resource: UUID | None
    starts_on: date
    ends_on: date


@dataclass
class Slot:
    """A time slot of a schedule, in minutes after midnight."""

    opens: int
    closes: int
    is_private: bool
    is_active: bool


@dataclass
class Schedule:
    """A practitioner's schedule of a day: confirmed, or valid until it expires."""

    slots: list[Slot]
    expires: datetime | None


@dataclass
class AddOn:
    """A service that a visit has besides the main one."""

    id: UUID
    duration: int
    buffer_before: int
    buffer_after: int
    practitioners: list[UUID]
    rooms: list[UUID]
    devices: list[UUID]


@dataclass
class ClinicModel:
    """A clinic with one service, and the add-ons of the visit that is searched for."""

    zone: str
    now: datetime
    hours: list[tuple[int, int, int]]  # weekday, opening and closing time in minutes after midnight
    duration: int
    buffer_before: int
    buffer_after: int
    slot_interval: int
    min_notice: int
    horizon: int
    practitioners: list[UUID]
    rooms: list[UUID]
    active_rooms: list[UUID]
    devices: list[UUID] = field(default_factory=list)
    active_devices: list[UUID] = field(default_factory=list)
    all_rooms: list[UUID] = field(default_factory=list)
    all_devices: list[UUID] = field(default_factory=list)
    days_off: list[DaysOff] = field(default_factory=list)
    occupied: list[OccupiedTime] = field(default_factory=list)
    unavailable: list[OccupiedTime] = field(default_factory=list)
    group_quantity: int | None = None
    groups: list[GroupTime] = field(default_factory=list)
    schedules: dict[tuple[UUID, date], Schedule] = field(default_factory=dict)
    add_ons: list[AddOn] = field(default_factory=list)

    @property
    def length(self) -> int:
        """The minutes of the whole visit."""
        return self.duration + sum(add_on.duration for add_on in self.add_ons)

    def local_time(self, instant: datetime) -> datetime:
        """Return the local time of the clinic without a zone."""
        return instant.astimezone(ZoneInfo(self.zone)).replace(tzinfo=None)

    def instant(self, day: date, minutes: int) -> datetime:
        """Return the first instant with that wall time; a wall time in a gap is shifted by the length of the gap."""
        local_time = datetime(day.year, day.month, day.day) + minutes * MINUTE  # noqa: DTZ001 - a wall clock has no zone
        return local_time.replace(tzinfo=ZoneInfo(self.zone), fold=0).astimezone(UTC)

    def openings(self, day: date, practitioner: UUID, *, is_visitor: bool) -> list[tuple[datetime, datetime]]:
        """Return the intervals in which the practitioner can be booked that day: those of a schedule, else the clinic's hours."""
        schedule = self.schedules.get((practitioner, day))
        if schedule is None or (schedule.expires is not None and schedule.expires <= self.now):
            spans = [(opens, closes) for weekday, opens, closes in self.hours if weekday == day.weekday()]
        elif is_visitor and schedule.expires is not None:
            spans = []
        else:
            spans = [(slot.opens, slot.closes) for slot in schedule.slots if slot.is_active and not (is_visitor and slot.is_private)]
        return [(self.instant(day, opens), self.instant(day, closes)) for opens, closes in spans]

    def is_working(self, practitioner: UUID, minute: datetime, *, is_visitor: bool) -> bool:
        """Return whether the practitioner works in that minute, neither off nor unavailable."""
        today = self.local_time(minute).date()
        if any(off.starts_on <= today <= off.ends_on and off.resource in {None, practitioner} for off in self.days_off):
            return False
        if any(time.resource == practitioner and time.start <= minute < time.end for time in self.unavailable):
            return False
        days = (today + offset * DAY for offset in (-1, 0, 1))
        return any(opens <= minute < closes for day in days for opens, closes in self.openings(day, practitioner, is_visitor=is_visitor))

    def is_free(self, resource: UUID, start: datetime, group: GroupTime | None = None) -> bool:
        """Return whether a booking at `start`, buffers included, conflicts with no occupied time of the resource outside the group."""
        before = max(service.buffer_before for service in (self, *self.add_ons))
        after = max(service.buffer_after for service in (self, *self.add_ons))
        first, last = start - before * MINUTE, start + (self.length + after) * MINUTE
        return not any(
            occupied.resource == resource and occupied.start < last and occupied.end > first
            and occupied.is_live(self.now) and (group is None or occupied.group is not group)
            for occupied in self.occupied
        )

    def free_rooms(self, start: datetime) -> list[UUID]:
        """Return the active rooms that are free, of those that all services with rooms can use."""
        room_lists = [service.rooms for service in (self, *self.add_ons) if service.rooms]
        rooms = [room for room in self.all_rooms if room_lists and all(room in rooms for rooms in room_lists)]
        return [room for room in rooms if room in self.active_rooms and self.is_free(room, start)]

    def free_devices(self, start: datetime) -> list[UUID]:
        """Return the devices in use that are free, of those that any of the services can use."""
        used = {device for service in (self, *self.add_ons) for device in service.devices}
        return [device for device in self.all_devices if device in used & set(self.active_devices) and self.is_free(device, start)]

    def has_equipment(self, start: datetime) -> bool:
        """Return whether a room is free where a service has rooms, and for each service with devices one of them."""
        free, services = set(self.free_devices(start)), (self, *self.add_ons)
        has_room = not any(service.rooms for service in services) or bool(self.free_rooms(start))
        return has_room and all(free & set(service.devices) for service in services if service.devices)

    def is_bookable(self, practitioner: UUID, start: datetime, *, is_visitor: bool) -> bool:
        """Return whether the practitioner is free for a booking at `start`."""
        return self.is_free(practitioner, start) and self._works(practitioner, start, is_visitor=is_visitor)

    def _works(self, practitioner: UUID, start: datetime, *, is_visitor: bool) -> bool:
        return all(self.is_working(practitioner, start + minute * MINUTE, is_visitor=is_visitor) for minute in range(self.length))

    def _joinable(self, first: date, last: date, practitioner: UUID, *, is_visitor: bool) -> set[datetime]:
        """Return the starts of the practitioner's group bookings that others are in and that have a place left."""
        starts = set()
        for group in self.groups:
            day = self.local_time(group.start).date()
            is_too_far = is_visitor and day > self.local_time(self.now).date() + self.horizon * DAY
            if group.practitioner != practitioner or self.group_quantity is None or not first <= day <= last or is_too_far:
                continue
            members = [time for time in self.occupied if time.group is group and time.resource == practitioner and time.is_live(self.now)]
            is_open = 1 <= len(members) < self.group_quantity and self.is_free(practitioner, group.start, group)
            if is_open and self._works(practitioner, group.start, is_visitor=is_visitor):
                starts.add(group.start)
        return starts

    def slots(self, first: date, last: date, *, is_visitor: bool, only: UUID | None = None) -> dict[datetime, list[UUID]]:
        """Return all possible starts on those days with the free practitioners, in each one's own steps from each opening."""
        earliest = self.now + self.min_notice * MINUTE if is_visitor else self.now
        slots: dict[datetime, list[UUID]] = {}
        for practitioner in [practitioner for practitioner in self.practitioners if only in {None, practitioner}]:
            if any(practitioner not in add_on.practitioners for add_on in self.add_ons):
                continue
            joinable = self._joinable(first, last, practitioner, is_visitor=is_visitor)
            for start in sorted(self._starts(first, last, practitioner, is_visitor=is_visitor) | joinable):
                is_new = self.has_equipment(start) and start not in joinable and self.is_bookable(practitioner, start, is_visitor=is_visitor)
                if start >= earliest and (start in joinable or is_new):
                    slots.setdefault(start, []).append(practitioner)
        return dict(sorted(slots.items()))

    def _starts(self, first: date, last: date, practitioner: UUID, *, is_visitor: bool) -> set[datetime]:
        starts = set()
        for day in (first + n * DAY for n in range((last - first).days + 1)):
            if is_visitor and day > self.local_time(self.now).date() + self.horizon * DAY:
                continue
            for opens, closes in self.openings(day, practitioner, is_visitor=is_visitor):
                steps = range(0, max(0, int((closes - opens) / MINUTE)), self.slot_interval)
                starts |= {opens + minutes * MINUTE for minutes in steps}
        return starts
