"""The letterhead of documents, provided by company through a hook because core knows no domain."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession


@dataclass(frozen=True, slots=True)
class Letterhead:
    """The clinic as its documents show it, and the language, time zone and formats that they are written in."""

    name: str
    lines: tuple[str, ...]
    logo_id: UUID | None
    language: str
    zone: str
    date_format: str
    is_twelve_hours: bool


LetterheadProvider = Callable[[AsyncSession], Awaitable[Letterhead]]
_providers: list[LetterheadProvider] = []


def register_letterhead(provider: LetterheadProvider) -> LetterheadProvider:
    """Set the function that returns the letterhead of a session's company."""
    _providers[:] = [provider]
    return provider


async def get_letterhead(session: AsyncSession) -> Letterhead:
    """Return the letterhead of the session's company."""
    return await _providers[0](session)
