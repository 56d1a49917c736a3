"""Factories. Domains add theirs in `make_<domain>.py` as mixins with a class `Makes`."""

from datetime import timedelta
from importlib import import_module
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from uuid import uuid4

from clinic.accounts.callers import token_hash
from clinic.accounts.models import Identity, Membership, Prescriber, SignedIn
from clinic.clients.models import Client, ClientAccess, ClientToken
from clinic.company.models import Company
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.core.search import sort_key, tokens

_MIXINS = tuple(
    import_module(f"tests.{path.stem}").Makes for path in sorted(Path(__file__).parent.glob("make_*.py"))
)


class Make(*_MIXINS):  # type: ignore[misc]
    """Rows for tests, written as the app itself writes: under row-level security."""

    async def company(self, **fields: Any) -> Company:
        """A company that is set up, verified, with all systems on."""
        mark = uuid4().hex[:10]
        row = Company(**{
            "id": new_id(), "encrypted_id": token_urlsafe(18), "name": f"Kliniken {mark}", "email": f"{mark}@clinic.test",
            "is_booking_on": True, "is_record_on": True, "is_pos_on": True, "is_verified": True, "set_up_at": now(),
            "user_limit": 50, "client_limit": 10_000, **fields,
        })
        async with unit(Context.system(row.id)) as session:
            session.add(row)
        return row

    async def identity(self, **fields: Any) -> Identity:
        """Somebody who can sign in; no password works unless a hash is given."""
        row = Identity(**{
            "id": new_id(), "email": f"{uuid4().hex[:12]}@people.test", "password_hash": "!", "email_verified_at": now(), **fields,
        })
        async with unit(Context()) as session:
            session.add(row)
        return row

    async def member(self, company: Company, *, role: str = "user", identity: Identity | None = None, **fields: Any) -> Membership:
        """A member of a company's staff with every system on."""
        person = identity or await self.identity()
        row = Membership(**{
            "company_id": company.id, "id": new_id(), "identity_id": person.id, "role": role, "first_name": "Maja",
            "last_name": uuid4().hex[:8], "email": person.email, "is_booking_on": True, "is_record_on": True, "is_pos_on": True, **fields,
        })
        async with unit(Context.system(company.id)) as session:
            session.add(row)
        return row

    async def session(self, member: Membership) -> str:
        """The token of a live session of that member."""
        token = token_urlsafe(24)
        async with unit(Context()) as session:
            session.add(SignedIn(
                id=new_id(), token_hash=token_hash(token), identity_id=member.identity_id, area="staff", company_id=member.company_id,
                membership_id=member.id, expires_at=now() + timedelta(hours=8),
            ))
        return token

    async def prescriber(self, **fields: Any) -> tuple[Prescriber, str]:
        """A prescriber and the token of a live session."""
        person, token = await self.identity(), token_urlsafe(24)
        row = Prescriber(**{"id": new_id(), "identity_id": person.id, "first_name": "Doris", "last_name": "Doktor", **fields})
        async with unit(Context()) as session:
            session.add(row)
            await session.flush()
            session.add(SignedIn(
                id=new_id(), token_hash=token_hash(token), identity_id=person.id, area="prescriber", prescriber_id=row.id,
                expires_at=now() + timedelta(hours=8),
            ))
        return row, token

    async def client(self, company: Company, **fields: Any) -> Client:
        """A client who can be found."""
        given = {"first_name": "Klara", "last_name": f"Klient{uuid4().hex[:6]}", **fields}
        row = Client(**{
            "company_id": company.id, "id": new_id(), "sort_name": sort_key(f"{given['last_name']} {given['first_name']}"), **given,
        })
        async with unit(Context.system(company.id)) as session:
            session.add(row)
            await session.flush()
            session.add_all(
                ClientToken(company_id=company.id, id=row.id, token=token)
                for token in tokens(row.first_name, row.last_name, row.email, row.phone, row.personal_id)
            )
        return row

    async def access(self, member: Membership, client: Client) -> None:
        """Grant a restricted member one client."""
        async with unit(Context.system(member.company_id)) as session:
            session.add(ClientAccess(company_id=member.company_id, id=new_id(), membership_id=member.id, client_id=client.id))
