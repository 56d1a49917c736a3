"""A production start refuses to sell rather than reach a test system (LAW-043)."""

from typing import Any

import pytest

from clinic.core.settings import Settings, settings
from clinic.providers import infrasec
from clinic.providers.errors import RealSystemRequired
from clinic.providers.infrasec.types import ControlAccount
from tests.factories.pos import POS_API
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
