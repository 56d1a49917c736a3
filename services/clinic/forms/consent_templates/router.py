"""Routes of the clinic's consent templates (REC-030)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import error_responses, with_current_renderer
from clinic.core.api.errors import VersionConflict
from clinic.core.api.pagination import PageParams, PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.forms.consent_templates import service
from clinic.forms.consent_templates.schemas import (
    ConsentTemplateCreate,
    ConsentTemplateOut,
    ConsentTemplateRow,
    ConsentTemplateUpdate,
    ConsentTemplateVersionOut,
    FormTemplateListParams,
    FormTemplateVersionRef,
)

router = APIRouter(prefix="/api/letters-of-consent", tags=["consent templates"], route_class=with_current_renderer(service.to_schema))
CanReadForms = Annotated[CurrentUser, Depends(require(Permission.FORM_READ))]
CanDesignForms = Annotated[CurrentUser, Depends(require(Permission.FORM_DESIGN))]


@router.get("")
async def list_consent_templates(
    session: ReadSession, user: CanReadForms, params: Annotated[FormTemplateListParams, Query()],
) -> PaginatedList[ConsentTemplateRow]:
    """List consent templates, by title; the search is in the title."""
    return await service.list_consent_templates(session, params)


@router.post("")
async def create_consent_template(session: Session, user: CanDesignForms, data: ConsentTemplateCreate) -> ConsentTemplateOut:
    """Create a consent template."""
    return await service.create_consent_template(session, data)


@router.get("/{template_id}")
async def get_consent_template(session: ReadSession, user: CanReadForms, template_id: UUID) -> ConsentTemplateOut:
    """Get a consent template with its newest text."""
    return await service.get_consent_template(session, template_id)


@router.put("/{template_id}", responses=error_responses(VersionConflict))
async def update_consent_template(
    session: Session, user: CanDesignForms, template_id: UUID, data: ConsentTemplateUpdate,
) -> ConsentTemplateOut:
    """Update a consent template; its text becomes a new version."""
    return await service.update_consent_template(session, template_id, data)


@router.get("/{template_id}/versions")
async def list_consent_template_versions(
    session: ReadSession, user: CanReadForms, template_id: UUID, params: Annotated[PageParams, Query()],
) -> PaginatedList[ConsentTemplateVersionOut]:
    """List the versions of a consent template's text, 20 a page, newest first."""
    return await service.list_consent_template_versions(session, template_id, params)


@router.post("/{template_id}/toggle", responses=error_responses(VersionConflict))
async def toggle_consent_template(
    session: Session, user: CanDesignForms, template_id: UUID, data: FormTemplateVersionRef,
) -> ConsentTemplateOut:
    """Deactivate an active consent template, or activate an inactive one."""
    return await service.toggle_consent_template(session, template_id, data.version)


@router.delete("/{template_id}")
async def delete_consent_template(
    session: Session, user: CanDesignForms, template_id: UUID, version: Annotated[int | None, Query(ge=1)] = None,
) -> None:
    """Delete a consent template; it can be restored."""
    await service.delete_consent_template(session, template_id, version)


@router.post("/{template_id}/restore", responses=error_responses(VersionConflict))
async def restore_consent_template(
    session: Session, user: CanDesignForms, template_id: UUID, data: FormTemplateVersionRef,
) -> ConsentTemplateOut:
    """Restore a deleted consent template."""
    return await service.restore_consent_template(session, template_id, data.version)
