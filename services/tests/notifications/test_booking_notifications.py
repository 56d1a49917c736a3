"""A visitor's booking, its change and its cancellation reach the bells of those whom they concern, and nobody else's (PLT-081)."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import delete, select, update

from clinic.accounts.models import Membership
from clinic.clients.models import ClientAccess
from clinic.core.background import dispatcher
from clinic.core.background.outbox import Delivery
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import read_connection, transaction
from clinic.core.database.tenant_context import Context
from clinic.notifications.jobs import purge_notifications
from clinic.notifications.models import Notification
from tests.core.test_realtime import assert_no_message, local_server, open_tab, receive_message  # noqa: F401 - a fixture

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("empty_outbox")]
NOTIFICATIONS, BOOKINGS = "/api/notifications", "/api/v2/bookings"


async def book_as_visitor(visitor: Any, factory: Any, clinic: Any, hour: int = 9) -> dict[str, Any]:
    """Book in the portal and deliver the event."""
    flow = await factory.booking_flow(clinic, clinic.at(hour))
    reply = await visitor.post(f"/api/v2/booking-portal/{clinic.company.encrypted_id}/bookings", headers=flow.headers, json={})
    assert reply.status_code == 200, reply.text
    await deliver()
    return reply.json()["data"]["booking"]


async def deliver() -> None:
    """Deliver what is due."""
    while await dispatcher.dispatch_due():
        pass


async def deliver_soon(company: Any) -> None:
    """Make a company's waiting deliveries due, and deliver them."""
    async with transaction(Context.system(company.id)) as session:
        await session.execute(update(Delivery).where(Delivery.state == "pending").values(next_attempt_at=now()))
    await deliver()


async def list_notifications(staff: Any, **params: Any) -> dict[str, Any]:
    reply = await staff.get(NOTIFICATIONS, params=params)
    assert reply.status_code == 200, reply.text
    return reply.json()["data"]


async def list_kinds(staff: Any) -> list[str]:
    return [row["kind"] for row in (await list_notifications(staff))["items"]]


async def sign_in_as(as_staff: Any, factory: Any, company: Any, resource: Any) -> Any:
    """Sign in the practitioner of a resource."""
    async with transaction(Context.system(company.id)) as session:
        member = await session.get(Membership, (company.id, resource.membership_id))
    staff = await as_staff("user", company=company)
    return await staff.use_session(await factory.session(member), company=company, member=member)


@pytest.mark.covers("PLT-081")
async def test_visitors_booking_notifies_its_practitioner_and_the_reception(as_staff, factory, visitor):
    """PLT-081: not the colleague with a calendar of their own, not who lacks the booking system, not an accountant, not another company."""
    clinic = await factory.bookable_clinic(people=2)
    anna, bea = [await sign_in_as(as_staff, factory, clinic.company, resource) for resource in clinic.practitioners]
    reception = await as_staff("user", company=clinic.company)
    without = await as_staff("user", company=clinic.company, is_booking_on=False)
    foreign = await as_staff("super_admin")
    booking = await book_as_visitor(visitor, factory, clinic)
    for staff in (anna, reception):
        page = await list_notifications(staff)
        [row] = page["items"]
        assert (row["kind"], row["subject_id"], row["title"], row["at"], row["read_at"]) == (
            "booking_created", booking["id"], "Konsultation", clinic.at(9), None,
        )
        assert (row["client"]["first_name"], page["total"], page["unread_count"]) == ("Vera", 1, 1)
        assert (await staff.get(f"{NOTIFICATIONS}/unread-count")).json()["data"] == {"unread_count": 1}
    for staff in (bea, without, foreign):
        assert await list_kinds(staff) == []
    accountant = await as_staff("accountant", company=clinic.company)
    assert (await accountant.get(NOTIFICATIONS)).status_code == 403


@pytest.mark.covers("PLT-081")
async def test_change_and_cancellation_notify_all_but_the_one_who_made_them(as_staff, factory, visitor):
    """PLT-081: of a visitor's booking only; a booking by staff notifies nobody."""
    clinic = await factory.bookable_clinic()
    anna = await sign_in_as(as_staff, factory, clinic.company, clinic.practitioners[0])
    reception = await as_staff("user", company=clinic.company)
    booking = await book_as_visitor(visitor, factory, clinic)
    moved = await reception.post(f"{BOOKINGS}/{booking['id']}/reschedule", json={
        "start_at": clinic.at(11), "practitioner_id": str(clinic.practitioners[0].id), "room_id": None, "version": 1,
    })
    assert moved.status_code == 200, moved.text
    await deliver_soon(clinic.company)
    cancelled = await reception.post(f"{BOOKINGS}/{booking['id']}/cancel", json={"version": 2, "reason": "Ändrade planer"})
    assert cancelled.status_code == 200, cancelled.text
    client = await factory.client(clinic.company)
    own = (await reception.post(BOOKINGS, json=clinic.booking_data(client.id, clinic.at(14)))).json()["data"]
    await reception.post(f"{BOOKINGS}/{own['id']}/cancel", json={"version": 1, "reason": "Ändrade planer"})
    await deliver_soon(clinic.company)
    assert await list_kinds(anna) == ["booking_cancelled", "booking_changed", "booking_created"]
    assert await list_kinds(reception) == ["booking_created"]
    filtered = await list_notifications(anna, kind="booking_changed")
    assert ([row["at"] for row in filtered["items"]], filtered["total"], filtered["unread_count"]) == ([clinic.at(11)], 1, 3)


@pytest.mark.covers("PLT-081", "PLT-034")
async def test_restricted_user_hears_of_their_clients_only(as_staff, factory, visitor):
    """PLT-034: none about a client whom they may not see, and one they got before losing access names nothing any more."""
    clinic = await factory.bookable_clinic()
    restricted = await as_staff("admin", company=clinic.company, client_access="custom")
    await book_as_visitor(visitor, factory, clinic)
    assert await list_kinds(restricted) == []
    [row] = await factory.list_bookings(clinic.company)
    async with transaction(Context.system(clinic.company.id)) as session:
        session.add(ClientAccess(company_id=clinic.company.id, membership_id=restricted.member.id, client_id=row.client_id))
    boss = await as_staff("super_admin", company=clinic.company)
    await boss.post(f"{BOOKINGS}/{row.id}/cancel", json={"version": 1, "reason": "Ändrade planer"})
    await deliver_soon(clinic.company)
    [item] = (await list_notifications(restricted))["items"]
    assert (item["kind"], item["client"]["first_name"], item["subject_id"]) == ("booking_cancelled", "Vera", str(row.id))
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(delete(ClientAccess))
    reply = await restricted.get(NOTIFICATIONS)
    [item] = reply.json()["data"]["items"]
    assert (item["client"], item["subject_id"], item["title"], item["at"]) == (None, None, None, None)
    assert "Vera" not in reply.text and str(row.id) not in reply.text and str(row.client_id) not in reply.text


@pytest.mark.covers("PLT-081")
async def test_event_delivered_twice_notifies_once(as_staff, factory, visitor):
    """PLT-081: a repeated delivery adds no row; the unique key of event and receiver refuses it."""
    clinic = await factory.bookable_clinic()
    reception = await as_staff("user", company=clinic.company)
    await book_as_visitor(visitor, factory, clinic)
    async with transaction(Context.system(clinic.company.id)) as session:
        repeated = update(Delivery).where(Delivery.subscriber == "notifications.booking_created").values(state="pending", next_attempt_at=now())
        await session.execute(repeated)
    await deliver()
    assert await list_kinds(reception) == ["booking_created"]


@pytest.mark.covers("PLT-081")
async def test_marking_as_read_needs_the_csrf_header_and_is_the_readers_own(as_staff, factory, visitor):
    """PLT-081, PLT-003: GET marks, yet not from another site's page; a colleague's notification is not found."""
    clinic = await factory.bookable_clinic()
    reception, colleague = await as_staff("user", company=clinic.company), await as_staff("user", company=clinic.company)
    for hour in (9, 11):
        await book_as_visitor(visitor, factory, clinic, hour)
    first, second = (await list_notifications(reception))["items"]
    for path in (f"{first['id']}/read", "read-all"):
        for header in ("", "not-the-cookie"):
            refused = await reception.send("GET", f"{NOTIFICATIONS}/{path}", headers={"X-CSRF-Token": header})
            assert (refused.status_code, refused.json()["data"]["code"]) == (403, "csrf.missing")
        foreign = await reception.send("GET", f"{NOTIFICATIONS}/{path}", headers={"Origin": "https://evil.test"})
        assert foreign.status_code == 403
    assert (await colleague.send("GET", f"{NOTIFICATIONS}/{first['id']}/read")).status_code == 404
    assert (await list_notifications(reception))["unread_count"] == 2
    marked = await reception.send("GET", f"{NOTIFICATIONS}/{first['id']}/read")
    assert (marked.status_code, marked.json()["status"]) == (200, "1")
    unread = await list_notifications(reception, unread=True)
    assert ([row["id"] for row in unread["items"]], unread["unread_count"]) == ([second["id"]], 1)
    assert (await reception.send("GET", f"{NOTIFICATIONS}/read-all")).json()["status"] == "1"
    assert (await list_notifications(reception))["unread_count"] == 0
    assert (await list_notifications(colleague))["unread_count"] == 2


@pytest.mark.covers("PLT-081")
async def test_database_shows_a_notification_to_its_receiver_only(as_staff, factory, visitor):
    """PLT-081: row-level security, for a query without conditions; a lost system hides its kinds."""
    clinic = await factory.bookable_clinic()
    reception, colleague = await as_staff("user", company=clinic.company), await as_staff("user", company=clinic.company)
    await book_as_visitor(visitor, factory, clinic)
    context = Context(company_id=clinic.company.id, actor="staff", membership_id=reception.member.id, identity_id=reception.member.identity_id)
    async with read_connection(context) as connection:
        assert {row["membership_id"] for row in await connection.fetch("SELECT membership_id FROM notification")} == {reception.member.id}
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Membership).where(Membership.id == colleague.member.id).values(is_booking_on=False))
    page = await list_notifications(colleague)
    assert (page["items"], page["total"], page["unread_count"]) == ([], 0, 0)


@pytest.mark.covers("PLT-081", "BEY-060")
async def test_receivers_open_tabs_hear_at_once_and_no_others(as_staff, factory, visitor, local_server):  # noqa: F811
    """PLT-081: by realtime, when it comes and when another tab marks it; colleagues hear of their own only."""
    clinic = await factory.bookable_clinic(people=2)
    reception = await as_staff("user", company=clinic.company)
    bea = await sign_in_as(as_staff, factory, clinic.company, clinic.practitioners[1])
    async with open_tab(local_server, reception, "notifications") as tab, open_tab(local_server, bea, "notifications") as other_tab:
        await book_as_visitor(visitor, factory, clinic)
        changed = {"topic": "notifications", "id": None, "version": None}
        assert await receive_message(tab) == changed
        await reception.send("GET", f"{NOTIFICATIONS}/read-all")
        assert await receive_message(tab) == changed
        await assert_no_message(other_tab)


@pytest.mark.covers("PLT-081")
async def test_old_notifications_are_deleted(as_staff, factory, visitor):
    """PLT-081: after 90 days, read or not; younger ones stay."""
    clinic = await factory.bookable_clinic()
    reception = await as_staff("user", company=clinic.company)
    for hour in (9, 11):
        await book_as_visitor(visitor, factory, clinic, hour)
    newest, oldest = (await list_notifications(reception))["items"]
    async with transaction(Context.system(clinic.company.id)) as session:
        old = update(Notification).where(Notification.id == UUID(oldest["id"])).values(created_at=now() - timedelta(days=91))
        await session.execute(old)
    await purge_notifications(Context.system(clinic.company.id))
    assert [row["id"] for row in (await list_notifications(reception))["items"]] == [newest["id"]]
    async with transaction(Context.system(clinic.company.id)) as session:
        assert len((await session.scalars(select(Notification.id).where(Notification.membership_id == reception.member.id))).all()) == 1


async def test_booking_made_by_staff_costs_no_delivery_to_notifications(as_staff, factory):
    """PLT-081: the other subscribers of the event get theirs."""
    clinic = await factory.bookable_clinic()
    staff = await as_staff("user", company=clinic.company)
    client = await factory.client(clinic.company)
    assert (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).status_code == 200
    async with transaction(Context.system(clinic.company.id)) as session:
        subscribers = list(await session.scalars(select(Delivery.subscriber).where(Delivery.company_id == clinic.company.id)))
    assert "booking.notify_created" in subscribers
    assert not [name for name in subscribers if name.startswith("notifications.booking")]


@pytest.mark.covers("PLT-081")
async def test_bell_counts_what_its_reader_may_read_only(as_staff, factory):
    """PLT-081: kinds without permission aren't counted, neither among few nor where more than a hundred wait; a signed-out bell is refused."""
    company = await factory.company()
    reader = await as_staff("user", company=company, is_booking_on=False)
    for kind, number, expected in (
        ("booking_created", 3, 0), ("google_calendar_broken", 2, 2), ("booking_created", 150, 2), ("google_calendar_broken", 120, 100),
    ):
        async with transaction(Context.system(company.id)) as session:
            session.add_all([
                Notification(
                    company_id=company.id, membership_id=reader.member.id, event_id=new_id(), kind=kind, subject_id=new_id(), created_at=now(),
                )
                for _ in range(number)
            ])
        assert (await reader.get(f"{NOTIFICATIONS}/unread-count")).json()["data"] == {"unread_count": expected}
        assert (await list_notifications(reader))["unread_count"] == expected
    await reader.post("/api/v2/logout")
    assert (await reader.get(f"{NOTIFICATIONS}/unread-count")).status_code == 401
