"""Consent templates, questionnaires, signatures and form links for the tests of the forms."""

import re
from base64 import b64encode
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw
from sqlalchemy import select

from clinic.core.background.outbox import EventMessage
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.documents import generate_pdf
from clinic.core.text.richtext import from_plain_text
from clinic.messaging.models import Message

BODY = {"type": "doc", "content": [
    {"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Om behandlingen"}]},
    {"type": "paragraph", "content": [{"type": "text", "text": "Jag har fått "}, {"type": "text", "text": "muntlig", "marks": [{"type": "bold"}]},
                                      {"type": "text", "text": " information om risker."}]},
]}
PREGNANT_ID, PHOTO_ID = "11111111-1111-7111-8111-111111111111", "22222222-2222-7222-8222-222222222222"
QUESTIONS = [
    {"id": PREGNANT_ID, "type": "yes_no_textbox", "text_sv": "Är du gravid?", "text_en": "Are you pregnant?", "required": True},
    {"id": PHOTO_ID, "type": "file_upload", "text_sv": "Bild", "max_files": 2, "max_mb": 1},
]
CONSENT_TEMPLATE = {"title": "Samtycke till filler", "body": BODY, "questions": QUESTIONS, "asks_publish_permission": True}

SWEDISH = {"X-Language": "sv"}
"""Headers of a request from a page in Swedish."""


def draw_signature() -> str:
    """Draw a signature as a data URL, as the browser sends it."""
    picture = Image.new("RGBA", (300, 100), (0, 0, 0, 0))
    ImageDraw.Draw(picture).line([(10, 80), (100, 20), (280, 60)], fill=(20, 20, 60, 255), width=4)
    out = BytesIO()
    picture.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


def sign_request(**fields: Any) -> dict[str, Any]:
    """Make the body of a request that signs a consent made from CONSENT_TEMPLATE."""
    return {
        "answers": {PREGNANT_ID: {"value": False, "more": ""}}, "publish_permission": "eyes_covered", "agreed": True,
        "signature": draw_signature(), "version": 1, **fields,
    }


def option(name: str) -> dict[str, str]:
    """Make an option of a question."""
    return {"id": name, "en": name.upper(), "sv": f"{name}-sv"}


EVERY_TYPE = [
    {"type": "html_editor", "body_sv": from_plain_text("Läs detta först."), "body_en": from_plain_text("Read this first.")},
    {"type": "yes_no", "text_sv": "Röker du?", "text_en": "Do you smoke?", "required": True},
    {"type": "yes_no_textbox", "text_sv": "Tar du mediciner?", "text_en": "Do you take medicines?", "required": True},
    {"type": "textbox", "text_sv": "Berätta", "text_en": "Tell us", "max_length": 50},
    {"type": "short_answer", "text_sv": "Längd i cm", "text_en": "Height in cm"},
    {"type": "rich_text", "text_sv": "Din historia", "text_en": "Your story"},
    {"type": "dropdown", "text_sv": "Hudtyp", "text_en": "Skin type", "options": [option("dry"), option("oily")]},
    {"type": "choices", "text_sv": "Välj en", "text_en": "Choose one", "options": [option("a"), option("b")]},
    {"type": "checkboxes", "text_sv": "Välj flera", "text_en": "Choose several", "options": [option("x"), option("y"), option("z")]},
    {"type": "linear_scale", "text_sv": "Hur rädd?", "text_en": "How afraid?", "scale_min": 0, "scale_max": 10},
    {"type": "file_upload", "text_sv": "Bilder", "text_en": "Pictures", "max_files": 1, "max_mb": 5},
]
"""A question of every type."""


async def create_consent_template(user: Any, **fields: Any) -> dict[str, Any]:
    """Create a consent template through the API."""
    reply = (await user.post("/api/letters-of-consent", json={**CONSENT_TEMPLATE, **fields})).json()
    assert reply["status"] == "1", reply
    return reply["data"]


async def create_questionnaire(user: Any, questions: list[dict[str, Any]] | None = None, **fields: Any) -> dict[str, Any]:
    """Create a questionnaire through the API, with a question of every type unless questions are given."""
    body = {"title_sv": "Hälsa", "title_en": "Health", "questions": EVERY_TYPE if questions is None else questions, **fields}
    reply = (await user.post("/api/questionary", json=body)).json()
    assert reply["status"] == "1", reply
    return reply["data"]


def make_answers(questionnaire: dict[str, Any], **by_type: Any) -> dict[str, Any]:
    """Make an answer to each question, by the question's id; `by_type` replaces the answer to questions of a type."""
    answers = {
        "yes_no": True, "yes_no_textbox": {"value": True, "more": "Waran"}, "textbox": "Allt väl", "short_answer": "172", "rich_text": from_plain_text("Länge sedan"),
        "dropdown": "oily", "choices": "b", "checkboxes": ["z", "x"], "linear_scale": 7, **by_type,
    }
    questions = questionnaire["questions"]
    return {question["id"]: answers[question["type"]] for question in questions if answers.get(question["type"]) is not None}


async def assign_consent(user: Any, client: Any, template_id: str) -> dict[str, Any]:
    """Assign a consent template to a client through the API."""
    reply = await user.post(f"/api/client/{client.id}/letters-of-consent", json={"template_ids": [template_id]})
    return reply.json()["data"][0]


async def assign_questionnaire(user: Any, client: Any, questionnaire_id: str) -> dict[str, Any]:
    """Assign a questionnaire to a client through the API."""
    reply = await user.post(f"/api/client/{client.id}/questionary", json={"questionnaire_ids": [questionnaire_id]})
    return reply.json()["data"][0]


async def run_pdf_worker(company: Any, document_id: str) -> None:
    """Generate a document's PDF, as the worker does."""
    await generate_pdf(EventMessage(new_id(), "document.pdf_requested", company.id, now(), {"document_id": document_id}))


async def read_pdf_text(user: Any, document_id: str) -> str:
    """Generate a document's PDF and return its text on one line."""
    from pypdf import PdfReader

    await run_pdf_worker(user.company, document_id)
    url = (await user.get(f"/api/documents/{document_id}")).json()["data"]["pdf"]["url"]
    content = (await user.http.get(url)).content
    return " ".join(" ".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages).split())


async def list_messages(company: Any) -> list[Message]:
    """List the queued messages, oldest first."""
    async with transaction(Context.system(company.id)) as session:
        return list(await session.scalars(select(Message).order_by(Message.created_at, Message.id)))


async def newest_link_key(company: Any) -> str:
    """Return the key in the newest link that was sent."""
    texts = [message.text for message in await list_messages(company) if "/questionary-loc/" in message.text]
    match = re.search(r"#([\w-]+)", texts[-1])
    assert match
    return match[1]


class FormLinkBrowser:
    """A client's browser at a form link."""

    def __init__(self, visitor: Any, company: Any) -> None:
        self.visitor, self.company = visitor, company
        self.base = f"/api/questionary-loc/{company.encrypted_id}"
        self.headers: dict[str, str] = {}

    async def open(self, key: str | None = None) -> "FormLinkBrowser":
        """Open the link of the key, or else the newest one; its code is sent."""
        reply = await self.visitor.post(f"{self.base}/flows", json={"key": key or await newest_link_key(self.company)})
        assert reply.json()["status"] == "1", reply.text
        self.headers = {"X-Flow-Key": reply.json()["data"]["flow_key"]}
        return self

    async def newest_code(self) -> str:
        """Return the one-time code that was sent last."""
        match = re.match(r"\d{6}\b", (await list_messages(self.company))[-1].text)
        assert match
        return match.group()

    async def verify(self, key: str | None = None) -> "FormLinkBrowser":
        """Open the link and enter the code."""
        await self.open(key)
        reply = await self.post("/verify-otp", {"code": await self.newest_code()})
        assert reply.json()["data"]["state"] == "verified", reply.text
        return self

    def get(self, path: str) -> Any:
        """Send a GET with the flow key."""
        return self.visitor.get(self.base + path, headers=self.headers)

    def post(self, path: str, body: Any = None) -> Any:
        """Send a POST with the flow key."""
        return self.visitor.post(self.base + path, json={} if body is None else body, headers=self.headers)
