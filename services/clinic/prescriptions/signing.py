"""Signing of one or several requests of a clinic with one BankID signature (RXP-006).

The text shown in the app and the signed data are fixed when the order starts. When the order completes, each request is signed unless
it was changed, decided or withdrawn since; the response names the requests that were left out. The proof is stored at the clinic.
"""

from operator import itemgetter
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.bankid.service import CompletedOrder, NewBankIdOrder
from clinic.accounts.prescribers import service as prescribers
from clinic.accounts.sessions.service import SignInRequest
from clinic.core import audit, documents, realtime
from clinic.core.api.errors import NotFound
from clinic.core.background import outbox
from clinic.core.canonical_json import canonical_json
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser
from clinic.core.settings import settings
from clinic.core.text.i18n import language
from clinic.prescriptions import signed_payload
from clinic.prescriptions.errors import MissingPersonalId, MultipleClinics, NotPending
from clinic.prescriptions.events import PRESCRIPTIONS, SIGNED
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.prescriber_service import get_own_request
from clinic.prescriptions.schemas import PrescriptionSignRequest
from clinic.prescriptions.usage import clinic_today
from clinic.providers.bankid import OrderRequest

ORDER_TYPE = "prescriptions.sign"
INTRO_TEXT = {
    "en": "I prescribe the following ({count}) and have assessed the need for it.",
    "sv": "Jag förskriver följande ({count}) och har bedömt behovet.",
}


async def start_signing(sign_in_request: SignInRequest, caller: CurrentUser, data: PrescriptionSignRequest) -> BankIdOrderOut:
    """Start a BankID order that signs pending requests of the caller.

    Raises NotFound, NotPending, MultipleClinics, MissingPersonalId, ProviderError.
    """
    personal_id, rows = await _load_pending_requests(caller, data)
    lang, clinic_context = language.get(), caller.context.for_company(rows[0].company_id)
    async with read_only_transaction(clinic_context) as session:
        payloads = [await signed_payload.build_payload(session, row) for row in rows]
    texts = [signed_payload.bankid_text(payload, lang) for payload in payloads]
    items = [signed_payload.payload_reference(payload) for payload in payloads]
    intro = INTRO_TEXT["sv" if lang == "sv" else "en"].format(count=len(rows))
    provider_order = OrderRequest(
        ip=sign_in_request.client_ip, visible="\n\n".join([intro, *texts]), non_visible=canonical_json({"prescriptions": items}),
        personal_number=personal_id,
        domain=urlsplit(settings().public_url).hostname or "", user_agent=sign_in_request.request.headers.get("user-agent", ""),
    )
    completion_data = {
        "company_id": str(clinic_context.company_id), "prescriber_id": str(clinic_context.prescriber_id),
        "identity_id": str(clinic_context.identity_id), "items": items,
    }
    session_binding = bankid.bind_to_session(caller.session_id)
    order_request = NewBankIdOrder(ORDER_TYPE, "sign", session_binding, provider_order, completion_data, same_device=data.same_device)
    return await bankid.start_order(caller.context, order_request)


async def _load_pending_requests(caller: CurrentUser, data: PrescriptionSignRequest) -> tuple[str, list[Prescription]]:
    """Return the prescriber's personal id and the requests in the order of `data.ids`; row-level security finds own requests only."""
    prescriber_id = caller.context.prescriber_id
    if prescriber_id is None:
        raise NotFound
    async with read_only_transaction(caller.context) as session:
        prescriber = await prescribers.get_prescriber(session, prescriber_id)
        query = select(Prescription).where(
            Prescription.prescriber_id == prescriber_id, Prescription.id.in_(data.ids), Prescription.deleted_at.is_(None),
        )
        rows_by_id = {row.id: row for row in await session.scalars(query)}
        session.expunge_all()
    rows = [rows_by_id[prescription_id] for prescription_id in dict.fromkeys(data.ids) if prescription_id in rows_by_id]
    if len(rows) < len(set(data.ids)):
        raise NotFound
    if any(row.state != "pending" for row in rows):
        raise NotPending
    if len({row.company_id for row in rows}) > 1:
        raise MultipleClinics
    if not prescriber.personal_id:
        raise MissingPersonalId
    return prescriber.personal_id, rows


@bankid.on_completed(ORDER_TYPE)
async def complete_signing(proof: CompletedOrder) -> dict[str, Any]:
    """Store the proof and sign each request, all in one transaction at the clinic. Safe to repeat.

    Returns the ids of the signed requests and of those left out.
    """
    completion_data = proof.payload
    context = Context(
        company_id=UUID(completion_data["company_id"]), actor="prescriber", identity_id=UUID(completion_data["identity_id"]),
        prescriber_id=UUID(completion_data["prescriber_id"]),
    )
    async with transaction(context) as session:
        await bankid.store_proof(session, proof)
        # sorted, so that concurrent orders lock the rows in one order
        items = sorted(completion_data["items"], key=itemgetter("id"))
        is_signed = {item["id"]: await _sign_request(session, item, proof) for item in items}
    return {
        "signed": [prescription_id for prescription_id, signed in is_signed.items() if signed],
        "skipped": [prescription_id for prescription_id, signed in is_signed.items() if not signed],
    }


async def _sign_request(session: AsyncSession, item: dict[str, str], proof: CompletedOrder) -> bool:
    """Sign the request unless it changed since the order started; return whether it is signed by this order."""
    try:
        row = await get_own_request(session, UUID(item["id"]), lock=True)
    except NotFound:
        return False
    if row.order_id == proof.id:
        return True
    payload = await signed_payload.build_payload(session, row)
    if signed_payload.payload_digest(payload) != item["digest"] or not await _is_signable(session, row):
        audit.record(session, "prescription.left_unsigned", row.id, client_id=row.client_id, order_id=proof.id)
        return False
    prescriber = await prescribers.get_prescriber(session, UUID(proof.payload["prescriber_id"]))
    row.state, row.signed_at, row.signed_by_name, row.order_id = "signed", proof.at, proof.name, proof.id
    content = {**payload, "signed": signed_payload.signature_details(proof, prescriber.prescriber_code)}
    document = await documents.freeze(session, document_type="prescription", subject_id=row.id, content=content, client_id=row.client_id)
    row.document_id = document.id
    audit.record(session, "prescription.signed", row.id, client_id=row.client_id, order_id=proof.id, document_id=document.id)
    outbox.publish(session, SIGNED, {"prescription_id": str(row.id), "client_id": str(row.client_id), "origin": row.origin})
    await session.flush()
    realtime.broadcast(session, PRESCRIPTIONS, row.id, row.version)
    return True


async def _is_signable(session: AsyncSession, row: Prescription) -> bool:
    """Return whether the request is pending, not past its last day, and assigned to a prescriber who is still joined to the clinic."""
    is_open = row.state == "pending" and row.valid_until >= await clinic_today(session)
    return is_open and row.prescriber_id is not None and await prescribers.is_clinic_prescriber(session, row.prescriber_id)
