"""The zip: the record to read, what was signed, pictures and files, and all rows as data."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import file_digest
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import orjson

from clinic.core import documents, storage
from clinic.core.clock import day_of
from clinic.core.documents import Document
from clinic.core.files import File
from clinic.exchange.records import paper
from clinic.exchange.records.gather import Record

Progress = Callable[[int], Awaitable[None]]
README = {
    "en": (
        "record.pdf is the record to read.\ndocuments/ has what was signed, just as it was signed; each can be verified by its code.\n"
        "files/ has pictures and files.\ndata/ has every row that is kept about the client, as JSON.\n"
    ),
    "sv": (
        "journal.pdf är journalen att läsa.\ndokument/ har det som är signerat, precis som det signerades; vart och ett kan kontrolleras"
        " med sin kod.\nfiler/ har bilder och filer.\ndata/ har varje rad som sparas om klienten, som JSON.\n"
    ),
}
NAMES = {"en": ("record.pdf", "documents", "files", "README.txt"), "sv": ("journal.pdf", "dokument", "filer", "LÄS MIG.txt")}
_UNSAFE = re.compile(r"[^\w.\- ]+")
_FIRST, _LAST = 10, 95
"""Percent that are gone before the first file, and after the last."""


@asynccontextmanager
async def packed(record: Record, progress: Progress) -> AsyncIterator[Path]:
    """The zip, in a folder that goes afterwards. No transaction may be open: objects are fetched."""
    with TemporaryDirectory(prefix="aster-export-") as folder:
        target = Path(folder) / "record.zip"
        with ZipFile(target, "w") as archive:
            await _pack(archive, record, progress)
        yield target


async def _pack(archive: ZipFile, record: Record, progress: Progress) -> None:
    name, signed, files, readme = NAMES[record.language]
    logo = await storage.files().get(f"{record.client.company_id}/{record.paper.logo_id}") if record.paper.logo_id else None
    await _add(archive, name, await asyncio.to_thread(paper.written, record, logo))
    await _add(archive, readme, README[record.language].encode(), small=True)
    for table, rows in record.rows.items():
        await _add(archive, f"data/{table}.json", orjson.dumps(rows, option=orjson.OPT_INDENT_2), small=True)
    await progress(_FIRST)
    steps = len(record.documents) + len(record.files)
    done, taken = 0, set(archive.namelist())
    for document in record.documents:
        content = await documents.paper(document, record.client.company_id)
        await _add(archive, _free(taken, f"{signed}/{_dated(document, document.title, record.paper.zone)}.pdf"), content)
        done += 1
        await progress(_FIRST + (_LAST - _FIRST) * done // steps)
    for file in record.files:
        content_ = await storage.files().get(file.key)
        if content_ is not None:
            await _add(archive, _free(taken, f"{files}/{_dated(file, file.name, record.paper.zone)}"), content_)
        done += 1
        await progress(_FIRST + (_LAST - _FIRST) * done // steps)


async def _add(archive: ZipFile, name: str, content: bytes, *, small: bool = False) -> None:
    """Off the loop; pictures and PDFs are small already, text gets smaller."""
    await asyncio.to_thread(archive.writestr, name, content, ZIP_DEFLATED if small else ZIP_STORED)


def _dated(kept: Document | File, name: str, home: str) -> str:
    return f"{day_of(kept.created_at, home)} {_plain(name)}"


def _plain(name: str) -> str:
    return _UNSAFE.sub("_", name).strip(" .")[:80] or "file"


def _free(taken: set[str], name: str) -> str:
    """The name, or with a number when there is one already."""
    stem, dot, end = name.rpartition(".")
    found, number = name, 1
    while found.casefold() in {one.casefold() for one in taken}:
        number += 1
        found = f"{stem} ({number}){dot}{end}" if dot else f"{name} ({number})"
    taken.add(found)
    return found


def digest_of(path: Path) -> str:
    """The zip's SHA-256."""
    with path.open("rb") as opened:
        return file_digest(opened, "sha256").hexdigest()
