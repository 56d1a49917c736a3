"""The demo clinic's journal: treatments, and procedures with drawn pictures, most of them signed."""

from base64 import b64encode
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from hashlib import sha256
from io import BytesIO
from random import Random
from uuid import UUID

from PIL import Image, ImageDraw, ImageFilter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import Membership
from clinic.company.models import Company
from clinic.core import documents, files, images, richtext, storage
from clinic.core.clock import day_of, now, zone
from clinic.core.files import File
from clinic.core.images import Picture
from clinic.core.models import new_id
from clinic.journal.models import Procedure, ProcedureMark, ProcedureTreatment, Treatment
from clinic.journal.procedures import signing

ZONE = "Europe/Stockholm"
PROCEDURES, PAIRS = 80, 14
"""How many procedures there are, and how many pairs of a picture before and one after."""
TREATMENTS = (
    ("Läppförstoring 0,5 ml", 2200, ""), ("Läppförstoring 1 ml", 3200, ""), ("Kindfiller 1 ml", 3400, ""), ("Hakfiller 1 ml", 3400, ""),
    ("Käklinje 2 ml", 6200, ""), ("Upplösning av filler", 1500, "Hyalas"), ("Botulinumtoxin panna", 1900, "Botox"),
    ("Botulinumtoxin glabella", 1900, "Botox"), ("Botulinumtoxin kråksparkar", 1900, "Botox"), ("Dermapen ansikte", 1995, ""),
    ("Kemisk peeling", 1295, ""), ("Skinbooster", 2900, ""), ("Hydrafacial", 1795, ""), ("Laser kärl", 1795, ""), ("PRP-behandling", 3900, ""),
)
NOTES = (
    "Information lämnad muntligt och skriftligt. Klienten är införstådd med risker och eftervård.\nHuden rengjord med klorhexidin. Inga komplikationer.",
    "Återbesök efter två veckor bokat. Lätt rodnad direkt efter behandlingen, i övrigt utan anmärkning.",
    "Klienten är nöjd med tidigare resultat och önskar samma mängd. Batchnummer antecknat på följesedeln.",
    "Kylning före och efter. Eftervårdsråd mejlade samma dag.",
)
REASONS = ("Fel mängd angiven.", "Datumet var fel.")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawn picture whose object is stored already; its row follows."""

    id: UUID
    name: str
    picture: Picture


async def draw(company_id: UUID, chance: Random) -> list[tuple[Drawn, Drawn]]:
    """Draw the pictures and store their objects: before the transaction, for in one no store is called."""
    pairs = []
    for number in range(1, PAIRS + 1):
        skin = (chance.randint(190, 235), chance.randint(150, 190), chance.randint(125, 165))
        pairs.append((
            await _stored(company_id, f"före-{number}.jpg", _face(skin, chance, fuller=False)),
            await _stored(company_id, f"efter-{number}.jpg", _face(skin, chance, fuller=True)),
        ))
    return pairs


async def _stored(company_id: UUID, name: str, content: bytes) -> Drawn:
    drawn = Drawn(new_id(), name, await images.fit(content))
    key, disposition = f"{company_id}/{drawn.id}", files.disposition(drawn.picture.kind, name)
    await storage.files().put(key, drawn.picture.content, kind=drawn.picture.kind, disposition=disposition)
    if drawn.picture.thumb:
        await storage.files().put(key + files.THUMB, drawn.picture.thumb, kind="image/jpeg", disposition=disposition)
    return drawn


def _face(skin: tuple[int, int, int], chance: Random, *, fuller: bool) -> bytes:
    """The lower half of nobody's face: skin, a mouth that is fuller afterwards, and a little noise as in a photo."""
    picture = Image.new("RGB", (480, 360), skin)
    draw_ = ImageDraw.Draw(picture)
    darker = tuple(max(0, part - 24) for part in skin)
    lip = (skin[0] - 20, skin[1] - 62, skin[2] - 46)
    draw_.ellipse([205, 60, 275, 150], fill=darker)
    height = 34 if fuller else 20
    middle = 225 + chance.randint(-6, 6)
    draw_.ellipse([150, middle - height, 330, middle + 6], fill=lip)
    draw_.ellipse([165, middle - 6, 315, middle + height], fill=lip)
    draw_.line([(150, middle), (240, middle + 4), (330, middle)], fill=(skin[0] - 70, skin[1] - 96, skin[2] - 80), width=3)
    soft = picture.filter(ImageFilter.GaussianBlur(3))
    noise = Image.effect_noise(soft.size, 18).convert("RGB")
    out = BytesIO()
    Image.blend(soft, noise, 0.06).save(out, "JPEG", quality=82)
    return out.getvalue()


def _signature(chance: Random) -> str:
    paper = Image.new("RGBA", (360, 120))
    points = [(20 + 26 * place, chance.randint(20, 100)) for place in range(12)]
    ImageDraw.Draw(paper).line(points, fill="#16161a", width=3, joint="curve")
    out = BytesIO()
    paper.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


async def lay(session: AsyncSession, company: Company, clients: list[UUID], pairs: list[tuple[Drawn, Drawn]], chance: Random) -> None:
    """Lay the treatments and the procedures, with what has become of them."""
    company.is_nrs_on = True
    treatments = [
        Treatment(company_id=company.id, id=new_id(), name=name, cost=cost * 100, needs_prescription=drug) for name, cost, drug in TREATMENTS
    ]
    session.add_all(treatments)
    staff = list(await session.scalars(
        select(Membership).where(Membership.company_id == company.id, Membership.title.contains("Leg")).order_by(Membership.created_at),
    ))
    free = [treatment for treatment in treatments if not treatment.needs_prescription]
    await session.flush()
    for number in range(PROCEDURES):
        who, chosen = chance.choice(staff), chance.sample(free, k=chance.choice((1, 1, 1, 2)))
        row = _written(company, clients[(number * 7) % len(clients)], who, chosen, number, chance)
        if number < len(pairs):
            _show(session, row, pairs[number])
        session.add(row)
        await session.flush()
        _lines(session, row, chosen)
        await session.flush()
        await _ended(session, row, who, number, chance)


def _written(
    company: Company, client: UUID, who: Membership, chosen: list[Treatment], number: int, chance: Random,
) -> Procedure:
    row_id, day = new_id(), day_of(now(), ZONE) - timedelta(days=1 + number * 2 + chance.randint(0, 1))
    at = datetime.combine(day, time(8 + chance.randint(1, 8)), zone(ZONE)).astimezone(UTC)
    return Procedure(
        company_id=company.id, id=row_id, entry_id=row_id, client_id=client, title=chosen[0].name, done_on=day,
        notes=richtext.plain(chance.choice(NOTES)), nrs_rating=chance.choice((None, 1, 2, 3, 4)), picture_ids=[], written_by=who.id,
        written_by_name=f"{who.first_name} {who.last_name}, {who.title}", created_at=at, updated_at=at,
    )


def _show(session: AsyncSession, row: Procedure, pair: tuple[Drawn, Drawn]) -> None:
    row.picture_ids = [str(one.id) for one in pair]
    session.add_all(
        File(
            company_id=row.company_id, id=one.id, client_id=row.client_id, owner_kind="procedure", owner_id=row.entry_id, name=one.name,
            kind=one.picture.kind, size=len(one.picture.content), sha256=sha256(one.picture.content).hexdigest(), width=one.picture.width,
            height=one.picture.height, state="claimed", has_thumb=one.picture.thumb is not None,
        ) for one in pair
    )


def _lines(session: AsyncSession, row: Procedure, chosen: list[Treatment]) -> None:
    session.add_all(
        ProcedureTreatment(
            company_id=row.company_id, id=new_id(), client_id=row.client_id, procedure_id=row.id, treatment_id=one.id, position=place,
            name=one.name, cost=one.cost,
        ) for place, one in enumerate(chosen)
    )


async def _ended(session: AsyncSession, row: Procedure, who: Membership, number: int, chance: Random) -> None:
    """Most are signed; a few of the latest are not, two of the others were corrected and one cancelled."""
    if number in {2, 5, 9}:
        return
    if number == 12:
        row.signer_id, row.state = who.id, "pending_sign"
        return
    await _signed(session, row, who, chance)
    if number in {20, 33}:
        await _corrected(session, row, who, REASONS[number == 33], chance)
    elif number == 40:
        session.add(ProcedureMark(
            company_id=row.company_id, id=new_id(), client_id=row.client_id, procedure_id=row.id, kind="cancelled",
            reason="Skriven på fel klient.", membership_id=who.id, by_name=row.written_by_name,
        ))


async def _signed(session: AsyncSession, row: Procedure, who: Membership, chance: Random) -> None:
    row.signed_by, row.signed_by_name, row.signature = who.id, row.written_by_name, _signature(chance)
    row.signed_at, row.state = row.created_at + timedelta(minutes=20), "signed"
    await session.flush()
    lines = list(await session.scalars(
        select(ProcedureTreatment).where(ProcedureTreatment.procedure_id == row.id).order_by(ProcedureTreatment.position),
    ))
    await documents.freeze(
        session, kind=signing.KIND, subject_id=row.id, client_id=row.client_id, title=row.title,
        files=[UUID(one) for one in row.picture_ids], content=await signing.content_of(session, row, lines),
    )


async def _corrected(session: AsyncSession, first: Procedure, who: Membership, reason: str, chance: Random) -> None:
    at = first.created_at + timedelta(hours=3)
    row = Procedure(
        company_id=first.company_id, id=new_id(), entry_id=first.entry_id, number=2, client_id=first.client_id, title=first.title,
        done_on=first.done_on, notes=first.notes, nrs_rating=first.nrs_rating, picture_ids=list(first.picture_ids),
        correction_reason=reason, written_by=who.id, written_by_name=first.written_by_name, created_at=at, updated_at=at,
    )
    session.add(row)
    await session.flush()
    for line in list(await session.scalars(select(ProcedureTreatment).where(ProcedureTreatment.procedure_id == first.id))):
        session.add(ProcedureTreatment(
            company_id=row.company_id, id=new_id(), client_id=row.client_id, procedure_id=row.id, treatment_id=line.treatment_id,
            position=line.position, name=line.name, cost=line.cost,
        ))
    await session.flush()
    await _signed(session, row, who, chance)
