"""Seed the demo clinic's devices with their maintenance, and its controlled documents with their versions."""

from base64 import b64encode
from datetime import date, timedelta
from io import BytesIO
from typing import Any
from uuid import UUID

from PIL import Image, ImageDraw
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import Membership
from clinic.core import documents
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.text.richtext import from_plain_text
from clinic.quality.controlled_documents.versions import DOCUMENT_TYPE as VERSION_DOCUMENT_TYPE
from clinic.quality.devices.maintenance import DOCUMENT_TYPE as MAINTENANCE_DOCUMENT_TYPE
from clinic.quality.models import ControlledDocument, ControlledDocumentVersion, DeviceMaintenance, DocumentAcknowledgement, MedicalDevice

DEVICES = (
    ("GentleMax", "GentleMax Pro", "Candela", "9914-0990-0412", "Candela Nordic", "Laser", "Laserrummet", 12, -9),
    ("Autoklav", "Vacuklav 31 B+", "Melag", "2019-31B-00871", "Dentalringen", "Sterilisering", "Steril", 12, 12),
    ("Dermapen", "Dermapen 4", "DermapenWorld", "DP4-SE-10233", "Hudgruppen", "Hudvård", "Rum 2", 6, 74),
    ("Hydrafacial", "Syndeo", "HydraFacial", "HFS-77120", "Beauty Health", "Hudvård", "Rum 3", 12, 150),
    ("Hjärtstartare", "HeartStart FRx", "Philips", "B16L-00431", "Cardirad", "Akut", "Receptionen", 24, 300),
    ("Blodtrycksmätare", "M7 Intelli IT", "Omron", "202004-118", "Mediq", "Mätning", "Konsultation", None, None),
)
"""Name, model, brand, serial number, supplier, category, location, months between, days until the next maintenance."""
DOCUMENTS = (
    ("Hygienrutin", "Rutiner", 20, (
        "Händerna tvättas och spritas före och efter varje klient.\nYtor spritas av mellan besök. Handskar används vid alla injektioner.",
        "Händerna tvättas och spritas före och efter varje klient.\nYtor spritas av mellan besök. Handskar och munskydd används vid alla injektioner.",
    )),
    ("Akutrutin vid anafylaxi", "Rutiner", 90, (
        "Avbryt behandlingen. Ring 112. Ge adrenalin enligt ordination.\nLägg klienten plant och lämna aldrig rummet.",
    )),
    ("Sekretess och loggkontroll", "Policyer", 200, (
        "Journaler öppnas bara när det behövs för vården.\nVerksamhetschefen går igenom loggen varje kvartal.",
    )),
    ("Avvikelser och Lex Maria", "Policyer", -3, ("Alla avvikelser skrivs ned samma dag.\nVerksamhetschefen bedömer om de ska anmälas till IVO.",)),
)
"""Title, category, days until the review, and the text of each version."""


async def seed(session: AsyncSession, company_id: UUID) -> None:
    """Create devices and documents, signed and approved by the clinic's own staff."""
    staff_query = select(Membership).where(Membership.company_id == company_id, Membership.role != "accountant")
    staff = list(await session.scalars(staff_query.order_by(Membership.created_at)))
    for row in DEVICES:
        await _add_device(session, company_id, row, staff[0])
    for title, category, days, texts in DOCUMENTS:
        await _add_document(session, ControlledDocument(
            company_id=company_id, id=new_id(), title=title, category=category, responsible_id=staff[0].id,
            review_on=now().date() + timedelta(days=days),
        ), texts, staff)


async def _add_device(session: AsyncSession, company_id: UUID, row: tuple[Any, ...], member: Membership) -> None:
    names = ("name", "model", "brand", "serial_number", "supplier", "category", "location", "interval_months")
    device = MedicalDevice(company_id=company_id, id=new_id(), responsible_id=member.id, **dict(zip(names, row, strict=False)))
    device.purchased_on = date(2023, 2, 14)
    session.add(device)
    await session.flush()
    months, days_until_next = row[-2], row[-1]
    if months is None:
        return
    planned_on = now().date() + timedelta(days=days_until_next)
    session.add(DeviceMaintenance(company_id=company_id, id=new_id(), device_id=device.id, planned_on=planned_on, reminded_for=planned_on))
    done_on = planned_on - timedelta(days=months * 30)
    entry = DeviceMaintenance(
        company_id=company_id, id=new_id(), device_id=device.id, state="done", planned_on=done_on, done_on=done_on, outcome="passed",
        performed_by=f"{device.supplier} service", notes="Funktionskontroll utan anmärkning.", signed_by=_full_name(member), signed_at=now(),
    )
    session.add(entry)
    await session.flush()
    content = {
        "device": {name: getattr(device, name) for name in names[:-1]}, "planned_on": entry.planned_on, "done_on": entry.done_on,
        "outcome": entry.outcome, "performed_by": entry.performed_by, "notes": entry.notes, "protocol": "", "signature": _draw_signature(),
        "signed_by": entry.signed_by, "signed_at": entry.signed_at,
    }
    document_file = await documents.freeze(session, document_type=MAINTENANCE_DOCUMENT_TYPE, subject_id=entry.id, content=content, title=f"{device.name} {done_on}")
    entry.document_id = document_file.id


async def _add_document(session: AsyncSession, document: ControlledDocument, texts: tuple[str, ...], staff: list[Membership]) -> None:
    session.add(document)
    await session.flush()
    manager = staff[0]
    for number, text in enumerate(texts, 1):
        last = number == len(texts)
        at = now() - timedelta(days=30 * (len(texts) - number) + 3)
        version = ControlledDocumentVersion(
            company_id=document.company_id, id=new_id(), controlled_document_id=document.id, number=number, body=from_plain_text(text),
            state="published" if last else "replaced", change_note="" if number == 1 else "Munskydd vid injektioner.",
            approved_by=manager.id, approved_at=at, published_by=manager.id, published_at=at,
        )
        session.add(version)
        await session.flush()
        content = {
            "title": document.title, "category": document.category, "number": number, "body": version.body,
            "change_note": version.change_note, "approved_by": _full_name(manager), "approved_at": at, "published_by": _full_name(manager), "published_at": at,
        }
        document_file = await documents.freeze(session, document_type=VERSION_DOCUMENT_TYPE, subject_id=version.id, content=content, title=document.title)
        version.document_id = document_file.id
        session.add_all(
            DocumentAcknowledgement(company_id=document.company_id, id=new_id(), document_version_id=version.id, membership_id=member.id, read_at=at)
            for member in (staff[2:6] if last else staff)
        )
    await session.flush()


def _full_name(member: Membership) -> str:
    return f"{member.first_name} {member.last_name}"


def _draw_signature() -> str:
    picture = Image.new("RGBA", (360, 120))
    ImageDraw.Draw(picture).line([(20, 80), (60, 30), (110, 95), (170, 25), (230, 90), (330, 50)], fill="#16161a", width=3)
    out = BytesIO()
    picture.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()
