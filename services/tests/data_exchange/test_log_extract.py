"""The log extract for the patient is a PDF of its own, in the client's language and in plain words (LAW-009)."""

import pytest

from clinic.data_exchange.access_log import extract
from tests.support.sample_documents import extract_text

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-009")]


async def test_the_extract_says_who_opened_what_when_and_where(as_staff, factory):
    company = await factory.company(name="Hudkliniken Söder")
    admin = await as_staff("admin", company=company, first_name="Karin", last_name="Lindqvist", title="Leg. läkare")
    client = await factory.client(company, first_name="Anna", last_name="Ek", language="sv", personal_id="19900101-2385")
    await admin.get(f"/api/clients/{client.id}")
    reply = await admin.get(f"/api/clients/{client.id}/access-log/extract")
    assert (reply.status_code, reply.headers["Content-Type"]) == (200, "application/pdf")
    assert 'filename="loggutdrag_' in reply.headers["Content-Disposition"]
    text = " ".join(extract_text(reply.content).split())
    for words in ("Vem har öppnat din journal", "Anna Ek", "19900101-2385", "Datum", "Tid", "Enhet", "Vem", "Vad", "Hudkliniken", "Karin", "öppnade"):
        assert words in text, (words, text)
    row, = await admin.list_audit("client.log_extracted")
    assert (row["client_id"], row["details"]) == (client.id, {"entries": 1})
    english = await factory.client(company, language="en")
    text = extract_text((await admin.get(f"/api/clients/{english.id}/access-log/extract")).content)
    assert "Nobody has opened your record." in text


async def test_the_extract_has_lists_calendar_and_search_that_showed_more_than_the_name(as_staff, factory):
    clinic = await factory.bookable_clinic()
    admin = await as_staff("admin", company=clinic.company, first_name="Karin", last_name="Lindqvist")
    client = await factory.client(clinic.company, first_name="Anna", last_name="Listad", language="en")
    other = await factory.client(clinic.company, first_name="Berit", last_name="Norrman", language="en")
    await admin.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9, days=0)))
    day = clinic.at(9, days=0)[:10]
    for _ in range(2):
        await admin.get("/api/clients", params={"search": "Anna Listad"})
        await admin.get("/api/v2/bookings", params={"from": day, "to": day})
        await admin.get("/api/overview/search", params={"q": "Listad"})
    rows = await admin.list_audit("client.listed")
    assert [(row["details"]["list"], row["details"]["client_ids"]) for row in rows] == [
        (name, [str(client.id)]) for name in ("clients", "calendar", "search")
    ]
    text = " ".join(extract_text((await admin.get(f"/api/clients/{client.id}/access-log/extract")).content).split())
    for words in ("list of clients", "in the calendar", "in a search"):
        assert words in text, (words, text)
    unseen = extract_text((await admin.get(f"/api/clients/{other.id}/access-log/extract")).content)
    assert "Nobody has opened your record." in unseen


@pytest.mark.covers("PLT-031", "PLT-034", "BEY-060")
async def test_the_extract_is_for_administrators_who_see_the_client(as_staff, factory, monkeypatch):
    admin, foreign = await as_staff("admin"), await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    restricted = await as_staff("admin", company=admin.company, client_access="custom")
    client = await factory.client(admin.company)
    path = f"/api/clients/{client.id}/access-log/extract"
    assert (await user.get(path)).json()["data"]["code"] == "permission.role"
    assert [(await reader.get(path)).status_code for reader in (restricted, foreign)] == [404, 404]
    await admin.get(f"/api/clients/{client.id}")
    monkeypatch.setattr(extract, "MAX_EXTRACT_ROWS", 0)
    assert (await admin.get(path)).json()["data"]["code"] == "log_extract.too_long"
    assert await admin.list_audit("client.log_extracted") == []
