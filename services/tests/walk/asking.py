"""The forms' part of the clinic with one of everything."""

from typing import Any

from tests.forms.worlds import LETTER, PREGNANT, ink, signing

_QUESTION = {"type": "yes_no", "text_sv": "Röker du?"}


async def ids(owner: Any, client_id: str) -> dict[str, str]:
    """A letter, a questionnaire, and of each one that waits and one that is done."""

    async def made(method: str, path: str, body: Any) -> Any:
        answer = (await owner.send(method, path, json=body)).json()
        assert answer["status"] == "1", answer
        return answer["data"]

    at = f"/api/client/{client_id}"
    letter = await made("POST", "/api/letters-of-consent", LETTER)
    form = await made("POST", "/api/questionary", {"title_sv": "Hälsa", "questions": [_QUESTION]})
    waiting, signed = [(await made("POST", f"{at}/letters-of-consent", {"letter_ids": [letter["id"]]}))[0]["id"] for _ in range(2)]
    open_, answered = [(await made("POST", f"{at}/questionary", {"questionary_ids": [form["id"]]}))[0]["id"] for _ in range(2)]
    await made("POST", f"{at}/letters-of-consent/{signed}/sign", signing())
    await made("POST", f"{at}/questionary/{answered}/answer", {"answers": {form["questions"][0]["id"]: True}, "version": 1})
    return {
        "letter_id": letter["id"], "questionary_id": form["id"], "question_id": form["questions"][0]["id"], "consent_id": waiting,
        "signed_consent_id": signed, "record_id": open_, "answered_id": answered,
    }


_AT = "/api/client/{client_id}"
_TEMPLATE = "/api/questionary/{questionary_id}"
WRITES: dict[str, Any] = {
    "POST /api/letters-of-consent": lambda _: {**LETTER, "title": "Annat"},
    "PUT /api/letters-of-consent/{letter_id}": lambda _: {**LETTER, "version": 1},
    "POST /api/letters-of-consent/{letter_id}/toggle": lambda _: {"version": 1},
    "DELETE /api/letters-of-consent/{letter_id}": lambda _: None,
    "POST /api/letters-of-consent/{letter_id}/restore": lambda _: {"version": 1},
    "POST /api/questionary": lambda _: {"title_en": "New", "questions": [_QUESTION]},
    f"PUT {_TEMPLATE}": lambda _: {"title_en": "Other", "version": 1},
    f"PUT {_TEMPLATE}/update-new": lambda _: {"title_en": "Other", "questions": [_QUESTION], "version": 1},
    f"POST {_TEMPLATE}/copy": lambda _: None,
    f"POST {_TEMPLATE}/toggle": lambda _: {"version": 1},
    f"DELETE {_TEMPLATE}": lambda _: None,
    f"POST {_TEMPLATE}/restore": lambda _: {"version": 1},
    f"POST {_TEMPLATE}/questions": lambda _: {**_QUESTION, "version": 1},
    f"POST {_TEMPLATE}/questions/bulk": lambda _: {"questions": [_QUESTION], "version": 1},
    f"PUT {_TEMPLATE}/questions/{{question_id}}": lambda _: {**_QUESTION, "version": 1},
    f"DELETE {_TEMPLATE}/questions/{{question_id}}": lambda _: None,
    "POST /api/v2/questionary/{questionary_id}/questions/shift": lambda w: {"ids": [w.ids["question_id"]], "version": 1},
    f"POST {_AT}/letters-of-consent": lambda w: {"letter_ids": [w.ids["letter_id"]]},
    f"POST {_AT}/letters-of-consent/{{consent_id}}/sign": lambda _: signing(answers={PREGNANT: {"value": True, "more": "v. 9"}}, signature=ink()),
    f"POST {_AT}/letters-of-consent/{{signed_consent_id}}/correct": lambda _: {"reason": "Fel svar"},
    f"POST {_AT}/letters-of-consent/{{signed_consent_id}}/review": lambda _: {"is_approved": True},
    f"POST {_AT}/letters-of-consent/{{consent_id}}/cancel": lambda _: {"reason": "Ville inte", "version": 1},
    f"POST {_AT}/questionary": lambda w: {"questionary_ids": [w.ids["questionary_id"]]},
    f"POST {_AT}/questionary/{{record_id}}/answer": lambda w: {"answers": {w.ids["question_id"]: False}, "version": 1},
    f"PUT {_AT}/questionary/{{answered_id}}/sign": lambda _: {"signature": ink(), "version": 4},
    f"POST {_AT}/questionary/{{answered_id}}/regenPdf": lambda _: None,
    f"POST {_AT}/questionary/{{answered_id}}/correct": lambda _: {"reason": "Fel svar"},
    f"POST {_AT}/questionary/{{answered_id}}/review": lambda _: {"is_approved": True},
    f"POST {_AT}/questionary/{{record_id}}/cancel": lambda _: {"reason": "Ville inte", "version": 1},
}
"""For every route of the forms that writes: a body that succeeds."""

ELSEWHERE = {"POST /api/client/{client_id}/forms/sendMail": "tests/forms/test_links.py: the client needs a phone"}
