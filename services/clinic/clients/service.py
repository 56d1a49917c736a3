"""Clients of a clinic: get, lock, view, create, change, merge and find them."""

from collections.abc import Awaitable, Callable
from datetime import date
from typing import Any, TypeVar
from uuid import UUID

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import claimed_personal_ids, duplicates, extra_values, merge, welcome
from clinic.clients.duplicates import ClientExists as ClientExists, select_ids_by_contact as select_ids_by_contact
from clinic.clients.extra_values import check_public_values as check_public_values
from clinic.clients.merge import ClientMerged as ClientMerged, merge_strategy as merge_strategy
from clinic.clients.models import Client as Client, ClientAccess, ClientSearchToken, PolicyNotice
from clinic.clients.pdf import (
    describe_identity_check as describe_identity_check,
    identity_rows as identity_rows,
    identity_snapshot as identity_snapshot,
)
from clinic.clients.schemas import ClientCreate, ClientMerge, ClientOut, ClientUpdate, ExtraValue, PolicyChannel
from clinic.clients.validators import check_client_fields, check_required_fields, find_unchanged_fields, keep_hidden_fields
from clinic.company import service as companies
from clinic.core import audit, files
from clinic.core.api.errors import FieldError, Forbidden, NotFound, PlanLimitReached
from clinic.core.audit import access_log, refusals
from clinic.core.clock import now
from clinic.core.database.base import ClientOwned, new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context, get_owned, independent_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files.owners import register_file_owner
from clinic.core.security.permissions import Permission
from clinic.core.text.phone import to_e164
from clinic.core.text.search_tokens import sort_key
from clinic.core.text.validators import get_danish_birth_date, get_swedish_birth_date

IDENTITY_CHECK_FIELDS = ("identity_document", "identity_note", "identity_checked_by", "identity_checked_at")
PICTURE_OWNER = register_file_owner("client.profile_photo", permission=Permission.CLIENT_READ)
ClientRecord = TypeVar("ClientRecord", bound=ClientOwned)


class ClientLimit(PlanLimitReached):
    """The plan's limit of clients is reached (PLT-040)."""

    code = "limit.clients"
    en = "Maximum client limit reached. Max {limit} clients allowed"
    sv = "Maximalt antal klienter är uppnått. Högst {limit} klienter är tillåtna"


async def get_client(session: AsyncSession, client_id: UUID) -> Client:
    """Return a client.

    Raises NotFound when it is absent, another company's or outside the user's client scope; ClientMerged when it has been merged.
    """
    return merge.ensure_not_merged(await get_owned(session, Client, client_id))


async def lock_client_for_write(session: AsyncSession, client_id: UUID) -> Client:
    """Return a client and lock it FOR KEY SHARE, before this transaction writes a record about it. Raises as `get_client` does.

    Call it before any other row is locked. It is the lock that the new row's foreign key takes anyway, so the call waits for a merge in
    progress: a write after the merge gets ClientMerged with the target's id, and rows written before the merge are moved by it.
    """
    return await _lock_client(session, client_id, read=True)


async def get_client_record(
    session: AsyncSession, model: type[ClientRecord], client_id: UUID, row_id: UUID, *, version: int | None = None, lock: bool = False,
) -> ClientRecord:
    """Return a row that belongs to a client; with `lock`, locked for change together with its client.

    Raises NotFound when the row belongs to another client, whatever the version; ClientMerged with the id of the client to which the row
    has moved; VersionConflict.
    """
    await (lock_client_for_write if lock else get_client)(session, client_id)
    row = await get_owned(session, model, row_id, lock=lock)
    if row.client_id != client_id:  # type: ignore[attr-defined]
        raise NotFound
    return ensure_version(row, version)


async def _lock_client(session: AsyncSession, client_id: UUID, *, read: bool = False) -> Client:
    """Lock a client to write about it (`read`) or to change it. Excludes a concurrent merge: each waits for the other's commit."""
    return merge.ensure_not_merged(await get_owned(session, Client, client_id, lock={"read": read, "key_share": True}))


def merged_client_ids(company_id: UUID, client_id: UUID) -> Select[tuple[UUID]]:
    """Select the ids of a client and of all clients merged into it; rows that are not moved by a merge carry any of them (BEY-025)."""
    ids = select(Client.id).where(Client.company_id == company_id, Client.id == client_id).cte("merged_clients", recursive=True)
    ids = ids.union(select(Client.id).where(Client.company_id == company_id, Client.merged_into == ids.c.id))
    return select(ids.c.id)


async def get_client_names(session: AsyncSession, client_ids: set[UUID]) -> dict[UUID, str]:
    """Return the full names of clients by id, also of removed and merged ones; those that the session may not see are left out."""
    names = select(Client.id, Client.first_name, Client.last_name).where(
        Client.company_id == get_context(session).company_id, Client.id.in_(client_ids),
    )
    return {row.id: f"{row.first_name} {row.last_name}" for row in await session.execute(names)}


async def get_live_clients(session: AsyncSession, client_ids: set[UUID]) -> dict[UUID, Client]:
    """Return clients by id, without deleted and merged ones and those that the session may not see."""
    rows = await session.scalars(select(Client).where(
        Client.company_id == get_context(session).company_id, Client.id.in_(client_ids), Client.deleted_at.is_(None),
        Client.merged_into.is_(None),
    ))
    return {row.id: row for row in rows}


def select_ids_by_name(company_id: UUID, search: str) -> Select[UUID]:
    """Select the ids of the clients whose name contains the search."""
    name = Client.first_name + " " + Client.last_name
    return select(Client.id).where(Client.company_id == company_id, name.icontains(search, autoescape=True))


@refusals.register_client_finder
async def find_client_id(session: AsyncSession, client_id: UUID) -> UUID | None:
    """Return the id when it is a client of the session's company, else None."""
    return client_id if client_id in await get_client_names(session, {client_id}) else None


async def view_client(session: AsyncSession, client_id: UUID) -> Client:
    """Return a client and log the view: at most one entry per person, client and quarter of an hour."""
    client = await get_client(session, client_id)
    await access_log.record_client_access(session, client_id)
    return client


async def add_client(session: AsyncSession, data: ClientCreate, added_by: str) -> Client:
    """Create a client for staff, who are first offered those with the same phone, e-mail address or personal id.

    `added_by` is who checked the identity, if it was. Raises FieldError for an empty field that the clinic requires, ClientExists unless
    `allow_duplicate` is set; otherwise as `create_client`.
    """
    company = await companies.get_own_company(session)
    check_required_fields(data, company.client_fields)
    check_client_fields(data)
    extra_values.check_extra_values(data, None, company.live_extra_fields, is_staff_form=True)
    if not data.allow_duplicate:
        phone = to_e164(data.country_code, data.mobile_number)
        await duplicates.refuse_duplicate(session, phone=phone, email=data.email, personal_id=data.personal_id)
    return await create_client(session, data, checked_by=added_by)


async def create_client(session: AsyncSession, data: ClientCreate, *, checked_by: str = "") -> Client:
    """Create a client.

    Raises ClientLimit when the plan's limit is reached; the company's row is locked while counting. Raises FieldError.
    """
    check_client_fields(data)
    await _ensure_below_client_limit(session)
    client = Client(company_id=get_context(session).company_id, id=new_id())
    client.extra_fields = extra_values.check_extra_values(data, None, await companies.list_extra_fields(session), is_staff_form=False)
    _record_identity_check(client, data, checked_by)
    set_fields(client, data)
    await _grant_creator(session, client)
    session.add(client)
    await session.flush()
    await replace_picture(session, client, None)
    await update_search_tokens(session, client)
    audit.record(session, "client.created", client.id, client_id=client.id)
    await welcome.queue_welcome(session, client)
    return client


async def update_client(session: AsyncSession, client_id: UUID, data: ClientUpdate, changed_by: str) -> Client:
    """Change a client. Raises ClientMerged, and VersionConflict when it was changed since `data.version`.

    Fields that the clinic's form doesn't show keep their values. Raises FieldError for a changed field that breaks its rule and for an
    empty one that the clinic requires, and ClientExists when a new personal id is another client's, unless `allow_duplicate` is set.
    `changed_by` is who checked the identity, if the check is another one.
    """
    client = ensure_version(await _lock_client(session, client_id), data.version)
    before = audit_values(client)
    company = await companies.get_own_company(session)
    keep_hidden_fields(data, client, company.client_fields)
    check_required_fields(data, company.client_fields)
    extras = extra_values.check_extra_values(data, client, company.live_extra_fields, is_staff_form=True)
    unchanged = find_unchanged_fields(client, data)
    check_client_fields(data, unchanged)
    if not data.allow_duplicate and "personal_id" not in unchanged:
        await duplicates.refuse_duplicate(session, personal_id=data.personal_id, except_id=client.id)
    _record_identity_check(client, data, changed_by)
    if data.is_identity_rechecked and data.identity_document:
        audit.record(session, "client.identity_checked", client.id, client_id=client.id, document=data.identity_document)
    client.extra_fields, previous_picture = extras, client.profile_photo
    set_fields(client, data, keep_phone="phone" in unchanged)
    await session.flush()
    await replace_picture(session, client, previous_picture)
    await update_search_tokens(session, client)
    record_change(session, "client.changed", client, before)
    return client


async def merge_clients(session: AsyncSession, client_id: UUID, data: ClientMerge) -> Client:
    """Merge a source client into this one, which takes the listed fields from it. Irreversible.

    Raises Forbidden for a restricted user, who may not see all that is merged; FieldError for a merge with itself;
    VersionConflict; ClientMerged.
    """
    if data.source_id == client_id:
        raise FieldError("source_id", "unknown")
    clients = await merge.lock_clients(session, {client_id: data.version, data.source_id: data.source_version})
    if get_context(session).client_scope != "all":
        raise Forbidden
    source = clients[data.source_id]
    values: dict[str, object] = {name: getattr(source, name) for name in data.fields_from_source}
    if "mobile_number" in values:
        values["country_code"] = source.country_code
    if "personal_id" in values:
        values["is_reserve_number"] = source.is_reserve_number
    if not clients[client_id].identity_document:
        values |= {name: getattr(source, name) for name in IDENTITY_CHECK_FIELDS}
    extras = {str(field_id): source.extra_fields.get(str(field_id)) for field_id in data.extra_fields_from_source}
    await merge.move_related_rows(session, data.source_id, client_id, data.fields_from_source, data.reason)
    client = await get_owned(session, Client, client_id, lock=True)
    before = audit_values(client)
    for name, value in values.items():
        setattr(client, name, value)
    client.extra_fields = {key: value for key, value in {**client.extra_fields, **extras}.items() if value is not None}
    client.phone = to_e164(client.country_code, client.mobile_number)
    client.sort_name = _sort_name(client)
    await session.flush()
    await update_search_tokens(session, client)
    record_change(session, "client.changed", client, before)
    return client


async def set_publish_permission(
    session: AsyncSession, client_id: UUID, load_permission: Callable[[AsyncSession, UUID], Awaitable[str]],
) -> None:
    """Store whether pictures of the client may be published (REC-005).

    `load_permission` is called after the client is locked, so that it reads what no concurrent transaction can change.
    """
    client = await _lock_client(session, client_id)
    permission = await load_permission(session, client_id)
    if client.publish_permission != permission:
        before = audit_values(client)
        client.publish_permission = permission
        await session.flush()
        record_change(session, "client.publish_permission_changed", client, before)


async def find_or_create_client(session: AsyncSession, data: ClientCreate) -> Client:
    """Return the active client with the same name, phone and e-mail, or create one.

    A visitor who gives another client's phone or e-mail with a different name becomes a new client: no record is reached by a guess.
    An advisory lock serialises concurrent calls for the same phone.
    """
    phone = to_e164(data.country_code, data.mobile_number)
    company_id = get_context(session).company_id
    await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(f"client:{company_id}:{phone}", 0))))
    return await find_client(session, data) or await create_client(session, data)


async def find_client(session: AsyncSession, data: ClientCreate, *, lock: bool = True) -> Client | None:
    """Return the active client with the same name, phone and e-mail, locked against a merge; None when there is none."""
    phone, company_id = to_e164(data.country_code, data.mobile_number), get_context(session).company_id
    query = select(Client).where(
        Client.company_id == company_id, Client.phone == phone, Client.email == data.email, Client.deleted_at.is_(None),
        Client.merged_into.is_(None), Client.sort_name == _sort_name(data),
    ).order_by(Client.created_at).limit(1)
    return (await session.scalars(query.with_for_update(read=True, key_share=True) if lock else query)).first()


async def record_policy_notice(session: AsyncSession, client_id: UUID, policy_id: UUID, channel: PolicyChannel) -> None:
    """Record that the client was shown a version of the personal data policy, once for each place where it is shown (LAW-050)."""
    values = {"company_id": get_context(session).company_id, "client_id": client_id, "policy_id": policy_id, "channel": channel}
    statement = upsert(PolicyNotice).values(id=new_id(), shown_at=now(), **values).on_conflict_do_nothing().returning(PolicyNotice.id)
    if await session.scalar(statement) is not None:
        audit.record(session, "client.policy_shown", client_id, client_id=client_id, policy_id=policy_id, channel=channel)


def get_proven_birth_date(client: Client, *, is_booking: bool = False) -> date | None:
    """Return the birth date that a personal number or a checked identity document proves; None when neither does (LAW-023).

    A claimed number counts for a booking only: before anything else staff merge the clients or save the right number.
    """
    number = "" if client.is_reserve_number else client.personal_id
    in_number = get_swedish_birth_date(number) or get_danish_birth_date(number) or get_danish_birth_date(client.cpr_id)
    proven = in_number or (client.date_of_birth if client.identity_document else None)
    return proven or (get_swedish_birth_date(client.claimed_personal_id) if is_booking else None)


async def find_client_by_personal_id(session: AsyncSession, personal_id: str, *, lock: bool = True) -> Client | None:
    """Return the active client with a personal number that BankID proved, locked against a merge; None when there is none."""
    ids = await duplicates.find_ids_by_personal_id(session, personal_id)
    query = select(Client).where(
        Client.company_id == get_context(session).company_id, Client.id.in_(ids), Client.deleted_at.is_(None),
        Client.merged_into.is_(None), Client.is_reserve_number.is_(False),
    ).order_by(Client.is_active.desc(), Client.created_at).limit(1)
    return (await session.scalars(query.with_for_update(read=True, key_share=True) if lock else query)).first()


async def add_visitor_details(
    session: AsyncSession, client: Client, values: dict[str, Any], extra: dict[UUID, ExtraValue], *, is_id_proven: bool,
) -> None:
    """Add what a client lacks, as a visitor gave it whose phone or e-mail a code has proven; what is saved stays. Raises FieldError.

    A personal id of another client is claimed, unless BankID has proven it.
    """
    before = audit_values(client)
    if not is_id_proven and await claimed_personal_ids.store_claim(session, client, values.get("personal_id", "")):
        values = {**values, "personal_id": ""}
    if extra_values.fill_missing(client, values, extra, await companies.list_extra_fields(session)):
        await session.flush()
        await update_search_tokens(session, client)
        record_change(session, "client.changed", client, before)


def audit_values(client: Client) -> dict[str, Any]:
    """Return the client's data as JSON values for the audit log."""
    fields = {*ClientCreate.model_fields, "publish_permission"} - {"allow_duplicate", "extra_fields"}
    extras = {f"extra_fields.{field_id}": value for field_id, value in client.extra_fields.items()}
    return {**ClientOut.model_validate(client).model_dump(mode="json", include=fields), **extras}


def record_change(session: AsyncSession, action: str, client: Client, before: dict[str, Any]) -> None:
    """Audit the changed fields with their old and new values: earlier content of a record stays readable (patientdatalagen 3:14)."""
    after = audit_values(client)
    changed = [name for name in {**before, **after} if after.get(name) != before.get(name)]
    values = {"before": {name: before.get(name) for name in changed}, "after": {name: after.get(name) for name in changed}}
    audit.record(session, action, client.id, client_id=client.id, **values)


def _record_identity_check(client: Client, data: ClientCreate, checked_by: str) -> None:
    """Set who checked the identity and when, if it was checked with something else than saved, or with the same anew (REC-004)."""
    is_same = (data.identity_document, data.identity_note) == (client.identity_document or "", client.identity_note or "")
    if is_same and not (isinstance(data, ClientUpdate) and data.is_identity_rechecked):
        return
    client.identity_checked_by, client.identity_checked_at = (checked_by, now()) if data.identity_document else ("", None)


def set_fields(client: Client, data: ClientCreate, *, keep_phone: bool = False) -> None:
    """Set a client's columns from the data of a form."""
    for field, value in data.model_dump(exclude={"version", "allow_duplicate", "is_identity_rechecked", "extra_fields"}).items():
        setattr(client, field, value)
    if not keep_phone:
        client.phone = to_e164(data.country_code, data.mobile_number)
    client.sort_name = _sort_name(data)


async def replace_picture(session: AsyncSession, client: Client, previous_id: UUID | None) -> None:
    """Claim the client's new profile picture and withdraw the previous one. Raises FieldError."""
    if client.profile_photo == previous_id:
        return
    if client.profile_photo is not None:
        await files.claim_file(
            session, client.profile_photo, owner_type=PICTURE_OWNER, owner_id=client.id, client_id=client.id,
            field="profile_photo",
        )
    if previous_id is not None:
        await files.withdraw_file(session, previous_id)


def _sort_name(client: ClientCreate | Client) -> str:
    return sort_key(f"{client.last_name} {client.first_name}")


async def update_search_tokens(session: AsyncSession, client: Client) -> None:
    required = extra_values.list_search_tokens(client)
    of_client = (ClientSearchToken.company_id == client.company_id, ClientSearchToken.id == client.id)
    stored = set(await session.scalars(select(ClientSearchToken.token).where(*of_client)))
    if obsolete := stored - required:
        await session.execute(delete(ClientSearchToken).where(*of_client, ClientSearchToken.token.in_(obsolete)))
    if missing := required - stored:
        await session.execute(
            insert(ClientSearchToken), [{"company_id": client.company_id, "id": client.id, "token": token} for token in sorted(missing)],
        )


async def _ensure_below_client_limit(session: AsyncSession) -> None:
    limit = await companies.lock_plan_limit(session, "client_limit")
    if limit is None:
        return
    if await count_clients(session) >= limit:
        raise ClientLimit(limit=limit)


async def count_clients(session: AsyncSession) -> int:
    """Count all clients of the clinic. For a restricted user, who sees only some, a second transaction counts as the system."""
    count = select(func.count()).where(Client.deleted_at.is_(None), Client.merged_into.is_(None))
    context = get_context(session)
    if context.client_scope == "all":
        return await session.scalar(count) or 0
    async with independent_transaction(session, Context.system(context.company_id)) as system_session:
        return await system_session.scalar(count) or 0


async def _grant_creator(session: AsyncSession, client: Client) -> None:
    """Grant a restricted user the client that they create, before its insert: the client-scope policy reads the grant."""
    context = get_context(session)
    if context.client_scope == "granted" and context.membership_id:
        await session.execute(insert(ClientAccess).values(
            company_id=context.company_id, id=new_id(), membership_id=context.membership_id, client_id=client.id,
        ))
