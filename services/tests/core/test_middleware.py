"""Every request: bodies have a maximum size, responses are not cached, and secrets stay out of logs and stored responses."""

from contextlib import asynccontextmanager
from uuid import uuid4

import asyncpg
import pytest
from pydantic import ValidationError

from clinic.core.api import idempotency, middleware
from clinic.core.api.middleware import MAX_BODY_BYTES
from clinic.core.api.route_options import request_options
from clinic.core.settings import Settings, settings
from tests.support.uploads import upload_picture

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-060")
async def test_too_large_body_is_refused_before_it_is_read(as_staff, visitor):
    """The server holds at most two megabytes of a body: by its Content-Length, or by counting a chunked one."""
    large_body = b'{"email":"' + b"a" * MAX_BODY_BYTES + b'"}'
    staff = await as_staff("user")

    async def chunks():
        for start in range(0, len(large_body), 65_536):
            yield large_body[start:start + 65_536]

    headers = {"Content-Type": "application/json"}
    for actor, method, path in ((visitor, "POST", "/api/v3/prescribers/invitation"), (staff, "PUT", "/api/company"), (staff, "POST", "/api/clients")):
        for body in (large_body, chunks()):
            reply = await actor.send(method, path, content=body, headers=headers)
            assert (reply.status_code, reply.json()["data"]["code"]) == (413, "too_large"), (path, reply.text)
    form = {**headers, "Content-Type": "multipart/form-data; boundary=x"}
    assert (await staff.send("PUT", "/api/company", content=chunks(), headers=form)).status_code == 413
    assert (await staff.get("/api/session")).status_code == 200


@pytest.mark.covers("PLT-001")
async def test_invalid_json_and_unknown_path_are_refused_in_the_callers_language(as_staff):
    """PLT-001: the error of a body is at `body`; an unknown path is answered in the language of `X-Language`."""
    staff = await as_staff("user")
    invalid = await staff.send("POST", "/api/clients", content=b'{"first_name": nobody}', headers={"Content-Type": "application/json"})
    assert (invalid.status_code, list(invalid.json()["errors"])) == (422, ["body"])
    messages = [(await staff.get("/api/no-such-thing", headers={"X-Language": name})).json()["message"] for name in ("en", "sv")]
    assert messages == ["It could not be found.", "Det gick inte att hitta."]


@asynccontextmanager
async def table_renamed(name):
    """Rename a table, so that every query of it fails as one of a wrong migration would."""
    admin = await asyncpg.connect(settings().database_admin_url)
    try:
        await admin.execute(f"ALTER TABLE {name} RENAME TO {name}_renamed")
        try:
            yield
        finally:
            await admin.execute(f"ALTER TABLE {name}_renamed RENAME TO {name}")
    finally:
        await admin.close()


@pytest.mark.covers("PLT-005", "PLT-108")
async def test_crash_is_answered_by_500_without_its_cause(as_staff, visitor):
    """PLT-005: the quoted text in the caller's language, nothing of the failure; a repeat with the same key is served afterwards."""
    staff, body = await as_staff("super_admin"), {"name": "Ledig", "starts_on": "2030-01-02", "ends_on": "2030-01-03"}
    key = {"Idempotency-Key": str(uuid4())}
    async with table_renamed("holiday"), table_renamed("file"):
        calls = [
            await staff.get("/api/holidays"), await staff.post("/api/holidays", json=body, headers=key),
            await upload_picture(staff), await staff.get("/api/holidays", headers={"X-Language": "sv"}),
        ]
    for call, message in zip(calls, ["server error, contact server"] * 3 + ["serverfel, kontakta servern"], strict=True):
        assert (call.status_code, call.json()) == (500, {"status": "0", "message": message, "data": {"code": "server.error"}}), call.url
        assert call.headers["content-type"] == "application/json"
    assert (await staff.post("/api/holidays", json=body, headers=key)).json()["status"] == "1"
    signed_out = await visitor.get("/api/clients")
    assert (signed_out.status_code, signed_out.json()["message"]) == (401, "Not authorized!")


@pytest.mark.covers("BEY-060")
async def test_responses_are_not_cached(as_staff, factory):
    """Neither a shared computer's history nor a proxy stores data of a client; a file sets its own Cache-Control."""
    staff = await as_staff("user")
    client = await factory.client(staff.company)
    for path in (f"/api/clients/{client.id}", f"/api/overview/clients/{client.id}/summary", "/api/clients/none", "/api/session"):
        assert (await staff.get(path)).headers["cache-control"] == "no-store", path


@pytest.mark.parametrize("path", [
    "/api/v3/point-of-sale/gift-cards/by-code/ABCDE23456", "/api/hooks/46elks/abc", "/api/files/raw/abc.def", "/reset-password/abc",
])
def test_secrets_in_paths_are_not_logged(app, path):
    """Gift card codes, file tickets and keys can't be read from the logs, also where the call has a wrong method or ending."""
    for method in ("GET", "HEAD", "POST"):
        for ending in ("", "/", "/more"):
            scope = {"type": "http", "app": app, "method": method, "path": path + ending}
            assert middleware.logged_path(scope) == path.rpartition("/")[0] + "/…"


async def test_response_with_a_key_is_not_stored(app, visitor, factory):
    """A flow's key would be stored in clear for two days: a repeated request begins another flow instead."""
    from sqlalchemy import func, select

    from clinic.core.database.session import read_only_transaction
    from clinic.core.database.tenant_context import Context

    clinic = await factory.bookable_clinic()
    flows_path = f"/api/v2/booking-portal/{clinic.company.encrypted_id}/flows"
    for path in (flows_path, flows_path.replace("v2/booking-portal", "questionary-loc")):
        assert not request_options({"app": app, "method": "POST", "path": path}).store_response
    keys = [(await visitor.post(flows_path, json={}, headers={"Idempotency-Key": "same"})).json()["data"]["flow_key"] for _ in range(2)]
    assert len(set(keys)) == 2
    async with read_only_transaction(Context.system(clinic.company.id)) as session:
        assert await session.scalar(select(func.count()).select_from(idempotency.IdempotencyKey)) == 0


@pytest.mark.covers("PLT-003")
def test_production_requires_its_own_secrets(monkeypatch):
    """A missing secret is named at the start; cookies are secure by default when the public URL is https."""
    for name in ("SECRET_KEY", "SMS_CALLBACK_SECRET", "SECURE_COOKIES"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(ValidationError, match="SECRET_KEY and SMS_CALLBACK_SECRET must be set"):
        Settings(environment="production")
    with pytest.raises(ValidationError, match="Value error, SMS_CALLBACK_SECRET must be set"):
        Settings(environment="production", secret_key="k" * 32)
    secrets = {"environment": "production", "secret_key": "k" * 32, "sms_callback_secret": "s"}
    assert [Settings(**secrets, public_url=f"{scheme}://aster.example").secure_cookies for scheme in ("https", "http")] == [True, False]
    assert Settings(**secrets, public_url="https://aster.example", secure_cookies=False).secure_cookies is False
    assert Settings(environment="development").secret_key
