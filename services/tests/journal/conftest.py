"""Fixtures and helpers of the journal tests."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

import pytest

from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.usage import normalize_drug_name
from tests.support.images import draw_photo, draw_signature

NOTES = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Injicerat 0,5 ml i överläppen."}]}]}


@dataclass
class Journal:
    """A clinic with a nurse, an administrator and a client, and functions that act for them."""

    nurse: Any
    admin: Any
    client: Any

    @property
    def path(self) -> str:
        """Path of the client's procedures."""
        return f"/api/clients/{self.client.id}/procedures"

    async def create_treatment(self, name: str = "Läppar 0,5 ml", cost: int = 220000, **fields: Any) -> dict[str, Any]:
        """Create a treatment in the catalogue."""
        return await success_data(self.admin.post("/api/treatments", json={"name": name, "cost": cost, **fields}))

    async def upload_picture(self, content: bytes | None = None, name: str = "före.jpg", user: Any = None) -> str:
        """Upload a picture and return its id."""
        upload = {"file": (name, content or draw_photo(), "image/jpeg")}
        return (await success_data((user or self.nurse).post("/api/files", files=upload)))["id"]

    async def create_procedure(self, **fields: Any) -> dict[str, Any]:
        """Create an unsigned procedure."""
        return await success_data(self.nurse.post(self.path, json=procedure_data(**fields)))

    async def sign_procedure(self, row: dict[str, Any], user: Any = None) -> Any:
        """Sign a procedure and return the reply."""
        return await (user or self.nurse).post(f"{self.path}/{row['id']}/sign", json={"signature": draw_signature(), "version": row["version"]})

    async def create_signed_procedure(self, **fields: Any) -> dict[str, Any]:
        """Create a procedure and sign it."""
        return await success_data(self.sign_procedure(await self.create_procedure(**fields)))

    async def create_prescription(self, drug: str, prescriber: Any, *, max_uses: int = 1, days: int = 30) -> Any:
        """Create an unsigned prescription; `sign_prescription` signs it."""
        row = Prescription(
            company_id=self.client.company_id, id=new_id(), client_id=self.client.id, clinic_name="Kliniken", drug=drug, drug_key=normalize_drug_name(drug),
            max_uses=max_uses, valid_until=local_date(now(), "Europe/Stockholm") + timedelta(days=days), prescriber_id=prescriber.id,
        )
        async with transaction(Context.system(self.client.company_id)) as session:
            session.add(row)
        return row

    async def sign_prescription(self, row: Any) -> None:
        """Set the state that the prescriber's signature leads to."""
        async with transaction(Context.system(row.company_id)) as session:
            prescription = await get_owned(session, Prescription, row.id)
            prescription.state, prescription.signed_at = "signed", now()


def procedure_data(**fields: Any) -> dict[str, Any]:
    """Make the body of a request that creates a procedure."""
    return {"title": "Läppförstoring", "date": "2026-11-20", "treatments": [], "notes": NOTES, **fields}


async def success_data(pending_reply: Any) -> Any:
    """Return the data of a reply, which must be a success."""
    reply = await pending_reply
    assert reply.json()["status"] == "1", reply.text
    return reply.json()["data"]


def status_and_code(reply: Any) -> tuple[int, str]:
    """Return status and error code of a refusal."""
    return reply.status_code, reply.json()["data"]["code"]


@pytest.fixture
async def journal(as_staff, factory) -> Journal:
    """Set up the clinic of the journal tests."""
    company = await factory.company()
    client = await factory.client(company, first_name="Klara", last_name="Öberg", date_of_birth=date(1990, 5, 17))
    nurse = await as_staff("user", company=company, first_name="Sara", last_name="Åberg", title="Leg. sjuksköterska")
    return Journal(nurse, await as_staff("admin", company=company), client)
