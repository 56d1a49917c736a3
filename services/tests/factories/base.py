"""Factories of companies, their staff, prescribers and clients."""

from collections.abc import Sequence
from datetime import timedelta
from secrets import token_urlsafe
from typing import Any
from uuid import uuid4

from clinic.accounts.models import Identity, Membership, Prescriber, UserSession
from clinic.accounts.sessions.authentication import hash_session_token
from clinic.clients.models import Client, ClientAccess, ClientSearchToken
from clinic.company.models import Company
from clinic.company.settings import default_settings
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.text.search_tokens import sort_key, tokenize

SESSION_TTL = timedelta(hours=8)
STRONG_FACTORS = ("password", "totp")
"""What proves the people of the tests: two factors, so that records open (LAW-001)."""
_TO_LETTERS = str.maketrans("0123456789", "ghijklmnop")
"""Names without digits: a search for a number never finds a client by chance."""


class BaseFactory:
    """Insert what every test needs; keyword arguments replace the defaults of the columns."""

    async def company(self, *, settings: dict[str, Any] | None = None, **fields: Any) -> Company:
        """Insert a company that is set up and verified, with all modules on; `settings` replace some of a Swedish company's."""
        unique = uuid4().hex[:10]
        row = Company(**{
            "id": new_id(), "encrypted_id": token_urlsafe(18), "name": f"Kliniken {unique}", "email": f"{unique}@clinic.test",
            "is_booking_on": True, "is_record_on": True, "is_pos_on": True, "is_verified": True, "onboarded_at": now(),
            "user_limit": 50, "client_limit": 10_000, **fields, "settings": {**default_settings("SE", language="en"), **(settings or {})},
        })
        async with transaction(Context.system(row.id)) as session:
            session.add(row)
        return row

    async def identity(self, **fields: Any) -> Identity:
        """Insert an account with a verified e-mail address; no password matches unless `password_hash` is passed."""
        row = Identity(**{
            "id": new_id(), "email": f"{uuid4().hex[:12]}@people.test", "password_hash": "!", "email_verified_at": now(), **fields,
        })
        async with transaction(Context()) as session:
            session.add(row)
        return row

    async def member(self, company: Company, *, role: str = "user", identity: Identity | None = None, **fields: Any) -> Membership:
        """Insert a member of a company's staff with all modules on."""
        account = identity or await self.identity()
        row = Membership(**{
            "company_id": company.id, "id": new_id(), "identity_id": account.id, "role": role, "first_name": "Maja",
            "last_name": uuid4().hex[:8], "email": account.email, "is_booking_on": True, "is_record_on": True, "is_pos_on": True, **fields,
        })
        async with transaction(Context.system(company.id)) as session:
            session.add(row)
        return row

    async def session(self, member: Membership, *, factors: Sequence[str] = STRONG_FACTORS) -> str:
        """Insert a live session of a member and return its token; two factors have proved the person unless others are passed."""
        token = token_urlsafe(24)
        async with transaction(Context()) as session:
            session.add(UserSession(
                id=new_id(), token_hash=hash_session_token(token), identity_id=member.identity_id, area="staff", company_id=member.company_id,
                membership_id=member.id, expires_at=now() + SESSION_TTL, factors=list(factors),
            ))
        return token

    async def prescriber(self, *, factors: Sequence[str] = STRONG_FACTORS, **fields: Any) -> tuple[Prescriber, str]:
        """Insert a prescriber and return it with the token of a live session, proved by two factors unless others are passed."""
        identity, token = await self.identity(), token_urlsafe(24)
        row = Prescriber(**{"id": new_id(), "identity_id": identity.id, "first_name": "Doris", "last_name": "Doktor", **fields})
        async with transaction(Context()) as session:
            session.add(row)
            await session.flush()
            session.add(UserSession(
                id=new_id(), token_hash=hash_session_token(token), identity_id=identity.id, area="prescriber", prescriber_id=row.id,
                expires_at=now() + SESSION_TTL, factors=list(factors),
            ))
        return row, token

    async def client(self, company: Company, **fields: Any) -> Client:
        """Insert a client with its search tokens."""
        columns = {"first_name": "Klara", "last_name": f"Klient{uuid4().hex[:6].translate(_TO_LETTERS)}", **fields}
        row = Client(**{
            "company_id": company.id, "id": new_id(), "sort_name": sort_key(f"{columns['last_name']} {columns['first_name']}"), **columns,
        })
        async with transaction(Context.system(company.id)) as session:
            session.add(row)
            await session.flush()
            session.add_all(
                ClientSearchToken(company_id=company.id, id=row.id, token=token)
                for token in tokenize(row.first_name, row.last_name, row.email, row.phone, row.personal_id)
            )
        return row

    async def client_access(self, member: Membership, client: Client) -> None:
        """Grant a restricted member access to a client."""
        async with transaction(Context.system(member.company_id)) as session:
            session.add(ClientAccess(company_id=member.company_id, id=new_id(), membership_id=member.id, client_id=client.id))
