"""Connecting the company's account with the payment provider: terms, each state, what the provider's webhook and the job change."""

import asyncio

import orjson
import pytest

from clinic.core.database.tenant_context import Context
from clinic.pos.payment_account import jobs, terms
from clinic.pos.sale_process.viva_webhooks import handle_event
from clinic.providers.viva.client import viva
from tests.factories.pos import POS_API
from tests.providers.payment_clients import post, reset_simulators

pytestmark = pytest.mark.anyio
PATH = f"{POS_API}/payment-account"
AGREEMENT = {"email": "owner@clinic.test", "terms_version": terms.VERSION, "terms": True}


@pytest.fixture
async def admin(as_staff, factory):
    return await as_staff("admin", company=await factory.company(organization_number="556016-0680", email="clinic@clinic.test"))


async def get_account(admin):
    return (await admin.get(PATH)).json()["data"]


async def connect(admin, **fields):
    return (await admin.post(PATH, json={**AGREEMENT, **fields})).json()


async def refresh(admin):
    return (await admin.post(f"{PATH}/refresh")).json()["data"]


@pytest.mark.covers("POS-024")
async def test_account_goes_from_not_connected_through_each_state_to_connected(admin):
    account = await get_account(admin)
    assert (account["state"], account["email"], account["terms_accepted_at"]) == ("not_connected", "clinic@clinic.test", None)
    assert len(account["terms"]["paragraphs"]) > 3
    started = (await connect(admin))["data"]
    assert (started["state"], started["terms_version"], started["email"]) == ("started", terms.VERSION, "owner@clinic.test")
    again = (await connect(admin, email="other@clinic.test"))["data"]
    assert (again["redirect_url"], again["email"]) == (started["redirect_url"], "owner@clinic.test"), "no second invitation"
    assert (await refresh(admin))["state"] == "started", "the owner hasn't been at the provider's pages yet"
    post(started["redirect_url"], button="wait")
    waiting = await refresh(admin)
    assert (waiting["state"], waiting["redirect_url"], waiting["merchant_id"]) == ("waiting", "", "")
    assert "pos.no_merchant" in [blocker["code"] for blocker in (await admin.get(f"{POS_API}/readiness")).json()["data"]["blockers"]]
    post(started["redirect_url"], button="approve")
    connected = await refresh(admin)
    assert connected["state"] == "connected" and connected["merchant_id"]
    assert (await connect(admin))["data"]["merchant_id"] == connected["merchant_id"]
    codes = [blocker["code"] for blocker in (await admin.get(f"{POS_API}/readiness")).json()["data"]["blockers"]]
    assert codes == ["pos.no_control_unit"]
    assert len((await admin.get(f"{POS_API}/terminals/devices")).json()["data"]) == 2
    [agreed] = await admin.list_audit("payment_account.terms_accepted")
    assert (agreed["details"]["terms_version"], agreed["details"]["terms_digest"]) == (terms.VERSION, terms.DIGEST)
    for action in ("payment_account.started", "payment_account.waiting", "payment_account.connected"):
        assert len(await admin.list_audit(action)) == 1, action


@pytest.mark.covers("POS-024")
async def test_refused_account_is_started_again_with_a_new_invitation(admin):
    first = (await connect(admin))["data"]
    post(first["redirect_url"], button="refuse")
    assert (await refresh(admin))["state"] == "refused"
    assert len(await admin.list_audit("payment_account.refused")) == 1
    second = (await connect(admin))["data"]
    assert second["state"] == "started" and second["redirect_url"] != first["redirect_url"]
    post(second["redirect_url"], button="approve")
    assert (await refresh(admin))["state"] == "connected"


@pytest.mark.covers("POS-024")
async def test_account_that_the_provider_does_not_know_any_more_is_refused(admin, sims):
    await connect(admin)
    reset_simulators(sims)
    assert (await refresh(admin))["state"] == "refused"


@pytest.mark.covers("POS-024")
async def test_webhook_and_job_store_the_state_that_the_provider_answers(admin, as_staff, factory):
    account = (await connect(admin))["data"]
    account_id = account["redirect_url"].rpartition("/")[2]
    event = orjson.dumps({"MessageId": "m1", "EventTypeId": 8194, "EventData": {"ConnectedAccountId": account_id, "Verified": True}})
    await handle_event(event)
    assert (await get_account(admin))["state"] == "started", "what an unsigned event says is not believed"
    post(account["redirect_url"], button="wait")
    await handle_event(event)
    assert (await get_account(admin))["state"] == "waiting"
    await handle_event(event.replace(account_id.encode(), b"unknown"))
    post(account["redirect_url"], button="approve")
    await jobs.refresh_pending(Context.system(admin.member.company_id))
    assert (await get_account(admin))["state"] == "connected"
    await jobs.refresh_pending(Context.system(admin.member.company_id))
    assert len(await admin.list_audit("payment_account.connected")) == 1


@pytest.mark.covers("POS-024")
async def test_terms_in_force_must_be_agreed_to(admin):
    refused = await connect(admin, terms=False)
    assert refused["errors"]["terms"][0]["code"] == "accept"
    assert (await connect(admin, terms_version="2020-01-01"))["data"]["code"] == "pos.payment_terms_changed"
    assert (await connect(admin, email="nobody"))["errors"]["email"][0]["code"] == "email"
    assert (await get_account(admin))["state"] == "not_connected"


@pytest.mark.covers("POS-024", "BEY-042")
async def test_concurrent_starts_make_one_connection(admin):
    replies = await asyncio.gather(*(connect(admin) for _ in range(4)))
    assert {reply["data"]["redirect_url"] for reply in replies} == {(await get_account(admin))["redirect_url"]}
    assert len(await admin.list_audit("payment_account.started")) == 1


@pytest.mark.covers("POS-024")
async def test_start_that_the_provider_did_not_answer_is_continued_by_a_repeat(admin, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(viva(), "url", "http://127.0.0.1:1")
        failed = await connect(admin)
        assert failed["status"] == "0" and failed["message"]
        await viva().close()
    account = await get_account(admin)
    assert (account["state"], account["redirect_url"], account["terms_version"]) == ("started", "", terms.VERSION)
    assert (await connect(admin))["data"]["redirect_url"]


@pytest.mark.covers("POS-001", "POS-024")
async def test_company_outside_sweden_is_told_why_and_of_nothing_else(as_staff, factory):
    admin = await as_staff("admin", company=await factory.company(country="DK", unit="dkk"))
    readiness = (await admin.get(f"{POS_API}/readiness")).json()["data"]
    assert [blocker["code"] for blocker in readiness["blockers"]] == ["pos.country_not_supported"]
    assert (await connect(admin))["data"]["code"] == "pos.country_not_supported"
    assert (await admin.get(f"{POS_API}/products")).json()["status"] == "1", "the rest works"


@pytest.mark.covers("POS-024")
async def test_only_administrators_connect_the_account_and_only_their_own(admin, as_staff, factory):
    user = await as_staff("user", company=admin.company)
    for path in (PATH, f"{PATH}/refresh"):
        response = await user.send("POST", path, json=AGREEMENT)
        assert (response.status_code, response.json()["data"]) == (403, {"code": "permission.role"})
    assert (await connect(admin))["data"]["redirect_url"]
    seen = await get_account(user)
    assert (seen["state"], seen["redirect_url"]) == ("started", ""), "the link to the provider's pages is for administrators"
    assert (await get_account(await as_staff("admin")))["state"] == "not_connected"
