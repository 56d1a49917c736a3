"""Who comes by a link that isn't theirs, too late, twice, or with another's code, key or file gets nothing."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.forms.models import FormLink, FormVisit
from tests.core.test_uploads import picture
from tests.forms.test_links import PHONE, sent
from tests.forms.worlds import PHOTO, PREGNANT, Visit, assigned, letter, link_key, signing

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PUB-010", "BEY-060")]


@pytest.fixture
async def two(as_staff, make, visitor):
    """Two clients of one clinic, each with a letter to sign and a link of their own."""
    staff = await as_staff("admin")
    letter_id = (await letter(staff))["id"]

    class Guest:
        def __init__(self, client, consent, key) -> None:
            self.client, self.consent, self.key = client, consent, key

        async def visit(self) -> Visit:
            """The link opened; the code is on its way."""
            visit = Visit(visitor, staff.company)
            answer = await visitor.post(f"{visit.base}/visits", json={"key": self.key})
            assert answer.json()["status"] == "1", answer.text
            visit.headers = {"X-Flow-Key": answer.json()["data"]["flow_key"]}
            return visit

        async def proved(self) -> Visit:
            """The code typed."""
            visit = await self.visit()
            assert (await visit.post("/verify-otp", {"code": await visit.code()})).json()["status"] == "1"
            return visit

    guests = []
    for number in ("05", "99"):
        client = await make.client(staff.company, **{**PHONE, "phone": f"+467017406{number}"})
        consent = await assigned(staff, client, letter_id)
        await sent(staff, client)
        guests.append(Guest(client, consent, await link_key(staff.company)))
    return staff, *guests


async def later(company, model) -> None:
    """As if its time had passed."""
    async with unit(Context.system(company.id)) as session:
        await session.execute(update(model).values(expires_at=now() - timedelta(seconds=1)))


async def test_a_link_and_a_visit_that_are_too_old_open_nothing_before_anything_has_cleaned_them_away(two, visitor):
    staff, mine, _ = two
    visit = await mine.proved()
    assert (await visit.get("/forms")).status_code == 200
    await later(staff.company, FormVisit)
    for path in ("/forms", "/visit"):
        answer = await visit.get(path)
        assert (answer.status_code, answer.json()["data"]["code"]) == (401, "forms.visit_ended"), path
    signed = await visit.post(f"/consents/{mine.consent['id']}/sign", signing(version=2))
    assert (signed.status_code, signed.json()["data"]["code"]) == (401, "forms.visit_ended")
    await later(staff.company, FormLink)
    opened = await visitor.post(f"{visit.base}/visits", json={"key": mine.key})
    assert (opened.status_code, opened.json()["data"]["code"]) == (410, "forms.link_ended")


async def test_a_code_proves_the_visit_it_was_sent_for_and_once(two):
    """A code of another's visit, one that a later code has replaced, and one that was used already."""
    _, mine, other = two
    first, strange = await mine.visit(), None
    first_code = await first.code()
    strange = await other.visit()
    strange_code = await strange.code()
    if strange_code != first_code:
        refused = await first.post("/verify-otp", {"code": strange_code})
        assert refused.json()["errors"]["code"][0]["code"] == "code"
    assert (await first.post("/verify-otp", {"code": first_code})).json()["data"]["state"] == "verified"
    second = await mine.visit()
    second_code = await second.code()
    if second_code != first_code:
        replayed = await second.post("/verify-otp", {"code": first_code})
        assert (replayed.status_code, replayed.json()["errors"]["code"][0]["code"]) == (422, "code")
    assert (await second.get("/forms")).json()["data"]["code"] == "forms.unverified"


async def test_a_visit_is_of_one_client_neither_anothers_forms_drafts_nor_files(two, visitor):
    staff, mine, other = two
    visit, theirs = await mine.proved(), await other.proved()
    draft = {"body": {"answers": {PREGNANT: {"value": True, "more": "hemligt"}}}, "base_version": 1}
    kept = await visitor.put(f"{theirs.base}/drafts/consent/{other.consent['id']}", json=draft, headers=theirs.headers)
    assert kept.json()["status"] == "1", kept.text
    assert (await visit.get(f"/drafts/consent/{other.consent['id']}")).json()["data"] is None
    brought = await visitor.post(f"{theirs.base}/files", files={"file": ("b.jpg", picture(), "image/jpeg")}, headers=theirs.headers)
    stolen = signing(answers={PREGNANT: {"value": False}, PHOTO: [brought.json()["data"]["id"]]}, version=1)
    refused = await visit.post(f"/consents/{mine.consent['id']}/sign", stolen)
    assert refused.json()["errors"][f"answers.{PHOTO}"][0]["code"] == "unknown"
    for consent_id in (other.consent["id"], "00000000-0000-0000-0000-000000000001"):
        for version in (1, 2):
            refused = await visit.post(f"/consents/{consent_id}/sign", signing(version=version))
            assert (refused.status_code, refused.json()["data"]) == (404, {"code": "not_found"}), "nor how it stands now"
    shown = (await staff.get(f"/api/client/{other.client.id}/letters-of-consent/{other.consent['id']}")).json()["data"]
    assert shown["state"] == "pending_sign"


async def test_neither_a_staff_cookie_nor_a_guess_stands_for_the_key(two):
    """Cookies count for nothing at the link, and a flow key opens nothing of the clinic's."""
    staff, mine, _ = two
    visit = await mine.proved()
    for headers in ({}, {"X-Flow-Key": ""}, {"X-Flow-Key": "x" * 43}, {"X-Flow-Key": mine.key}):
        answer = await staff.get(f"{visit.base}/forms", headers=headers)
        assert (answer.status_code, answer.json()["data"]["code"]) == (401, "forms.visit_ended"), headers
    for path in (f"/api/client/{mine.client.id}/letters-of-consent", f"/api/clients/{mine.client.id}", "/api/clients"):
        assert (await visit.visitor.get(path, headers=visit.headers)).status_code == 401, path


async def test_one_address_opens_only_so_many_links(two, visitor):
    _, mine, _ = two
    base = (await mine.visit()).base
    answers = [await visitor.post(f"{base}/visits", json={"key": f"guess-{number}"}) for number in range(31)]
    assert {answer.status_code for answer in answers[:28]} == {410}
    assert (answers[-1].status_code, answers[-1].json()["data"]["code"]) == (429, "rate.limited")


@pytest.mark.covers("REC-006")
async def test_a_merge_ends_the_visits_of_the_one_that_goes(two, visitor):
    """Who proved to be the one that goes hasn't proved to be the other; the link itself leads to the one that stays, by a new code."""
    staff, mine, other = two
    visit, theirs = await mine.proved(), await other.proved()
    path = f"/drafts/consent/{mine.consent['id']}"
    brought = await visitor.post(f"{visit.base}/files", files={"file": ("b.jpg", picture(), "image/jpeg")}, headers=visit.headers)
    draft = {"answers": {PREGNANT: {"value": False, "more": ""}, PHOTO: [brought.json()["data"]["id"]]}}
    await visitor.put(visit.base + path, json={"body": draft, "base_version": 1}, headers=visit.headers)
    assert (await theirs.get(path)).json()["data"] is None
    body = {"gone_id": str(mine.client.id), "gone_version": 1, "version": 1}
    assert (await staff.post(f"/api/clients/{other.client.id}/merge", json=body)).json()["status"] == "1"
    assert (await visit.get("/forms")).json()["data"]["code"] == "forms.visit_ended"
    waiting = [{one["id"] for one in (await who.get("/forms")).json()["data"]["consents"]} for who in (theirs, await mine.proved())]
    assert waiting == [{mine.consent["id"], other.consent["id"]}] * 2
    assert (await theirs.get(path)).json()["data"]["body"] == draft, "what was typed follows with the form"
    signed = await theirs.post(f"/consents/{mine.consent['id']}/sign", signing(**draft))
    assert signed.json()["status"] == "1", signed.text
