"""PDFs of the forms: the part of a frozen form that shows the answers, and the rendering of frozen forms."""

from typing import Any

from clinic.clients import service as clients
from clinic.core import documents
from clinic.core.documents import signatures
from clinic.core.documents.pdf import Pdf
from clinic.core.security.permissions import Permission
from clinic.forms.questions import Answers, Question

CONSENT_DOCUMENT_TYPE, QUESTIONNAIRE_DOCUMENT_TYPE = "consent", "questionnaire"
_YES_NO_LABELS = {"en": ("No", "Yes"), "sv": ("Nej", "Ja")}
PUBLISH_PERMISSION_LABELS = {
    "do_not_authorize": ("Do not authorize", "Godkänner inte"),
    "only_treated_part": ("Only the treated part", "Endast den behandlade delen"),
    "eyes_covered": ("With eyes covered", "Med ögonen täckta"),
    "authorize": ("Authorize", "Godkänner"),
}
"""English and Swedish labels of the four values of REC-005."""
_ORAL_CHANNEL_LABELS = {
    "in_person": ("In person", "På plats"), "video": ("By video", "Via video"), "phone": ("By phone", "Per telefon"), "": ("", ""),
}
_IDENTITY_LABELS = {
    "in_person": ("Seen in person at the clinic, by staff who know the signer", "Personlig närvaro på kliniken, känd av personalen"),
    "id_document": ("Seen in person at the clinic, with an identity document", "Personlig närvaro på kliniken, med id-handling"),
    "code": ("Code sent to {}", "Kod skickad till {}"),
}
_SIGNING_LABELS = {
    ("screen", True): ("Drawn or typed by the signer on the clinic's screen", "Ritad eller skriven av undertecknaren på klinikens skärm"),
    ("screen", False): ("By hand on paper; the picture of it is attached", "För hand på papper; bilden är bifogad"),
    ("link", True): ("Drawn or typed by the signer on a device of their own", "Ritad eller skriven av undertecknaren på egen enhet"),
    ("link", False): ("By hand on paper; the picture of it is attached", "För hand på papper; bilden är bifogad"),
}
"""The way of signing, by channel and by whether there is a signature of its own."""


def answer_items(questions: list[Question], answers: Answers, language: str) -> list[dict[str, Any]]:
    """Build the questions of a frozen form with their answers as text, in one language."""
    return [_answer_item(question, answers.get(str(question.id)), language) for question in questions]


def _answer_item(question: Question, value: Any, language: str) -> dict[str, Any]:
    if question.type == "html_editor":
        return {"type": question.type, "body": question.body(language)}
    item: dict[str, Any] = {"type": question.type, "question": question.text(language), "answer": ""}
    if value is None:
        return item
    if question.type == "rich_text":
        return {**item, "rich": value}
    if question.type == "file_upload":
        return {**item, "files": value}
    return {**item, "answer": _answer_text(question, value, language)}


def _answer_text(question: Question, value: Any, language: str) -> str:
    no_yes = _YES_NO_LABELS[language]
    match question.type:
        case "yes_no":
            return no_yes[value]
        case "yes_no_textbox":
            return no_yes[value["value"]] + (f"\n{value['more']}" if value["more"] else "")
        case "linear_scale":
            return f"{value} ({question.scale_min}–{question.scale_max})"  # noqa: RUF001 - a range
        case "dropdown" | "choices":
            return question.option_label(value, language)
        case "checkboxes":
            return "\n".join(question.option_label(option_id, language) for option_id in value)
    return str(value)


def _correction_rows(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    if content["number"] == 1:
        return []
    return [(page.translate("Correction", "Rättelse"), f"{content['number']} · {content['correction_reason']}")]


def _language_rows(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    """Return the row of the language that was signed (USE-019); consents signed before the clinic could translate them have none."""
    language = content.get("text_language")
    name = page.translate("Swedish", "Svenska") if language == "sv" else page.translate("English", "Engelska")
    return [(page.translate("Language of the text", "Textens språk"), name)] if language else []


def _information_rows(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    """Return the rows of the treatment and of the information about it (LAW-022); consents signed before they were kept have none."""
    information = content.get("information")
    if not information:
        return []
    version = page.translate("version", "version")
    parts = [
        page.translate(*_ORAL_CHANNEL_LABELS[information["oral_channel"]]),
        f"{page.translate('in writing', 'skriftligt')}: {information['title']}, {version} {information['number']}",
        " ".join(part for part in (information["by"], page.instant(information["at"])) if part),
    ]
    text = "\n".join(part for part in parts if part)
    return [
        (page.translate("Treatment", "Behandling"), content["treatment"]),
        (page.translate("Information", "Information"), text[:1].upper() + text[1:]),
    ]


def _signer_rows(content: dict[str, Any], page: Pdf) -> list[tuple[str, str]]:
    """Return the rows of how the signer's identity was shown, their relation to the client and the way of signing (LAW-022)."""
    if not content.get("identity_check"):
        return []
    identity = page.translate(*_IDENTITY_LABELS[content["identity_check"]]).format(content["code_sent_to"])
    label = _SIGNING_LABELS[content["channel"], bool(content["signature"])]
    return [
        (page.translate("Relation to the client", "Relation till klienten"), content["signer_relation"]),
        (page.translate("Identity", "Identitet"), identity),
        (page.translate("Way of signing", "Sätt att signera"), page.translate(*label)),
    ]


def _render_answers(content: dict[str, Any], page: Pdf) -> None:
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
            page.text(item["answer"] or "–")  # noqa: RUF001 - a dash for an empty answer


def _render_signature(content: dict[str, Any], page: Pdf) -> None:
    signature = content["signature"]
    page.signature(signatures.decode_signature(signature) if signature else None, content["signed_by"], content["signed_at"])


@documents.register_renderer(CONSENT_DOCUMENT_TYPE, names=("Consent", "Samtycke"), permission=Permission.FORM_READ)
def render_consent(content: dict[str, Any], page: Pdf) -> None:
    """Render a signed consent: its text as it was signed, the answers, and the signature."""
    page.title(content["title"])
    page.definition_list([
        *clients.identity_rows(content["client"], page),
        (page.translate("Version", "Version"), str(content["template_number"])), *_language_rows(content, page),
        *_correction_rows(content, page), *_information_rows(content, page),
    ])
    page.rule()
    page.rich(content["body"])
    _render_answers(content, page)
    if content["publish_permission"]:
        page.heading(page.translate("Permission to publish pictures", "Tillstånd att publicera bilder"), level=3)
        page.text(page.translate(*PUBLISH_PERMISSION_LABELS[content["publish_permission"]]))
    if content["files"]:
        page.heading(page.translate("Attached file", "Bifogad fil"), level=3)
        page.pictures(content["files"])
    for sentence in (content["agreed"], content.get("data_consent")):
        if sentence:
            page.text(sentence)
    _render_signature(content, page)
    page.definition_list(_signer_rows(content, page))


@documents.register_renderer(QUESTIONNAIRE_DOCUMENT_TYPE, names=("Questionnaire", "Frågeformulär"), permission=Permission.FORM_READ)
def render_questionnaire(content: dict[str, Any], page: Pdf) -> None:
    """Render an answered questionnaire with its questions as they were asked, and the signature if it is signed."""
    page.title(content["title"])
    page.definition_list([
        *clients.identity_rows(content["client"], page), (page.translate("Answered", "Besvarat"), page.instant(content["answered_at"])),
        (page.translate("By", "Av"), content["answered_by"]), *_correction_rows(content, page),
    ])
    page.rule()
    _render_answers(content, page)
    if content["signed_at"]:
        _render_signature(content, page)
