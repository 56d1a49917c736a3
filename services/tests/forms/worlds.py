"""Letters, questionnaires and signatures for the forms' stories."""

import re
from base64 import b64encode
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw
from sqlalchemy import select

from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.documents import make
from clinic.core.models import new_id
from clinic.core.outbox import Happened
from clinic.core.richtext import plain
from clinic.messaging.models import Message

BODY = {"type": "doc", "content": [
    {"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Om behandlingen"}]},
    {"type": "paragraph", "content": [{"type": "text", "text": "Jag har fått "}, {"type": "text", "text": "muntlig", "marks": [{"type": "bold"}]},
                                      {"type": "text", "text": " information om risker."}]},
]}
PREGNANT, PHOTO = "11111111-1111-7111-8111-111111111111", "22222222-2222-7222-8222-222222222222"
ASKED = [
    {"id": PREGNANT, "type": "yes_no_textbox", "text_sv": "Är du gravid?", "text_en": "Are you pregnant?", "required": True},
    {"id": PHOTO, "type": "file_upload", "text_sv": "Bild", "max_files": 2, "max_mb": 1},
]
LETTER = {"title": "Samtycke till filler", "body": BODY, "questions": ASKED, "asks_publish": True}

SV = {"X-Language": "sv"}
"""A page in Swedish."""


def ink() -> str:
    """A drawn signature, as the browser sends one."""
    picture = Image.new("RGBA", (300, 100), (0, 0, 0, 0))
    ImageDraw.Draw(picture).line([(10, 80), (100, 20), (280, 60)], fill=(20, 20, 60, 255), width=4)
    out = BytesIO()
    picture.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


def signing(**more: Any) -> dict[str, Any]:
    """A letter read, answered and signed."""
    return {
        "answers": {PREGNANT: {"value": False, "more": ""}}, "publish_permission": "eyes_covered", "agreed": True, "signature": ink(),
        "version": 1, **more,
    }


def option(name: str) -> dict[str, str]:
    """Something to choose."""
    return {"id": name, "en": name.upper(), "sv": f"{name}-sv"}


EVERY_TYPE = [
    {"type": "html_editor", "body_sv": plain("Läs detta först."), "body_en": plain("Read this first.")},
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


async def letter(who: Any, **more: Any) -> dict[str, Any]:
    """A letter of consent, made by its clinic's own call."""
    answer = (await who.post("/api/letters-of-consent", json={**LETTER, **more})).json()
    assert answer["status"] == "1", answer
    return answer["data"]


async def questionnaire(who: Any, questions: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
    """A questionnaire, with a question of every type unless others are given."""
    body = {"title_sv": "Hälsa", "title_en": "Health", "questions": EVERY_TYPE if questions is None else questions, **more}
    answer = (await who.post("/api/questionary", json=body)).json()
    assert answer["status"] == "1", answer
    return answer["data"]


def answers(form: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An answer of each type, by the questions' ids; `more` by type."""
    said = {
        "yes_no": True, "yes_no_textbox": {"value": True, "more": "Waran"}, "textbox": "Allt väl", "short_answer": "172", "rich_text": plain("Länge sedan"),
        "dropdown": "oily", "choices": "b", "checkboxes": ["z", "x"], "linear_scale": 7, **more,
    }
    return {one["id"]: said[one["type"]] for one in form["questions"] if said.get(one["type"]) is not None}


async def assigned(who: Any, client: Any, letter_id: str) -> dict[str, Any]:
    """A letter given to a client."""
    answer = await who.post(f"/api/client/{client.id}/letters-of-consent", json={"letter_ids": [letter_id]})
    return answer.json()["data"][0]


async def asked(who: Any, client: Any, form_id: str) -> dict[str, Any]:
    """A questionnaire given to a client."""
    answer = await who.post(f"/api/client/{client.id}/questionary", json={"questionary_ids": [form_id]})
    return answer.json()["data"][0]


async def printed(company: Any, document_id: str) -> None:
    """What the worker does with a document."""
    await make(Happened(new_id(), "document.due", company.id, now(), {"document_id": document_id}))


async def paper(who: Any, document_id: str) -> str:
    """The words of a document's PDF."""
    from pypdf import PdfReader

    await printed(who.company, document_id)
    url = (await who.get(f"/api/documents/{document_id}")).json()["data"]["pdf"]["url"]
    content = (await who.http.get(url)).content
    return " ".join(" ".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages).split())


async def messages(company: Any) -> list[Message]:
    """What was queued, oldest first."""
    async with unit(Context.system(company.id)) as session:
        return list(await session.scalars(select(Message).order_by(Message.created_at, Message.id)))


async def link_key(company: Any) -> str:
    """The key in the newest link."""
    texts = [one.text for one in await messages(company) if "/questionary-loc/" in one.text]
    found = re.search(r"#([\w-]+)", texts[-1])
    assert found
    return found[1]


class Visit:
    """A client at the link, on a phone."""

    def __init__(self, visitor: Any, company: Any) -> None:
        self.visitor, self.company = visitor, company
        self.base = f"/api/v2/questionary-loc/{company.encrypted_id}"
        self.headers: dict[str, str] = {}

    async def opened(self) -> "Visit":
        """The link opened: a code is on its way."""
        answer = await self.visitor.post(f"{self.base}/visits", json={"key": await link_key(self.company)})
        assert answer.json()["status"] == "1", answer.text
        self.headers = {"X-Flow-Key": answer.json()["data"]["flow_key"]}
        return self

    async def code(self) -> str:
        """The code that came last."""
        found = re.match(r"\d{6}", (await messages(self.company))[-1].text)
        assert found
        return found.group()

    async def proved(self) -> "Visit":
        """The code typed."""
        await self.opened()
        answer = await self.post("/verify-otp", {"code": await self.code()})
        assert answer.json()["data"]["state"] == "verified", answer.text
        return self

    def get(self, path: str) -> Any:
        """Ask."""
        return self.visitor.get(self.base + path, headers=self.headers)

    def post(self, path: str, body: Any = None) -> Any:
        """Do."""
        return self.visitor.post(self.base + path, json={} if body is None else body, headers=self.headers)
