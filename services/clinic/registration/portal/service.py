"""The registration of a visitor: what the portal shows, their details, and the client and forms that follow from them."""

from datetime import timedelta
from secrets import token_urlsafe
from typing import Any

from fastapi import Request
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import service as clients
from clinic.clients.registration import service as registered_clients
from clinic.clients.registration.service import ClientProof, RegisteredClient
from clinic.clients.schemas import ClientCreate
from clinic.company import service as companies
from clinic.company.schemas import ContactDetails, PolicyOut
from clinic.core import audit, files
from clinic.core.api.errors import FieldError, NotFound, PlanLimitReached
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.files.transfer import FileOut, get_file_url, receive_upload
from clinic.core.security import one_time_codes
from clinic.core.text.country_rules import add_personal_id_dash
from clinic.core.text.i18n import language
from clinic.forms import service as forms
from clinic.registration import emails
from clinic.registration.errors import RegistrationLimitReached, RegistrationUnverified
from clinic.registration.models import Registration, RegistrationFlow
from clinic.registration.portal import verification
from clinic.registration.portal.dependencies import RegistrationVisitor, get_flow, hash_key, is_open
from clinic.registration.portal.schemas import (
    FlowState,
    RegistrationDetails,
    RegistrationDone,
    RegistrationFlowCreated,
    RegistrationFlowOut,
    RegistrationPortal,
    RegistrationPractitioner,
)

FLOW_TTL = timedelta(hours=2)
MAX_FLOWS_PER_TEN_MINUTES = 60
"""Flows that one address may start at one clinic."""
MAX_PICTURES_PER_HOUR = 30
"""Pictures that one address may upload at one clinic."""
NOT_CLIENT_DETAILS = frozenset({"membership_id", "policy_id"})


async def get_portal(session: AsyncSession) -> RegistrationPortal:
    """Return the clinic's name and appearance, and what its portal asks for; nothing but the former while it is closed."""
    company, policy = await companies.get_own_company(session), await companies.get_policy_in_force(session)
    is_shown = is_open(company)
    members = await accounts.list_record_members(session) if is_shown else []
    extra_fields = [field for field in company.live_extra_fields if field.is_public] if is_shown else []
    return RegistrationPortal(
        name=company.name,
        logo=await get_file_url(session, company.logo_id),
        cover=await get_file_url(session, company.cover_id),
        theme_color=company.theme_color,
        is_black_text=company.is_black_text,
        language="sv" if company.customer_language == "sv" else "en",
        timezone=company.timezone,
        date_format=company.date_format,
        is_twelve_hours=company.is_twelve_hours,
        country=company.country,
        state="open" if is_shown else "closed",
        proof="bankid" if company.needs_bankid_to_register else "code",
        code_channel="sms" if company.is_verified else "mail",
        fields=company.client_fields,
        extra_fields=[field.model_dump() for field in extra_fields],
        practitioners=[
            RegistrationPractitioner(id=member.id, name=f"{member.first_name} {member.last_name}", title=member.title) for member in members
        ],
        policy=PolicyOut.model_validate(policy) if policy else None,
        **ContactDetails.read_values(company),
    )


async def start_flow(session: AsyncSession, visitor: RegistrationVisitor) -> RegistrationFlowCreated:
    """Start a flow. Its key is returned here only; the database stores a hash."""
    await visitor.limit("flows", most=MAX_FLOWS_PER_TEN_MINUTES, seconds=600)
    key = token_urlsafe(32)
    flow = RegistrationFlow(
        company_id=visitor.context.company_id,
        id=new_id(),
        key_hash=hash_key(key),
        language=_page_language(),
        codes_sent=0,
        attempts=0,
        expires_at=now() + FLOW_TTL,
    )
    session.add(flow)
    audit.record(session, "registration.flow_started", flow.id)
    return RegistrationFlowCreated(flow_key=key, **to_schema(flow).model_dump())


def _page_language() -> str:
    return "sv" if language.get() == "sv" else "en"


def to_schema(flow: RegistrationFlow) -> RegistrationFlowOut:
    """Convert a flow to its API schema."""
    is_verified = flow.verified_at is not None
    return RegistrationFlowOut(
        state=_get_state(flow),
        sent_to=one_time_codes.mask_recipient(flow.recipient) if flow.recipient else "",
        expires_at=flow.expires_at,
        resend_at=None if is_verified or flow.code_sent_at is None else flow.code_sent_at + one_time_codes.RESEND_DELAY,
    )


def _get_state(flow: RegistrationFlow) -> FlowState:
    if flow.registration_id:
        return "registered"
    if flow.verified_at is not None:
        return "verified"
    return "code_sent" if flow.code_hash else "open"


async def save_details(session: AsyncSession, visitor: RegistrationVisitor, data: RegistrationDetails) -> RegistrationFlow:
    """Store the visitor's details in the flow. Nothing of a client is read or written.

    Another phone number or address than the code was sent to must be verified anew. Raises FieldError.
    """
    flow, company = await get_flow(session, visitor, lock=True), await companies.get_own_company(session)
    if flow.registration_id is not None:
        return flow
    await companies.check_policy_shown(session, data.policy_id)
    details = _keep_shown(data, company)
    _check_required(details, company)
    if details.membership_id and details.membership_id not in {member.id for member in await accounts.list_record_members(session)}:
        raise FieldError("membership_id", "unknown")
    await _check_picture(session, details)
    registered_clients.check_details(to_client(details, company, _page_language()), company.live_extra_fields)
    recipient = "" if company.needs_bankid_to_register else await verification.choose_recipient(session, details)
    if recipient != flow.recipient and not flow.personal_number:
        flow.verified_at, flow.code_hash, flow.code_sent_at = None, None, None
    flow.recipient, flow.details, flow.language = recipient, details.model_dump(mode="json"), _page_language()
    audit.record(session, "registration.details_saved", flow.id)
    await session.flush()
    return flow


def _keep_shown(data: RegistrationDetails, company: companies.Company) -> RegistrationDetails:
    """Return the details without the fields that the clinic doesn't show, but for the e-mail address, where the code may go."""
    hidden = (set(company.client_fields.list_hidden()) & set(RegistrationDetails.model_fields)) - {"email"}
    public = {field.id for field in company.live_extra_fields if field.is_public}
    empty = {name: RegistrationDetails.model_fields[name].get_default() for name in hidden}
    extras = {key: value for key, value in data.extra_fields.items() if key in public}
    return data.model_copy(update={**empty, **({"country_code": ""} if "mobile_number" in hidden else {}), "extra_fields": extras})


def _check_required(details: RegistrationDetails, company: companies.Company) -> None:
    """Check that nothing is empty that the clinic requires; the personal id is BankID's where it is needed. Raises FieldError."""
    for name in company.client_fields.list_required():
        is_by_bankid = name == "personal_id" and company.needs_bankid_to_register
        if name in RegistrationDetails.model_fields and not getattr(details, name) and not is_by_bankid:
            raise FieldError(name, "required")
    for field in company.live_extra_fields:
        if field.is_public and field.is_required and details.extra_fields.get(field.id) in {None, ""}:
            raise FieldError(f"extra_fields.{field.id}", "required")


async def _check_picture(session: AsyncSession, details: RegistrationDetails) -> None:
    """Raise FieldError for a picture that wasn't uploaded in this flow."""
    if details.profile_photo is None:
        return
    try:
        is_pending = (await files.get_visible_file(session, details.profile_photo)).state == "pending"
    except NotFound:
        is_pending = False
    if not is_pending:
        raise FieldError("profile_photo", "unknown")


async def upload_picture(request: Request, visitor: RegistrationVisitor) -> FileOut:
    """Store a visitor's profile picture until they register. Raises RateLimited, FieldError."""
    await visitor.limit("files", most=MAX_PICTURES_PER_HOUR, seconds=3600)
    return await receive_upload(request, visitor.context)


def to_client(details: RegistrationDetails, company: companies.Company, client_language: str) -> ClientCreate:
    """Convert the given details to a client's; only what was given is set."""
    values: dict[str, Any] = {
        name: value for name, value in details.model_dump(exclude=set(NOT_CLIENT_DETAILS)).items() if value not in (None, "", {})
    }
    client = ClientCreate(**{"country": company.country, **values}, language=client_language)
    if not details.country:
        client.model_fields_set.discard("country")
    return client


async def register(session: AsyncSession, visitor: RegistrationVisitor) -> RegistrationDone:
    """Register the visitor, once; a repeated call opens the forms of the same client.

    Raises RegistrationUnverified, RegistrationLimitReached, FieldError.
    """
    flow, company = await get_flow(session, visitor, lock=True), await companies.get_own_company(session)
    if flow.verified_at is None or not flow.details:
        raise RegistrationUnverified
    if company.needs_bankid_to_register and not flow.personal_number:
        raise RegistrationUnverified
    if flow.registration_id is None:
        await _register_client(session, flow, company)
    registration = await session.get(Registration, (flow.company_id, flow.registration_id))
    if registration is None:
        raise NotFound
    sent_to = one_time_codes.mask_recipient(flow.recipient) if flow.recipient else "BankID"
    form_flow = await forms.start_verified_flow(session, registration.client_id, flow.language, sent_to=sent_to)
    return RegistrationDone(form_flow=form_flow, pending_forms=await forms.count_pending_forms(session, registration.client_id))


async def _register_client(session: AsyncSession, flow: RegistrationFlow, company: companies.Company) -> None:
    details = RegistrationDetails.model_validate(flow.details)
    data = to_client(details, company, flow.language)
    if flow.personal_number:
        data.personal_id = add_personal_id_dash(flow.personal_number)
    try:
        registered = await registered_clients.register_client(session, data, _get_proof(flow))
    except PlanLimitReached as error:
        raise RegistrationLimitReached from error
    client_id = registered.client.id
    registration = _add_registration(session, flow, details, registered)
    await session.flush()
    flow.registration_id = registration.id
    if details.membership_id:
        await registered_clients.grant_practitioner(session, details.membership_id, client_id)
    if details.policy_id:
        await clients.record_policy_notice(session, client_id, details.policy_id, "registration")
    portal = company.registration
    await forms.require_forms(
        session,
        client_id,
        consent_template_ids=portal.consent_template_ids,
        questionnaire_ids=[*await forms.list_builtin_ids(session), *portal.questionnaire_ids],
    )
    await emails.queue_super_user_mail(session, registration.id, client_id)
    audit.record(
        session,
        "registration.completed",
        registration.id,
        client_id=client_id,
        proof=registration.proof,
        is_new_client=registered.is_new,
        differences=sorted(registered.differences),
        membership_id=details.membership_id,
    )
    await session.flush()


def _get_proof(flow: RegistrationFlow) -> ClientProof:
    if flow.personal_number:
        return ClientProof(personal_id=flow.personal_number)
    return ClientProof(email=flow.recipient) if "@" in flow.recipient else ClientProof(phone=flow.recipient)


def _add_registration(
    session: AsyncSession, flow: RegistrationFlow, details: RegistrationDetails, registered: RegisteredClient
) -> Registration:
    has_differences = bool(registered.differences) or registered.has_duplicate
    registration = Registration(
        company_id=flow.company_id,
        id=new_id(),
        client_id=registered.client.id,
        membership_id=details.membership_id,
        proof="bankid" if flow.personal_number else "code",
        is_new_client=registered.is_new,
        has_duplicate=registered.has_duplicate,
        differences=registered.differences,
        outcome="" if has_differences else "saved",
        resolved_at=None if has_differences else now(),
        resolved_by_name="",
    )
    session.add(registration)
    return registration
