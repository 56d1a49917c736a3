"""Registers what accounts do when a company's settings change; the company can't import them."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.database.session import get_context


@companies.register_systems_hook
async def enable_own_systems(session: AsyncSession, systems: list[str]) -> None:
    """Let the user who switches a system on for the company use it; colleagues are given it in the team."""
    membership_id = get_context(session).membership_id
    if membership_id is None:
        return
    member = await service.get_member(session, membership_id)
    changed = {name: True for name in systems if not getattr(member, name)}
    for name in changed:
        setattr(member, name, True)
    if changed:
        audit.record(session, "user.changed", member.id, after=changed)
        await service.notify_member_changed(session, member)
