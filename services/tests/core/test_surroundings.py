"""What surrounds every call: bodies are bounded, answers are kept nowhere, and secrets stay out of logs and of what is kept."""

import pytest
from pydantic import ValidationError

from clinic.core import http, idempotency
from clinic.core.http import MOST_BODY
from clinic.core.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-060")
async def test_a_body_that_is_too_long_is_refused_before_it_is_read(as_staff, visitor):
    """Nobody makes the server hold more than two megabytes: by the length they say, or by what comes without one."""
    long = b'{"email":"' + b"a" * MOST_BODY + b'"}'
    staff = await as_staff("user")

    async def pieces():
        for start in range(0, len(long), 65_536):
            yield long[start:start + 65_536]

    headers = {"Content-Type": "application/json"}
    for who, method, path in ((visitor, "POST", "/api/v3/prescribers/invitation"), (staff, "PUT", "/api/company"), (staff, "POST", "/api/clients")):
        for body in (long, pieces()):
            answer = await who.send(method, path, content=body, headers=headers)
            assert (answer.status_code, answer.json()["data"]["code"]) == (413, "too_large"), (path, answer.text)
    form = {**headers, "Content-Type": "multipart/form-data; boundary=x"}
    assert (await staff.send("PUT", "/api/company", content=pieces(), headers=form)).status_code == 413
    assert (await staff.get("/api/session")).status_code == 200


@pytest.mark.covers("PLT-001")
async def test_what_is_no_json_and_an_address_to_nothing_are_told_in_the_callers_language(as_staff):
    """PLT-001: the fault of a body stands at `body`; an unknown address is told in Swedish to whoever asks in Swedish."""
    staff = await as_staff("user")
    broken = await staff.send("POST", "/api/clients", content=b'{"first_name": nobody}', headers={"Content-Type": "application/json"})
    assert (broken.status_code, list(broken.json()["errors"])) == (422, ["body"])
    told = [(await staff.get("/api/no-such-thing", headers={"X-Language": name})).json()["message"] for name in ("en", "sv")]
    assert told == ["It could not be found.", "Det gick inte att hitta."]


@pytest.mark.covers("BEY-060")
async def test_answers_are_kept_by_no_browser_and_no_proxy(as_staff, make):
    """A shared computer's history and a proxy between hold nothing of a client; a file says itself how long it may be kept."""
    staff = await as_staff("user")
    client = await make.client(staff.company)
    for path in (f"/api/clients/{client.id}", f"/api/overview/clients/{client.id}/card", "/api/clients/none", "/api/session"):
        assert (await staff.get(path)).headers["cache-control"] == "no-store", path


@pytest.mark.parametrize("path", [
    "/api/v3/point-of-sale/gift-cards/by-code/ABCDE23456", "/api/hooks/sms/abc", "/api/files/raw/abc.def", "/reset-password/abc",
])
def test_no_log_line_keeps_a_secret_of_a_path(path):
    """Whoever reads the logs pays with nobody's gift card and opens nobody's file."""
    assert http._SECRET.sub(r"\1/…", path).endswith("/…")


@pytest.mark.covers("PLT-109")
async def test_a_call_that_answers_with_a_key_is_kept_nowhere(visitor, make):
    """A flow's key would lie in clear for two days: a repeat begins another flow."""
    from sqlalchemy import func, select

    from clinic.core.context import Context
    from clinic.core.db import read_only

    place = await make.bookable()
    at = f"/api/v2/booking-portal/{place.company.encrypted_id}/flows"
    for path in (at, at.replace("booking-portal", "questionary-loc").replace("flows", "visits")):
        assert path.endswith(idempotency.SECRET_ENDS)
    keys = [(await visitor.post(at, json={}, headers={"Idempotency-Key": "same"})).json()["data"]["flow_key"] for _ in range(2)]
    assert len(set(keys)) == 2
    async with read_only(Context.system(place.company.id)) as session:
        assert await session.scalar(select(func.count()).select_from(idempotency.KeptAnswer)) == 0


@pytest.mark.covers("PLT-003")
def test_nothing_starts_for_real_on_secrets_that_everybody_can_read(monkeypatch):
    """A key that is missing is said at the start, by its name; cookies are for TLS alone where the address is."""
    for name in ("SECRET_KEY", "SMS_CALLBACK_SECRET", "SECURE_COOKIES"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(ValidationError, match="SECRET_KEY and SMS_CALLBACK_SECRET must be set"):
        Settings(environment="production")
    with pytest.raises(ValidationError, match="Value error, SMS_CALLBACK_SECRET must be set"):
        Settings(environment="production", secret_key="k" * 32)
    given = {"environment": "production", "secret_key": "k" * 32, "sms_callback_secret": "s"}
    assert [Settings(**given, public_url=f"{scheme}://aster.example").secure_cookies for scheme in ("https", "http")] == [True, False]
    assert Settings(**given, public_url="https://aster.example", secure_cookies=False).secure_cookies is False
    assert Settings(environment="development").secret_key
