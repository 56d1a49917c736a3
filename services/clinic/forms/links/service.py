"""Sending a client the link to their forms, opening it, and verifying the visitor by a one-time code."""

from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Literal
from uuid import UUID

from babel.dates import format_date
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.company.schemas import ContactDetails, PolicyOut
from clinic.core import audit, realtime
from clinic.core.api.pagination import NewestFirstParams
from clinic.core.api.rate_limit import hit
from clinic.core.clock import now, zone
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.files.transfer import get_file_url
from clinic.core.security import one_time_codes
from clinic.core.settings import settings
from clinic.forms.client_consents import queries as consent_queries, service as client_consents
from clinic.forms.client_consents.schemas import ConsentAssignRequest
from clinic.forms.errors import NoContactAddress, NoPendingForms, NotVerified
from clinic.forms.links import messages
from clinic.forms.links.dependencies import LinkVisitor, ensure_open, get_flow, get_link_id, hash_key
from clinic.forms.links.schemas import (
    FormCodeVerifyRequest,
    FormFlowCreated,
    FormFlowOut,
    FormLinkClinic,
    FormLinkOpenRequest,
    FormLinkSendRequest,
    FormLinkSent,
    FormSuggestions,
    NewestFormLink,
    SuggestedConsent,
)
from clinic.forms.models import ClientConsent, ClientQuestionnaire, FormFlow, FormLink
from clinic.forms.topics import FORMS
from clinic.messaging import service as messaging

LINK_TTL, FLOW_TTL = timedelta(days=14), timedelta(hours=2)
CODE_PURPOSE = "forms"
MAX_LINKS_OPENED_PER_10_MINUTES = 30
"""Links opened from one IP address at one clinic."""
MAX_CODES_PER_RECIPIENT_PER_HOUR, MAX_CODES_PER_IP_PER_HOUR, MAX_VERIFICATIONS_PER_IP_PER_HOUR = 6, 30, 120
HOUR_SECONDS = 3600


async def send_link(session: AsyncSession, client_id: UUID, data: FormLinkSendRequest) -> FormLinkSent:
    """Send a client the link to their pending forms, whose state becomes `pending_sign`.

    The requested consents are assigned first. The link is sent by those of the requested channels for which the client has an address.
    Raises NoPendingForms, NoContactAddress, TemplateInactive, ConsentFormsOff.
    """
    client, company = await clients.lock_client_for_write(session, client_id), await companies.get_own_company(session)
    await _assign_missing(session, client_id, data.consent_template_ids)
    pending = await list_pending_forms(session, client_id)
    if not pending:
        raise NoPendingForms
    addresses: dict[str, str] = {"sms": client.phone, "mail": client.email}
    channels = [channel for channel in data.channels if addresses[channel]]
    if not channels:
        raise NoContactAddress
    key, sent_at = token_urlsafe(32), now()
    link = FormLink(
        company_id=company.id, id=new_id(), client_id=client_id, key_hash=hash_key(key), language=client.language,
        expires_at=sent_at + LINK_TTL,
    )
    session.add(link)
    await session.flush()
    await _mark_sent(session, pending, sent_at)
    for channel in channels:
        await _queue_link_message(session, link, company, channel, to=addresses[channel], link_key=key, form_count=len(pending))
    audit.record(session, "forms.sent", link.id, client_id=client_id, channels=channels, forms=len(pending))
    for form in pending:
        realtime.broadcast(session, FORMS, form.id, form.version)
    return FormLinkSent(channels=channels, forms=len(pending), expires_at=link.expires_at)


async def _assign_missing(session: AsyncSession, client_id: UUID, template_ids: list[UUID]) -> None:
    """Assign those of the consent templates that the client has not pending already."""
    pending_ids = {consent.template_id for consent in await consent_queries.list_pending_consents(session, client_id)}
    missing = [template_id for template_id in template_ids if template_id not in pending_ids]
    if missing:
        await client_consents.assign_consents(session, client_id, ConsentAssignRequest(template_ids=missing))


async def view_suggestions(session: AsyncSession, client_id: UUID) -> FormSuggestions:
    """Return what can be sent to a client at once, and record the access to the client. Raises NotFound."""
    client = await clients.view_client(session, client_id)
    is_used = (await companies.get_own_company(session)).consent_rules.is_used
    templates = await consent_queries.list_suggested_templates(session, client_id) if is_used else []
    pending = await consent_queries.list_pending_consents(session, client_id)
    by_sms = bool(client.phone) and await messaging.sms_blocked_reason(session, client.phone) is None
    return FormSuggestions(
        consents=[SuggestedConsent.model_validate(template) for template in templates],
        pending=[consent.title for consent in pending], channels=["sms"] if by_sms else ["mail"] if client.email else [],
    )


async def view_newest_link(session: AsyncSession, client_id: UUID) -> NewestFormLink | None:
    """Return the client's newest valid link with its messages, and record the access to the client. Raises NotFound."""
    await clients.view_client(session, client_id)
    newest = (
        select(FormLink)
        .where(FormLink.company_id == get_context(session).company_id, FormLink.client_id == client_id, FormLink.expires_at > now())
        .order_by(FormLink.expires_at.desc())
        .limit(1)
    )
    link = await session.scalar(newest)
    if link is None:
        return None
    messages_page = await messaging.list_messages_about(session, client_id, [link.id], NewestFirstParams())
    return NewestFormLink(expires_at=link.expires_at, messages=messages_page.items)


async def _queue_link_message(
    session: AsyncSession, link: FormLink, company: companies.Company, channel: Literal["sms", "mail"], *, to: str, link_key: str,
    form_count: int,
) -> None:
    values = {
        "clinic": company.name, "forms": messages.render_form_count(form_count, link.language),
        "url": f"{settings().public_url}/questionary-loc/{company.encrypted_id}?lang={link.language}#{link_key}",
        "until": format_date(link.expires_at.astimezone(zone(company.timezone)), "d MMMM", locale=link.language),
    }
    await messages.queue_message(
        session, channel, to=to, topic="forms.link", subject_id=link.id, context=None, language=link.language,
        subject=messages.render_text(messages.LINK_SUBJECT, link.language, clinic=company.name),
        text=messages.render_text(messages.LINK_TEXT, link.language, **values), client_id=link.client_id, sender=company.name,
        expires_at=link.expires_at,
    )


async def _mark_sent(session: AsyncSession, pending: list[ClientConsent | ClientQuestionnaire], sent_at: datetime) -> None:
    """Mark pending forms as sent without raising their version: the client may be filling in one of them."""
    company_id, ids = get_context(session).company_id, [form.id for form in pending]
    for model in (ClientConsent, ClientQuestionnaire):
        still_pending = update(model).where(
            model.company_id == company_id, model.id.in_(ids), model.completed_at.is_(None), model.cancelled_at.is_(None),
        )
        await session.execute(
            still_pending.values(state="pending_sign", sent_at=sent_at).execution_options(synchronize_session=False),
        )


async def list_pending_forms(session: AsyncSession, client_id: UUID) -> list[ClientConsent | ClientQuestionnaire]:
    """List the consents that a client hasn't signed, then the questionnaires not answered, each oldest first."""
    questionnaires = select(ClientQuestionnaire).where(
        ClientQuestionnaire.company_id == get_context(session).company_id, ClientQuestionnaire.client_id == client_id,
        ClientQuestionnaire.answered_at.is_(None), ClientQuestionnaire.cancelled_at.is_(None),
    )
    return [
        *await consent_queries.list_pending_consents(session, client_id),
        *await session.scalars(questionnaires.order_by(ClientQuestionnaire.created_at, ClientQuestionnaire.id)),
    ]


async def get_clinic(session: AsyncSession) -> FormLinkClinic:
    """Get the clinic's name, contact details, appearance and date format."""
    company, policy = await companies.get_own_company(session), await companies.get_policy_in_force(session)
    return FormLinkClinic(
        name=company.name, logo=await get_file_url(session, company.logo_id), cover=await get_file_url(session, company.cover_id),
        theme_color=company.theme_color, state="open" if company.is_open_to_visitors else "closed",
        is_black_text=company.is_black_text, language="sv" if company.customer_language == "sv" else "en", timezone=company.timezone,
        date_format=company.date_format, is_twelve_hours=company.is_twelve_hours,
        policy=PolicyOut.model_validate(policy) if policy else None, **ContactDetails.read_values(company),
    )


async def open_link(session: AsyncSession, visitor: LinkVisitor, data: FormLinkOpenRequest) -> FormFlowCreated:
    """Open a link: start a flow and send its code to the client's phone, or to their e-mail address where no SMS reaches.

    Raises LinkExpired, FormLinksClosed, NoContactAddress, RateLimited.
    """
    await visitor.count_call("opened", limit=MAX_LINKS_OPENED_PER_10_MINUTES, seconds=600)
    await ensure_open(session)
    link = await get_owned(session, FormLink, await get_link_id(visitor, data.key))
    key = token_urlsafe(32)
    flow = FormFlow(
        company_id=link.company_id, id=new_id(), client_id=link.client_id, link_id=link.id, key_hash=hash_key(key),
        language=visitor.language or link.language, codes_sent=0, attempts=0, expires_at=now() + FLOW_TTL,
    )
    session.add(flow)
    await _send_code(session, visitor, flow)
    audit.record(session, "forms.link_opened", link.id, client_id=link.client_id)
    return FormFlowCreated(flow_key=key, **to_schema(flow).model_dump())


async def start_verified_flow(session: AsyncSession, client_id: UUID, language: str, *, sent_to: str) -> FormFlowCreated:
    """Start a flow for a client whom another code has verified, with a link of its own that nobody has the key of."""
    key, at = token_urlsafe(32), now()
    company_id = get_context(session).company_id
    link = FormLink(
        company_id=company_id, id=new_id(), client_id=client_id, key_hash=hash_key(token_urlsafe(32)), language=language,
        expires_at=at + FLOW_TTL,
    )
    session.add(link)
    await session.flush()
    flow = FormFlow(
        company_id=company_id, id=new_id(), client_id=client_id, link_id=link.id, key_hash=hash_key(key), language=language,
        sent_to=sent_to, codes_sent=0, attempts=0, verified_at=at, expires_at=at + FLOW_TTL,
    )
    session.add(flow)
    await session.flush()
    audit.record(session, "forms.link_opened", link.id, client_id=client_id)
    return FormFlowCreated(flow_key=key, **to_schema(flow).model_dump())


async def resend_code(session: AsyncSession, visitor: LinkVisitor) -> FormFlowOut:
    """Send another code. Raises RateLimited until the time to wait is over, or when no more codes are sent for the flow."""
    flow = await get_flow(session, visitor, lock=True)
    one_time_codes.ensure_resend_allowed(flow)
    await _send_code(session, visitor, flow)
    return to_schema(flow)


async def _send_code(session: AsyncSession, visitor: LinkVisitor, flow: FormFlow) -> None:
    client, company = await clients.lock_client_for_write(session, flow.client_id), await companies.get_own_company(session)
    by_sms = bool(client.phone) and await messaging.sms_blocked_reason(session, client.phone) is None
    recipient = client.phone if by_sms else client.email
    if not recipient:
        raise NoContactAddress
    await visitor.count_call("codes", limit=MAX_CODES_PER_IP_PER_HOUR, seconds=HOUR_SECONDS)
    await hit("forms.recipient", f"{company.id}:{recipient}", limit=MAX_CODES_PER_RECIPIENT_PER_HOUR, window_seconds=HOUR_SECONDS)
    code = one_time_codes.issue_code(flow, CODE_PURPOSE)
    flow.sent_to = one_time_codes.mask_recipient(recipient)
    await session.flush()
    minutes = int(one_time_codes.CODE_TTL.total_seconds() // 60)
    values = {"code": code, "clinic": company.name, "minutes": str(minutes)}
    await messages.queue_message(
        session, "sms" if by_sms else "mail", to=recipient, topic="forms.code", subject_id=flow.id, context={"number": flow.codes_sent},
        language=flow.language,
        subject=messages.render_text(messages.CODE_SUBJECT, flow.language, clinic=company.name),
        text=messages.render_text(messages.CODE_TEXT, flow.language, **values), client_id=flow.client_id, sender=company.name,
        expires_at=now() + timedelta(minutes=minutes),
    )
    audit.record(session, "forms.code_sent", flow.id, client_id=flow.client_id, number=flow.codes_sent)


async def verify_flow(session: AsyncSession, visitor: LinkVisitor, data: FormCodeVerifyRequest) -> FormFlowOut:
    """Verify by the one-time code that the visitor is the client. Raises FieldError `code`, TooManyCodeAttempts, NotVerified."""
    await visitor.count_call("verify", limit=MAX_VERIFICATIONS_PER_IP_PER_HOUR, seconds=HOUR_SECONDS)
    flow = await get_flow(session, visitor)
    if not await one_time_codes.verify_code(session, FormFlow, flow.id, data.code, purpose=CODE_PURPOSE, action="forms.verified"):
        raise NotVerified
    await session.refresh(flow)
    return to_schema(flow)


async def view_flow(session: AsyncSession, visitor: LinkVisitor) -> FormFlowOut:
    """Get the state of the flow, for a page that was reloaded."""
    return to_schema(await get_flow(session, visitor))


def to_schema(flow: FormFlow) -> FormFlowOut:
    """Convert a flow to its API schema."""
    is_verified = flow.verified_at is not None
    return FormFlowOut(
        state="verified" if is_verified else "code_sent", sent_to=flow.sent_to, expires_at=flow.expires_at,
        resend_at=None if is_verified or flow.code_sent_at is None else flow.code_sent_at + one_time_codes.RESEND_DELAY,
    )
