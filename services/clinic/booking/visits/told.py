"""What a client was told of a visit, as the messages themselves say it.

A key holds what its message says, and the message's state whether it went. One that waits out an outage was heard by nobody, and is
withdrawn when it's no longer true.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Self
from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.db import context_of
from clinic.messaging import service as messaging
from clinic.messaging.service import Channel, State

KEY = "booking.told:"
CANCELLED = "cancelled"
UNHEARD = frozenset({State.QUEUED, State.WITHDRAWN})

_HOLDS = text("""
SELECT client_id, state, start_at, practitioner_id FROM booking WHERE company_id = :company AND id = :booking FOR KEY SHARE
""")
"""Locked against the telling of news, which either sees this message on its way or has this one see what it tells."""


@dataclass(frozen=True, slots=True)
class Said:
    """What one message says of a visit, and whether it went."""

    version: int
    says: str
    channel: str
    state: State

    @classmethod
    def of(cls, key: str, state: State) -> Self:
        """What a message's key says of it."""
        _, version, says, channel = key.removeprefix(KEY).split(":")
        return cls(int(version), says, channel, state)


def says(visit: RowMapping) -> str:
    """What holds of a visit, in short."""
    return CANCELLED if visit["state"] == "cancelled" else _at(visit["start_at"], visit["practitioner_id"])


def _told(visit: RowMapping) -> str | None:
    """What the client was told last, as the visit itself has it."""
    return _at(visit["told_start_at"], visit["told_practitioner_id"]) if visit["told_start_at"] else None


def _at(start_at: datetime, practitioner_id: UUID) -> str:
    return f"{int(start_at.timestamp())}.{practitioner_id}"


def key_of(visit: RowMapping, channel: Channel) -> str:
    """The key of a message that says what holds of the visit."""
    return f"{KEY}{visit['id']}:{visit['version']}:{says(visit)}:{channel}"


async def said(session: AsyncSession, booking_id: UUID, client_id: UUID) -> list[Said]:
    """All messages about a visit, by the visit's version."""
    found = await messaging.of_client(session, client_id, f"{KEY}{booking_id}:")
    return sorted((Said.of(key, state) for key, state in found), key=lambda one: one.version)


def news(visit: RowMapping, channel: Channel, messages: Sequence[Said]) -> str | None:
    """What there is to tell by this channel: nothing when the client has heard it or is about to.

    Whose booking and cancelling both fell into an outage hears of neither, and a visit that was moved before its confirmation went
    is confirmed at its new time.
    """
    mine = [one for one in messages if one.channel == channel]
    holds, heard = says(visit), _told(visit)
    if mine:
        standing = [one for one in mine if one.state is not State.WITHDRAWN]
        if standing and standing[-1].says == holds:
            return None
        heard = next((one.says for one in reversed(mine) if one.state not in UNHEARD), None)
    if holds == heard:
        return None
    if holds == CANCELLED:
        return "cancelled" if heard else None
    return "moved" if heard else "confirmed"


@messaging.asked_of(KEY)
async def still_true(session: AsyncSession, key: str) -> bool:
    """A message goes while what it says holds and no later one says more."""
    booking_id = UUID(key.removeprefix(KEY).split(":")[0])
    found = await session.execute(_HOLDS, {"company": context_of(session).company_id, "booking": booking_id})
    visit = found.mappings().first()
    one = Said.of(key, State.QUEUED)
    if visit is None or says(visit) != one.says:
        return False
    others = await said(session, booking_id, visit["client_id"])
    return not any(
        other.version > one.version and other.channel == one.channel and other.state is not State.WITHDRAWN for other in others
    )
