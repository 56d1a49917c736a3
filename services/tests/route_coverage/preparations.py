"""Calls that succeed only in a later state of their record: what the owner does before them, and the bodies of calls that no sample clinic can make."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import select, update

from clinic.booking.models import BookingFee
from clinic.clients.models import Client
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.pos.models import CardOnFile, OnlinePaymentSettings, RegisterSettings
from clinic.prescriptions.models import Prescription
from tests.factories.pos import POS_API
from tests.route_coverage.quality_data import DOCUMENT_BODY
from tests.support.images import draw_signature

_PROCEDURE = "/api/clients/{client_id}/procedures/{procedure_id}"
_DEVICE, _DOCUMENT = "/api/medical-devices/{device_id}", "/api/controlled-documents/{controlled_document_id}"
_VERSION = "/api/controlled-document-versions/{document_version_id}"
_SIGNED = [(f"POST {_PROCEDURE}/sign", {"signature": draw_signature(), "version": 1})]
_APPROVED = [(f"POST {_VERSION}/approve", {"version": 2})]
_PUBLISHED = [*_APPROVED, (f"POST {_VERSION}/publish", {"version": 3})]

_LATER_DAY = (now() + timedelta(days=40)).date().isoformat()

PREPARED_WRITES: dict[str, tuple[list[tuple[str, Any]], Any]] = {
    "DELETE /api/clients/{client_id}/claimed-personal-id": ([("claim a personal id", None)], None),
    "POST /api/v2/bookings/{booking_id}/send-booking": (
        [("POST /api/v2/bookings/{booking_id}/reschedule", {"start_at": f"{_LATER_DAY} 10:00:00", "version": 1})], None,
    ),
    "POST /api/v2/services/{service_id}/restore": ([("DELETE /api/v2/services/{service_id}", None)], {"version": 2}),
    "POST /api/treatments/{treatment_id}/restore": ([("DELETE /api/treatments/{treatment_id}", None)], {"version": 2}),
    f"POST {POS_API}/products/{{product_id}}/restore": ([(f"DELETE {POS_API}/products/{{product_id}}", None)], {"version": 2}),
    "POST /api/users/{user_id}/restore": ([("DELETE /api/users/{user_id}", {"reason": "Har slutat", "version": 1})], {"version": 2}),
    "PUT /api/users/{user_id}/services": (
        [("PUT /api/users/{user_id}", {"first_name": "Nils", "last_name": "Ny", "is_for_booking": True, "version": 1})],
        {"service_ids": [], "version": 1},
    ),
    "POST /api/users/{user_id}/licence-check": (
        [("PUT /api/users/{user_id}", {"first_name": "Nils", "last_name": "Ny", "profession": "nurse", "licence_number": "123456", "version": 1})],
        {"checked_on": "2026-01-02", "version": 2},
    ),
    f"POST {_PROCEDURE}/correct": (_SIGNED, {"reason": "Fel mängd"}),
    f"POST {_PROCEDURE}/review": (_SIGNED, {"is_approved": True}),
    f"POST {_DEVICE}/restore": ([(f"DELETE {_DEVICE}", None)], {"version": 2}),
    f"POST {_DOCUMENT}/restore": ([(f"DELETE {_DOCUMENT}", None)], {"version": 2}),
    f"POST {_DOCUMENT}/versions": (_PUBLISHED, {"body": DOCUMENT_BODY}),
    f"POST {_VERSION}/publish": (_APPROVED, {"version": 3}),
    f"POST {_VERSION}/acknowledge": (_PUBLISHED, None),
    "POST /api/v2/services/starter-lists": ([("delete the services", None)], {"kind": "medical"}),
    "POST /api/v2/bookings/{booking_id}/fees/waive": ([("make the booking's fee due", None)], {"reason": "Barnet var sjukt", "version": 1}),
    "DELETE /api/v2/bookings/{booking_id}/card-on-file": ([("put a card on file", None)], None),
    "POST /api/v2/bookings/{booking_id}/card-on-file/charge": (
        [("make the booking's fee due", None), ("put a card on file", None)], None,
    ),
    "POST /api/prescriptions/{prescription_id}/inactivate": ([("sign the prescription", None)], {"reason": "Allergi", "version": 2}),
}
"""For a call that writes: the owner's calls before it, and its body."""

REFUSED_BODIES: dict[str, Any] = {
    "POST /api/users/{user_id}/invite": None,
    f"POST {POS_API}/registers/{{register_id}}/enrol": None,
    f"POST {POS_API}/payment/{{receipt_id}}/abort": None,
    f"POST {POS_API}/payment/{{receipt_id}}/retry": {"payments": []},
    f"POST {POS_API}/receipts/{{receipt_id}}/refund/retry": None,
    "POST /api/client/{client_id}/forms/sendMail": {"channels": ["sms"]},
    "POST /api/clients/{client_id}/export/{export_id}/download": None,
    "POST /api/client-list-exports/{list_export_id}/download": None,
    "GET /api/imports/{import_id}/report": None,
}
"""Calls about a record that need a provider to succeed: walked as somebody who may not reach the record."""


async def _sign_prescription(clinic: Any) -> None:
    """Set the state that the prescriber's signature leads to."""
    values = {"state": "signed", "signed_at": now(), "prescriber_id": UUID(clinic.ids["prescriber_id"]), "invited_email": "", "version": 2}
    async with transaction(Context.system(clinic.company.id)) as session:
        key = Prescription.id == UUID(clinic.ids["prescription_id"])
        await session.execute(update(Prescription).where(key).values(**values, valid_until=(now() + timedelta(days=90)).date()))


async def _insert_fee(clinic: Any) -> None:
    """Insert the due fee of the clinic's booking, which a call makes after its start only."""
    ids = {name: UUID(clinic.ids[name]) for name in ("booking_id", "client_id", "service_id")}
    async with transaction(Context.system(clinic.company.id)) as session:
        session.add(BookingFee(company_id=clinic.company.id, kind="no_show", amount=50000, **ids))


async def _insert_card(clinic: Any) -> None:
    """Insert the card of the client of the clinic's booking, which a payment at the card company makes only, and choose the online register."""
    company_id = clinic.company.id
    ids = {name: UUID(clinic.ids[name]) for name in ("booking_id", "client_id")}
    async with transaction(Context.system(company_id)) as session:
        merchant_id = await session.scalar(select(RegisterSettings.merchant_id).where(RegisterSettings.company_id == company_id))
        session.add(CardOnFile(
            company_id=company_id, payee=merchant_id, transaction_id="transaction", consent="Jag godkänner", consented_at=now(),
            max_amount=50000, **ids,
        ))
        register_id = UUID(clinic.ids["register_id"])
        session.add(OnlinePaymentSettings(company_id=company_id, id=company_id, register_id=register_id, saves_card=True))


async def _claim_personal_id(clinic: Any) -> None:
    """Let the clinic's client claim a personal id, which a booking in the portal makes only."""
    async with transaction(Context.system(clinic.company.id)) as session:
        key = Client.id == UUID(clinic.ids["client_id"])
        await session.execute(update(Client).where(key).values(claimed_personal_id="19811228-9874"))


async def prepare_call(clinic: Any, call: str) -> Any:
    """Bring the clinic's record into the state that a call needs, as its owner; return the call's body."""
    steps, body = PREPARED_WRITES[call]
    for step, step_body in steps:
        if step == "sign the prescription":
            await _sign_prescription(clinic)
            continue
        if step == "make the booking's fee due":
            await _insert_fee(clinic)
            continue
        if step == "claim a personal id":
            await _claim_personal_id(clinic)
            continue
        if step == "put a card on file":
            await _insert_card(clinic)
            continue
        if step == "delete the services":
            for row in (await clinic.owner.get("/api/v2/services/options")).json()["data"]:
                await clinic.owner.delete(f"/api/v2/services/{row['id']}")
            continue
        method, path = step.split()
        reply = await clinic.owner.send(method, path.format(**clinic.ids), json=step_body)
        assert reply.json()["status"] == "1", (step, reply.text)
    return body


def refused_body(call: str) -> Any:
    """Return the body of a call that is walked only as somebody who is refused."""
    return REFUSED_BODIES[call] if call in REFUSED_BODIES else PREPARED_WRITES[call][1]
