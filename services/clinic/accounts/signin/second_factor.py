"""The second factor of a sign-in (PLT-011): the pending step of the browser, its codes, and the session that follows."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.sessions.factors import is_strong
from clinic.accounts.sessions.service import Factor, SessionSubject
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import authenticator_codes, code_attempts, refusals, service, sign_in_codes, steps, trusted_devices
from clinic.accounts.signin.schemas import CodeMethod, PasswordChangeStep, SecondFactor, SecondFactorStep, SignInOut
from clinic.core import audit
from clinic.core.api.errors import FieldError
from clinic.core.security.one_time_codes import TooManyCodeAttempts


async def get_pending(request: SignInRequest) -> SecondFactorStep | PasswordChangeStep | None:
    """Return the step that the sign-in of this browser waits for, or None."""
    step = await steps.find_step(request)
    subject = await service.find_subject(step.identity_id, step.area) if step else None
    if step is None or subject is None:
        return None
    if step.needs == "password_change":
        return PasswordChangeStep(area=step.area)
    contact = await sign_in_codes.find_contact(subject, step.email)
    sent: CodeMethod | None = "sms_code" if step.method == "sms_code" else "mail_code" if step.method else None
    return service.describe_step(contact, await authenticator_codes.find_factors(step.identity_id), sent)


async def request_code(request: SignInRequest, session: AsyncSession, method: CodeMethod) -> SecondFactorStep:
    """Send a new code for the sign-in of this browser. Raises SignInStepMissing, RateLimited, FieldError."""
    step = await steps.get_step(request)
    subject = await _get_subject(step)
    contact = await sign_in_codes.find_contact(subject, step.email)
    request.set_context(subject.context)
    await sign_in_codes.request_code(request, session, step, contact, method)
    request.set_step_cookie(request.step_cookie, int(steps.STEP_TTL.total_seconds()))
    return service.describe_step(contact, await authenticator_codes.find_factors(step.identity_id), method)


async def verify(request: SignInRequest, session: AsyncSession, data: SecondFactor) -> SignInOut:
    """Verify the second factor and start the session.

    Raises SignInStepMissing, RateLimited, TooManyCodeAttempts, TooManyFactorAttempts, FieldError, and WrongCredentials when the password
    or the access has changed meanwhile.
    """
    step = await steps.get_step(request)
    await code_attempts.count_typed_code(request, step.email)
    try:
        if data.method in {"sms_code", "mail_code"}:
            await sign_in_codes.verify_code(session, step, data.method, data.code)
        else:
            await authenticator_codes.verify_code(session, step, data.method, data.code)
    except (FieldError, TooManyCodeAttempts):
        await refusals.record_refused_sign_in(request, session, step.email, step.identity_id, data.method)
        raise
    subject = await _get_subject(step)
    request.set_context(subject.context)
    await steps.complete_step(request, session, step)
    if data.method == "recovery_code":
        audit.record(session, "recovery_code.used", step.identity_id)
    factors: list[Factor] = [*step.factors, data.method]
    answer = await service.complete_sign_in(
        request, session, subject, email=step.email, verified_hash=step.password_hash, factors=factors,
    )
    if data.is_trusted:
        await trusted_devices.trust_device(request, session, step.identity_id, is_strong=is_strong(factors))
    return answer


async def _get_subject(step: steps.PendingSignIn) -> SessionSubject:
    subject = await service.find_subject(step.identity_id, step.area)
    if subject is None:
        raise service.WrongCredentials
    return subject
