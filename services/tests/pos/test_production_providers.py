"""A production start refuses to sell rather than reach a test system (LAW-043)."""

from typing import Any

import pytest

from clinic.core.settings import Settings, settings
from clinic.providers import infrasec
from clinic.providers.errors import RealSystemRequired
from clinic.providers.infrasec.types import ControlAccount
from tests.factories.pos import POS_API
from tests.pos.test_receipt_documents import issue_receipt, read_pdf
from tests.providers.payment_clients import seen

pytestmark = [pytest.mark.anyio, pytest.mark.covers("LAW-043")]
SECRETS = {"secret_key": "k" * 32, "sms_callback_secret": "s"}
TEST_URLS = [
    "", "http://127.0.0.1:8010/infrasec/tcs", "http://simulators:8010/viva/api", "https://tcs-verify.infrasec-api.se",
    "https://idm-verify.infrasec.se", "https://demo-api.vivapayments.com", "https://demo.vivapayments.com",
    "https://demo-accounts.vivapayments.com", "https://appapi2.test.bankid.com/rp/v6.0", "https://mss.cpc.getswish.net/swish-cpcapi",
    "https://staging.getswish.pub.tds.tieto.com/swish-cpcapi",
]
REAL_URLS = [
    "https://tcs.infrasec-api.se", "https://idm.infrasec.se", "https://api.vivapayments.com", "https://accounts.vivapayments.com",
    "https://www.vivapayments.com", "https://appapi2.bankid.com/rp/v6.0", "https://cpc.getswish.net/swish-cpcapi", "https://api.46elks.com",
]


async def test_production_refuses_test_systems_and_nothing_else() -> None:
    """Staging and development may reach them; the defaults, which are the simulators, let no production start sell."""
    production = Settings(environment="production", **SECRETS)
    assert [url for url in TEST_URLS if not production.refuses(url)] == []
    assert [url for url in REAL_URLS if production.refuses(url)] == []
    assert production.refuses_to_sell
    real = {"infrasec_url": REAL_URLS[0], "viva_api_url": REAL_URLS[2], "viva_accounts_url": REAL_URLS[3]}
    assert not Settings(environment="production", **SECRETS, **real).refuses_to_sell
    for name in real:
        assert Settings(environment="production", **SECRETS, **{**real, name: TEST_URLS[3]}).refuses_to_sell, name
    for environment in ("staging", "development", "test"):
        assert not Settings(environment=environment, **SECRETS).refuses_to_sell, environment


async def test_start_with_test_systems_names_them_on_every_screen_and_receipt(cashier: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The session that every screen has, the receipt and its PDF; a start with real systems names none, and an earlier receipt keeps what it says."""
    session = (await cashier.staff.get("/api/session")).json()["data"]
    assert session["settings"]["TEST_SYSTEMS"] == "Infrasec, Viva, BankID, 46elks, SMTP"
    tried = await cashier.sell()
    assert tried["seller"]["test_systems"] == "Infrasec, Viva"
    document_id = (await issue_receipt(cashier, tried["id"]))["data"]["document_id"]
    assert "Inget giltigt kvitto: testsystem (Infrasec, Viva)" in await read_pdf(cashier, document_id)
    monkeypatch.setattr(type(settings()), "test_systems", property(lambda _: ["46elks"]))
    assert (await cashier.staff.get("/api/session")).json()["data"]["settings"]["TEST_SYSTEMS"] == "46elks"
    real = await cashier.sell()
    assert real["seller"]["test_systems"] == ""
    assert "testsystem" not in await read_pdf(cashier, (await issue_receipt(cashier, real["id"]))["data"]["document_id"])
    assert (await cashier.get_receipt(tried["id"]))["seller"]["test_systems"] == "Infrasec, Viva"
    refund = (await cashier.staff.post(f"{POS_API}/receipts/{tried['id']}/refund/store", json={"amount": tried["total"], "reason": "Ångrat köp"}))
    assert refund.json()["status"] == "1", refund.text


async def test_systems_are_named_by_their_addresses() -> None:
    """An address of a test system or a simulator counts in any environment, and one of them is enough."""
    real = {
        "infrasec_url": REAL_URLS[0], "infrasec_enrol_url": REAL_URLS[1], "viva_api_url": REAL_URLS[2], "viva_accounts_url": REAL_URLS[3],
        "viva_pages_url": REAL_URLS[4], "bankid_url": REAL_URLS[5], "sms_url": REAL_URLS[7], "smtp_url": "smtps://mail.clinic.example",
    }
    assert Settings(environment="production", **SECRETS, **real).test_systems == []
    assert Settings(environment="staging", **SECRETS, **{**real, "viva_pages_url": "https://demo.vivapayments.com"}).test_systems == ["Viva"]
    assert Settings(environment="staging", **SECRETS, **{**real, "bankid_url": TEST_URLS[8]}).test_systems == ["BankID"]


async def test_production_start_with_simulators_sells_nothing_and_calls_nobody(
    cashier: Any, sims: Any, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The readiness of the till and the refused sale say why; the control system is not asked."""
    monkeypatch.setattr(settings(), "environment", "production")
    refused = await cashier.expect_refusal(cashier.clinic.product_line(0))
    assert refused["data"]["code"] == "pos.no_real_providers"
    readiness = (await cashier.staff.get(f"{POS_API}/readiness")).json()["data"]
    assert not readiness["ready"]
    assert readiness["blockers"][0]["code"] == "pos.no_real_providers"
    account = ControlAccount("556012-5790", cashier.clinic.register.control_id, "Gatan 1")
    assert (await infrasec.status(account)).reason == RealSystemRequired.code
    assert not seen(sims)["sessions"]
