"""The person's own choice of a second factor (PLT-011)."""

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.models import Identity
from clinic.accounts.profile import factor_changes, service
from clinic.accounts.profile.schemas import TwoFactorChange, TwoFactorOut
from clinic.accounts.signin import steps
from clinic.accounts.signin.factors import find_known_factors
from clinic.core import audit
from clinic.core.security.dependencies import CurrentUser


async def get_two_factor(user: CurrentUser) -> TwoFactorOut:
    """Return whether a code is asked of the person at sign-in, why, and what they chose."""
    known = await find_known_factors(service.get_identity_id(user))
    return TwoFactorOut(is_on=known.is_chosen, is_required=known.is_required, code_reason=known.code_reason)


async def update_two_factor(session: AsyncSession, user: CurrentUser, data: TwoFactorChange) -> TwoFactorOut:
    """Turn the person's second factor on or off; off, no device is trusted any more.

    Raises FieldError for a wrong password, RateLimited, and when it is turned off StrongSignInNeeded.
    """
    if data.is_on:
        await service.verify_own_password(user, data.password, field="password")
    else:
        await factor_changes.authorize_change(session, user, data.password)
    known = await find_known_factors(service.get_identity_id(user))
    identity = await session.get_one(Identity, service.get_identity_id(user), with_for_update={"key_share": True})
    if identity.is_two_factor_on != data.is_on:
        identity.is_two_factor_on = data.is_on
        audit.record(session, "user.two_factor_changed", identity.id, after=data.is_on)
        if not data.is_on:
            await steps.end_steps(session, identity.id)
            factor_changes.report_change(session, user, "second_factor_off")
    return TwoFactorOut(is_on=data.is_on, is_required=known.is_required, code_reason=replace(known, is_chosen=data.is_on).code_reason)
