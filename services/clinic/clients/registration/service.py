"""Register a visitor as a client: recognise whom they have proven to be, fill in what is empty, and report what differs."""

from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from sqlalchemy import func, or_, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import duplicates, extra_values, service as clients, welcome as welcome
from clinic.clients.models import Client, ClientAccess
from clinic.clients.schemas import ClientCreate
from clinic.clients.validators import check_client_fields
from clinic.company.schemas import ExtraField
from clinic.core import audit
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.text.phone import to_e164
from clinic.core.text.search_tokens import sort_key

REGISTERED_FIELDS = (
    "first_name",
    "last_name",
    "email",
    "mobile_number",
    "date_of_birth",
    "personal_id",
    "cpr_id",
    "street_address",
    "zip_code",
    "city",
    "state",
    "country",
    "occupation",
)
"""The details that a visitor gives; `mobile_number` with its country code."""


@dataclass(frozen=True, slots=True)
class ClientProof:
    """The phone number, e-mail address or personal id that a visitor has proven to be theirs: by a code, or by their BankID."""

    phone: str = ""
    email: str = ""
    personal_id: str = ""


@dataclass(slots=True)
class RegisteredClient:
    """A registered client, with the details that were not saved: by field, as the visitor entered them."""

    client: Client
    is_new: bool
    differences: dict[str, Any] = field(default_factory=dict)
    has_duplicate: bool = False


def check_details(data: ClientCreate, extra_fields: list[ExtraField]) -> None:
    """Check the details that a visitor gives by the rules of their fields. Raises FieldError."""
    check_client_fields(data)
    extra_values.check_extra_values(data, None, extra_fields, is_staff_form=False)


async def register_client(session: AsyncSession, data: ClientCreate, proof: ClientProof) -> RegisteredClient:
    """Return the client whom the visitor has proven to be, with their empty fields filled in, or a new one.

    A saved value is never replaced: what differs is returned. A personal id of another client, which the visitor hasn't proven, isn't
    saved either. Advisory locks serialise registrations of one person. Raises FieldError, ClientLimit.
    """
    check_client_fields(data)
    await _lock_person(session, data, proof)
    client = await _find_proven_client(session, data, proof)
    taken = await _find_other_owners(session, data.personal_id, client)
    if client is None:
        new_data = data.model_copy(update={"personal_id": ""}) if taken else data
        created = await clients.create_client(session, new_data)
        differences = {"personal_id": data.personal_id} if taken else {}
        return RegisteredClient(created, is_new=True, differences=differences, has_duplicate=bool(taken))
    differences = await _fill_in_client(session, client, data, is_id_taken=bool(taken))
    return RegisteredClient(client, is_new=False, differences=differences, has_duplicate=bool(taken))


async def _lock_person(session: AsyncSession, data: ClientCreate, proof: ClientProof) -> None:
    company_id = get_context(session).company_id
    keys = {key for key in (proof.phone, proof.email, proof.personal_id or data.personal_id) if key}
    for key in sorted(keys):
        await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(f"client:{company_id}:{key}", 0))))


async def _find_proven_client(session: AsyncSession, data: ClientCreate, proof: ClientProof) -> Client | None:
    """Return the oldest active client with the proven personal id; else one with the proven contact who has the same name or number.

    The contact is not enough: families share phones and addresses.
    """
    live = (Client.company_id == get_context(session).company_id, Client.deleted_at.is_(None), Client.merged_into.is_(None))
    if proof.personal_id:
        ids = await duplicates.find_ids_by_personal_id(session, proof.personal_id)
        query = select(Client).where(*live, Client.id.in_(ids), ~Client.is_reserve_number)
    else:
        contacts = [Client.phone == proof.phone] if proof.phone else []
        contacts += [Client.email == proof.email] if proof.email else []
        if not contacts:
            return None
        same_id = await duplicates.find_ids_by_personal_id(session, data.personal_id)
        name = sort_key(f"{data.last_name} {data.first_name}")
        query = select(Client).where(*live, or_(*contacts), or_(Client.sort_name == name, Client.id.in_(same_id)))
    ordered = query.order_by(Client.is_active.desc(), Client.created_at, Client.id).limit(1)
    return (await session.scalars(ordered.with_for_update(key_share=True))).first()


async def _find_other_owners(session: AsyncSession, personal_id: str, client: Client | None) -> set[UUID]:
    ids = set(await duplicates.find_ids_by_personal_id(session, personal_id)) if personal_id else set()
    live = await clients.get_live_clients(session, ids) if ids else {}
    return set(live) - ({client.id} if client else set())


async def _fill_in_client(session: AsyncSession, client: Client, data: ClientCreate, *, is_id_taken: bool) -> dict[str, Any]:
    """Save what the client lacks and return what differs from the saved."""
    filled: dict[str, Any] = {}
    differences: dict[str, Any] = {}
    for name in REGISTERED_FIELDS:
        value, saved = getattr(data, name), getattr(client, name)
        if name not in data.model_fields_set or not value or _is_same(name, data, client):
            continue
        if saved or (name == "personal_id" and is_id_taken):
            differences[name] = f"{data.country_code} {value}" if name == "mobile_number" else str(value)
        else:
            filled[name] = value
    extras = {str(field_id): value for field_id, value in data.extra_fields.items() if value not in {None, ""}}
    new_extras = {key: value for key, value in extras.items() if client.extra_fields.get(key) in {None, ""}}
    changed = {key: value for key, value in extras.items() if key not in new_extras and client.extra_fields[key] != value}
    if has_new_picture := bool(data.profile_photo) and client.profile_photo is None:
        filled["profile_photo"] = data.profile_photo
    if filled or new_extras:
        await _save_values(session, client, filled, new_extras, data.country_code)
    if has_new_picture:
        await clients.replace_picture(session, client, None)
    return {**differences, **{f"extra_fields.{key}": value for key, value in changed.items()}}


def _is_same(name: str, data: ClientCreate, client: Client) -> bool:
    if name == "mobile_number":
        return to_e164(data.country_code, data.mobile_number) == client.phone
    texts = ("".join(str(getattr(row, name) or "").split()).casefold() for row in (data, client))
    return next(texts) == next(texts)


async def _save_values(
    session: AsyncSession, client: Client, values: dict[str, Any], extras: dict[str, Any], country_code: str = ""
) -> None:
    before = clients.audit_values(client)
    for name, value in values.items():
        setattr(client, name, value)
    client.extra_fields = {**client.extra_fields, **extras}
    if "mobile_number" in values:
        client.country_code = country_code
        client.phone = to_e164(country_code, client.mobile_number)
    client.sort_name = sort_key(f"{client.last_name} {client.first_name}")
    await session.flush()
    await clients.update_search_tokens(session, client)
    clients.record_change(session, "client.changed", client, before)


async def apply_differences(session: AsyncSession, client_id: UUID, differences: dict[str, Any]) -> None:
    """Save details that a client gave when registering in the place of the saved ones. Raises ClientExists for another's personal id."""
    client = await clients.lock_client_for_write(session, client_id)
    values = {name: value for name, value in differences.items() if not name.startswith("extra_fields.")}
    extras = {name.removeprefix("extra_fields."): value for name, value in differences.items() if name.startswith("extra_fields.")}
    if personal_id := values.get("personal_id"):
        await duplicates.refuse_duplicate(session, personal_id=personal_id, except_id=client.id)
    country_code = ""
    if number := values.get("mobile_number"):
        country_code, _, values["mobile_number"] = number.partition(" ")
    if birth := values.get("date_of_birth"):
        values["date_of_birth"] = ClientCreate(first_name="-", last_name="-", date_of_birth=birth).date_of_birth
    await _save_values(session, client, values, extras, country_code)


async def grant_practitioner(session: AsyncSession, membership_id: UUID, client_id: UUID) -> None:
    """Let a restricted member whom the client has chosen see the client. Raises NotFound for another company's member."""
    member = await accounts.get_member(session, membership_id)
    if member.client_access != "custom":
        return
    row = {"company_id": member.company_id, "id": new_id(), "membership_id": member.id, "client_id": client_id}
    granted = await session.scalar(upsert(ClientAccess).values(**row).on_conflict_do_nothing().returning(ClientAccess.id))
    if granted:
        audit.record(session, "user.client_access_changed", member.id, client_access="custom", added=[str(client_id)])
