"""A year of sample bookings and receipts (`clinic.seed.year_of_activity`) in a test clinic."""

from dataclasses import dataclass
from datetime import date
from typing import Any
from uuid import UUID

import asyncpg

from clinic.core.settings import settings
from clinic.seed import year_of_activity


@dataclass(frozen=True)
class Year:
    """The clinic of the sample data, its number of receipts, and the first and last day."""

    company_id: UUID
    rows: int
    first: date = year_of_activity.FIRST
    last: date = year_of_activity.LAST


async def seed_year(at: Any, rows: int, *, practitioners: int = 50, clients: int = 2000) -> Year:
    """Insert a year of `rows` bookings and as many receipts at the register `at` of a clinic in Stockholm."""
    admin = await asyncpg.connect(settings().database_admin_url, command_timeout=600)
    try:
        async with admin.transaction():
            await year_of_activity.seed(admin, at.company.id, at.register.id, rows, practitioners=practitioners, clients=clients)
        await admin.execute("VACUUM ANALYZE")
    finally:
        await admin.close()
    return Year(at.company.id, rows)
