"""Routes of the company's own facts and settings."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.company import countries, documents, extra_fields, policy, service
from clinic.company.client_fields import ExtraField, ExtraFieldCreate, ExtraFieldUpdate, PublicExtraField
from clinic.company.schemas import (
    ClientFieldsOut,
    ClientFieldsUpdate,
    CompanyDocumentCreate,
    CompanyDocumentOut,
    CompanyOut,
    CompanySettingsOut,
    CompanySettingsUpdate,
    CompanyUpdate,
    PolicyOut,
    PolicyParams,
    PolicyPublish,
    PolicyVersion,
    PublicSettings,
)
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, error_responses, raw_json_response
from clinic.core.api.errors import NotFound, RateLimited, VersionConflict
from clinic.core.api.pagination import PageParams, PaginatedList
from clinic.core.api.rate_limit import limit_address
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.files.transfer import SignedUrl
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["company"], route_class=EnvelopeRoute)
CanReadCompany = Annotated[CurrentUser, Depends(require(Permission.COMPANY_READ))]
CanWriteSettings = Annotated[CurrentUser, Depends(require(Permission.SETTINGS_WRITE))]
CanReadDocuments = Annotated[CurrentUser, Depends(require(Permission.COMPANY_DOCUMENT_READ))]
CanWriteDocuments = Annotated[CurrentUser, Depends(require(Permission.COMPANY_DOCUMENT_WRITE))]
CanWriteCompany = Annotated[CurrentUser, Depends(require(Permission.COMPANY_WRITE))]


PUBLIC_SETTINGS_PER_MINUTE = 300


@router.get("/company")
async def get_company(user: CanReadCompany, session: ReadSession) -> CompanyOut:
    """Get the signed-in user's company."""
    return CompanyOut.model_validate(await service.get_own_company(session))


@router.put("/company", responses=error_responses(VersionConflict))
async def update_company(user: CanWriteCompany, session: Session, data: CompanyUpdate) -> CompanyOut:
    """Change the company's facts and appearance; only the super user may."""
    return CompanyOut.model_validate(await service.update_company(session, data))


@router.get("/company/settings", response_model=CompanySettingsOut)
async def get_settings(user: CanReadCompany) -> JsonResponse:
    """Get all settings of the signed-in user's company, by key."""
    return raw_json_response(await service.get_settings(user.context))


@router.post("/company/settings", responses=error_responses(VersionConflict))
async def save_settings(user: CanWriteSettings, session: Session, data: CompanySettingsUpdate) -> CompanySettingsOut:
    """Store all settings of the company; they hold from the next request on, for everyone in the company."""
    return CompanySettingsOut.from_company(await service.save_settings(session, data))


@router.get("/company/client-fields")
async def get_client_fields(user: CanReadCompany, session: ReadSession) -> ClientFieldsOut:
    """Get which fields of a client the company shows and requires, and what it calls them."""
    return ClientFieldsOut.from_company(await service.get_own_company(session))


@router.put("/company/client-fields", responses=error_responses(VersionConflict))
async def save_client_fields(user: CanWriteSettings, session: Session, data: ClientFieldsUpdate) -> ClientFieldsOut:
    """Store which fields of a client are shown and required, and what they are called; it holds from the next request on.

    A required field is asked for where staff add or change a client's details. It doesn't stop a booking of a visitor, an import, a merge
    or tags of clients that lack it.
    """
    return ClientFieldsOut.from_company(await service.save_client_fields(session, data))


@router.get("/company/extra-fields")
async def list_extra_fields(user: CanReadCompany, session: ReadSession) -> list[ExtraField]:
    """List the company's own fields of clients, at most 50, in their order."""
    return await service.list_extra_fields(session)


@router.post("/company/extra-fields", responses=error_responses(extra_fields.TooManyExtraFields))
async def add_extra_field(user: CanWriteSettings, session: Session, data: ExtraFieldCreate) -> ExtraField:
    """Add a field of the company's own to its clients."""
    return await extra_fields.add_extra_field(session, data)


@router.put("/company/extra-fields/{field_id}", responses=error_responses(NotFound, VersionConflict))
async def update_extra_field(user: CanWriteSettings, session: Session, field_id: UUID, data: ExtraFieldUpdate) -> ExtraField:
    """Change a field of the company's own; its type can't be changed."""
    return await extra_fields.update_extra_field(session, field_id, data)


@router.delete("/company/extra-fields/{field_id}", responses=error_responses(NotFound))
async def delete_extra_field(user: CanWriteSettings, session: Session, field_id: UUID) -> None:
    """Delete a field of the company's own. The values that clients have of it stay in their records."""
    await extra_fields.delete_extra_field(session, field_id)


@router.get(
    "/company/{public_id}/extra-fields", dependencies=[limit_address("public-extra-fields", limit=PUBLIC_SETTINGS_PER_MINUTE)],
    responses=error_responses(NotFound, RateLimited),
)
async def list_public_extra_fields(public_id: str) -> list[PublicExtraField]:
    """List the company's own fields that visitors are asked for, of the company with this public id."""
    return await extra_fields.list_public_extra_fields(public_id)


@router.get("/company/documents")
async def list_documents(
    user: CanReadDocuments, session: ReadSession, params: Annotated[PageParams, Query()],
) -> PaginatedList[CompanyDocumentOut]:
    """List the company's own documents, the newest first."""
    return await documents.list_documents(session, params)


@router.post("/company/documents", responses=error_responses(documents.TooManyDocuments))
async def add_document(user: CanWriteDocuments, session: Session, data: CompanyDocumentCreate) -> CompanyDocumentOut:
    """Add an uploaded PDF or image to the company's own documents."""
    return await documents.add_document(session, data, user.name)


@router.post("/company/documents/{company_document_id}/download", responses=error_responses(NotFound))
@route_options(store_response=False)
async def download_document(user: CanReadDocuments, session: Session, company_document_id: UUID) -> SignedUrl:
    """Return an address, valid for five minutes, of one of the company's own documents; the audit log says who asked for it."""
    return await documents.download_document(session, company_document_id)


@router.delete("/company/documents/{company_document_id}", responses=error_responses(NotFound))
async def delete_document(user: CanWriteDocuments, session: Session, company_document_id: UUID) -> None:
    """Delete one of the company's own documents; its file is deleted after a day."""
    await documents.delete_document(session, company_document_id)


@router.get("/company/personal-data-policies")
async def list_policies(user: CanReadCompany, session: ReadSession, params: Annotated[PageParams, Query()]) -> PaginatedList[PolicyVersion]:
    """List the versions of the company's personal data policy, the one in force first."""
    return await policy.list_policies(session, params)


@router.post("/company/personal-data-policies", responses=error_responses(VersionConflict))
async def publish_policy(user: CanWriteCompany, session: Session, data: PolicyPublish) -> PolicyVersion:
    """Publish a new version of the personal data policy, which visitors are shown from now on; only the super user may."""
    return await policy.publish_policy(session, data, user.name)


@router.get(
    "/company/{public_id}/personal-data-policy", dependencies=[limit_address("public-policy", limit=PUBLIC_SETTINGS_PER_MINUTE)],
    responses=error_responses(NotFound, RateLimited),
)
async def get_public_policy(public_id: str, params: Annotated[PolicyParams, Query()]) -> PolicyOut | None:
    """Get the personal data policy in force, or an earlier version, of the company with this public id; null without one."""
    return await policy.get_public_policy(public_id, params.policy_id)


@router.get(
    "/company/{public_id}/settings", dependencies=[limit_address("public-settings", limit=PUBLIC_SETTINGS_PER_MINUTE)],
    responses=error_responses(NotFound, RateLimited),
)
async def get_public_settings(public_id: str) -> PublicSettings:
    """Get the settings that visitors' pages read, of the company with this public id."""
    return await service.get_public_settings(public_id)


@router.get("/time-zones")
async def list_time_zones(user: CanReadCompany) -> list[str]:
    """List the time zones that a company can choose."""
    return countries.list_time_zones()
