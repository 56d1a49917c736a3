"""The totals of a register's day, counted from its receipts by one statement: X reports, Z reports and the screen show the same figures."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.database.session import driver_connection, get_context
from clinic.pos.closings import queries


def current_float(totals: Mapping[str, Any]) -> int:
    """Return the float in öre: what the day was opened with plus its changes since."""
    return int(totals["opening_float"] + totals["float_change"])


def is_empty(totals: Mapping[str, Any]) -> bool:
    """Return whether nothing happened at a register on a day that its report would have to show."""
    return totals["first_number"] is None and not totals["drawer_openings"] and not totals["copies"]


async def load_day_totals(session: AsyncSession, register_id: UUID, z_number: int) -> dict[str, Any]:
    """Return the totals of a day of a register, with the cash that its drawer should hold. Amounts in öre.

    The totals are the same for every user: from here on, the transaction sees the receipts of all clients.
    """
    connection = await driver_connection(session)
    await connection.execute(queries.SEE_ALL_CLIENTS)
    company_id = get_context(session).company_id
    totals: dict[str, Any] = orjson.loads(await connection.fetchval(queries.DAY_TOTALS, company_id, register_id, z_number))
    totals["first_at"] = datetime.fromisoformat(totals["first_at"]) if totals["first_at"] else None
    cash = next((row for row in totals["payment_methods"] if row["method"] == "cash"), {"sales": 0, "returns": 0})
    totals["expected_cash"] = current_float(totals) + cash["sales"] - cash["returns"] + totals["cash_in"] - totals["cash_out"]
    totals["grand_sales"] += totals["sales"]
    totals["grand_returns"] += totals["returns"]
    totals["grand_net"] = totals["grand_sales"] - totals["grand_returns"]
    return totals
