"""Rules for sending SMS: a verified company, supported countries, mobile numbers, and a daily limit."""

from datetime import timedelta
from logging import ERROR
from typing import Any
from uuid import UUID, uuid4

import pytest
from structlog import make_filtering_bound_logger, wrap_logger
from structlog.testing import capture_logs
from typer import BadParameter

from clinic import cli
from clinic.company import service as companies
from clinic.core.database.session import transaction
from clinic.core.settings import settings
from clinic.messaging import sms_policy
from clinic.messaging.service import send_mail
from tests.messaging.conftest import Outbox
from tests.messaging.test_delivery import phone_number, queue_sms

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-061", "MSG-006")]


async def send(outbox: Outbox, to: str) -> Any:
    """Queue an SMS and run the dispatcher; return the message."""
    message_id = await queue_sms(outbox, to)
    await outbox.dispatch_due()
    return await outbox.get_message(message_id)


async def test_unverified_company_sends_no_sms_until_verified(factory, sims, as_staff):
    """PLT-061: the SMS fails with a reason, e-mails are sent; once the operator has verified the company the SMS can be sent again."""
    company = await factory.company(is_verified=False)
    outbox, staff, to = Outbox(company.id, sims), await as_staff(company=company), phone_number("11")
    blocked = await send(outbox, to)
    assert (blocked.state, blocked.error) == ("failed", "messaging.company_unverified")
    [item] = (await staff.get("/api/messages?undelivered=true")).json()["data"]["items"]
    assert "not verified to send SMS" in item["error_text"]
    async with transaction(outbox.context) as session:
        mail = await send_mail(session, to=f"{uuid4()}@people.test", subject="Hej", text="Hej", topic="test", subject_id=uuid4())
    await outbox.dispatch_due()
    assert (await outbox.get_message(mail)).state == "sent"
    async with transaction(outbox.context) as session:
        await companies.set_verified(session)
    await staff.post(f"/api/messages/{item['id']}/resend", json={"version": item["version"]})
    await outbox.dispatch_due()
    assert (await outbox.wait_for_state(UUID(item["id"]), "sent", "delivered")).error == ""
    assert len(sims.messages(to=to)) == 1
    assert len(await staff.list_audit("company.verified")) == 1


@pytest.mark.parametrize(
    ("to", "error"),
    [
        ("+8821612345678", "messaging.country_not_supported"), ("+12025550143", "messaging.country_not_supported"), ("+447911123456", "messaging.country_not_supported"),
        ("+4687654321", "messaging.not_mobile"), ("+46900123456", "messaging.not_mobile"), ("+4799999999", ""), ("+4520123456", ""),
        ("+358401234567", ""),
    ],
)
async def test_sms_is_sent_only_to_mobile_numbers_in_supported_countries(outbox, to, error):
    """MSG-006: satellite, overseas, fixed-line and premium numbers are refused."""
    assert (await send(outbox, to)).error == error
    assert bool(outbox.sims.messages(to=to)) is not bool(error)


def test_countries_with_the_same_calling_code_are_distinguished(monkeypatch):
    monkeypatch.setattr(settings(), "sms_countries", "SE, US")
    assert [sms_policy.number_blocked_reason(to) for to in ("+12025550143", "+14165550143")] == [None, sms_policy.CountryNotSupported]


async def test_retried_sms_counts_once(outbox, monkeypatch, outage):
    monkeypatch.setattr(settings(), "sms_daily_limit", 1)
    outage(is_down=True)
    message_id = await queue_sms(outbox, phone_number("11"))
    await outbox.dispatch_due()
    outage(is_down=False)
    await outbox.dispatch_after(timedelta(minutes=11))
    assert (await outbox.get_message(message_id)).state in {"sent", "delivered"}


async def test_daily_limit_blocks_sms_and_alarms_the_operator_once(outbox, monkeypatch):
    """PLT-061: a company whose credentials were stolen, or that was registered for spam, stops at the daily limit."""
    monkeypatch.setattr(settings(), "sms_daily_limit", 2)
    logger_class = make_filtering_bound_logger(ERROR)
    with capture_logs() as logs:
        monkeypatch.setattr(sms_policy, "log", wrap_logger(None, wrapper_class=logger_class))
        errors = [(await send(outbox, phone_number("11"))).error for _ in range(4)]
    assert errors == ["", "", "messaging.daily_limit_reached", "messaging.daily_limit_reached"]
    assert [line["event"] for line in logs if line["event"] != "request"] == ["messaging.daily_limit_reached"]


async def test_operator_verifies_a_company_by_command(factory, as_staff):
    """PLT-061: by its public id; an unknown id is an error, and a verification can be withdrawn."""
    company = await factory.company(is_verified=False)
    staff = await as_staff(company=company)
    outputs = []
    for verified in (True, False):
        outputs.append(await cli.verify(company.encrypted_id, verified=verified))
        assert (await staff.get("/api/company")).json()["data"]["is_verified"] is verified
    assert outputs == [f"{company.name} is verified.", f"{company.name} is not verified any more."]
    with pytest.raises(BadParameter):
        await cli.verify("nobody's", verified=True)
