"""The company's own text about personal data (PLT-058): published in versions, of which the last is in force and none is ever changed."""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service
from clinic.company.models import PersonalDataPolicy
from clinic.company.schemas import PolicyOut, PolicyPublish, PolicyVersion
from clinic.core import audit
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import PageParams, PaginatedList
from clinic.core.database.base import new_id
from clinic.core.database.session import call_lookup, get_context, get_owned, transaction
from clinic.core.database.tenant_context import Context


async def list_policies(session: AsyncSession, params: PageParams) -> PaginatedList[PolicyVersion]:
    """List the versions of the company's policy, the one in force first."""
    own = PersonalDataPolicy.company_id == get_context(session).company_id
    rows = await session.scalars(
        select(PersonalDataPolicy).where(own).order_by(PersonalDataPolicy.number.desc()).limit(params.per_page).offset(params.offset),
    )
    total = await session.scalar(select(func.count()).select_from(PersonalDataPolicy).where(own)) or 0
    items = [PolicyVersion.model_validate(row) for row in rows]
    return PaginatedList(items=items, page=params.page, per_page=params.per_page, total=total)


async def publish_policy(session: AsyncSession, data: PolicyPublish, published_by: str) -> PolicyVersion:
    """Publish a new version, which is in force from now on. Raises VersionConflict when another was published since `data.version`."""
    company = await service.get_own_company(session, lock=True)
    current = await service.get_policy_in_force(session)
    number = current.number if current else 0
    if number != data.version:
        saved = PolicyOut.model_validate(current).model_dump(mode="json") if current else {"text_en": "", "text_sv": ""}
        raise VersionConflict(current={**saved, "version": number})
    policy = PersonalDataPolicy(
        company_id=company.id, id=new_id(), number=number + 1, text_en=data.text_en, text_sv=data.text_sv, published_by=published_by,
    )
    session.add(policy)
    audit.record(session, "policy.published", policy.id, number=policy.number)
    await session.flush()
    return PolicyVersion.model_validate(policy)


async def get_public_policy(public_id: str, policy_id: UUID | None) -> PolicyOut | None:
    """Return the policy in force of the company with this public id, or an earlier version of it. Raises NotFound."""
    row = await call_lookup("lookup_company_by_public_id", public_id[:service.MAX_PUBLIC_ID_LENGTH])
    if row is None:
        raise NotFound
    async with transaction(Context(company_id=row["company_id"], actor="visitor")) as session:
        policy = await (get_owned(session, PersonalDataPolicy, policy_id) if policy_id else service.get_policy_in_force(session))
        return PolicyOut.model_validate(policy) if policy else None
