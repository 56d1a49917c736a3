"""The forms on paper: what is frozen of a question and its answer, and how the frozen forms are laid out."""

from typing import Any, Protocol
from uuid import UUID

from clinic.core import documents, signatures
from clinic.core.pdf import Pdf
from clinic.core.permissions import Permission
from clinic.forms.questions import Answers, Question

CONSENT, QUESTIONNAIRE = "letter_of_consent", "questionnaire"
_YES_NO = {"en": ("No", "Yes"), "sv": ("Nej", "Ja")}
PUBLISH = {
    "do_not_authorize": ("Do not authorize", "Godkänner inte"),
    "only_treated_part": ("Only the treated part", "Endast den behandlade delen"),
    "eyes_covered": ("With eyes covered", "Med ögonen täckta"),
    "authorize": ("Authorize", "Godkänner"),
}
"""The four values of REC-005."""


class Person(Protocol):
    """What a paper says of a client."""

    id: UUID
    first_name: str
    last_name: str
    date_of_birth: Any


def person(client: Person) -> dict[str, Any]:
    """The client as a frozen form names them."""
    return {"id": client.id, "name": f"{client.first_name} {client.last_name}", "date_of_birth": client.date_of_birth}


def items(questions: list[Question], answers: Answers, language: str) -> list[dict[str, Any]]:
    """Each question with its answer, in words."""
    return [_item(question, answers.get(str(question.id)), language) for question in questions]


def _item(question: Question, given: Any, language: str) -> dict[str, Any]:
    if question.type == "html_editor":
        return {"type": question.type, "body": question.body(language)}
    said: dict[str, Any] = {"type": question.type, "question": question.text(language), "answer": ""}
    if given is None:
        return said
    if question.type == "rich_text":
        return {**said, "rich": given}
    if question.type == "file_upload":
        return {**said, "files": given}
    return {**said, "answer": _words(question, given, language)}


def _words(question: Question, given: Any, language: str) -> str:
    no_yes = _YES_NO[language]
    match question.type:
        case "yes_no":
            return no_yes[given]
        case "yes_no_textbox":
            return no_yes[given["value"]] + (f"\n{given['more']}" if given["more"] else "")
        case "linear_scale":
            return f"{given} ({question.scale_min}–{question.scale_max})"  # noqa: RUF001 - a range
        case "dropdown" | "choices":
            return question.chosen(given, language)
        case "checkboxes":
            return "\n".join(question.chosen(one, language) for one in given)
    return str(given)


def _client(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    born = content["client"]["date_of_birth"]
    return [
        (page.say("Client", "Klient"), content["client"]["name"]),
        (page.say("Date of birth", "Födelsedatum"), page.day(born) if born else ""),
    ]


def _corrected(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    if content["number"] == 1:
        return []
    return [(page.say("Correction", "Rättelse"), f"{content['number']} · {content['correction_reason']}")]


def _asked(content: dict[str, Any], page: Pdf) -> None:
    for item in content["items"]:
        if item["type"] == "html_editor":
            page.rich(item["body"])
            continue
        page.heading(item["question"], level=3)
        if "rich" in item:
            page.rich(item["rich"])
        elif "files" in item:
            page.pictures(item["files"])
        else:
            page.text(item["answer"] or "–")  # noqa: RUF001 - a dash for nothing


def _signed(content: dict[str, Any], page: Pdf) -> None:
    drawn = content["signature"]
    page.signature(signatures.image(drawn) if drawn else None, content["signed_by"], content["signed_at"])


@documents.renderer(CONSENT, names=("Letter of consent", "Samtycke"), permission=Permission.FORM_READ)
def consent(content: dict[str, Any], page: Pdf) -> None:
    """A signed letter of consent: its text as it stood, what was answered, and the signature."""
    page.title(content["title"])
    page.facts([*_client(content, page), (page.say("Version", "Version"), str(content["letter_number"])), *_corrected(content, page)])
    page.rule()
    page.rich(content["body"])
    _asked(content, page)
    if content["publish_permission"]:
        page.heading(page.say("Permission to publish pictures", "Tillstånd att publicera bilder"), level=3)
        page.text(page.say(*PUBLISH[content["publish_permission"]]))
    if content["files"]:
        page.heading(page.say("Attached file", "Bifogad fil"), level=3)
        page.pictures(content["files"])
    page.text(content["agreed"])
    _signed(content, page)


@documents.renderer(QUESTIONNAIRE, names=("Questionnaire", "Frågeformulär"), permission=Permission.FORM_READ)
def questionnaire(content: dict[str, Any], page: Pdf) -> None:
    """An answered questionnaire: the questions as they were asked."""
    page.title(content["title"])
    page.facts([
        *_client(content, page), (page.say("Answered", "Besvarat"), page.instant(content["answered_at"])),
        (page.say("By", "Av"), content["answered_by"]), *_corrected(content, page),
    ])
    page.rule()
    _asked(content, page)
    if content["signed_at"]:
        _signed(content, page)
