"""The SQL of a team member and the schemas of the API agree, field by field."""

from datetime import timedelta

import orjson
import pytest

from clinic.accounts.models import Membership
from clinic.accounts.queries import USER_DETAILS_JSON, USER_JSON
from clinic.accounts.schemas import UserDetailsOut, UserOut
from clinic.core.clock import now
from clinic.core.database.session import driver_connection, transaction
from clinic.core.database.tenant_context import Context
from tests.factories.factory import Factory

pytestmark = pytest.mark.anyio


@pytest.mark.covers("PLT-033")
@pytest.mark.parametrize("invitation", [None, timedelta(hours=3), -timedelta(hours=3)])
async def test_sql_and_schema_return_the_same_user(factory: Factory, invitation: timedelta | None) -> None:
    """PLT-033: a full and a nearly empty member read the same by the SQL of the lists as by the schemas of the other calls."""
    company = await factory.company()
    member = await factory.member(company, role="admin")
    async with transaction(Context.system(company.id)) as session:
        row = await session.get_one(Membership, (company.id, member.id))
        row.invitation_expires_at = now() + invitation if invitation else None
        if invitation is None:
            row.city, row.personal_id, row.profession, row.licence_number = "Göteborg", "19900101-2385", "nurse", "12345"
            row.bankid_verified_at, row.deleted_at, row.last_login_at = now(), now(), now()
        await session.flush()
        connection = await driver_connection(session)
        for sql, schema in ((USER_JSON, UserOut), (USER_DETAILS_JSON, UserDetailsOut)):
            query = f"SELECT {sql.format(at='$3')}::text FROM membership m WHERE m.company_id = $1 AND m.id = $2"
            found = orjson.loads(await connection.fetchval(query, company.id, row.id, now()))
            assert found == schema.from_member(row).model_dump(mode="json")
