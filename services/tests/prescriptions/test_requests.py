"""A prescriber sees the requests sent to them, over all clinics, and nothing else of any clinic."""

import httpx
import pytest

from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.prescriptions.models import Prescription
from tests.acting import Acting

pytestmark = pytest.mark.anyio


async def test_only_what_was_sent_to_them(app, make, as_staff):
    """RXP-005 (the tables' part): sight hangs on the request; the prescriber's pages open no clinic."""
    (mine, token), (other, _) = await make.prescriber(), await make.prescriber()
    clinics = [await make.company(name="Alfa"), await make.company(name="Beta")]
    for clinic, prescriber in zip([*clinics, clinics[0]], [mine, mine, other], strict=True):
        client = await make.client(clinic)
        async with unit(Context.system(clinic.id)) as session:
            session.add(Prescription(
                company_id=clinic.id, id=new_id(), client_id=client.id, prescriber_id=prescriber.id, clinic_name=clinic.name, drug="X",
            ))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as http:
        doctor = await Acting(http).signed_in(token)
        listed = (await doctor.get("/api/v3/prescriptions")).json()["data"]
        assert sorted(row["clinic_name"] for row in listed["items"]) == ["Alfa", "Beta"]
        assert (await doctor.get("/api/clients")).json()["data"]["code"] == "permission.role"
    staff = await as_staff("super_admin")
    assert (await staff.get("/api/v3/prescriptions")).json()["data"]["code"] == "permission.role"
