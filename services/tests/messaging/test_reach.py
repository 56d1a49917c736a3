"""Who may have SMS sent, and where to: a verified company, into its own part of the world, and no more a day than a clinic has use for."""

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
from clinic.core.db import unit
from clinic.core.settings import settings
from clinic.messaging import reach
from clinic.messaging.service import send_mail
from tests.messaging.conftest import Post
from tests.messaging.test_delivery import number, sms

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-061", "MSG-006")]


async def tried(post: Post, to: str) -> Any:
    """What became of an SMS once the relay has had it."""
    message_id = await sms(post, to)
    await post.work()
    return await post.message(message_id)


async def test_a_company_that_is_not_verified_sends_no_sms_and_its_staff_read_why(make, sims, as_staff):
    """PLT-061: nothing goes out, mails do; once the operator has verified the company the same SMS is sent again."""
    company = await make.company(is_verified=False)
    post, staff, to = Post(company.id, sims), await as_staff(company=company), number("11")
    held = await tried(post, to)
    assert (held.state, held.error) == ("failed", "messaging.company_unverified")
    [shown] = (await staff.get("/api/messages?undelivered=true")).json()["data"]["items"]
    assert "not verified to send SMS" in shown["error_text"]
    async with unit(post.context) as session:
        mail = await send_mail(session, to=f"{uuid4()}@people.test", subject="Hej", text="Hej", key=str(uuid4()))
    await post.work()
    assert (await post.message(mail)).state == "sent"
    async with unit(post.context) as session:
        await companies.verify(session)
    await staff.post(f"/api/messages/{shown['id']}/resend", json={"version": shown["version"]})
    await post.work()
    assert (await post.until(UUID(shown["id"]), "sent", "delivered")).error == ""
    assert len(sims.messages(to=to)) == 1
    assert len(await staff.audit_of("company.verified")) == 1


@pytest.mark.parametrize(
    ("to", "error"),
    [
        ("+8821612345678", "messaging.country"), ("+12025550143", "messaging.country"), ("+447911123456", "messaging.country"),
        ("+4687654321", "messaging.not_mobile"), ("+46900123456", "messaging.not_mobile"), ("+4799999999", ""), ("+4520123456", ""),
        ("+358401234567", ""),
    ],
)
async def test_an_sms_goes_to_mobiles_in_the_countries_that_are_served(post, to, error):
    """MSG-006: satellites, other continents, fixed lines and paid numbers are nobody's phone here."""
    assert (await tried(post, to)).error == error
    assert bool(post.sims.messages(to=to)) is not bool(error)


def test_a_country_is_told_from_another_of_the_same_code(monkeypatch):
    monkeypatch.setattr(settings(), "sms_countries", "SE, US")
    assert [reach.refusal_of(to) for to in ("+12025550143", "+14165550143")] == [None, reach.NotServed]


async def test_an_sms_that_is_tried_again_counts_once(post, monkeypatch, outage):
    monkeypatch.setattr(settings(), "sms_most_a_day", 1)
    outage(away=True)
    message_id = await sms(post, number("11"))
    await post.work()
    outage(away=False)
    await post.work_after(timedelta(minutes=11))
    assert (await post.message(message_id)).state in {"sent", "delivered"}


async def test_past_a_days_most_nothing_goes_and_the_operator_is_told_once(post, monkeypatch):
    """A company whose key was stolen, or that was made for it, stops at what a clinic has use for."""
    monkeypatch.setattr(settings(), "sms_most_a_day", 2)
    told = make_filtering_bound_logger(ERROR)
    with capture_logs() as logs:
        monkeypatch.setattr(reach, "log", wrap_logger(None, wrapper_class=told))
        errors = [(await tried(post, number("11"))).error for _ in range(4)]
    assert errors == ["", "", "messaging.day_full", "messaging.day_full"]
    assert [line["event"] for line in logs if line["event"] != "request"] == ["messaging.day_full"]


async def test_the_operator_verifies_a_company_by_a_command(make, as_staff):
    """By its public id; one that is nobody's is said to be so, and a verification can be withdrawn."""
    company = await make.company(is_verified=False)
    staff = await as_staff(company=company)
    said = []
    for verified in (True, False):
        said.append(await cli.verify(company.encrypted_id, verified=verified))
        assert (await staff.get("/api/company")).json()["data"]["is_verified"] is verified
    assert said == [f"{company.name} is verified.", f"{company.name} is not verified any more."]
    with pytest.raises(BadParameter):
        await cli.verify("nobody's", verified=True)
