"""An HTTP client of the API that sends what the browser sends: cookies, the CSRF header and an idempotency key."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self
from uuid import uuid4

import httpx


class ApiClient:
    """Call the API with one browser's cookies; `company` and `member` are those of its session, None without one."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.company: Any = None
        self.member: Any = None

    async def use_session(self, token: str, *, company: Any = None, member: Any = None) -> Self:
        """Set a session's cookie and return the same client. The CSRF token of the session before is dropped."""
        if "csrf_token" in self.http.cookies:
            self.http.cookies.delete("csrf_token")
        self.http.cookies.set("session", token)
        self.company, self.member = company, member
        return self

    async def csrf(self) -> str:
        """Return the CSRF token, fetched at the first call."""
        if "csrf_token" not in self.http.cookies:
            await self.http.get("/api/csrf-cookie")
        return self.http.cookies.get("csrf_token") or ""

    async def get(self, path: str, **options: Any) -> httpx.Response:
        return await self.http.get(path, **options)

    async def send(self, method: str, path: str, *, headers: dict[str, str] | None = None, **options: Any) -> httpx.Response:
        """Send a request with the CSRF token and a new idempotency key; a header that is "" is left out."""
        all_headers = {"X-CSRF-Token": await self.csrf(), "Idempotency-Key": str(uuid4()), **(headers or {})}
        return await self.http.request(method, path, headers={key: value for key, value in all_headers.items() if value}, **options)

    async def post(self, path: str, **options: Any) -> httpx.Response:
        return await self.send("POST", path, **options)

    async def put(self, path: str, **options: Any) -> httpx.Response:
        return await self.send("PUT", path, **options)

    async def delete(self, path: str, **options: Any) -> httpx.Response:
        return await self.send("DELETE", path, **options)

    async def list_audit(self, action: str) -> list[dict[str, Any]]:
        """Return the audit rows of an action in the client's company, oldest first."""
        from sqlalchemy import select

        from clinic.core.audit import AuditEntry
        from clinic.core.database.session import read_only_transaction
        from clinic.core.database.tenant_context import Context

        async with read_only_transaction(Context.system(self.company.id)) as session:
            rows = await session.scalars(select(AuditEntry).where(AuditEntry.action == action).order_by(AuditEntry.at, AuditEntry.id))
            return [{"subject_id": row.subject_id, "client_id": row.client_id, "details": row.details} for row in rows]


def open_browser(app: Any) -> httpx.AsyncClient:
    """Return an HTTP client of the app with no cookies; errors of the app become responses."""
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://test")


@asynccontextmanager
async def staff_sign_in(app: Any, factory: Any) -> AsyncIterator[Callable[..., Awaitable[ApiClient]]]:
    """Yield a function that creates and signs in a member of staff in a browser of its own; close all of them at the end.

    Two factors prove the session, so that records open (LAW-001), unless `factors` names others.
    """
    browsers: list[httpx.AsyncClient] = []

    async def sign_in(role: str = "super_admin", *, company: Any = None, factors: Sequence[str] = (), **fields: Any) -> ApiClient:
        own_company = company or await factory.company()
        member = await factory.member(own_company, role=role, **fields)
        browsers.append(open_browser(app))
        token = await factory.session(member, **({"factors": factors} if factors else {}))
        return await ApiClient(browsers[-1]).use_session(token, company=own_company, member=member)

    yield sign_in
    for http in browsers:
        await http.aclose()
