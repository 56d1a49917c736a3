"""Completed maintenance of devices (QMS-002): recorded with a signature, frozen as a document, and followed by the next plan."""

from calendar import monthrange
from datetime import date
from typing import Any
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core import audit, documents, files
from clinic.core.api.errors import FieldError
from clinic.core.api.pagination import COUNT_CAP, NewestFirstParams, PaginatedList
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.documents import signatures
from clinic.core.documents.pdf import Pdf
from clinic.core.files.owners import register_file_owner
from clinic.core.realtime import broadcast
from clinic.core.security.permissions import Permission
from clinic.quality.devices import service
from clinic.quality.devices.models import DeviceMaintenance, MedicalDevice
from clinic.quality.devices.schemas import MaintenanceOut, MaintenanceRecordCreate
from clinic.quality.events import QUALITY
from clinic.quality.people import get_own_name
from clinic.quality.queries import files_by_owner
from clinic.quality.schemas import QualityFile

PROTOCOL_OWNER = register_file_owner("medical_device.protocol", permission=Permission.QUALITY_READ, accepts_pdf=True)
DOCUMENT_TYPE = "maintenance"
OUTCOMES = {
    "passed": ("Passed", "Godkänd"), "remarks": ("Passed with remarks", "Godkänd med anmärkningar"), "failed": ("Failed", "Underkänd"),
}


async def list_maintenance(session: AsyncSession, device_id: UUID, params: NewestFirstParams) -> PaginatedList[MaintenanceOut]:
    """List a device's maintenance: the planned one first, then completed ones from the latest; or all in reverse. Raises NotFound."""
    await service.get_device(session, device_id)
    conditions = (DeviceMaintenance.company_id == get_context(session).company_id, DeviceMaintenance.device_id == device_id)
    order = params.order_by(DeviceMaintenance.state, DeviceMaintenance.done_on, DeviceMaintenance.id)
    query = select(DeviceMaintenance).where(*conditions).order_by(*order)
    rows = list(await session.scalars(query.offset(params.offset).limit(params.per_page)))
    counted = select(DeviceMaintenance.id).where(*conditions).limit(COUNT_CAP + 1)
    total = await session.scalar(select(func.count()).select_from(counted.subquery()))
    protocols = await files_by_owner(session, PROTOCOL_OWNER, [row.id for row in rows])
    return PaginatedList[MaintenanceOut].build([_to_schema(row, protocols[row.id]) for row in rows], params, total or 0)


def _to_schema(row: DeviceMaintenance, protocols: list[QualityFile]) -> MaintenanceOut:
    names = [name for name in MaintenanceOut.model_fields if name != "protocol"]
    return MaintenanceOut(**{name: getattr(row, name) for name in names}, protocol=protocols[0] if protocols else None)


async def record_maintenance(session: AsyncSession, device_id: UUID, data: MaintenanceRecordCreate) -> MaintenanceOut:
    """Record a completed maintenance, completing the planned one if there is one; the record is signed, frozen and immutable.

    Plans the next maintenance for `next_maintenance_on`, or else by the device's interval. Raises NotFound, FieldError.
    """
    device = await get_owned(session, MedicalDevice, device_id, lock=True)
    company = await companies.get_own_company(session)
    if data.done_on > local_date(now(), company.timezone):
        raise FieldError("done_on", "not_yet")
    if data.next_maintenance_on and data.next_maintenance_on <= data.done_on:
        raise FieldError("next_maintenance_on", "end_after_start")
    row = await _get_or_create_planned(session, device)
    row.state, row.done_on, row.outcome, row.performed_by = "done", data.done_on, data.outcome, data.performed_by
    row.notes, row.signed_by, row.signed_at = data.notes, await get_own_name(session), now()
    await session.flush()
    protocol = await _attach_protocol(session, row, data.protocol_id)
    content = _record_content(device, row, data, protocol)
    document = await documents.freeze(
        session, document_type=DOCUMENT_TYPE, subject_id=row.id, content=content, title=f"{device.name} {row.done_on}",
    )
    row.document_id = document.id
    await session.flush()
    audit.record(
        session, "device.maintenance_recorded", device.id, maintenance_id=row.id, outcome=row.outcome, done_on=data.done_on.isoformat(),
    )
    await service.set_next_maintenance(session, device, data.next_maintenance_on or _next_due_date(data.done_on, device.interval_months))
    broadcast(session, QUALITY, device.id, device.version)
    return _to_schema(row, [protocol] if protocol else [])


async def _get_or_create_planned(session: AsyncSession, device: MedicalDevice) -> DeviceMaintenance:
    """Return the device's planned maintenance, locked, or a new row for one that was not planned."""
    planned = select(DeviceMaintenance).where(
        DeviceMaintenance.company_id == device.company_id, DeviceMaintenance.device_id == device.id, DeviceMaintenance.state == "planned",
    )
    row = (await session.scalars(planned.with_for_update())).one_or_none()
    if row is None:
        row = DeviceMaintenance(company_id=device.company_id, id=new_id(), device_id=device.id)
        session.add(row)
    return row


async def _attach_protocol(session: AsyncSession, row: DeviceMaintenance, file_id: UUID | None) -> QualityFile | None:
    if file_id is None:
        return None
    file = await files.claim_file(session, file_id, owner_type=PROTOCOL_OWNER, owner_id=row.id, field="protocol_id")
    row.protocol_id = file.id
    return QualityFile(id=file.id, path=file.path, name=file.name, media_type=file.media_type, size=file.size)


def _next_due_date(done_on: date, months: int | None) -> date | None:
    """Return the same day so many months later, or the last day of a shorter month; None without an interval."""
    if months is None:
        return None
    year, month = divmod(done_on.year * 12 + done_on.month - 1 + months, 12)
    return date(year, month + 1, min(done_on.day, monthrange(year, month + 1)[1]))


def _record_content(
    device: MedicalDevice, row: DeviceMaintenance, data: MaintenanceRecordCreate, protocol: QualityFile | None,
) -> dict[str, Any]:
    names = ("name", "model", "brand", "serial_number", "supplier", "category", "location")
    return {
        "device": {name: getattr(device, name) for name in names}, "planned_on": row.planned_on, "done_on": row.done_on,
        "outcome": row.outcome, "performed_by": row.performed_by, "notes": row.notes, "protocol": protocol.name if protocol else "",
        "signature": data.signature, "signed_by": row.signed_by, "signed_at": row.signed_at,
    }


@documents.register_renderer(DOCUMENT_TYPE, names=("Maintenance record", "Underhållsprotokoll"), permission=Permission.QUALITY_READ)
def render_record(content: dict[str, Any], page: Pdf) -> None:
    """Render the record of a completed maintenance."""
    device, say = content["device"], page.translate
    page.title(say("Maintenance record", "Underhållsprotokoll"))
    page.definition_list([
        (say("Device", "Utrustning"), device["name"]), (say("Brand and model", "Märke och modell"), f"{device['brand']} {device['model']}"),
        (say("Serial number", "Serienummer"), device["serial_number"]), (say("Supplier", "Leverantör"), device["supplier"]),
        (say("Category", "Kategori"), device["category"]), (say("Location", "Placering"), device["location"]),
    ])
    page.rule()
    page.definition_list([
        (say("Planned", "Planerat"), page.day(content["planned_on"]) if content["planned_on"] else ""),
        (say("Done", "Utfört"), page.day(content["done_on"])), (say("Outcome", "Resultat"), say(*OUTCOMES[content["outcome"]])),
        (say("Performed by", "Utfört av"), content["performed_by"]), (say("Protocol", "Protokoll"), content["protocol"]),
    ])
    if content["notes"]:
        page.heading(say("Notes", "Anteckningar"))
        page.text(content["notes"])
    page.signature(signatures.decode_signature(content["signature"]), content["signed_by"], content["signed_at"])
