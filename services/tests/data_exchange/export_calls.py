"""The calls of an export: request it, run the worker, read its state and download the archive."""

from io import BytesIO
from typing import Any
from zipfile import ZipFile

from sqlalchemy import select

from clinic.core.background.outbox import Event, EventMessage
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.data_exchange.client_export import worker


async def request_export(staff: Any, client: Any, **body: Any) -> dict[str, Any]:
    response = await staff.post(f"/api/clients/{client.id}/export", json=body)
    assert response.status_code == 200, response.text
    return response.json()["data"]


async def latest_export(staff: Any, client: Any) -> dict[str, Any]:
    return (await staff.get(f"/api/clients/{client.id}/export")).json()["data"]


async def run_worker(staff: Any) -> None:
    """Build every export that was requested at the clinic, as the worker does."""
    requested = select(Event).where(Event.name == "data_exchange.client_export_requested").order_by(Event.occurred_at)
    async with read_only_transaction(Context.system(staff.company.id)) as session:
        rows = list(await session.scalars(requested))
        events = [EventMessage(row.id, row.name, row.company_id, row.occurred_at, row.payload) for row in rows]
    for event in events:
        await worker.build_export(event)


async def download_archive(staff: Any, client: Any, export: dict[str, Any]) -> ZipFile:
    response = await staff.post(f"/api/clients/{client.id}/export/{export['id']}/download")
    assert response.status_code == 200, response.text
    download = await staff.get(response.json()["data"]["url"])
    assert download.headers["content-disposition"].startswith("attachment"), download.headers
    return ZipFile(BytesIO(download.content))
