"""Clients with the same phone, e-mail address or personal id: they are offered as the same before another is added (USE-005, LAW-011)."""

import re
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import ARRAY, ColumnElement, Select, String, any_, literal, or_, select, true
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from clinic.clients.models import Client, ClientSearchToken
from clinic.core.api.errors import Conflict
from clinic.core.database.session import get_context
from clinic.core.text.search_tokens import MIN_TOKEN_LENGTH

MAX_OFFERED = 5
PERSONAL_ID_DIGITS = 10
"""Last digits of a personal id, by which those with and without a century are compared."""


class ClientExists(Conflict):
    """Clients that the user may see have the same phone, e-mail address or personal id; the detail `clients` lists them."""

    code = "client.exists"
    en = "A client with this phone, e-mail or personal id already exists."
    sv = "Det finns redan en klient med samma telefon, e-post eller personnummer."


def select_ids_by_contact(company_id: UUID, recipient: str) -> Select[UUID]:
    """Select the ids of the live clients with a phone number (E.164) or an e-mail address."""
    contact = Client.email == recipient if "@" in recipient else Client.phone == recipient
    return select(Client.id).where(Client.company_id == company_id, contact, Client.deleted_at.is_(None), Client.merged_into.is_(None))


async def refuse_duplicate(
    session: AsyncSession, *, phone: str = "", email: str = "", personal_id: str = "", except_id: UUID | None = None,
) -> None:
    """Raise ClientExists when another client has the phone (in E.164), the e-mail address or the personal id.

    Row-level security hides the clients that a restricted user may not see, so they learn nothing about them.
    """
    criteria = [Client.phone == phone] if phone else []
    criteria += [Client.email == email] if email else []
    if ids := await find_ids_by_personal_id(session, personal_id):
        criteria.append(Client.id.in_(ids))
    if not criteria:
        return
    clients = list(await session.scalars(
        select(Client).where(
            Client.company_id == get_context(session).company_id, Client.deleted_at.is_(None), Client.merged_into.is_(None), or_(*criteria),
            Client.id != except_id if except_id else true(),
        ).order_by(Client.is_active.desc(), Client.created_at).limit(MAX_OFFERED),
    ))
    if clients:
        raise ClientExists(clients=[
            {
                "id": str(client.id), "first_name": client.first_name, "last_name": client.last_name, "email": client.email,
                "phone": client.phone, "date_of_birth": client.date_of_birth and client.date_of_birth.isoformat(),
            } for client in clients
        ])


@dataclass(frozen=True, slots=True)
class ContactKeys:
    """Phones in E.164, e-mail addresses and last digits of personal ids, by which clients are compared."""

    phones: set[str]
    emails: set[str]
    personal_ids: set[str]


def personal_id_key(personal_id: str) -> str:
    """Return the digits by which a personal id is compared; empty for an id without enough of them."""
    digits = re.sub(r"\D", "", personal_id)[-PERSONAL_ID_DIGITS:]
    return digits if len(digits) >= MIN_TOKEN_LENGTH else ""


async def list_clients_by_keys(session: AsyncSession, keys: ContactKeys) -> list[Client]:
    """List the clients, without deleted and merged ones, that have any of the phones, e-mail addresses or personal ids."""
    company_id = get_context(session).company_id
    of_token = select(ClientSearchToken.id).where(
        ClientSearchToken.company_id == company_id, _is_any(ClientSearchToken.token, keys.personal_ids),
    )
    criteria = (
        (Client.id.in_(of_token), keys.personal_ids), (_is_any(Client.phone, keys.phones), keys.phones),
        (_is_any(Client.email, keys.emails), keys.emails),
    )
    clients: dict[UUID, Client] = {}
    for criterion, values in criteria:
        if values:
            rows = await session.scalars(select(Client).where(
                Client.company_id == company_id, Client.deleted_at.is_(None), Client.merged_into.is_(None), criterion,
            ).order_by(Client.is_active.desc(), Client.created_at))
            clients |= {row.id: row for row in rows}
    return list(clients.values())


def _is_any(column: InstrumentedAttribute[str], values: set[str]) -> ColumnElement[bool]:
    """Return the condition that a column has one of the values, as one array instead of a parameter each."""
    return column == any_(literal(sorted(values), ARRAY(String)))


async def find_ids_by_personal_id(session: AsyncSession, personal_id: str) -> list[UUID]:
    """Find clients by the digits of a personal id, whichever way it was saved; their search tokens are the index."""
    digits = personal_id_key(personal_id)
    if not digits:
        return []
    company_id = get_context(session).company_id
    of_token = select(ClientSearchToken.id).where(ClientSearchToken.company_id == company_id, ClientSearchToken.token == digits)
    rows = await session.execute(select(Client.id, Client.personal_id).where(Client.company_id == company_id, Client.id.in_(of_token)))
    return [row.id for row in rows if personal_id_key(row.personal_id) == digits]
