"""The year of `clinic.seed.year`, at the till of a test."""

from dataclasses import dataclass
from datetime import date
from typing import Any
from uuid import UUID

import asyncpg

from clinic.core.settings import settings
from clinic.seed import year


@dataclass(frozen=True)
class Year:
    """What was laid, and between which days."""

    company_id: UUID
    rows: int
    first: date = year.FIRST
    last: date = year.LAST


async def lay(at: Any, rows: int, *, people: int = 50, clients: int = 2000) -> Year:
    """A year of `rows` visits and as many receipts, at the till of a clinic in Stockholm."""
    admin = await asyncpg.connect(settings().database_admin_url, command_timeout=600)
    try:
        async with admin.transaction():
            await year.lay(admin, at.company.id, at.register.id, rows, people=people, clients=clients)
        await admin.execute("VACUUM ANALYZE")
    finally:
        await admin.close()
    return Year(at.company.id, rows)
