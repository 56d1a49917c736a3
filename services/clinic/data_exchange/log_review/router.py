"""Routes of log reviews; for owners and administrators."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import error_responses, with_current_renderer
from clinic.core.api.errors import VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.data_exchange.log_review import service
from clinic.data_exchange.log_review.schemas import (
    LogReviewCreate,
    LogReviewListParams,
    LogReviewOut,
    LogReviewRow,
    LogReviewSignature,
)

router = APIRouter(prefix="/api/log-reviews", tags=["data_exchange"], route_class=with_current_renderer(service.render_current))
CanReadAuditLog = Annotated[CurrentUser, Depends(require(Permission.AUDIT_READ))]
CanReviewAuditLog = Annotated[CurrentUser, Depends(require(Permission.AUDIT_REVIEW))]


@router.get("")
async def list_log_reviews(
    session: ReadSession, user: CanReadAuditLog, params: Annotated[LogReviewListParams, Query()],
) -> PaginatedList[LogReviewRow]:
    """List the reviews of the access log, newest first: the samples of each month and those drawn on suspicion."""
    return await service.list_reviews(session, params)


@router.post("", responses=error_responses(service.NoViewsToReview))
async def create_log_review(session: Session, user: CanReviewAuditLog, data: LogReviewCreate) -> LogReviewOut:
    """Draw a review on suspicion, of a member's views or of the views of a client: the newest 200 of the days."""
    return await service.create_review(session, user, data)


@router.get("/{review_id}")
async def get_log_review(session: ReadSession, user: CanReadAuditLog, review_id: UUID) -> LogReviewOut:
    """Get a review with its sample."""
    return await service.get_review(session, review_id)


@router.post(
    "/{review_id}/sign", responses=error_responses(service.LogReviewSigned, service.LogReviewOfOwnViews, VersionConflict),
)
async def sign_log_review(session: Session, user: CanReviewAuditLog, review_id: UUID, data: LogReviewSignature) -> LogReviewOut:
    """Sign a review with its finding, which can't be changed afterwards.

    Nobody signs a sample with their own views (409 `log_review.own_views`), unless nobody else may; the review then says so.
    """
    return await service.sign_review(session, user, review_id, data)
