"""Whose paper it is: asked of the company through a port, for the core knows no domain."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession


@dataclass(frozen=True, slots=True)
class Letterhead:
    """The clinic as its paper shows it, and how it writes to its customers."""

    name: str
    lines: tuple[str, ...]
    logo_id: UUID | None
    language: str
    zone: str
    date_format: str
    is_twelve_hours: bool


Work = Callable[[AsyncSession], Awaitable[Letterhead]]
_work: list[Work] = []


def letterhead_by(work: Work) -> Work:
    """The port: how the session's company looks on paper."""
    _work[:] = [work]
    return work


async def letterhead(session: AsyncSession) -> Letterhead:
    """The paper of the session's company."""
    return await _work[0](session)
