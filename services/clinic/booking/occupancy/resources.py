"""The rooms and devices that a booking needs besides its practitioner, and those that it got."""

from collections.abc import Iterator, Sequence, Set as AbstractSet
from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True, slots=True)
class ResourceChoices:
    """The rooms, and the sets of devices, of each of which a booking uses one; preferred ones first, empty when it needs none."""

    room_ids: Sequence[UUID] = ()
    device_sets: Sequence[Sequence[UUID]] = ()

    @property
    def sets(self) -> list[Sequence[UUID]]:
        """The sets of which one resource each is needed, in the order in which they are reserved."""
        return [ids for ids in (self.room_ids, *self.device_sets) if ids]

    def without(self, taken: AbstractSet[UUID]) -> "ResourceChoices":
        """Return the choices that are not taken."""
        free = [[id_ for id_ in ids if id_ not in taken] for ids in (self.room_ids, *self.device_sets)]
        return ResourceChoices(free[0], free[1:])

    @property
    def all_ids(self) -> list[UUID]:
        """Every room and device that may be used, each once."""
        return list(dict.fromkeys(id_ for ids in self.sets for id_ in ids))

    @property
    def first_ids(self) -> list[UUID]:
        """The first resource of the first set, which is reserved together with the practitioner; empty when nothing else is needed."""
        return [ids[0] for ids in self.sets[:1]]

    @property
    def preferred(self) -> "ReservedResources":
        """The first room, and the first device of each set."""
        return ReservedResources(next(iter(self.room_ids), None), list(dict.fromkeys(ids[0] for ids in self.device_sets if ids)))


@dataclass(frozen=True, slots=True)
class ReservedResources:
    """The room and the devices of a booking or a hold, in the order in which they are reserved."""

    room_id: UUID | None = None
    device_ids: Sequence[UUID] = ()

    def __iter__(self) -> Iterator[UUID]:
        """Iterate over the room, if there is one, and the devices."""
        return iter([*([self.room_id] if self.room_id else []), *self.device_ids])

    def as_choices(self) -> ResourceChoices:
        """Return these resources as the only ones that may be used."""
        return ResourceChoices([self.room_id] if self.room_id else [], [[device_id] for device_id in self.device_ids])
