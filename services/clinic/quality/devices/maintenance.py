"""Maintenance as it's done and signed (QMS-002): the record is frozen, and the next one planned."""

from calendar import monthrange
from datetime import date
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core import audit, documents, files, signatures
from clinic.core.clock import day_of, now
from clinic.core.db import context_of
from clinic.core.errors import FieldError, NotFound
from clinic.core.models import new_id
from clinic.core.owners import owner
from clinic.core.paging import Listed, Newest
from clinic.core.pdf import Pdf
from clinic.core.permissions import Permission
from clinic.core.realtime import tell
from clinic.quality.devices import queries, service
from clinic.quality.devices.models import DeviceMaintenance, MedicalDevice
from clinic.quality.devices.schemas import DoneIn, MaintenanceOut, PaperOut
from clinic.quality.fields import own_name
from clinic.quality.topics import MANAGEMENT

PROTOCOL = owner("medical_device.protocol", permission=Permission.MANAGEMENT_READ, papers=True)
KIND = "maintenance"
OUTCOMES = {
    "passed": ("Passed", "Godkänd"), "remarks": ("Passed with remarks", "Godkänd med anmärkningar"), "failed": ("Failed", "Underkänd"),
}


async def page(session: AsyncSession, device_id: UUID, wanted: Newest) -> Listed[MaintenanceOut]:
    """A device's maintenance: what is planned first, then what was done, latest first; or the other way round."""
    await service.shown(session, device_id)
    mine = (DeviceMaintenance.company_id == context_of(session).company_id, DeviceMaintenance.device_id == device_id)
    order = wanted.along(DeviceMaintenance.state, DeviceMaintenance.done_on, DeviceMaintenance.id)
    rows = list(await session.scalars(select(DeviceMaintenance).where(*mine).order_by(*order).offset(wanted.offset).limit(wanted.per_page)))
    total = len(list(await session.scalars(select(DeviceMaintenance.id).where(*mine).limit(1001))))
    protocols = await queries.papers(session, PROTOCOL, [row.id for row in rows])
    return Listed[MaintenanceOut].of([_out(row, protocols[row.id]) for row in rows], wanted, total)


def _out(row: DeviceMaintenance, protocols: list[PaperOut]) -> MaintenanceOut:
    names = [name for name in MaintenanceOut.model_fields if name != "protocol"]
    return MaintenanceOut(**{name: getattr(row, name) for name in names}, protocol=protocols[0] if protocols else None)


async def done(session: AsyncSession, device_id: UUID, wanted: DoneIn) -> MaintenanceOut:
    """Record a maintenance that was done: the planned one if there is one. It's signed, frozen, and stays as it is."""
    device = await service.locked(session, device_id)
    if device.deleted_at is not None:
        raise NotFound
    company = await companies.own(session)
    if wanted.done_on > day_of(now(), company.timezone):
        raise FieldError("done_on", "not_yet")
    if wanted.next_service_on and wanted.next_service_on <= wanted.done_on:
        raise FieldError("next_service_on", "end_after_start")
    row = await _row(session, device)
    row.state, row.done_on, row.outcome, row.performed_by = "done", wanted.done_on, wanted.outcome, wanted.performed_by
    row.notes, row.signed_by, row.signed_at = wanted.notes, await own_name(session), now()
    await session.flush()
    protocol = await _protocol(session, row, wanted.protocol_id)
    frozen = await documents.freeze(
        session, kind=KIND, subject_id=row.id, content=_content(device, row, wanted, protocol), title=f"{device.name} {row.done_on}",
    )
    row.document_id = frozen.id
    await session.flush()
    audit.record(session, "device.maintained", device.id, maintenance_id=row.id, outcome=row.outcome, done_on=wanted.done_on.isoformat())
    await service.plan(session, device, wanted.next_service_on or _next(wanted.done_on, device.interval_months))
    tell(session, MANAGEMENT, device.id, device.version)
    return _out(row, [protocol] if protocol else [])


async def _row(session: AsyncSession, device: MedicalDevice) -> DeviceMaintenance:
    planned = select(DeviceMaintenance).where(
        DeviceMaintenance.company_id == device.company_id, DeviceMaintenance.device_id == device.id, DeviceMaintenance.state == "planned",
    )
    row = (await session.scalars(planned.with_for_update())).one_or_none()
    if row is None:
        row = DeviceMaintenance(company_id=device.company_id, id=new_id(), device_id=device.id)
        session.add(row)
    return row


async def _protocol(session: AsyncSession, row: DeviceMaintenance, file_id: UUID | None) -> PaperOut | None:
    if file_id is None:
        return None
    file = await files.claim(session, file_id, owner_kind=PROTOCOL, owner_id=row.id, field="protocol_id")
    row.protocol_id = file.id
    return PaperOut(id=file.id, path=file.path, name=file.name, kind=file.kind, size=file.size)


def _next(done_on: date, months: int | None) -> date | None:
    """So many months on, or the last day of a month that is shorter."""
    if months is None:
        return None
    year, month = divmod(done_on.year * 12 + done_on.month - 1 + months, 12)
    return date(year, month + 1, min(done_on.day, monthrange(year, month + 1)[1]))


def _content(device: MedicalDevice, row: DeviceMaintenance, wanted: DoneIn, protocol: PaperOut | None) -> dict[str, Any]:
    names = ("name", "model", "brand", "serial_number", "supplier", "category", "location")
    return {
        "device": {name: getattr(device, name) for name in names}, "planned_on": row.planned_on, "done_on": row.done_on,
        "outcome": row.outcome, "performed_by": row.performed_by, "notes": row.notes, "protocol": protocol.name if protocol else "",
        "signature": wanted.signature, "signed_by": row.signed_by, "signed_at": row.signed_at,
    }


@documents.renderer(KIND, names=("Maintenance record", "Underhållsprotokoll"), permission=Permission.MANAGEMENT_READ)
def render(content: dict[str, Any], page: Pdf) -> None:
    """The record of a maintenance on paper."""
    device, say = content["device"], page.say
    page.title(say("Maintenance record", "Underhållsprotokoll"))
    page.facts([
        (say("Device", "Utrustning"), device["name"]), (say("Brand and model", "Märke och modell"), f"{device['brand']} {device['model']}"),
        (say("Serial number", "Serienummer"), device["serial_number"]), (say("Supplier", "Leverantör"), device["supplier"]),
        (say("Category", "Kategori"), device["category"]), (say("Location", "Placering"), device["location"]),
    ])
    page.rule()
    page.facts([
        (say("Planned", "Planerat"), page.day(content["planned_on"]) if content["planned_on"] else ""),
        (say("Done", "Utfört"), page.day(content["done_on"])), (say("Outcome", "Resultat"), say(*OUTCOMES[content["outcome"]])),
        (say("Performed by", "Utfört av"), content["performed_by"]), (say("Protocol", "Protokoll"), content["protocol"]),
    ])
    if content["notes"]:
        page.heading(say("Notes", "Anteckningar"))
        page.text(content["notes"])
    page.signature(signatures.image(content["signature"]), content["signed_by"], content["signed_at"])
