"""Seed the demo clinic's consent forms and questionnaires, some signed or answered, some still waiting for their client."""

from base64 import b64encode
from io import BytesIO
from random import Random
from typing import Any
from uuid import UUID

from PIL import Image, ImageDraw
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients_service
from clinic.core.text.richtext import from_plain_text
from clinic.forms.client_consents import service as client_consents
from clinic.forms.client_consents.schemas import ConsentAssignRequest, ConsentSignRequest
from clinic.forms.client_questionnaires import service as client_questionnaires
from clinic.forms.client_questionnaires.schemas import QuestionnaireAnswerRequest, QuestionnaireAssignRequest
from clinic.forms.consent_templates import service as consent_templates
from clinic.forms.consent_templates.schemas import ConsentTemplateCreate
from clinic.forms.questionnaire_templates import service as questionnaires
from clinic.forms.questionnaire_templates.schemas import QuestionnaireCreate
from clinic.forms.questions import Option, Question

SIGNED_COUNT, ANSWERED_COUNT, WAITING_COUNT = 40, 40, 6
CONSENT_TEMPLATES = (
    ("Samtycke till filler", "Jag har fått muntlig och skriftlig information om behandling med hyaluronsyra.\nSvullnad, rodnad och blåmärken är vanliga.\nAllvarliga komplikationer är sällsynta men kan kräva läkarvård.", True),
    ("Samtycke till botulinumtoxin", "Jag har fått information om behandling med botulinumtoxin.\nEffekten syns efter några dagar och varar i tre till fyra månader.\nHuvudvärk och lätt asymmetri kan förekomma.", True),
    ("Samtycke till laser och peeling", "Jag har fått information om behandling med laser eller kemisk peeling.\nHuden kan bli röd och fjälla i upp till en vecka.\nJag använder solskydd i minst fyra veckor efteråt.", False),
)
CONSENT_TRANSLATIONS = {
    "Samtycke till filler": ("Consent to filler", "I have been informed, orally and in writing, about treatment with hyaluronic acid.\nSwelling, redness and bruises are common.\nSerious complications are rare but may need medical care."),
    "Samtycke till botulinumtoxin": ("Consent to botulinum toxin", "I have been informed about treatment with botulinum toxin.\nThe effect shows after some days and lasts three to four months.\nHeadache and slight asymmetry may occur."),
}
"""English titles and texts; the third consent form shows how the clinic is reminded of an absent language (USE-019)."""
QUESTIONNAIRES = (
    ("Hälsodeklaration", "Health declaration", (
        ("yes_no_textbox", "Tar du några mediciner?", "Do you take any medicines?"), ("yes_no_textbox", "Har du några allergier?", "Do you have any allergies?"),
        ("yes_no", "Är du gravid eller ammar?", "Are you pregnant or breast-feeding?"), ("yes_no", "Röker du?", "Do you smoke?"),
        ("textbox", "Något annat som vi bör veta?", "Anything else that we should know?"),
    )),
    ("Före hudbehandling", "Before a skin treatment", (
        ("dropdown", "Vilken är din hudtyp?", "What is your skin type?"), ("checkboxes", "Vad vill du ha hjälp med?", "What would you like help with?"),
        ("linear_scale", "Hur känslig är din hud?", "How sensitive is your skin?"), ("short_answer", "Vilka produkter använder du?", "Which products do you use?"),
    )),
    ("Efter behandlingen", "After the treatment", (
        ("linear_scale", "Hur nöjd är du med resultatet?", "How satisfied are you with the result?"), ("yes_no_textbox", "Har du haft besvär efteråt?", "Have you had any trouble since?"),
        ("textbox", "Vad kan vi göra bättre?", "What can we do better?"),
    )),
)
OPTIONS = {
    "Vilken är din hudtyp?": (("torr", "dry"), ("normal", "normal"), ("fet", "oily"), ("blandad", "combination")),
    "Vad vill du ha hjälp med?": (("rynkor", "wrinkles"), ("akne", "acne"), ("pigment", "pigmentation"), ("ärr", "scars")),
}
TEXT_ANSWERS = ("Nej, inget särskilt.", "Har haft eksem tidigare.", "Allt har gått bra.", "Känslig för parfym.")
FOLLOW_UP_ANSWERS = ("Levaxin, en tablett om dagen.", "Nickel.", "Pollen på våren.", "Alvedon vid behov.")


def _draw_signature(random: Random) -> str:
    picture = Image.new("RGBA", (480, 160), (0, 0, 0, 0))
    points = [(30 + 50 * step, random.randint(30, 130)) for step in range(9)]
    ImageDraw.Draw(picture).line(points, fill=(22, 22, 26, 255), width=4, joint="curve")
    out = BytesIO()
    picture.save(out, "PNG")
    return "data:image/png;base64," + b64encode(out.getvalue()).decode()


def _question(question_type: Any, sv: str, en: str) -> Question:
    options = [Option(id=english, sv=swedish, en=english) for swedish, english in OPTIONS.get(sv, ())]
    return Question(type=question_type, text_sv=sv, text_en=en, required=question_type.startswith("yes_no"), options=options)


def _consent_template(title: str, text: str, asks_publish_permission: bool) -> ConsentTemplateCreate:
    english_title, english_text = CONSENT_TRANSLATIONS.get(title, ("", ""))
    return ConsentTemplateCreate(
        title=title, body=from_plain_text(text), translated_title=english_title, translated_body=from_plain_text(english_text),
        asks_publish_permission=asks_publish_permission,
    )


def _random_answer(question: Question, random: Random) -> Any:
    match question.type:
        case "yes_no":
            return random.random() < 0.2
        case "yes_no_textbox":
            yes = random.random() < 0.3
            return {"value": yes, "more": random.choice(FOLLOW_UP_ANSWERS) if yes else ""}
        case "dropdown":
            return random.choice(question.options).id
        case "checkboxes":
            return [item.id for item in random.sample(question.options, 2)]
        case "linear_scale":
            return random.randint(question.scale_min, question.scale_max)
    return random.choice(TEXT_ANSWERS)


async def seed(session: AsyncSession, clients: list[UUID], random: Random) -> None:
    """Create and complete the forms through the domain's services; the worker renders the PDFs."""
    templates = [
        await consent_templates.create_consent_template(session, _consent_template(title, text, asks)) for title, text, asks in CONSENT_TEMPLATES
    ]
    questionnaire_rows = [
        await questionnaires.create_questionnaire(session, QuestionnaireCreate(title_sv=sv, title_en=en, questions=[_question(*item) for item in questions]))
        for sv, en, questions in QUESTIONNAIRES
    ]
    for number, client_id in enumerate(random.sample(clients, SIGNED_COUNT + WAITING_COUNT)):
        template = templates[number % len(templates)]
        row = (await client_consents.assign_consents(session, client_id, ConsentAssignRequest(template_ids=[template.id])))[0]
        if number < SIGNED_COUNT:
            publish: Any = random.choice(("do_not_authorize", "only_treated_part", "eyes_covered", "authorize")) if template.asks_publish_permission else None
            consent_data = ConsentSignRequest(agreed=True, signature=_draw_signature(random), publish_permission=publish, version=row.version)
            client = await clients_service.get_client(session, client_id)
            await client_consents.sign_consent(session, row, consent_data, channel=random.choice(("link", "screen")), language=client.language)
    for number, client_id in enumerate(random.sample(clients, ANSWERED_COUNT + WAITING_COUNT)):
        questionnaire_template = questionnaire_rows[number % len(questionnaire_rows)]
        questionnaire = (await client_questionnaires.assign_questionnaires(session, client_id, QuestionnaireAssignRequest(questionnaire_ids=[questionnaire_template.id])))[0]
        if number < ANSWERED_COUNT:
            questions = [Question.model_validate(item, from_attributes=True) for item in questionnaire_template.questions]
            client = await clients_service.get_client(session, client_id)
            answer_data = QuestionnaireAnswerRequest(answers={str(item.id): _random_answer(item, random) for item in questions}, version=questionnaire.version)
            name = f"{client.first_name} {client.last_name}"
            await client_questionnaires.answer_questionnaire(session, questionnaire, answer_data, channel="link", answered_by=name, language=client.language)
