"""Connect the company's account with the payment provider, and follow its state there (POS-024)."""

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.provider_idempotency import IdempotencyLease
from clinic.core.clock import now
from clinic.core.database.session import get_context, get_owned, read_pool, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser, authorization_error
from clinic.core.security.permissions import Permission
from clinic.core.settings import settings
from clinic.core.text.i18n import language
from clinic.pos import errors
from clinic.pos.payment_account import queries, terms
from clinic.pos.payment_account.models import PaymentAccount
from clinic.pos.payment_account.schemas import PaymentAccountCreate, PaymentAccountOut, PaymentAccountState, PaymentTermsOut
from clinic.pos.registers import service as registers
from clinic.providers.viva import accounts
from clinic.providers.viva.errors import PaymentUnknown
from clinic.providers.viva.types import AccountConnection

PARTNER = "Aster"
RETURN_PATH = "/point-of-sale/setting/terminal-setting"
"""The page to which the provider's pages lead back."""


async def get_payment_account(session: AsyncSession) -> PaymentAccountOut:
    """Return the state of the company's account, and the terms in force."""
    company_id = get_context(session).company_id
    return await _to_schema(session, await session.get(PaymentAccount, (company_id, company_id)))


async def view_payment_account(session: AsyncSession, user: CurrentUser) -> PaymentAccountOut:
    """Return the account as a user may see it: the link to the provider's pages is for those who may set up registers."""
    account = await get_payment_account(session)
    may_connect = authorization_error(user, Permission.REGISTER_WRITE) is None
    return account if may_connect else account.model_copy(update={"redirect_url": ""})


async def connect(context: Context, call: IdempotencyLease, data: PaymentAccountCreate) -> PaymentAccountOut:
    """Agree to the terms and invite the company to the provider's pages. A connection that is in progress is returned unchanged.

    The agreement is committed before the provider is called, and a repeat continues where a lost answer left it.
    Raises CountryNotSupported, PaymentTermsChanged, and the provider's errors.
    """
    async with transaction(context) as session:
        row = await _accept_terms(session, data)
        if row is None:
            return await call.save_result(session, await get_payment_account(session))
    connection = await accounts.invite(data.email, f"{settings().public_url.rstrip('/')}{RETURN_PATH}", PARTNER)
    async with transaction(context) as session:
        row = await get_owned(session, PaymentAccount, context.company_id, lock=True)
        if not row.provider_account_id:
            row.provider_account_id, row.redirect_url = connection.account_id, connection.redirect_url
            audit.record(session, "payment_account.started", row.id, account=connection.account_id)
            await session.flush()
        return await call.save_result(session, await _to_schema(session, row))


async def _accept_terms(session: AsyncSession, data: PaymentAccountCreate) -> PaymentAccount | None:
    """Store the agreement and reset the account for an invitation. None where the connection is in progress or made."""
    company = await companies.get_own_company(session)
    if company.country != "SE":
        raise errors.CountryNotSupported
    if data.terms_version != terms.VERSION:
        raise errors.PaymentTermsChanged
    agreement = {"email": data.email, "terms_version": data.terms_version, "terms_accepted_at": now(),
                 "terms_membership_id": get_context(session).membership_id}
    new_row = {"company_id": company.id, "id": company.id, "state": "started", "provider_account_id": "", "redirect_url": "", **agreement}
    await session.execute(insert(PaymentAccount).values(new_row).on_conflict_do_nothing(index_elements=["company_id", "id"]))
    row = await get_owned(session, PaymentAccount, company.id, lock=True)
    is_in_progress = row.state != "refused" and row.provider_account_id != ""
    if is_in_progress or await registers.get_merchant_id(session):
        return None
    row.state, row.provider_account_id, row.redirect_url = "started", "", ""
    for name, value in agreement.items():
        setattr(row, name, value)
    audit.record(
        session, "payment_account.terms_accepted", row.id, terms_version=terms.VERSION, terms_digest=terms.DIGEST, email=data.email,
    )
    await session.flush()
    return row


async def refresh(context: Context, call: IdempotencyLease | None = None) -> PaymentAccountOut:
    """Ask the provider for the state of a pending account and store it. Any other account is returned as it is."""
    async with transaction(context) as session:
        account = await get_payment_account(session)
        row = await session.get(PaymentAccount, (context.company_id, context.company_id))
        account_id = row.provider_account_id if row and row.state in {"started", "waiting"} else ""
    if not account_id:
        return account
    try:
        connection = await accounts.get_connection(account_id)
    except PaymentUnknown:
        connection = AccountConnection(account_id, is_rejected=True)
    async with transaction(context) as session:
        row = await get_owned(session, PaymentAccount, context.company_id, lock=True)
        if row.provider_account_id == account_id and row.state in {"started", "waiting"}:
            await _apply_state(session, row, connection)
        result = await _to_schema(session, row)
        return await call.save_result(session, result) if call else result


async def _apply_state(session: AsyncSession, row: PaymentAccount, connection: AccountConnection) -> None:
    """Store the state that the provider answered; the merchant id of a connected account goes into the register settings."""
    state = _to_state(connection)
    if state == row.state:
        return
    row.state = state
    if state == "connected":
        await registers.set_merchant_id(session, connection.merchant_id)
    audit.record(session, f"payment_account.{state}", row.id, account=connection.account_id, merchant_id=connection.merchant_id)
    await session.flush()


def _to_state(connection: AccountConnection) -> PaymentAccountState:
    if connection.is_rejected:
        return "refused"
    if not connection.merchant_id:
        return "started"
    return "connected" if connection.verified else "waiting"


async def refresh_by_provider_id(account_id: str) -> None:
    """Ask for the state of the pending account that a webhook names; of an unknown one nothing is asked."""
    for row in await (await read_pool()).fetch(queries.FIND_PENDING, account_id):
        await refresh(Context.system(row["company_id"]))


async def _to_schema(session: AsyncSession, row: PaymentAccount | None) -> PaymentAccountOut:
    merchant_id = await registers.get_merchant_id(session)
    state: PaymentAccountState = "connected" if merchant_id else row.state if row else "not_connected"  # type: ignore[assignment]
    company = await companies.get_own_company(session)
    return PaymentAccountOut(
        state=state, email=row.email if row else company.email, redirect_url=row.redirect_url if row and state == "started" else "",
        merchant_id=merchant_id, terms=PaymentTermsOut(version=terms.VERSION, paragraphs=list(terms.PARAGRAPHS[language.get()])),
        terms_version=row.terms_version if row else "", terms_accepted_at=row.terms_accepted_at if row else None,
    )
