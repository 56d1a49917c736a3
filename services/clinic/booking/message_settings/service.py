"""Read, change and preview the texts of confirmations, and keep which clients agreed that messages name their treatment."""

from typing import Literal
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.message_settings import queries, templates
from clinic.booking.message_settings.models import ARRIVE_EARLY_MINUTES, MessageSettings, TreatmentNameConsent
from clinic.booking.message_settings.schemas import (
    ConfirmationTexts,
    MessageSettingsOut,
    MessageSettingsUpdate,
    TreatmentNameConsentOut,
    TreatmentNameConsentUpdate,
)
from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.api.errors import FieldError, VersionConflict
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context


async def get_message_settings(session: AsyncSession) -> MessageSettingsOut:
    """Return the company's message settings; the standard texts where it has none of its own."""
    return _to_schema(await get_settings_row(session))


async def get_settings_row(session: AsyncSession) -> MessageSettings:
    """Return the company's settings, or an unsaved row of defaults."""
    company_id = get_context(session).company_id
    query = select(MessageSettings).where(MessageSettings.company_id == company_id)
    return (await session.scalars(query)).first() or MessageSettings(
        company_id=company_id, version=1, arrive_early_minutes=ARRIVE_EARLY_MINUTES, names_treatments=False,
        **dict.fromkeys(templates.STANDARD_TEXTS, ""),
    )


async def update_message_settings(session: AsyncSession, data: MessageSettingsUpdate) -> MessageSettingsOut:
    """Change the message settings.

    Raises VersionConflict, and FieldError for a placeholder that doesn't exist or a text without the time or the link.
    """
    row = await _lock_settings(session)
    if row.version != data.version:
        raise VersionConflict(current=_to_schema(row))
    values = {**data.model_dump(exclude={"version"}), **{name: _own_text(name, getattr(data, name)) for name in templates.STANDARD_TEXTS}}
    changed = [name for name, value in values.items() if getattr(row, name) != value]
    before = {name: getattr(row, name) for name in changed}
    for name in changed:
        setattr(row, name, values[name])
    if changed:
        row.updated_at = now()
        audit.record(session, "message_settings.changed", row.id, before=before, after={name: values[name] for name in changed})
        await session.flush()
    return _to_schema(row)


def _own_text(name: str, text: str) -> str:
    """Return a text of the clinic's own, empty for the standard text. Raises FieldError."""
    if not text or text == templates.STANDARD_TEXTS[name]:
        return ""
    if unknown := templates.find_unknown_placeholder(text):
        raise FieldError(name, "placeholder", name=unknown)
    if missing := templates.find_missing_placeholder(text):
        raise FieldError(name, "placeholder_required", name=missing)
    return text


async def _lock_settings(session: AsyncSession) -> MessageSettings:
    company_id = get_context(session).company_id
    insert = upsert(MessageSettings).values(company_id=company_id, id=new_id(), version=1, created_at=now(), updated_at=now())
    await session.execute(insert.on_conflict_do_nothing(index_elements=["company_id"]))
    return (await session.scalars(select(MessageSettings).where(MessageSettings.company_id == company_id).with_for_update())).one()


def _to_schema(row: MessageSettings) -> MessageSettingsOut:
    texts = {name: getattr(row, name) or standard for name, standard in templates.STANDARD_TEXTS.items()}
    return MessageSettingsOut(
        **texts, arrive_early_minutes=row.arrive_early_minutes, names_treatments=row.names_treatments, version=row.version,
        standard=ConfirmationTexts(**templates.STANDARD_TEXTS),
    )


async def may_name_treatment(session: AsyncSession, client_id: UUID) -> bool:
    """Return whether messages to a client may name the treatment: the clinic turned it on, and the client agreed (LAW-052)."""
    key = {"company": get_context(session).company_id, "client": client_id}
    return bool((await session.execute(queries.MAY_NAME_TREATMENT, key)).scalar())


async def get_treatment_name_consent(session: AsyncSession, client_id: UUID) -> TreatmentNameConsentOut:
    """Return what a client answered last. Raises NotFound."""
    await clients.view_client(session, client_id)
    latest = await _get_latest(session, client_id)
    is_on = (await get_settings_row(session)).names_treatments
    if latest is None:
        return TreatmentNameConsentOut(is_agreed=False, is_on=is_on, source=None, created_at=None)
    source: Literal["staff", "portal"] = "staff" if latest.source == "staff" else "portal"
    return TreatmentNameConsentOut(is_agreed=latest.is_agreed, is_on=is_on, source=source, created_at=latest.created_at)


async def change_treatment_name_consent(
    session: AsyncSession, client_id: UUID, data: TreatmentNameConsentUpdate,
) -> TreatmentNameConsentOut:
    """Note as staff what a client answered. Raises NotFound, ClientMerged."""
    await clients.lock_client_for_write(session, client_id)
    await record_treatment_name_consent(session, client_id, "staff", is_agreed=data.is_agreed)
    return await get_treatment_name_consent(session, client_id)


async def record_treatment_name_consent(
    session: AsyncSession, client_id: UUID, source: Literal["staff", "portal"], *, is_agreed: bool,
) -> None:
    """Add a client's answer unless it is their last one."""
    latest = await _get_latest(session, client_id)
    if latest is not None and latest.is_agreed == is_agreed:
        return
    row = TreatmentNameConsent(
        company_id=get_context(session).company_id, id=new_id(), client_id=client_id, is_agreed=is_agreed, source=source,
    )
    session.add(row)
    await session.flush()
    audit.record(session, "treatment_name_consent.changed", row.id, client_id=client_id, is_agreed=is_agreed, source=source)


async def _get_latest(session: AsyncSession, client_id: UUID) -> TreatmentNameConsent | None:
    rows = await session.scalars(
        select(TreatmentNameConsent)
        .where(TreatmentNameConsent.company_id == get_context(session).company_id, TreatmentNameConsent.client_id == client_id)
        .order_by(TreatmentNameConsent.created_at.desc(), TreatmentNameConsent.id.desc()).limit(1),
    )
    return rows.first()
