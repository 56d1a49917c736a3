"""Calls of an import, from the file to the report, with the worker run by hand."""

import asyncio
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import openpyxl
from sqlalchemy import select

from clinic.core.background.outbox import Event, EventMessage
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.data_exchange.imports import worker
from clinic.data_exchange.imports.service import CHECK_REQUESTED, IMPORT_STARTED

PATH = "/api/imports"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
Rows = Sequence[Sequence[Any]]


def create_workbook(rows: Rows) -> bytes:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(list(row))
    out = BytesIO()
    book.save(out)
    return out.getvalue()


async def upload(staff: Any, kind: str, content: bytes | Rows, name: str = "fil.xlsx") -> Any:
    data = content if isinstance(content, bytes) else create_workbook(content)
    return await staff.post(PATH, params={"kind": kind}, files={"file": (name, data, XLSX)})


async def list_events(company: Any, name: str) -> list[EventMessage]:
    async with read_only_transaction(Context.system(company.id)) as session:
        rows = await session.scalars(select(Event).where(Event.name == name).order_by(Event.occurred_at, Event.id))
        return [EventMessage(row.id, row.name, row.company_id, row.occurred_at, row.payload) for row in rows]


async def run_checks(company: Any) -> None:
    for event in await list_events(company, CHECK_REQUESTED):
        await worker.check_import(event)


async def run_imports(company: Any) -> None:
    for event in await list_events(company, IMPORT_STARTED):
        await worker.run_import(event)


async def get(staff: Any, import_id: str) -> dict[str, Any]:
    response = await staff.get(f"{PATH}/{import_id}")
    assert response.status_code == 200, response.text
    return dict(response.json()["data"])


async def check(staff: Any, kind: str, content: bytes | Rows, mapping: list[str] | None = None) -> dict[str, Any]:
    """Upload a file, accept the proposed mapping or set another, and check its rows."""
    uploaded = await upload(staff, kind, content)
    assert uploaded.status_code == 200, uploaded.text
    row = uploaded.json()["data"]
    mapped = await staff.put(f"{PATH}/{row['id']}/mapping", json={"mapping": mapping or row["mapping"], "version": row["version"]})
    assert mapped.status_code == 200, mapped.text
    assert mapped.json()["data"]["state"] == "checking"
    await run_checks(staff.company)
    return await get(staff, row["id"])


async def start(staff: Any, row: dict[str, Any]) -> Any:
    return await staff.post(f"{PATH}/{row['id']}/start", json={"version": row["version"]})


async def take(staff: Any, kind: str, content: bytes | Rows, mapping: list[str] | None = None) -> dict[str, Any]:
    """Take a file to its end; return the import."""
    started = await start(staff, await check(staff, kind, content, mapping))
    assert started.status_code == 200, started.text
    await run_imports(staff.company)
    return await get(staff, started.json()["data"]["id"])


async def list_rows(staff: Any, import_id: str, **params: Any) -> list[dict[str, Any]]:
    response = await staff.get(f"{PATH}/{import_id}/rows", params={"per_page": 100, **params})
    assert response.status_code == 200, response.text
    return list(response.json()["data"]["items"])


async def list_reasons(staff: Any, import_id: str) -> dict[int, str]:
    """Return the reasons of the refused rows by their numbers."""
    return {row["number"]: row["reason"] for row in await list_rows(staff, import_id, filter="refused")}


async def read_workbook(staff: Any, path: str, **options: Any) -> list[tuple[Any, ...]]:
    response = await staff.get(path, **options)
    assert response.status_code == 200, response.text
    assert (response.headers["content-type"], "attachment" in response.headers["content-disposition"]) == (XLSX, True)
    return list(openpyxl.load_workbook(BytesIO(response.content)).active.iter_rows(values_only=True))


SERVICES = Path(__file__).resolve().parents[3]
WORKER = """
import asyncio, sys
from datetime import UTC, datetime
from uuid import UUID
from clinic import registry
from clinic.core.background.outbox import EventMessage
from clinic.data_exchange.imports import worker
registry.load()
event = EventMessage(UUID(int=0), "", UUID(sys.argv[1]), datetime.now(UTC), {"import_id": sys.argv[2]})
asyncio.run(worker.run_import(event))
"""


async def kill_worker(staff: Any, import_id: str, *, after_rows: int) -> dict[str, Any]:
    """Run a started import in a process of its own and kill it when that many rows have been through; return the import."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", WORKER, str(staff.company.id), import_id, cwd=SERVICES)
    while (running := await get(staff, import_id))["progress"] < after_rows:
        assert process.returncode is None, "the worker ended before it was killed"
        await asyncio.sleep(0.01)
    process.kill()
    await process.wait()
    return running
