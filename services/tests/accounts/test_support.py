"""Messages to support and invitations of friends, with the e-mails that they become."""

from base64 import b64decode
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import select

from clinic.accounts.friend_invitations.service import MAX_INVITATIONS_PER_DAY
from clinic.accounts.support.models import SupportMessage
from clinic.accounts.support.service import MAX_MESSAGES_PER_HOUR
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from tests.accounts.helpers import deliver_account_emails, list_emails_to, unique_email
from tests.support.http_client import ApiClient
from tests.support.uploads import upload_picture

pytestmark = pytest.mark.anyio
MESSAGE = {"title": "Kassan står still", "message": "Jag tryckte på Betala och inget hände."}


@pytest.mark.covers("PLT-082")
async def test_a_message_reaches_support_by_email_with_its_attachment(as_staff: Any) -> None:
    """PLT-082: title, message and attachment reach support, with who wrote from which company."""
    staff = await as_staff("user")
    picture = (await upload_picture(staff)).json()["data"]
    response = await staff.post("/api/support/store", json={**MESSAGE, "attachment_id": picture["id"]})
    assert response.status_code == 200, response.text
    async with read_only_transaction(Context.system(staff.company.id)) as session:
        rows = [(str(row.id), row.title, row.text) for row in await session.scalars(select(SupportMessage))]
    assert rows == [(response.json()["data"]["id"], MESSAGE["title"], MESSAGE["message"])]
    assert [str(row["subject_id"]) for row in await staff.list_audit("support_message.stored")] == [rows[0][0]]
    (message,) = [
        email for email in await deliver_account_emails(settings().support_email, staff.company.id) if str(staff.company.id) in email.text
    ]
    assert message.subject == "Support: Kassan står still"
    for text in (MESSAGE["message"], staff.company.name, staff.member.first_name):
        assert text in message.text
    (file,) = message.attachments
    assert (file["name"], file["type"]) == (picture["name"], picture["media_type"])
    assert len(b64decode(file["content"])) == picture["size"]


@pytest.mark.covers("PLT-082", "PLT-100", "PLT-110")
async def test_a_message_without_text_or_with_a_strange_file_is_refused(as_staff: Any) -> None:
    staff, other = await as_staff("user"), await as_staff("user")
    empty = (await staff.post("/api/support/store", json={"title": " ", "message": ""})).json()
    assert set(empty["errors"]) == {"title", "message"}
    foreign = (await upload_picture(other)).json()["data"]["id"]
    refused = await staff.post("/api/support/store", json={**MESSAGE, "attachment_id": foreign})
    assert (refused.status_code, refused.json()["errors"]["attachment_id"][0]["code"]) == (422, "unknown")
    pdf = (await staff.post("/api/files/documents", files={"file": ("p.pdf", b"%PDF-1.4\n%%EOF", "application/pdf")})).json()["data"]
    refused = await staff.post("/api/support/store", json={**MESSAGE, "attachment_id": pdf["id"]})
    assert refused.json()["errors"]["attachment_id"][0]["code"] == "image_only"
    async with read_only_transaction(Context.system(staff.company.id)) as session:
        assert (await session.scalars(select(SupportMessage))).all() == []


@pytest.mark.covers("PLT-082")
async def test_messages_to_support_are_limited_for_a_person(as_staff: Any) -> None:
    staff = await as_staff("user")
    answers = [(await staff.post("/api/support/store", json=MESSAGE)).status_code for _ in range(MAX_MESSAGES_PER_HOUR + 1)]
    assert answers == [200] * MAX_MESSAGES_PER_HOUR + [429]
    colleague = await as_staff("user", company=staff.company)
    assert (await colleague.post("/api/support/store", json=MESSAGE)).status_code == 200


@pytest.mark.covers("PLT-039")
async def test_a_friend_gets_an_invitation_in_the_senders_language(as_staff: Any) -> None:
    """PLT-039: the e-mail names the sender and the company and leads to the sign-up; nobody in the company can read it."""
    staff, address = await as_staff("user"), unique_email()
    response = await staff.post("/api/invite", json={"email": address.upper()}, headers={"X-Language": "sv"})
    assert response.status_code == 200, response.text
    (message,) = await deliver_account_emails(address, staff.company.id)
    assert message.subject == f"{staff.member.first_name} bjuder in dig att prova Aster"
    assert staff.company.name in message.text
    assert "http://test/sign-up" in message.text
    assert await list_emails_to(address, staff.company.id) == []
    assert [row["subject_id"] for row in await staff.list_audit("friend.invited")] == [UUID(str(staff.member.id))]


@pytest.mark.covers("PLT-039", "PLT-100")
async def test_an_address_is_invited_once_a_week_whoever_asks(as_staff: Any) -> None:
    """PLT-039: nobody can flood an address with invitations, or learn whether it got one."""
    first, second, address = await as_staff("user"), await as_staff("user"), unique_email()
    answers = [(await staff.post("/api/invite", json={"email": address})).json() for staff in (first, first, second)]
    assert answers == [answers[0]] * 3
    for sender in (first, second):
        await deliver_account_emails(address, sender.company.id)
    assert len(await list_emails_to(address)) == 1
    wrong = (await first.post("/api/invite", json={"email": "nobody"})).json()
    assert wrong["errors"]["email"][0]["code"] == "email"


@pytest.mark.covers("PLT-039")
async def test_invitations_of_a_company_are_limited(as_staff: Any) -> None:
    staff: ApiClient = await as_staff("user")
    colleague = await as_staff("admin", company=staff.company)
    senders = [staff, colleague] * MAX_INVITATIONS_PER_DAY
    answers = [(await sender.post("/api/invite", json={"email": unique_email()})).status_code for sender in senders[:MAX_INVITATIONS_PER_DAY + 1]]
    assert answers == [200] * MAX_INVITATIONS_PER_DAY + [429]
    accountant = await as_staff("accountant", company=staff.company)
    assert (await accountant.post("/api/invite", json={"email": unique_email()})).status_code == 403
