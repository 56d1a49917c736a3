"""Add many clients at once: each row is checked by the rules of the staff's form, in a few statements for all of them (REC-070)."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import duplicates, extra_values
from clinic.clients.duplicates import ContactKeys, personal_id_key
from clinic.clients.imports import queries
from clinic.clients.imports.errors import ClientAmbiguous, ClientDetailRepeated, ClientDetailTaken, ClientUnknown
from clinic.clients.models import Client
from clinic.clients.schemas import ClientCreate
from clinic.clients.service import ClientLimit, count_clients, set_fields
from clinic.clients.validators import check_client_fields, check_required_fields
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import ApiError, FieldError
from clinic.core.database.base import new_id
from clinic.core.database.session import driver_connection, get_context
from clinic.core.text.search_tokens import fold

Refusal = ApiError | FieldError
_DETAILS = {
    "personal_id": ("personal id", "personnummer"), "phone": ("phone number", "telefonnummer"), "email": ("e-mail address", "e-postadress"),
}


@dataclass(frozen=True, slots=True)
class ImportedClient:
    """A client of an imported file, with the number of the file's row."""

    row: int
    data: ClientCreate


@dataclass(frozen=True, slots=True)
class ClientReference:
    """Details by which a row of a file names a client: at least one of personal id, phone in E.164 and e-mail; maybe a name."""

    personal_id: str = ""
    phone: str = ""
    email: str = ""
    name: str = ""

    @property
    def personal_key(self) -> str:
        """The digits by which the personal id is compared."""
        return personal_id_key(self.personal_id)


async def import_clients(
    session: AsyncSession, items: Sequence[ImportedClient], import_id: UUID, *, is_check: bool,
) -> dict[int, UUID | Refusal]:
    """Add the clients that the staff's form would take; return for each row the new client's id, or why it is refused.

    A row whose personal id, phone or e-mail address another client or an earlier row has is refused, since there is nobody to choose
    which of them is meant. No welcome is sent: the clients are the clinic's already. With `is_check` nothing is written.
    """
    results: dict[int, UUID | Refusal] = {}
    company = await companies.get_own_company(session)
    company_id, creatable = get_context(session).company_id, []
    for item in items:
        try:
            check_required_fields(item.data, company.client_fields)
            check_client_fields(item.data)
            extras = extra_values.check_extra_values(item.data, None, company.live_extra_fields, is_staff_form=True)
            client = Client(company_id=company_id, id=new_id(), extra_fields=extras)
            set_fields(client, item.data)
            creatable.append((item.row, client))
        except (ApiError, FieldError) as error:
            results[item.row] = error
    unique = await _refuse_duplicates(session, creatable, results)
    accepted = await _refuse_above_limit(session, unique, results, is_check=is_check)
    if not is_check:
        await _insert(session, [client for _, client in accepted], import_id)
    return results | {row: client.id for row, client in accepted}


async def _refuse_duplicates(
    session: AsyncSession, items: Sequence[tuple[int, Client]], results: dict[int, UUID | Refusal],
) -> list[tuple[int, Client]]:
    keys = ContactKeys(
        phones={client.phone for _, client in items if client.phone}, emails={client.email for _, client in items if client.email},
        personal_ids={key for _, client in items if (key := personal_id_key(client.personal_id))},
    )
    names: dict[tuple[str, str], str] = {}
    for existing in await duplicates.list_clients_by_keys(session, keys):
        names |= dict.fromkeys(_list_keys(existing), f"{existing.first_name} {existing.last_name}")
    rows: dict[tuple[str, str], int] = {}
    unique = []
    for row, client in items:
        own = _list_keys(client)
        if taken := next((key for key in own if key in names), None):
            results[row] = ClientDetailTaken(name=names[taken], **_describe(taken))
        elif repeated := next((key for key in own if key in rows), None):
            results[row] = ClientDetailRepeated(row=rows[repeated], **_describe(repeated))
        else:
            rows |= dict.fromkeys(own, row)
            unique.append((row, client))
    return unique


def _list_keys(client: Client) -> list[tuple[str, str]]:
    keys = (("personal_id", personal_id_key(client.personal_id)), ("phone", client.phone), ("email", client.email))
    return [key for key in keys if key[1]]


def _describe(key: tuple[str, str]) -> dict[str, str]:
    english, swedish = _DETAILS[key[0]]
    return {"detail_en": english, "detail_sv": swedish}


async def _refuse_above_limit(
    session: AsyncSession, items: Sequence[tuple[int, Client]], results: dict[int, UUID | Refusal], *, is_check: bool,
) -> Sequence[tuple[int, Client]]:
    """Refuse the rows that the plan has no room for (PLT-040). The company's row is locked while they are counted and added."""
    if is_check:
        limit = (await companies.get_own_company(session)).client_limit or None
    else:
        limit = await companies.lock_plan_limit(session, "client_limit")
    if limit is None or not items:
        return items
    room = max(limit - await count_clients(session), 0)
    results |= {row: ClientLimit(limit=limit) for row, _ in items[room:]}
    return items[:room]


async def _insert(session: AsyncSession, clients: Sequence[Client], import_id: UUID) -> None:
    session.add_all(clients)
    await session.flush()
    tokens = [(client.id, token) for client in clients for token in sorted(extra_values.list_search_tokens(client))]
    ids, texts = [client_id for client_id, _ in tokens], [token for _, token in tokens]
    connection = await driver_connection(session)
    await connection.execute(queries.DISCARD_PLANS)
    await connection.execute(queries.INSERT_SEARCH_TOKENS, get_context(session).company_id, ids, texts)
    for client in clients:
        audit.record(session, "client.created", client.id, client_id=client.id, import_id=import_id)


class ClientFinder:
    """Finds clients by what the rows of a file say of them; loaded by a few statements for all rows."""

    def __init__(self, clients: Sequence[Client]) -> None:
        self._clients: dict[tuple[str, str], list[Client]] = {}
        for client in clients:
            for key in _list_keys(client):
                self._clients.setdefault(key, []).append(client)

    def find(self, reference: ClientReference) -> tuple[UUID, str]:
        """Return the id and the name of the one client that fits all that is said. Raises ClientUnknown and ClientAmbiguous."""
        keys = (("personal_id", reference.personal_key), ("phone", reference.phone), ("email", reference.email))
        own = [{client.id: client for client in self._clients.get(key, ())} for key in keys if key[1]]
        ids = set.intersection(*(set(clients) for clients in own)) if own else set()
        fitting = [own[0][client_id] for client_id in ids if _has_name(own[0][client_id], reference.name)]
        if not fitting:
            raise ClientUnknown
        if len(fitting) > 1:
            raise ClientAmbiguous(count=len(fitting))
        return fitting[0].id, f"{fitting[0].first_name} {fitting[0].last_name}"


async def load_client_finder(session: AsyncSession, references: Sequence[ClientReference]) -> ClientFinder:
    """Load the clients that any of the references may mean."""
    keys = ContactKeys(
        phones={item.phone for item in references if item.phone}, emails={item.email for item in references if item.email},
        personal_ids={item.personal_key for item in references if item.personal_key},
    )
    return ClientFinder(await duplicates.list_clients_by_keys(session, keys))


def _has_name(client: Client, name: str) -> bool:
    """Return whether each word of a name, if there is any, is a word of the client's."""
    return set(fold(name).split()) <= set(fold(f"{client.first_name} {client.last_name}").split())

