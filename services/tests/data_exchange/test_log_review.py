"""Log reviews: monthly samples, reviews on suspicion, their signs, and signatures that hold (LAW-008)."""

from datetime import UTC, date, datetime, timedelta
from uuid import UUID

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from clinic.core.background import dispatcher
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.data_exchange.log_review import jobs, queries
from tests.support.http_client import ApiClient

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-008")]
PATH = "/api/log-reviews"
ZONE = "Europe/Stockholm"
LAST_MONTH = (local_date(now(), ZONE).replace(day=1) - timedelta(days=1)).replace(day=1)


async def insert_view(viewer: ApiClient, client_id: UUID, at: datetime) -> None:
    """Insert a view of a client as a member wrote it then."""
    async with transaction(Context.system(viewer.company.id)) as session:
        await session.execute(text(
            "INSERT INTO audit (company_id, id, client_id, at, action, subject_id, actor, identity_id, membership_id, details)"
            " VALUES (:company, :id, :client, :at, 'client.viewed', :client, 'staff', :identity, :member, '{}')"
        ), {
            "company": viewer.company.id, "id": new_id(), "client": client_id, "at": at, "identity": viewer.member.identity_id,
            "member": viewer.member.id,
        })


def noon(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, 11, tzinfo=UTC)


async def read_review(reader: ApiClient, review_id: str) -> dict:
    reply = await reader.get(f"{PATH}/{review_id}")
    assert reply.status_code == 200, reply.text
    return reply.json()["data"]


def suspicion(subject_type: str, subject_id: UUID) -> dict[str, str]:
    today = local_date(now(), ZONE)
    return {
        "type": subject_type, "subject_id": str(subject_id), "reason": "Anonymt tips", "from_day": str(today - timedelta(days=30)),
        "until_day": str(today),
    }


@pytest.mark.usefixtures("empty_outbox")
async def test_the_month_is_drawn_once_and_the_owner_is_notified(as_staff, factory, monkeypatch):
    monkeypatch.setattr(queries, "SAMPLE_SIZE", 3)
    owner = await as_staff("super_admin")
    nurse = await as_staff("user", company=owner.company)
    clients = [await factory.client(owner.company) for _ in range(5)]
    for client in clients:
        await insert_view(nurse, client.id, noon(LAST_MONTH))
    for _ in range(2):
        await jobs.draw_last_month(Context.system(owner.company.id))
    page = (await owner.get(PATH, params={"state": "waiting"})).json()["data"]
    row, = page["items"]
    assert (row["type"], row["from_day"], row["views"], row["entries"]) == ("monthly", str(LAST_MONTH), 5, 3)
    assert len((await read_review(owner, row["id"]))["sample"]) == 3
    assert len(await owner.list_audit("log_review.drawn")) == 1
    await dispatcher.dispatch_due()
    notification, = (await owner.get("/api/notifications")).json()["data"]["items"]
    assert (notification["kind"], notification["day"], notification["subject_id"]) == ("log_review", str(LAST_MONTH), row["id"])
    assert (await nurse.get("/api/notifications")).json()["data"]["items"] == []


async def test_a_suspicion_shows_the_signs_of_each_view(as_staff, factory):
    owner = await as_staff("super_admin")
    nurse = await as_staff("user", company=owner.company, last_name="Ahlgren", email="maja@signs.test")
    relative = await factory.client(owner.company, first_name="Anna", last_name="ahlgren")
    member_as_client = await factory.client(owner.company, first_name="Maja", last_name="Ek", email="MAJA@signs.test")
    for client in (relative, member_as_client):
        await insert_view(nurse, client.id, now() - timedelta(days=1))
    reply = (await owner.post(PATH, json=suspicion("member", nurse.member.id))).json()["data"]
    signs = {row["client_name"]: set(row["signs"]) for row in reply["sample"]}
    assert signs == {"Anna ahlgren": {"same_name", "no_appointment"}, "Maja Ek": {"team_member", "no_appointment"}}
    assert (reply["subject_name"].split()[-1], reply["reason"], reply["with_signs"]) == ("Ahlgren", "Anonymt tips", 2)
    of_client = (await owner.post(PATH, json=suspicion("client", relative.id))).json()["data"]
    assert [row["client_name"] for row in of_client["sample"]] == ["Anna ahlgren"]
    unseen = await owner.post(PATH, json=suspicion("client", (await factory.client(owner.company)).id))
    assert unseen.json()["data"]["code"] == "log_review.no_views"
    backwards = {**suspicion("client", relative.id), "until_day": "2020-01-01"}
    assert (await owner.post(PATH, json=backwards)).status_code == 422


async def test_a_view_near_a_booking_has_an_appointment(as_staff, factory):
    clinic = await factory.bookable_clinic()
    owner = await as_staff("super_admin", company=clinic.company)
    client = await factory.client(clinic.company)
    await owner.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9, days=0)))
    start = datetime.fromisoformat(clinic.at(9, days=0)).replace(tzinfo=UTC)
    for days in (-6, 8):
        await insert_view(owner, client.id, start + timedelta(days=days))
    today = local_date(start, ZONE)
    period = {"from_day": str(today - timedelta(days=20)), "until_day": str(today + timedelta(days=20))}
    reply = (await owner.post(PATH, json={**suspicion("client", client.id), **period})).json()["data"]
    assert [row["signs"] for row in reply["sample"] if row["at"][:10] != str(now().date())] == [["no_appointment"], []]


async def test_a_signature_holds_and_nobody_signs_their_own_views(as_staff, factory):
    owner = await as_staff("super_admin", first_name="Karin", last_name="Lind")
    client = await factory.client(owner.company)
    await insert_view(owner, client.id, now() - timedelta(days=1))
    review = (await owner.post(PATH, json=suspicion("client", client.id))).json()["data"]
    body = {"outcome": "explained", "finding": "Brådskande samtal.", "version": review["version"]}
    admin = await as_staff("admin", company=owner.company)
    refused = await owner.post(f"{PATH}/{review['id']}/sign", json=body)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "log_review.own_views")
    signed = (await admin.post(f"{PATH}/{review['id']}/sign", json=body)).json()["data"]
    assert (signed["outcome"], signed["finding"], signed["is_own"]) == ("explained", "Brådskande samtal.", False)
    assert signed["signed_at"] is not None
    assert len(await owner.list_audit("log_review.signed")) == 1
    twice = await admin.post(f"{PATH}/{review['id']}/sign", json={**body, "version": signed["version"]})
    assert twice.json()["data"]["code"] == "log_review.signed"
    with pytest.raises(DBAPIError, match="a signed log review is immutable"):
        async with transaction(Context.system(owner.company.id)) as session:
            await session.execute(text("UPDATE log_review SET finding = 'annat'"))
    for statement in ("DELETE FROM log_review", "DELETE FROM log_review_entry", "UPDATE log_review_entry SET signs = '[]'"):
        with pytest.raises(DBAPIError, match="permission denied"):
            async with transaction(Context.system(owner.company.id)) as session:
                await session.execute(text(statement))


async def test_the_only_reviewer_signs_their_own_views_and_the_review_says_so(as_staff, factory):
    owner = await as_staff("super_admin")
    client = await factory.client(owner.company)
    await insert_view(owner, client.id, now() - timedelta(days=1))
    review = (await owner.post(PATH, json=suspicion("client", client.id))).json()["data"]
    body = {"outcome": "no_remark", "finding": "Egen behandling.", "version": review["version"]}
    assert (await owner.post(f"{PATH}/{review['id']}/sign", json={**body, "finding": " "})).status_code == 422
    signed = (await owner.post(f"{PATH}/{review['id']}/sign", json=body)).json()["data"]
    assert (signed["is_own"], signed["reviewer_name"]) == (True, f"{owner.member.first_name} {owner.member.last_name}")
