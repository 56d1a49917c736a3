"""Gate A: one request is one transaction: what survives its rollback, what is refused inside it, and when it commits."""

import ast
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

import clinic
from clinic.core.database.session import (
    TransactionOpenError,
    driver_transaction,
    independent_transaction,
    read_connection,
    read_only_transaction,
    refuse_open_transaction,
    transaction,
)
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio


async def test_read_only_session_can_not_write(factory):
    """ReadSession writes nothing, on a primary as on a replica."""
    company = await factory.company()
    async with read_only_transaction(Context.system(company.id)) as session:
        assert await session.scalar(text("SELECT name FROM company")) == company.name
        with pytest.raises(DBAPIError, match="read-only"):
            await session.execute(text("UPDATE company SET name = 'x'"))


async def test_independent_transaction_survives_the_rollback_around_it(factory):
    """independent_transaction() commits on its own when the transaction around it rolls back, whose rows are lost."""
    company = await factory.company()
    context = Context.system(company.id)
    with pytest.raises(ValueError, match="refused"):
        async with transaction(context) as session:
            await session.execute(text("UPDATE company SET vat_number = 'gone'"))
            async with independent_transaction(session) as independent:
                await independent.execute(text("SELECT 1"))
            raise ValueError("refused")
    async with read_only_transaction(context) as session:
        assert await session.scalar(text("SELECT vat_number FROM company")) == ""


async def test_no_provider_is_called_while_a_transaction_is_open(factory):
    """A planted breach: a provider call raises while a transaction or a read connection is open, and does not outside."""
    company = await factory.company()
    refuse_open_transaction()
    async with transaction(Context.system(company.id)) as session:
        await session.execute(text("SELECT 1"))
        with pytest.raises(TransactionOpenError):
            refuse_open_transaction()
    refuse_open_transaction()
    async with read_connection(Context.system(company.id)):
        with pytest.raises(TransactionOpenError):
            refuse_open_transaction()
    refuse_open_transaction()


async def test_transaction_without_the_company_sees_no_row(factory):
    """BEY-060: forced row-level security; a transaction that names no company, or another, sees no row of it."""
    company = await factory.company()
    await factory.client(company)
    other = await factory.company()
    for context, visible_rows in ((Context(), 0), (Context.system(other.id), 0), (Context.system(company.id), 1)):
        async with read_connection(context) as connection:
            assert await connection.fetchval("SELECT count(*) FROM client") == visible_rows


async def test_callbacks_run_after_the_commit_only(factory):
    """Rule 5: a callback sees the committed rows; it does not run after a rollback, and its failure undoes nothing."""
    from clinic.core.database.session import after_commit

    company = await factory.company()
    context, values = Context.system(company.id), []

    async def read_value() -> None:
        async with read_only_transaction(context) as session:
            values.append(await session.scalar(text("SELECT vat_number FROM company")))
        raise RuntimeError("lost")

    async with transaction(context) as session:
        await session.execute(text("UPDATE company SET vat_number = 'SE1'"))
        after_commit(session, read_value)
    assert values == ["SE1"]
    with pytest.raises(ValueError, match="refused"):
        async with transaction(context) as session:
            after_commit(session, read_value)
            raise ValueError("refused")
    assert values == ["SE1"]


async def test_request_commits_before_its_response_is_sent(app, as_staff, factory):
    """Rule 5: when the first byte of the response is sent, another connection already sees the change."""
    import json

    staff = await as_staff("super_admin")
    client = await factory.client(staff.company)
    token, states = await staff.csrf(), []
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
            async with read_only_transaction(Context.system(staff.company.id)) as session:
                states.append((message["status"], await session.scalar(text("SELECT first_name FROM client"))))

    await app(scope, receive, send)
    assert states == [(200, "Efter")]


COMPANY_SETTING = "SELECT current_setting('app.company_id', true)"


async def test_context_arrives_with_the_first_statement(factory):
    """Each kind of transaction has its context before its first statement.

    The context is added to the BEGIN that SQLAlchemy's dialect and asyncpg send, by names that neither declares as its interface, so
    both are pinned to the versions that this test ran with.
    """
    company, other = await factory.company(), await factory.company()
    context = Context.system(company.id)
    async with transaction(context) as session:
        assert await session.scalar(text(COMPANY_SETTING)) == str(company.id)
        async with independent_transaction(session, Context.system(other.id)) as independent:
            assert await independent.scalar(text(COMPANY_SETTING)) == str(other.id)
        async with session.begin_nested():
            assert await session.scalar(text(COMPANY_SETTING)) == str(company.id)
    async with read_only_transaction(context) as session:
        assert await session.scalar(text(COMPANY_SETTING)) == str(company.id)
    async with driver_transaction(context) as driver_session:
        assert await (await driver_session.connection()).fetchval(COMPANY_SETTING) == str(company.id)
    async with read_connection(context) as connection:
        assert await connection.fetchval(COMPANY_SETTING) == str(company.id)


def test_libraries_whose_private_parts_or_beta_versions_are_used_are_pinned_exactly():
    pyproject = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    pinned = dict(name.split("==") for name in pyproject["project"]["dependencies"] if "==" in name)
    names = {"asyncpg": "asyncpg", "sqlalchemy[asyncio]": "sqlalchemy", "opentelemetry-instrumentation-asgi": "opentelemetry-instrumentation-asgi"}
    assert pinned == {name: version(distribution) for name, distribution in names.items()}


def test_no_rule_of_the_product_is_an_assert():
    """`python -O` removes asserts; production code raises an error of its own instead."""
    package = Path(clinic.__file__).parent
    with_assert = {
        path.relative_to(package) for path in package.rglob("*.py")
        if any(isinstance(node, ast.Assert) for node in ast.walk(ast.parse(path.read_text())))
    }
    assert with_assert == set()
