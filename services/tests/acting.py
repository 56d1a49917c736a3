"""A client that acts as somebody: cookies, the CSRF header and an idempotency key, as the kit sends them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Self
from uuid import uuid4

import httpx


class Acting:
    """An HTTP client with its person."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.company: Any = None
        self.member: Any = None

    async def signed_in(self, token: str, *, company: Any = None, member: Any = None) -> Self:
        """The same client with a session's cookie."""
        self.http.cookies.set("session", token)
        self.company, self.member = company, member
        return self

    async def csrf(self) -> str:
        """The CSRF token, fetched once."""
        if "csrf_token" not in self.http.cookies:
            await self.http.get("/api/csrf-cookie")
        return self.http.cookies.get("csrf_token") or ""

    async def get(self, path: str, **options: Any) -> httpx.Response:
        """A safe call."""
        return await self.http.get(path, **options)

    async def send(self, method: str, path: str, *, headers: dict[str, str] | None = None, **options: Any) -> httpx.Response:
        """An unsafe call with everything it needs; a header given as "" is left out."""
        given = {"X-CSRF-Token": await self.csrf(), "Idempotency-Key": str(uuid4()), **(headers or {})}
        return await self.http.request(method, path, headers={key: value for key, value in given.items() if value}, **options)

    async def post(self, path: str, **options: Any) -> httpx.Response:
        """POST."""
        return await self.send("POST", path, **options)

    async def put(self, path: str, **options: Any) -> httpx.Response:
        """PUT."""
        return await self.send("PUT", path, **options)

    async def delete(self, path: str, **options: Any) -> httpx.Response:
        """DELETE."""
        return await self.send("DELETE", path, **options)

    async def audit_of(self, action: str) -> list[dict[str, Any]]:
        """The audit rows of one action in this person's company, oldest first."""
        from sqlalchemy import select

        from clinic.core.audit import Audit
        from clinic.core.context import Context
        from clinic.core.db import read_only

        async with read_only(Context.system(self.company.id)) as session:
            found = await session.scalars(select(Audit).where(Audit.action == action).order_by(Audit.at, Audit.id))
            return [{"subject_id": row.subject_id, "client_id": row.client_id, "facts": row.facts} for row in found]


def browser(app: Any) -> httpx.AsyncClient:
    """Somebody's browser, nobody signed in."""
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://test")


@asynccontextmanager
async def signing_in(app: Any, make: Any) -> AsyncIterator[Callable[..., Awaitable[Acting]]]:
    """What signs people in, each in a browser of their own; all are closed in the end."""
    opened: list[httpx.AsyncClient] = []

    async def sign_in(role: str = "super_admin", *, company: Any = None, **fields: Any) -> Acting:
        at = company or await make.company()
        member = await make.member(at, role=role, **fields)
        opened.append(browser(app))
        return await Acting(opened[-1]).signed_in(await make.session(member), company=at, member=member)

    yield sign_in
    for http in opened:
        await http.aclose()
