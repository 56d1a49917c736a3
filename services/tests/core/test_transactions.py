"""Gate A: one unit of work, what survives it, and what is refused inside it."""

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from clinic.core.context import Context
from clinic.core.db import TransactionOpenError, aside, hot, read_only, refuse_open_transaction, unit

pytestmark = pytest.mark.anyio


async def test_the_database_keeps_a_read_only_session_from_writing(make):
    """ReadSession writes nothing, on a primary just as on a replica."""
    company = await make.company()
    async with read_only(Context.system(company.id)) as session:
        assert await session.scalar(text("SELECT name FROM company")) == company.name
        with pytest.raises(DBAPIError, match="read-only"):
            await session.execute(text("UPDATE company SET name = 'x'"))


async def test_what_is_written_aside_survives_the_refusal(make):
    """aside(): its rows stay when the unit of work around it rolls back, whose rows go."""
    company = await make.company()
    context = Context.system(company.id)
    with pytest.raises(ValueError, match="refused"):
        async with unit(context) as session:
            await session.execute(text("UPDATE company SET vat_number = 'gone'"))
            async with aside(session) as apart:
                await apart.execute(text("SELECT 1"))
            raise ValueError("refused")
    async with read_only(context) as session:
        assert await session.scalar(text("SELECT vat_number FROM company")) == ""


async def test_no_provider_is_called_while_a_transaction_is_open(make):
    """The planted breach: a provider call inside a unit of work, an aside or a hot read raises; outside it doesn't."""
    company = await make.company()
    refuse_open_transaction()
    async with unit(Context.system(company.id)) as session:
        await session.execute(text("SELECT 1"))
        with pytest.raises(TransactionOpenError):
            refuse_open_transaction()
    refuse_open_transaction()
    async with hot(Context.system(company.id)):
        with pytest.raises(TransactionOpenError):
            refuse_open_transaction()
    refuse_open_transaction()


async def test_without_a_company_the_database_shows_nothing(make):
    """BEY-060: forced row-level security; a transaction that names no company, or another, sees no row of it."""
    company = await make.company()
    await make.client(company)
    other = await make.company()
    for context, seen in ((Context(), 0), (Context.system(other.id), 0), (Context.system(company.id), 1)):
        async with hot(context) as connection:
            assert await connection.fetchval("SELECT count(*) FROM client") == seen


async def test_the_commit_comes_before_the_answer_and_before_what_waits_for_it(make):
    """Rule 5: what waits for the commit finds the rows; it never runs for a refusal, and its failure takes nothing back."""
    from clinic.core.db import after_commit

    company = await make.company()
    context, seen = Context.system(company.id), []

    async def look() -> None:
        async with read_only(context) as session:
            seen.append(await session.scalar(text("SELECT vat_number FROM company")))
        raise RuntimeError("lost")

    async with unit(context) as session:
        await session.execute(text("UPDATE company SET vat_number = 'SE1'"))
        after_commit(session, look)
    assert seen == ["SE1"]
    with pytest.raises(ValueError, match="refused"):
        async with unit(context) as session:
            after_commit(session, look)
            raise ValueError("refused")
    assert seen == ["SE1"]


async def test_a_request_commits_before_its_answer_goes_out(app, as_staff, make):
    """Rule 5, pinned on the wire: when the first byte of the answer leaves, another connection already sees the change."""
    import json

    staff = await as_staff("super_admin")
    client = await make.client(staff.company)
    token, seen = await staff.csrf(), []
    body = json.dumps({"first_name": "Efter", "last_name": "Commit", "version": 1}).encode()
    cookies = "; ".join(f"{name}={value}" for name, value in staff.http.cookies.items())
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "PUT", "scheme": "http", "path": f"/api/clients/{client.id}",
        "raw_path": b"", "query_string": b"", "server": ("test", 80), "client": ("127.0.0.1", 1), "root_path": "", "state": {},
        "headers": [(b"content-type", b"application/json"), (b"cookie", cookies.encode()), (b"x-csrf-token", token.encode())],
    }

    async def receive():
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message):
        if message["type"] == "http.response.start":
            async with read_only(Context.system(staff.company.id)) as session:
                seen.append((message["status"], await session.scalar(text("SELECT first_name FROM client"))))

    await app(scope, receive, send)
    assert seen == [(200, "Efter")]
