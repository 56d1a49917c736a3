"""A strong sign-in where a person changes how they sign in, or where codes are sent to them (LAW-001).

A mailbox resets the password. Without this rule it could also add a passkey to the account, or send the codes to another phone.
"""

from clinic.accounts.sessions.service import SessionSubject
from clinic.accounts.signin import queries, sign_in_codes
from clinic.accounts.signin.factors import find_known_factors
from clinic.core.api.errors import Forbidden, NotAuthenticated
from clinic.core.database.session import read_pool
from clinic.core.security.dependencies import CurrentUser

MAIL_FACTORS = frozenset({"mail_code", "mail_trusted_device"})


class StrongSignInNeeded(Forbidden):
    """The person has a second factor that this session wasn't proved by."""

    code = "auth.strong_sign_in_needed"
    en = "Sign in once more with BankID, a passkey, your authenticator app or a code by SMS. You can then change how you sign in."
    sv = "Logga in på nytt med BankID, passnyckel, autentiseringsapp eller kod via sms. Sedan kan du ändra hur du loggar in."


async def ensure_strong_session(user: CurrentUser) -> None:
    """Raise StrongSignInNeeded when the person has a strong factor and the session wasn't proved by two.

    A person without one may add the first by the password. A mobile number counts for a session that began with a code by e-mail, whose
    person could have chosen a code by SMS.
    """
    if user.is_strong:
        return
    context = user.context
    factors = await (await read_pool()).fetchval(queries.SESSION_FACTORS, user.session_id)
    if factors is None or context.identity_id is None:
        raise NotAuthenticated
    has_strong_factor = (await find_known_factors(context.identity_id)).has_strong_factor
    if not has_strong_factor and context.membership_id and MAIL_FACTORS.intersection(factors):
        subject = SessionSubject("staff", context.identity_id, company_id=context.company_id, membership_id=context.membership_id)
        has_strong_factor = bool((await sign_in_codes.find_contact(subject, "")).mobile)
    if has_strong_factor:
        raise StrongSignInNeeded
