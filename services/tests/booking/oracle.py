"""The availability engine once more in plain Python: slow, one minute at a time, and so simple that it is seen to be right."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from uuid import UUID
from zoneinfo import ZoneInfo

MINUTE = timedelta(minutes=1)
DAY = timedelta(days=1)


@dataclass
class Taken:
    """Time that is taken of somebody or something; a hold's until it expires."""

    resource: UUID
    begins: datetime
    ends: datetime
    expires: datetime | None = None
    released: bool = False


@dataclass
class Holiday:
    """Days off, of one practitioner or of everybody."""

    resource: UUID | None
    starts_on: date
    ends_on: date


@dataclass
class World:
    """A clinic with one service."""

    zone: str
    now: datetime
    hours: list[tuple[int, int, int]]  # weekday, minutes after midnight at which it opens and closes
    duration: int
    before: int
    after: int
    step: int
    lead: int
    horizon: int
    people: list[UUID]
    rooms: list[UUID]
    rooms_in_use: list[UUID]
    holidays: list[Holiday] = field(default_factory=list)
    taken: list[Taken] = field(default_factory=list)

    def on_wall(self, instant: datetime) -> datetime:
        """What the clinic's wall clock shows."""
        return instant.astimezone(ZoneInfo(self.zone)).replace(tzinfo=None)

    def instant(self, day: date, minutes: int) -> datetime:
        """The first instant at which the clinic's clock shows that, or would but for having jumped."""
        shown = datetime(day.year, day.month, day.day) + minutes * MINUTE  # noqa: DTZ001 - a wall clock has no zone
        return shown.replace(tzinfo=ZoneInfo(self.zone), fold=0).astimezone(UTC)

    def openings(self, day: date) -> list[tuple[datetime, datetime]]:
        """When the clinic opens and closes that day."""
        return [(self.instant(day, opens), self.instant(day, closes)) for weekday, opens, closes in self.hours if weekday == day.weekday()]

    def works(self, person: UUID, minute: datetime) -> bool:
        """Whether the clinic is open and the person at work in that minute."""
        today = self.on_wall(minute).date()
        if any(off.starts_on <= today <= off.ends_on and off.resource in {None, person} for off in self.holidays):
            return False
        return any(begins <= minute < ends for near in (-1, 0, 1) for begins, ends in self.openings(today + near * DAY))

    def is_free(self, resource: UUID, start: datetime) -> bool:
        """Whether nothing takes the resource's time from before the visit to after it."""
        begins, ends = start - self.before * MINUTE, start + (self.duration + self.after) * MINUTE
        return not any(
            taken.resource == resource and taken.begins < ends and taken.ends > begins
            and not taken.released and (taken.expires is None or taken.expires > self.now)
            for taken in self.taken
        )

    def free_rooms(self, start: datetime) -> list[UUID]:
        """The rooms in use that are free."""
        return [room for room in self.rooms if room in self.rooms_in_use and self.is_free(room, start)]

    def who(self, start: datetime, asked: UUID | None = None) -> list[UUID]:
        """Who can take a visit that begins then."""
        if self.rooms and not self.free_rooms(start):
            return []
        return [
            person for person in self.people
            if asked in {None, person} and self.is_free(person, start)
            and all(self.works(person, start + minute * MINUTE) for minute in range(self.duration))
        ]

    def slots(self, first: date, last: date, *, visitor: bool, asked: UUID | None = None) -> dict[datetime, list[UUID]]:
        """Every time at which a visit can begin on those days, and who is free for it."""
        earliest = self.now + self.lead * MINUTE if visitor else self.now
        found: dict[datetime, list[UUID]] = {}
        for day in (first + n * DAY for n in range((last - first).days + 1)):
            if visitor and day > self.on_wall(self.now).date() + self.horizon * DAY:
                continue
            for begins, ends in self.openings(day):
                start = begins
                while start < ends:
                    if start >= earliest and (free := self.who(start, asked)):
                        found[start] = free
                    start += self.step * MINUTE
        return dict(sorted(found.items()))
