"""HTTP endpoints of drafts."""

import re
from typing import Annotated

from fastapi import APIRouter, Depends, Path

from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.database.session import ReadSession, Session
from clinic.core.drafts.service import DraftOut, DraftSave, delete_draft, save_draft, view_draft
from clinic.core.security.dependencies import CurrentUser, SecondFactorNeeded, require, require_second_factor
from clinic.core.security.permissions import Permission

CanWriteDrafts = Annotated[CurrentUser, Depends(require(Permission.DRAFT_WRITE))]
CanReadDrafts = Annotated[CurrentUser, Depends(require(Permission.DRAFT_READ))]
FormName = Annotated[str, Path(pattern=r"^[a-z0-9._-]{1,60}$")]
Subject = Annotated[str, Path(pattern=r"^(new|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$")]
"""The id of the row that the form edits, or `new`."""
FORMS_WITHOUT_RECORD = re.compile(
    r"booking|booking-.*|no-show|unavailable-time|schedule-.*|business-hours|holiday|room|category|service|treatment|consent-template|questionnaire|"
    r"cash-movement|gift-card|product|product-category|stock-adjustment|receipt-texts|register|terminal|refund\..*|"
    r"company|company_document|client_fields|extra_field|personal_data_policy|prescriber-invitation|profile|support|user|"
    r"maintenance|medical-device|quality-document|quality-version",
)
"""Forms about the clinic and its calendar and till. A draft of any other may hold a part of a client's record (LAW-001)."""


async def require_proof(user: Annotated[CurrentUser, Depends(require(Permission.DRAFT_READ))], form: FormName) -> None:
    """Require a session that two factors prove for a draft of a record. Raises SecondFactorNeeded."""
    if not FORMS_WITHOUT_RECORD.fullmatch(form):
        require_second_factor(user)


router = APIRouter(
    prefix="/api/drafts", tags=["drafts"], route_class=EnvelopeRoute, dependencies=[Depends(require_proof)],
    responses=error_responses(SecondFactorNeeded),
)


@router.get("/{form}/{subject}")
async def get_draft(session: ReadSession, _: CanReadDrafts, form: FormName, subject: Subject) -> DraftOut | None:
    """Return the signed-in user's draft of a form about a subject; null when there is none.

    `subject` is the id of the row that the form edits, or `new`. A draft is visible only to the person who wrote it.
    """
    return await view_draft(session, form, subject)


@router.put("/{form}/{subject}")
async def put_draft(session: Session, _: CanWriteDrafts, form: FormName, subject: Subject, data: DraftSave) -> DraftOut:
    """Save the draft, replacing an earlier one.

    At most 64 KB.
    """
    return DraftOut.model_validate(await save_draft(session, form, subject, data))


@router.delete("/{form}/{subject}")
async def remove_draft(session: Session, _: CanWriteDrafts, form: FormName, subject: Subject) -> None:
    """Delete the draft, because its form was submitted or discarded."""
    await delete_draft(session, form, subject)
