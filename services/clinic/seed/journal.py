"""Seed the demo clinic's journal: treatments, and procedures with drawn pictures, most of them signed."""

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
from clinic.core import documents, files
from clinic.core.clock import local_date, now, zone
from clinic.core.database.base import new_id
from clinic.core.files import File, images, object_storage
from clinic.core.files.images import NormalizedImage
from clinic.core.text import richtext
from clinic.journal.models import Procedure, ProcedureReview, ProcedureTreatment, Treatment
from clinic.journal.procedures import signing

ZONE = "Europe/Stockholm"
PROCEDURE_COUNT, PICTURE_PAIR_COUNT = 80, 14
"""Numbers of procedures and of picture pairs (before and after the treatment)."""
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
class StoredPicture:
    """A drawn picture whose object is stored; its row is inserted later."""

    id: UUID
    name: str
    picture: NormalizedImage


async def store_pictures(company_id: UUID, random: Random) -> list[tuple[StoredPicture, StoredPicture]]:
    """Draw the pictures and store their objects, before the transaction, because object storage is not called within one."""
    pairs = []
    for number in range(1, PICTURE_PAIR_COUNT + 1):
        skin = (random.randint(190, 235), random.randint(150, 190), random.randint(125, 165))
        pairs.append((
            await _store_picture(company_id, f"före-{number}.jpg", _draw_face(skin, random, fuller=False)),
            await _store_picture(company_id, f"efter-{number}.jpg", _draw_face(skin, random, fuller=True)),
        ))
    return pairs


async def _store_picture(company_id: UUID, name: str, content: bytes) -> StoredPicture:
    stored = StoredPicture(new_id(), name, await images.normalize_image(content))
    key, disposition = f"{company_id}/{stored.id}", files.content_disposition(stored.picture.media_type, name)
    await object_storage.file_store().put(key, stored.picture.content, media_type=stored.picture.media_type, disposition=disposition)
    if stored.picture.thumb:
        await object_storage.file_store().put(key + files.THUMBNAIL_SUFFIX, stored.picture.thumb, media_type="image/jpeg", disposition=disposition)
    return stored


def _draw_face(skin: tuple[int, int, int], random: Random, *, fuller: bool) -> bytes:
    """Draw the lower half of a fictitious face: skin, a mouth that is fuller afterwards, and noise as in a photo."""
    picture = Image.new("RGB", (480, 360), skin)
    canvas = ImageDraw.Draw(picture)
    darker = tuple(max(0, part - 24) for part in skin)
    lip = (skin[0] - 20, skin[1] - 62, skin[2] - 46)
    canvas.ellipse([205, 60, 275, 150], fill=darker)
    height = 34 if fuller else 20
    middle = 225 + random.randint(-6, 6)
    canvas.ellipse([150, middle - height, 330, middle + 6], fill=lip)
    canvas.ellipse([165, middle - 6, 315, middle + height], fill=lip)
    canvas.line([(150, middle), (240, middle + 4), (330, middle)], fill=(skin[0] - 70, skin[1] - 96, skin[2] - 80), width=3)
    blurred = picture.filter(ImageFilter.GaussianBlur(3))
    noise = Image.effect_noise(blurred.size, 18).convert("RGB")
    out = BytesIO()
    Image.blend(blurred, noise, 0.06).save(out, "JPEG", quality=82)
    return out.getvalue()


def _draw_signature(random: Random) -> str:
    picture_file = Image.new("RGBA", (360, 120))
    points = [(20 + 26 * index, random.randint(20, 100)) for index in range(12)]
    ImageDraw.Draw(picture_file).line(points, fill="#16161a", width=3, joint="curve")
    out = BytesIO()
    picture_file.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


async def seed(session: AsyncSession, company: Company, clients: list[UUID], pairs: list[tuple[StoredPicture, StoredPicture]], random: Random) -> None:
    """Create the treatments and the procedures in all their states."""
    company.settings = {**company.settings, "NRS_RATING": True}
    treatments = [
        Treatment(company_id=company.id, id=new_id(), name=name, cost=cost * 100, required_drug=drug) for name, cost, drug in TREATMENTS
    ]
    session.add_all(treatments)
    staff = list(await session.scalars(
        select(Membership).where(Membership.company_id == company.id, Membership.title.contains("Leg")).order_by(Membership.created_at),
    ))
    free = [treatment for treatment in treatments if not treatment.required_drug]
    await session.flush()
    for number in range(PROCEDURE_COUNT):
        author, selected = random.choice(staff), random.sample(free, k=random.choice((1, 1, 1, 2)))
        row = _build_procedure(company, clients[(number * 7) % len(clients)], author, selected, number, random)
        if number < len(pairs):
            _attach_pictures(session, row, pairs[number])
        session.add(row)
        await session.flush()
        _add_treatments(session, row, selected)
        await session.flush()
        await _sign_or_close(session, row, author, number, random)


def _build_procedure(
    company: Company, client: UUID, author: Membership, selected: list[Treatment], number: int, random: Random,
) -> Procedure:
    row_id, day = new_id(), local_date(now(), ZONE) - timedelta(days=1 + number * 2 + random.randint(0, 1))
    at = datetime.combine(day, time(8 + random.randint(1, 8)), zone(ZONE)).astimezone(UTC)
    return Procedure(
        company_id=company.id, id=row_id, entry_id=row_id, client_id=client, title=selected[0].name, done_on=day,
        notes=richtext.from_plain_text(random.choice(NOTES)), nrs_rating=random.choice((None, 1, 2, 3, 4)), picture_ids=[], written_by=author.id,
        written_by_name=f"{author.first_name} {author.last_name}, {author.title}", created_at=at, updated_at=at,
    )


def _attach_pictures(session: AsyncSession, row: Procedure, pair: tuple[StoredPicture, StoredPicture]) -> None:
    row.picture_ids = [str(file.id) for file in pair]
    session.add_all(
        File(
            company_id=row.company_id, id=file.id, client_id=row.client_id, owner_type="procedure", owner_id=row.entry_id, name=file.name,
            media_type=file.picture.media_type, size=len(file.picture.content), sha256=sha256(file.picture.content).hexdigest(), width=file.picture.width,
            height=file.picture.height, state="claimed", has_thumb=file.picture.thumb is not None,
        ) for file in pair
    )


def _add_treatments(session: AsyncSession, row: Procedure, selected: list[Treatment]) -> None:
    session.add_all(
        ProcedureTreatment(
            company_id=row.company_id, id=new_id(), client_id=row.client_id, procedure_id=row.id, treatment_id=treatment.id, position=index,
            name=treatment.name, cost=treatment.cost,
        ) for index, treatment in enumerate(selected)
    )


async def _sign_or_close(session: AsyncSession, row: Procedure, author: Membership, number: int, random: Random) -> None:
    """Sign most procedures: some of the latest stay drafts, two of the others are corrected and one is cancelled."""
    if number in {2, 5, 9}:
        return
    if number == 12:
        row.signer_id, row.state = author.id, "pending_sign"
        return
    await _sign(session, row, author, random)
    if number in {20, 33}:
        await _correct(session, row, author, REASONS[number == 33], random)
    elif number == 40:
        session.add(ProcedureReview(
            company_id=row.company_id, id=new_id(), client_id=row.client_id, procedure_id=row.id, type="cancelled",
            reason="Skriven på fel klient.", membership_id=author.id, reviewer_name=row.written_by_name,
        ))


async def _sign(session: AsyncSession, row: Procedure, author: Membership, random: Random) -> None:
    row.signed_by, row.signed_by_name, row.signature = author.id, row.written_by_name, _draw_signature(random)
    row.signed_at, row.state = row.created_at + timedelta(minutes=20), "signed"
    await session.flush()
    lines = list(await session.scalars(
        select(ProcedureTreatment).where(ProcedureTreatment.procedure_id == row.id).order_by(ProcedureTreatment.position),
    ))
    await documents.freeze(
        session, document_type=signing.DOCUMENT_TYPE, subject_id=row.id, client_id=row.client_id, title=row.title,
        files=[UUID(picture_id) for picture_id in row.picture_ids], content=await signing.build_document_content(session, row, lines),
    )


async def _correct(session: AsyncSession, original: Procedure, author: Membership, reason: str, random: Random) -> None:
    at = original.created_at + timedelta(hours=3)
    row = Procedure(
        company_id=original.company_id, id=new_id(), entry_id=original.entry_id, number=2, client_id=original.client_id, title=original.title,
        done_on=original.done_on, notes=original.notes, nrs_rating=original.nrs_rating, picture_ids=list(original.picture_ids),
        correction_reason=reason, written_by=author.id, written_by_name=original.written_by_name, created_at=at, updated_at=at,
    )
    session.add(row)
    await session.flush()
    for line in list(await session.scalars(select(ProcedureTreatment).where(ProcedureTreatment.procedure_id == original.id))):
        session.add(ProcedureTreatment(
            company_id=row.company_id, id=new_id(), client_id=row.client_id, procedure_id=row.id, treatment_id=line.treatment_id,
            position=line.position, name=line.name, cost=line.cost,
        ))
    await session.flush()
    await _sign(session, row, author, random)
