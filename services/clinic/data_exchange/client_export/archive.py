"""The zip archive of an export: the record as PDF, the signed documents, pictures and files, and all rows as JSON."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import file_digest
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import orjson

from clinic.core import documents
from clinic.core.clock import local_date
from clinic.core.documents import Document
from clinic.core.files import File, object_storage
from clinic.data_exchange.client_export import pdf
from clinic.data_exchange.client_export.collect import ClientRecord

ProgressCallback = Callable[[int], Awaitable[None]]
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
ENTRY_NAMES = {"en": ("record.pdf", "documents", "files", "README.txt"), "sv": ("journal.pdf", "dokument", "filer", "LÄS MIG.txt")}
_UNSAFE_CHARACTERS = re.compile(r"[^\w.\- ]+")
_PROGRESS_START, _PROGRESS_END = 10, 95
"""Progress in percent before the first document, and after the last file."""


@asynccontextmanager
async def build_archive(record: ClientRecord, progress: ProgressCallback) -> AsyncIterator[Path]:
    """Build the archive in a temporary folder that is deleted on exit. No transaction may be open: files are fetched from storage."""
    with TemporaryDirectory(prefix="aster-export-") as folder:
        target = Path(folder) / "record.zip"
        with ZipFile(target, "w") as archive:
            await _write_archive(archive, record, progress)
        yield target


async def _write_archive(archive: ZipFile, record: ClientRecord, progress: ProgressCallback) -> None:
    pdf_name, documents_folder, files_folder, readme_name = ENTRY_NAMES[record.language]
    logo_id, timezone = record.letterhead.logo_id, record.letterhead.zone
    logo = await object_storage.file_store().get(f"{record.client.company_id}/{logo_id}") if logo_id else None
    await _add_entry(archive, pdf_name, await asyncio.to_thread(pdf.render_record, record, logo))
    await _add_entry(archive, readme_name, README[record.language].encode(), compress=True)
    for table, rows in record.rows.items():
        await _add_entry(archive, f"data/{table}.json", orjson.dumps(rows, option=orjson.OPT_INDENT_2), compress=True)
    await progress(_PROGRESS_START)
    steps = len(record.documents) + len(record.files)
    completed, used_names = 0, set(archive.namelist())
    for document in record.documents:
        document_pdf = await documents.render_pdf(document, record.client.company_id)
        name = _unique_name(used_names, f"{documents_folder}/{_dated_name(document, document.title, timezone)}.pdf")
        await _add_entry(archive, name, document_pdf)
        completed += 1
        await progress(_PROGRESS_START + (_PROGRESS_END - _PROGRESS_START) * completed // steps)
    for file in record.files:
        file_content = await object_storage.file_store().get(file.key)
        if file_content is not None:
            name = _unique_name(used_names, f"{files_folder}/{_dated_name(file, file.name, timezone)}")
            await _add_entry(archive, name, file_content)
        completed += 1
        await progress(_PROGRESS_START + (_PROGRESS_END - _PROGRESS_START) * completed // steps)


async def _add_entry(archive: ZipFile, name: str, content: bytes, *, compress: bool = False) -> None:
    """Write an entry in a thread; only text is compressed, pictures and PDFs already are."""
    await asyncio.to_thread(archive.writestr, name, content, ZIP_DEFLATED if compress else ZIP_STORED)


def _dated_name(item: Document | File, name: str, timezone: str) -> str:
    return f"{local_date(item.created_at, timezone)} {_safe_name(name)}"


def _safe_name(name: str) -> str:
    return _UNSAFE_CHARACTERS.sub("_", name).strip(" .")[:80] or "file"


def _unique_name(used_names: set[str], name: str) -> str:
    """Return the name, with a number when it is used already (case-insensitive), and add it to the used ones."""
    stem, dot, extension = name.rpartition(".")
    unique_name, number = name, 1
    while unique_name.casefold() in {used_name.casefold() for used_name in used_names}:
        number += 1
        unique_name = f"{stem} ({number}){dot}{extension}" if dot else f"{name} ({number})"
    used_names.add(unique_name)
    return unique_name


def file_sha256(path: Path) -> str:
    with path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()
