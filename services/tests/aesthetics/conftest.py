"""A clinic with a service under the act on aesthetic treatments (2021:363), and functions that act for its people."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

import pytest

from clinic.accounts import service as accounts
from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.journal.conftest import procedure_data, success_data
from tests.support.bankid import bankid_app, bankid_simulator
from tests.support.images import draw_signature

__all__ = ["bankid_app", "bankid_simulator"]
ADULT_ID, MINOR_ID = "19811228-9874", "20200101-2380"
BODY = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Risker och biverkningar."}]}]}


@dataclass
class AestheticClinic:
    """A clinic whose one service is a filler, with a nurse whose licence is checked and a skin therapist."""

    booking: Any
    client: Any
    owner: Any
    nurse: Any
    consent: dict[str, Any]
    """The consent template of fillers."""

    @property
    def nurse_id(self) -> str:
        return str(self.booking.practitioners[0].id)

    @property
    def therapist_id(self) -> str:
        return str(self.booking.practitioners[1].id)

    async def book(self, *, days: int = 7, **fields: Any) -> Any:
        """Book the filler with the nurse in so many days, as staff, and return the reply."""
        data = self.booking.booking_data(self.client.id, self.booking.at(10, days=days), **fields)
        return await self.owner.post("/api/v2/bookings", json=data)

    async def give_information(self, *, days_ago: float = 0, kind: str = "filler", **fields: Any) -> Any:
        """Record the information that the nurse gave, and return the reply."""
        informed_at = to_wire(now() - timedelta(days=days_ago, seconds=1))
        data = {"kind": kind, "template_id": self.consent["id"], "informed_at": informed_at, **fields}
        return await self.nurse.post(f"/api/client/{self.client.id}/aesthetic-information", json=data)

    async def sign_consent(self) -> Any:
        """Assign the consent and sign it on the clinic's screen; return the reply of the signature."""
        path = f"/api/client/{self.client.id}/letters-of-consent"
        [row] = await success_data(self.nurse.post(path, json={"template_ids": [self.consent["id"]]}))
        data = {"version": row["version"], "answers": {}, "agreed": True, "data_consent": True, "signature": draw_signature()}
        return await self.nurse.post(f"{path}/{row['id']}/sign", json=data)

    async def sign_procedure(self, kind: str = "filler", *, user: Any = None, day: date | None = None) -> Any:
        """Write a treatment note of a kind and sign it; return the reply of the signature."""
        treatment = await success_data(self.owner.post(
            "/api/treatments", json={"name": f"{kind} {now().timestamp()}", "cost": 100, "aesthetic_kind": kind},
        ))
        data = procedure_data(date=str(day or now().date()), treatments=[{"treatment_id": treatment["id"], "cost": 100}])
        path, signer = f"/api/clients/{self.client.id}/procedures", user or self.nurse
        row = await success_data(signer.post(path, json=data))
        return await signer.post(f"{path}/{row['id']}/sign", json={"signature": draw_signature(), "version": row["version"]})

    async def verdict(self, **params: Any) -> dict[str, Any]:
        """Return what the gate answers about the client."""
        return await success_data(self.nurse.get(f"/api/client/{self.client.id}/aesthetic-verdict", params={"kind": "filler", **params}))


async def set_profession(practitioner: Any, profession: str, *, is_checked: bool = True, specialty: str = "") -> None:
    """Give a practitioner's member a profession, with a licence that was checked."""
    async with transaction(Context.system(practitioner.company_id)) as session:
        member = await accounts.get_member(session, practitioner.membership_id)
        member.profession, member.licence_number, member.specialist_competence = profession, "123456", specialty
        member.licence_checked_on, member.licence_checked_by = (now().date(), member.id) if is_checked else (None, None)
        await accounts.notify_member_changed(session, member)


@pytest.fixture
async def clinic(as_staff, factory) -> AestheticClinic:
    """Set up the clinic; its client is an adult by the personal number, and has not been informed."""
    company = await factory.company(timezone="UTC", organization_number="556016-0680", vat_number="SE556016068001")
    booking = await factory.bookable_clinic(people=2, company=company, service={"aesthetic_kind": "filler", "name": "Läppfiller"})
    client = await factory.client(booking.company, personal_id=ADULT_ID, first_name="Klara")
    owner = await as_staff("super_admin", company=booking.company)
    nurse = await as_staff("user", company=booking.company, title="Leg. sjuksköterska", first_name="Sara", last_name="Åberg", profession="nurse",
                           licence_number="123456", licence_checked_on=now().date(), licence_checked_by=booking.practitioners[0].membership_id)
    await set_profession(booking.practitioners[0], "nurse")
    await set_profession(booking.practitioners[1], "skin_therapist", is_checked=False)
    consent = await success_data(owner.post(
        "/api/letters-of-consent", json={"title": "Filler", "body": BODY, "aesthetic_kind": "filler"},
    ))
    return AestheticClinic(booking, client, owner, nurse, consent)
