"""A clinic that keeps records, and short ways to write in them."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

import pytest

from clinic.core.clock import day_of, now
from clinic.core.context import Context
from clinic.core.db import owned, unit
from clinic.core.models import new_id
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.uses import drug_key
from tests.drawing import photo, signature

NOTES = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Injicerat 0,5 ml i överläppen."}]}]}


@dataclass
class Records:
    """A nurse, an administrator, a client, and what they do."""

    nurse: Any
    admin: Any
    client: Any

    @property
    def at(self) -> str:
        """Where the client's procedures are."""
        return f"/api/clients/{self.client.id}/procedures"

    async def treatment(self, name: str = "Läppar 0,5 ml", cost: int = 220000, **more: Any) -> dict[str, Any]:
        """A treatment in the catalogue."""
        return await data(self.admin.post("/api/treatments", json={"name": name, "cost": cost, **more}))

    async def picture(self, content: bytes | None = None, name: str = "före.jpg", who: Any = None) -> str:
        """An uploaded picture's id."""
        sent = {"file": (name, content or photo(), "image/jpeg")}
        return (await data((who or self.nurse).post("/api/files", files=sent)))["id"]

    async def write(self, **fields: Any) -> dict[str, Any]:
        """A procedure, written and not signed."""
        return await data(self.nurse.post(self.at, json=body(**fields)))

    async def sign(self, row: dict[str, Any], who: Any = None) -> Any:
        """Sign it; the answer."""
        return await (who or self.nurse).post(f"{self.at}/{row['id']}/sign", json={"signature": signature(), "version": row["version"]})

    async def signed(self, **fields: Any) -> dict[str, Any]:
        """A procedure, written and signed."""
        return await data(self.sign(await self.write(**fields)))

    async def prescription(self, drug: str, prescriber: Any, *, times: int = 1, days: int = 30) -> Any:
        """A prescription that is asked for; `prescribe` signs it."""
        row = Prescription(
            company_id=self.client.company_id, id=new_id(), client_id=self.client.id, clinic_name="Kliniken", drug=drug, drug_key=drug_key(drug),
            times=times, valid_until=day_of(now(), "Europe/Stockholm") + timedelta(days=days), prescriber_id=prescriber.id,
        )
        async with unit(Context.system(self.client.company_id)) as session:
            session.add(row)
        return row

    async def prescribe(self, row: Any) -> None:
        """What the prescriber's signature comes to."""
        async with unit(Context.system(row.company_id)) as session:
            found = await owned(session, Prescription, row.id)
            found.state, found.signed_at = "signed", now()


def body(**fields: Any) -> dict[str, Any]:
    """What is written about a treatment."""
    return {"title": "Läppförstoring", "date": "2026-11-20", "treatments": [], "notes": NOTES, **fields}


async def data(answer: Any) -> Any:
    """What an answer holds; it has to be a success."""
    reply = await answer
    assert reply.json()["status"] == "1", reply.text
    return reply.json()["data"]


def code(reply: Any) -> tuple[int, str]:
    """Status and code of a refusal."""
    return reply.status_code, reply.json()["data"]["code"]


@pytest.fixture
async def records(as_staff, make) -> Records:
    """The clinic."""
    company = await make.company()
    client = await make.client(company, first_name="Klara", last_name="Öberg", date_of_birth=date(1990, 5, 17))
    nurse = await as_staff("user", company=company, first_name="Sara", last_name="Åberg", title="Leg. sjuksköterska")
    return Records(nurse, await as_staff("admin", company=company), client)
