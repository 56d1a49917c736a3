"""Each kind of event notifies those whom it concerns, says what it is about, and can be switched off by each person (PLT-081)."""

from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import select, update

from clinic.accounts.service import MEMBER_ADDED
from clinic.core.background import outbox
from clinic.core.background.outbox import Event
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.data_exchange.client_export.service import EXPORT_READY
from clinic.data_exchange.models import ClientExport
from clinic.forms.events import CONSENT_SIGNED, QUESTIONNAIRE_ANSWERED
from clinic.messaging.events import MESSAGE_FAILED
from clinic.notifications.kinds import KINDS, NotificationKind
from clinic.pos.events import PAYMENT_NEEDS_STAFF
from clinic.pos.receipts.models import Receipt
from clinic.prescriptions.events import DECLINED, SIGNED
from clinic.quality.devices.jobs import send_maintenance_reminders
from clinic.quality.devices.models import DeviceMaintenance, MedicalDevice
from clinic.quality.events import MAINTENANCE_DUE
from tests.notifications.test_booking_notifications import NOTIFICATIONS, book_as_visitor, deliver, list_kinds, list_notifications
from tests.route_coverage.sample_clinic import SampleClinic, build_sample_clinic

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("empty_outbox"), pytest.mark.covers("PLT-081")]
SWITCHES = f"{NOTIFICATIONS}/switches"
PRODUCTS = "/api/v3/point-of-sale/products"


async def publish(company: Any, name: str, **payload: str) -> None:
    """Publish an event as the system, and deliver it."""
    async with transaction(Context.system(company.id)) as session:
        outbox.publish(session, name, payload)
    await deliver()


async def assign(clinic: SampleClinic, model: Any, row_id: str, **values: Any) -> None:
    """Change columns of a row of the sample clinic."""
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(model).where(model.id == UUID(row_id)).values(**values))


async def plan_maintenance(clinic: SampleClinic, member: Any) -> None:
    """Insert a device with a maintenance planned for today, and the member who is responsible for it."""
    company_id, device_id = clinic.company.id, new_id()
    async with transaction(Context.system(company_id)) as session:
        session.add(MedicalDevice(
            company_id=company_id, id=device_id, name="Laser of one" if member else "Laser of all", model="M", brand="B", serial_number="S",
            supplier="S", responsible_id=member.id if member else None,
        ))
        await session.flush()
        session.add(DeviceMaintenance(company_id=company_id, id=new_id(), device_id=device_id, planned_on=now().date()))


@pytest.fixture
async def clinic(as_staff, factory) -> SampleClinic:
    """A clinic with one of everything."""
    return await build_sample_clinic(as_staff, factory)


async def list_new(staff: Any) -> list[tuple[str, bool, bool]]:
    """Return the unread kinds, each with whether it names its subject and its client; mark them as read."""
    items = (await list_notifications(staff, unread=True))["items"]
    await staff.send("GET", f"{NOTIFICATIONS}/read-all")
    return [(row["kind"], row["subject_id"] is not None, row["client"] is not None) for row in items]


async def test_forms_by_link_notify_the_reception_and_not_the_restricted_user(clinic, as_staff):
    """PLT-081: an answered questionnaire and a signed consent; one filled in at the clinic notifies nobody."""
    reception = await as_staff("user", company=clinic.company)
    restricted = await as_staff("admin", company=clinic.company, client_access="custom")
    without_record = await as_staff("admin", company=clinic.company, is_record_on=False)
    await list_new(reception)
    answered, signed = clinic.ids["client_questionnaire_id"], clinic.ids["consent_id"]
    for channel in ("screen", "link"):
        await publish(clinic.company, QUESTIONNAIRE_ANSWERED, questionnaire_id=answered, client_id=clinic.ids["client_id"], channel=channel)
        await publish(clinic.company, CONSENT_SIGNED, consent_id=signed, client_id=clinic.ids["client_id"], channel=channel)
    assert await list_new(reception) == [("form_signed", True, True), ("form_answered", True, True)]
    assert await list_kinds(restricted) == await list_kinds(without_record) == []


async def test_prescriptions_notify_the_one_who_requested_them(clinic, as_staff):
    """PLT-081: signed or declined; nobody else."""
    colleague = await as_staff("admin", company=clinic.company)
    await list_new(clinic.owner)
    ids = {"prescription_id": clinic.ids["prescription_id"], "client_id": clinic.ids["client_id"]}
    await publish(clinic.company, SIGNED, **ids, origin="external")
    await publish(clinic.company, DECLINED, **ids)
    assert await list_new(clinic.owner) == [("prescription_declined", True, True), ("prescription_signed", True, True)]
    assert await list_kinds(colleague) == []


async def test_export_notifies_who_asked_and_message_the_administrators(clinic, as_staff):
    """PLT-081: an export that is ready, and a message that was not delivered."""
    admin, user = await as_staff("admin", company=clinic.company), await as_staff("user", company=clinic.company)
    await list_new(clinic.owner)
    export_id = (await clinic.owner.post(f"/api/clients/{clinic.ids['client_id']}/export", json={})).json()["data"]["id"]
    async with transaction(Context.system(clinic.company.id)) as session:
        assert await session.scalar(select(ClientExport.membership_id).where(ClientExport.id == UUID(export_id))) == clinic.owner.member.id
    await publish(clinic.company, EXPORT_READY, export_id=export_id)
    await publish(clinic.company, MESSAGE_FAILED, message_id=clinic.ids["message_id"], client_id=clinic.ids["client_id"])
    kinds = [row[0] for row in await list_new(clinic.owner)]
    assert (kinds[0], set(kinds[1:])) == ("message_failed", {"export_ready"})
    assert await list_kinds(admin) == ["message_failed"] and await list_kinds(user) == []


async def test_payment_notifies_its_cashier_and_the_administrators(clinic, as_staff):
    """PLT-081: with the amount; not a colleague who sells beside them."""
    cashier, colleague = await as_staff("user", company=clinic.company), await as_staff("user", company=clinic.company)
    admin = await as_staff("admin", company=clinic.company)
    await assign(clinic, Receipt, clinic.ids["receipt_id"], membership_id=cashier.member.id)
    await publish(clinic.company, PAYMENT_NEEDS_STAFF, receipt_id=clinic.ids["receipt_id"])
    for staff in (cashier, admin):
        [row] = (await list_notifications(staff))["items"]
        assert (row["kind"], row["subject_id"]) == ("payment_needs_staff", clinic.ids["receipt_id"]) and row["number"] > 0
    assert await list_kinds(colleague) == []


async def test_low_stock_notifies_once_when_it_becomes_low(clinic, as_staff):
    """PLT-081: by a sale or a correction, when the stock passes the limit; it tells how many are left."""
    admin, seller = await as_staff("admin", company=clinic.company), await as_staff("user", company=clinic.company, is_for_booking=True)
    product = (await clinic.owner.get(PRODUCTS, params={"filter": "all"})).json()["data"]["items"][0]
    for change in (20 - product["stock"], -17, -1):
        reply = await clinic.owner.post(f"{PRODUCTS}/{product['id']}/stock", json={"change": change, "reason": "Inventering"})
        assert reply.status_code == 200, reply.text
    await deliver()
    [row] = (await list_notifications(admin))["items"]
    assert (row["kind"], row["title"], row["number"]) == ("stock_low", product["name"], 2)
    assert await list_kinds(seller) == [] and "stock_low" not in await list_kinds(clinic.owner), "the owner did it"


async def test_maintenance_notifies_the_responsible_person_or_the_administrators(clinic, as_staff):
    """PLT-081: once for each planned day, with the day; the reminder job publishes it."""
    admin = await as_staff("admin", company=clinic.company)
    responsible = await as_staff("user", company=clinic.company)
    for member in (None, responsible.member):
        await plan_maintenance(clinic, member)
    for _ in range(2):
        await send_maintenance_reminders(Context.system(clinic.company.id))
    await deliver()
    async with transaction(Context.system(clinic.company.id)) as session:
        assert len((await session.scalars(select(Event.id).where(Event.name == MAINTENANCE_DUE))).all()) == 2
    for staff, title in ((admin, "Laser of all"), (responsible, "Laser of one")):
        [row] = (await list_notifications(staff))["items"]
        assert (row["kind"], row["title"], row["day"]) == ("maintenance_due", title, now().date().isoformat())


async def test_new_user_notifies_the_other_administrators(clinic, as_staff):
    """PLT-081: not the one who added them, not a plain user, not the new one."""
    admin, user = await as_staff("admin", company=clinic.company), await as_staff("user", company=clinic.company)
    data = {"first_name": "Nils", "last_name": "Ny", "email": f"{clinic.ids['view_id']}@people.test", "user_role": "admin"}
    reply = await clinic.owner.post("/api/users", json=data)
    assert reply.status_code == 200, reply.text
    await deliver()
    [row] = (await list_notifications(admin))["items"]
    assert (row["kind"], row["title"], row["subject_id"]) == ("user_added", "Nils Ny", reply.json()["data"]["id"])
    assert await list_kinds(user) == [] and "user_added" not in await list_kinds(clinic.owner)
    assert MEMBER_ADDED in outbox.SUBSCRIBERS.by_event


async def test_switched_off_kind_is_not_notified_to_that_person(as_staff, factory, visitor):
    """PLT-081: by kind and person, audited, and on again from the next event; a kind of a system that one lacks is not offered."""
    clinic = await factory.bookable_clinic()
    quiet, reception = await as_staff("user", company=clinic.company), await as_staff("user", company=clinic.company)
    switches = (await quiet.get(SWITCHES)).json()["data"]
    assert all(switch["is_on"] for switch in switches)
    offered = {switch["kind"] for switch in switches}
    assert "booking_created" in offered and not {"user_added", "export_ready", "message_failed"} & offered, "these concern administrators"
    owner = await as_staff("super_admin", company=clinic.company)
    assert {switch["kind"] for switch in (await owner.get(SWITCHES)).json()["data"]} == {kind.value for kind in KINDS}
    for _ in range(2):
        switched = await quiet.put(f"{SWITCHES}/booking_created", json={"is_on": False})
        assert switched.json()["data"] == {"kind": "booking_created", "is_on": False}, switched.text
    assert [row["details"]["is_on"] for row in await quiet.list_audit("notification.switched")] == [False, False]
    await book_as_visitor(visitor, factory, clinic)
    assert (await list_kinds(quiet), await list_kinds(reception)) == ([], ["booking_created"])
    await quiet.put(f"{SWITCHES}/booking_created", json={"is_on": True})
    await book_as_visitor(visitor, factory, clinic, 11)
    assert await list_kinds(quiet) == ["booking_created"]
    assert (await quiet.put(f"{SWITCHES}/user_added", json={"is_on": False})).status_code == 404


def test_every_kind_has_what_it_needs():
    """PLT-081: a permission, a subject, and with it an audience."""
    assert set(KINDS) == set(NotificationKind)
