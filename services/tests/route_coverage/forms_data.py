"""Sample data of the forms: consent templates, questionnaires, a client's own, and the requests about them."""

from typing import Any

from clinic.forms.builtin_questionnaires.templates import BUILTIN_TEMPLATES, BuiltinType
from tests.forms.scenarios import CONSENT_TEMPLATE, PREGNANT_ID, draw_signature, sign_request

_QUESTION = {"type": "yes_no", "text_sv": "Röker du?"}


async def create_records(owner: Any, client_id: str) -> dict[str, str]:
    """Create a consent template and a questionnaire, and for the client a pending and a completed one of each; return their ids."""

    async def create(method: str, path: str, body: Any) -> Any:
        reply = (await owner.send(method, path, json=body)).json()
        assert reply["status"] == "1", reply
        return reply["data"]

    base = f"/api/client/{client_id}"
    settings = (await owner.get("/api/company/settings")).json()["data"]
    shown = dict.fromkeys((template.setting for template in BUILTIN_TEMPLATES.values()), True)
    await create("POST", "/api/company/settings", {**settings, **shown})
    template = await create("POST", "/api/letters-of-consent", CONSENT_TEMPLATE)
    questionnaire = await create("POST", "/api/questionary", {"title_sv": "Hälsa", "questions": [_QUESTION]})
    pending, signed = [(await create("POST", f"{base}/letters-of-consent", {"template_ids": [template["id"]]}))[0]["id"] for _ in range(2)]
    unanswered, answered = [
        (await create("POST", f"{base}/questionary", {"questionnaire_ids": [questionnaire["id"]]}))[0]["id"] for _ in range(2)
    ]
    await create("POST", f"{base}/letters-of-consent/{signed}/sign", sign_request())
    answers = {questionnaire["questions"][0]["id"]: True}
    await create("POST", f"{base}/questionary/{answered}/answer", {"answers": answers, "version": 1})
    return {
        "template_id": template["id"], "questionnaire_id": questionnaire["id"], "question_id": questionnaire["questions"][0]["id"],
        "consent_id": pending, "signed_consent_id": signed, "client_questionnaire_id": unanswered, "answered_questionnaire_id": answered,
    }


_CLIENT = "/api/client/{client_id}"
_BUILTIN_ANSWERS = {"yes_no": False, "yes_no_textbox": {"value": False, "more": ""}}


def _answer_builtin(builtin_type: BuiltinType) -> dict[str, Any]:
    questions = BUILTIN_TEMPLATES[builtin_type].questions
    return {"answers": {str(question.id): _BUILTIN_ANSWERS[question.type] for question in questions if question.type in _BUILTIN_ANSWERS}}


_QUESTIONNAIRE = "/api/questionary/{questionnaire_id}"
WRITES: dict[str, Any] = {
    "POST /api/letters-of-consent": lambda _: {**CONSENT_TEMPLATE, "title": "Annat"},
    "PUT /api/letters-of-consent/{template_id}": lambda _: {**CONSENT_TEMPLATE, "version": 1},
    "POST /api/letters-of-consent/{template_id}/toggle": lambda _: {"version": 1},
    "DELETE /api/letters-of-consent/{template_id}": lambda _: None,
    "POST /api/letters-of-consent/{template_id}/restore": lambda _: {"version": 1},
    "POST /api/questionary": lambda _: {"title_en": "New", "questions": [_QUESTION]},
    f"PUT {_QUESTIONNAIRE}": lambda _: {"title_en": "Other", "version": 1},
    f"PUT {_QUESTIONNAIRE}/update-new": lambda _: {"title_en": "Other", "questions": [_QUESTION], "version": 1},
    f"POST {_QUESTIONNAIRE}/copy": lambda _: None,
    f"POST {_QUESTIONNAIRE}/toggle": lambda _: {"version": 1},
    f"DELETE {_QUESTIONNAIRE}": lambda _: None,
    f"POST {_QUESTIONNAIRE}/restore": lambda _: {"version": 1},
    f"POST {_QUESTIONNAIRE}/questions": lambda _: {**_QUESTION, "version": 1},
    f"POST {_QUESTIONNAIRE}/questions/bulk": lambda _: {"questions": [_QUESTION], "version": 1},
    f"PUT {_QUESTIONNAIRE}/questions/{{question_id}}": lambda _: {**_QUESTION, "version": 1},
    f"DELETE {_QUESTIONNAIRE}/questions/{{question_id}}": lambda _: None,
    "POST /api/v2/questionary/{questionnaire_id}/questions/shift": lambda clinic: {"ids": [clinic.ids["question_id"]], "version": 1},
    f"POST {_CLIENT}/aesthetic-information": lambda clinic: {"kind": "filler", "template_id": clinic.ids["template_id"]},
    f"POST {_CLIENT}/letters-of-consent": lambda clinic: {"template_ids": [clinic.ids["template_id"]]},
    f"POST {_CLIENT}/letters-of-consent/{{consent_id}}/sign": lambda _: sign_request(
        answers={PREGNANT_ID: {"value": True, "more": "v. 9"}}, signature=draw_signature(),
    ),
    f"POST {_CLIENT}/letters-of-consent/{{signed_consent_id}}/correct": lambda _: {"reason": "Fel svar"},
    f"POST {_CLIENT}/letters-of-consent/{{signed_consent_id}}/review": lambda _: {"is_approved": True},
    f"POST {_CLIENT}/letters-of-consent/{{consent_id}}/cancel": lambda _: {"reason": "Ville inte", "version": 1},
    f"POST {_CLIENT}/health-questionnaire": lambda _: _answer_builtin("health"),
    f"POST {_CLIENT}/covid-19": lambda _: _answer_builtin("covid_19"),
    f"POST {_CLIENT}/aesthetic-interest": lambda _: {"answer_checkbox": ["lips"]},
    f"POST {_CLIENT}/questionary": lambda clinic: {"questionnaire_ids": [clinic.ids["questionnaire_id"]]},
    f"POST {_CLIENT}/questionary/{{client_questionnaire_id}}/answer": lambda clinic: {"answers": {clinic.ids["question_id"]: False}, "version": 1},
    f"PUT {_CLIENT}/questionary/{{answered_questionnaire_id}}/sign": lambda _: {"signature": draw_signature(), "version": 4},
    f"POST {_CLIENT}/questionary/{{answered_questionnaire_id}}/regenPdf": lambda _: None,
    f"POST {_CLIENT}/questionary/{{answered_questionnaire_id}}/correct": lambda _: {"reason": "Fel svar"},
    f"POST {_CLIENT}/questionary/{{answered_questionnaire_id}}/review": lambda _: {"is_approved": True},
    f"POST {_CLIENT}/questionary/{{client_questionnaire_id}}/cancel": lambda _: {"reason": "Ville inte", "version": 1},
}
"""For every route of the forms that writes: a body that succeeds."""

TESTED_ELSEWHERE = {"POST /api/client/{client_id}/forms/sendMail": "tests/forms/test_links.py: the client needs a phone"}
