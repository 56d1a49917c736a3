"""The demo clinic's devices with their maintenance, and its documents with their versions."""

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
from clinic.core.models import new_id
from clinic.core.richtext import plain
from clinic.quality.devices.maintenance import KIND as RECORD
from clinic.quality.models import DeviceMaintenance, MedicalDevice, QualityDocument, QualityRead, QualityVersion
from clinic.quality.papers.versions import KIND as PAPER

DEVICES = (
    ("GentleMax", "GentleMax Pro", "Candela", "9914-0990-0412", "Candela Nordic", "Laser", "Laserrummet", 12, -9),
    ("Autoklav", "Vacuklav 31 B+", "Melag", "2019-31B-00871", "Dentalringen", "Sterilisering", "Steril", 12, 12),
    ("Dermapen", "Dermapen 4", "DermapenWorld", "DP4-SE-10233", "Hudgruppen", "Hudvård", "Rum 2", 6, 74),
    ("Hydrafacial", "Syndeo", "HydraFacial", "HFS-77120", "Beauty Health", "Hudvård", "Rum 3", 12, 150),
    ("Hjärtstartare", "HeartStart FRx", "Philips", "B16L-00431", "Cardirad", "Akut", "Receptionen", 24, 300),
    ("Blodtrycksmätare", "M7 Intelli IT", "Omron", "202004-118", "Mediq", "Mätning", "Konsultation", None, None),
)
"""Name, model, brand, serial number, supplier, category, location, months between, days until the next maintenance."""
PAPERS = (
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


async def lay(session: AsyncSession, company_id: UUID) -> None:
    """Lay devices and documents; who signed and approved is of the clinic's own staff."""
    theirs = select(Membership).where(Membership.company_id == company_id, Membership.role != "accountant")
    staff = list(await session.scalars(theirs.order_by(Membership.created_at)))
    for row in DEVICES:
        await _device(session, company_id, row, staff[0])
    for title, category, days, texts in PAPERS:
        await _paper(session, QualityDocument(
            company_id=company_id, id=new_id(), title=title, category=category, responsible_id=staff[0].id,
            review_on=now().date() + timedelta(days=days),
        ), texts, staff)


async def _device(session: AsyncSession, company_id: UUID, row: tuple[Any, ...], who: Membership) -> None:
    names = ("name", "model", "brand", "serial_number", "supplier", "category", "location", "interval_months")
    device = MedicalDevice(company_id=company_id, id=new_id(), responsible_id=who.id, **dict(zip(names, row, strict=False)))
    device.bought_on = date(2023, 2, 14)
    session.add(device)
    await session.flush()
    months, ahead = row[-2], row[-1]
    if months is None:
        return
    planned = now().date() + timedelta(days=ahead)
    session.add(DeviceMaintenance(company_id=company_id, id=new_id(), device_id=device.id, planned_on=planned, reminded_for=planned))
    done = planned - timedelta(days=months * 30)
    entry = DeviceMaintenance(
        company_id=company_id, id=new_id(), device_id=device.id, state="done", planned_on=done, done_on=done, outcome="passed",
        performed_by=f"{device.supplier} service", notes="Funktionskontroll utan anmärkning.", signed_by=_name(who), signed_at=now(),
    )
    session.add(entry)
    await session.flush()
    content = {
        "device": {name: getattr(device, name) for name in names[:-1]}, "planned_on": entry.planned_on, "done_on": entry.done_on,
        "outcome": entry.outcome, "performed_by": entry.performed_by, "notes": entry.notes, "protocol": "", "signature": _drawn(),
        "signed_by": entry.signed_by, "signed_at": entry.signed_at,
    }
    frozen = await documents.freeze(session, kind=RECORD, subject_id=entry.id, content=content, title=f"{device.name} {done}")
    entry.document_id = frozen.id


async def _paper(session: AsyncSession, document: QualityDocument, texts: tuple[str, ...], staff: list[Membership]) -> None:
    session.add(document)
    await session.flush()
    head = staff[0]
    for number, words in enumerate(texts, 1):
        last = number == len(texts)
        at = now() - timedelta(days=30 * (len(texts) - number) + 3)
        version = QualityVersion(
            company_id=document.company_id, id=new_id(), quality_document_id=document.id, number=number, body=plain(words),
            state="published" if last else "replaced", change_note="" if number == 1 else "Munskydd vid injektioner.",
            approved_by=head.id, approved_at=at, published_by=head.id, published_at=at,
        )
        session.add(version)
        await session.flush()
        content = {
            "title": document.title, "category": document.category, "number": number, "body": version.body,
            "change_note": version.change_note, "approved_by": _name(head), "approved_at": at, "published_by": _name(head), "published_at": at,
        }
        frozen = await documents.freeze(session, kind=PAPER, subject_id=version.id, content=content, title=document.title)
        version.frozen_id = frozen.id
        session.add_all(
            QualityRead(company_id=document.company_id, id=new_id(), quality_version_id=version.id, membership_id=one.id, read_at=at)
            for one in (staff[2:6] if last else staff)
        )
    await session.flush()


def _name(who: Membership) -> str:
    return f"{who.first_name} {who.last_name}"


def _drawn() -> str:
    paper = Image.new("RGBA", (360, 120))
    ImageDraw.Draw(paper).line([(20, 80), (60, 30), (110, 95), (170, 25), (230, 90), (330, 50)], fill="#16161a", width=3)
    out = BytesIO()
    paper.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()
