"""The requests that export a client's record, and a list of clients, and those of an import that can be started."""

from typing import Any

from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import File
from clinic.data_exchange.imports.models import DataImport

WRITES: dict[str, Any] = {
    "POST /api/clients/{client_id}/export": lambda _: {}, "POST /api/client-list-exports": lambda _: {},
    "PUT /api/imports/{import_id}/mapping": lambda _: {"mapping": ["first_name", "last_name"], "version": 1},
    "POST /api/imports/{import_id}/start": lambda _: {"version": 1},
    "POST /api/imports/{import_id}/discard": lambda _: {"version": 1},
}
QUERIES: dict[str, Any] = {"GET /api/imports": lambda _: {"kind": "clients"}}
TESTED_ELSEWHERE = {
    "POST /api/clients/{client_id}/export/{export_id}/download": "tests/data_exchange/test_client_export.py: once it is ready",
    "POST /api/client-list-exports/{list_export_id}/download": "tests/data_exchange/test_client_list.py: one's own, once it is ready",
    "POST /api/imports": "tests/data_exchange/imports sends files",
    "GET /api/imports/templates/{kind}": "tests/data_exchange/imports: an Excel file",
    "GET /api/imports/{import_id}/report": "tests/data_exchange/imports: an Excel file",
}


async def create_records(owner: Any) -> dict[str, str]:
    """Insert an import whose rows have been checked, with its file; return its id."""
    company_id, import_id, file_id = owner.company.id, new_id(), new_id()
    async with transaction(Context.system(company_id)) as session:
        session.add(File(
            company_id=company_id, id=file_id, name="klienter.csv", media_type="text/csv", size=9, sha256="", state="claimed",
            owner_type="data_import", owner_id=import_id, identity_id=owner.member.identity_id,
        ))
        session.add(DataImport(
            company_id=company_id, id=import_id, kind="clients", state="checked", membership_id=owner.member.id, file_id=file_id,
            file_name="klienter.csv", columns=["Förnamn", "Efternamn"], mapping=["first_name", "last_name"], rows=1, taken=1, preview=[],
        ))
    return {"import_id": str(import_id)}
